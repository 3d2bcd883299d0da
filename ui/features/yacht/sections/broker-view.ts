import { type Page, readablePage } from '../../../../core/content/page.ts';
import type { PersonDetails } from '../../../../core/content/page-details.ts';
import type { Site } from '../../../../core/content/site.ts';
import { brokerFor } from '../../../../core/enquiry/route-enquiry.ts';
import type { Market } from '../../../../core/market/market.ts';
import type { Office } from '../../../../core/office/office.ts';
import { phoneHref } from '../../../../core/routing/link-policy.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import { languagesText } from '../../../i18n/languages-text.ts';
import { officeHours } from '../../../i18n/office-hours.ts';
import { zoneName } from '../../../i18n/zone-name.ts';
import { mailtoHref } from '../mailto-href.ts';
import type { YachtContext } from '../yacht-context.ts';
import type { BrokerView } from '../yacht-view.ts';

/** Builds the contact for her on this market: her broker, else her office, else the brokerage (PR8, CO5). */
export async function brokerView(yacht: Yacht, market: Market, context: YachtContext): Promise<BrokerView> {
  const { offices, content } = context.ports;
  const page = brokerFor(await content.pages(), yacht, market);
  const person = page?.details.kind === 'person' ? page.details : null;
  const office = await officeOf(person?.office ?? yacht.office, offices);
  if (page !== null && person !== null) return personView(page, person, office, yacht, context);
  return office === null ? brokerageView(await content.site(), yacht, context) : officeView(office, yacht, context);
}

async function officeOf(id: string | null, offices: YachtContext['ports']['offices']): Promise<Office | null> {
  return id === null ? null : offices.byId(id);
}

function personView(
  page: Page,
  person: PersonDetails,
  office: Office | null,
  yacht: Yacht,
  context: YachtContext,
): BrokerView {
  const { locale, translate, href } = context;
  const { slug, state } = readablePage(page, locale);
  const name = state.breadcrumbsTitle;
  return {
    title: translate('broker.ask', { name }),
    text: translate('office.answer'),
    href: page.translations[locale] === null ? null : href(routePath({ name: 'content', slug })),
    write: translate('contact.write', { name }),
    call: { text: person.phone, href: phoneHref(person.phone) },
    rows: [
      { label: translate('broker.role'), value: person.role[locale], href: null },
      ...(office === null ? [] : [{ label: translate('office.office'), value: placeOf(office, context), href: null }]),
      { label: translate('broker.languages'), value: languagesText(person.languages, locale), href: null },
      { label: translate('office.phone'), value: person.phone, href: phoneHref(person.phone) },
      { label: translate('office.email'), value: person.email, href: letterTo(person.email, yacht, context) },
      { label: translate('office.reference'), value: yacht.id, href: null },
    ],
    ...clockOf(office, context),
  };
}

function officeView(office: Office, yacht: Yacht, context: YachtContext): BrokerView {
  const { locale, translate } = context;
  return {
    title: translate('office.ask', { office: office.name[locale] }),
    text: translate('office.answer'),
    href: null,
    write: translate('office.write'),
    call: { text: office.phone, href: phoneHref(office.phone) },
    rows: [
      { label: translate('office.office'), value: placeOf(office, context), href: null },
      { label: translate('office.phone'), value: office.phone, href: phoneHref(office.phone) },
      { label: translate('office.email'), value: office.email, href: letterTo(office.email, yacht, context) },
      { label: translate('office.reference'), value: yacht.id, href: null },
    ],
    ...clockOf(office, context),
  };
}

/** Builds the contact of the brokerage itself, for a yacht without a broker or an office. */
function brokerageView({ brand }: Site, yacht: Yacht, context: YachtContext): BrokerView {
  const { translate } = context;
  const { name, phone, email } = brand;
  return {
    title: translate('broker.ask', { name }),
    text: translate('office.answer'),
    href: null,
    write: translate('contact.write', { name }),
    call: { text: phone, href: phoneHref(phone) },
    rows: [
      { label: translate('office.phone'), value: phone, href: phoneHref(phone) },
      { label: translate('office.email'), value: email, href: letterTo(email, yacht, context) },
      { label: translate('office.reference'), value: yacht.id, href: null },
    ],
    ...clockOf(null, context),
  };
}

function placeOf({ name, country }: Office, { locale }: YachtContext): string {
  return [...new Set([name[locale], country[locale]])].join(', ');
}

function clockOf(office: Office | null, context: YachtContext): Pick<BrokerView, 'clock' | 'hours'> {
  if (office === null) return { clock: null, hours: null };
  const { timezone } = office;
  return { clock: { timezone, zone: zoneName(timezone, context.locale) }, hours: officeHours(office, context) };
}

function letterTo(to: string, yacht: Yacht, { translate }: YachtContext): string {
  const named = { name: yacht.name, id: yacht.id };
  return mailtoHref({ to, subject: translate('office.subject', named), body: translate('broker.letter', named) });
}
