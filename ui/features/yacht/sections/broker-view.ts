import { translationOrFallback } from '../../../../core/content/page.ts';
import { brokerFor } from '../../../../core/enquiry/choose-responder.ts';
import type { Market } from '../../../../core/market/market.ts';
import { phoneHref } from '../../../../core/routing/phone-href.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import { languagesText } from '../../../i18n/languages-text.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { officeHoursView } from '../../../i18n/office-hours.ts';
import { timezoneName } from '../../../i18n/timezone-name.ts';
import { portraitById } from '../../../yacht-card/hero-picture.ts';
import type { YachtContext } from '../yacht-context.ts';

/** Builds the contact for her on this market: her broker, else her office, else the brokerage (PR8, CO5). */
export async function brokerView(yacht: Yacht, market: Market, context: YachtContext) {
  const { ports, locale, translate, href } = context;
  const page = brokerFor(await ports.content.pages(), yacht, market);
  const person = page?.details.kind === 'person' ? page.details : null;
  const officeId = person?.office ?? yacht.office;
  const office = officeId === null ? null : await ports.offices.byId(officeId);
  const { brand } = await ports.content.site();
  const { phone, email } = person ?? office ?? brand;
  const personPage = page === null || person === null ? null : translationOrFallback(page, locale);
  const name = personPage?.state.breadcrumbsTitle ?? brand.name;
  const portrait = await portraitById(personPage && page ? page.image : null, { media: ports.media, locale });
  const isOffice = person === null && office !== null;
  const row = (label: MessageKey, value: string, href: string | null = null) => ({
    label: translate(label),
    value,
    href,
  });
  return {
    title: isOffice ? translate('office.ask', { office: office.name[locale] }) : translate('broker.ask', { name }),
    text: translate('office.answer'),
    portrait,
    /** Address of her broker's page; null for an office or the brokerage, and if there is none in this language. */
    href:
      personPage === null || page?.translations[locale] === null
        ? null
        : href(routePath({ name: 'content', slug: personPage.slug })),
    write: isOffice ? translate('office.write') : translate('contact.write', { name }),
    call: { text: phone, href: phoneHref(phone) },
    rows: [
      ...(person === null ? [] : [row('broker.role', person.role[locale])]),
      ...(office === null
        ? []
        : [row('office.office', [...new Set([office.name[locale], office.country[locale]])].join(', '))]),
      ...(person === null ? [] : [row('broker.languages', languagesText(person.languages, locale))]),
      row('office.phone', phone, phoneHref(phone)),
      row('office.email', email, letterTo(email, yacht, context)),
      row('office.reference', yacht.id),
    ],
    clock: office && { timezone: office.timezone, zone: timezoneName(office.timezone, locale) },
    hours: office && officeHoursView(office, context),
  };
}

function letterTo(to: string, { name, id }: Yacht, { translate }: YachtContext): string {
  const values = { name, id };
  return mailtoHref({ to, subject: translate('office.subject', values), body: translate('broker.letter', values) });
}

export function mailtoHref({ to, subject, body }: Record<'to' | 'subject' | 'body', string>): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
