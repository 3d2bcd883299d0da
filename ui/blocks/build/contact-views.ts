import type {
  ButtonGroupBlock,
  ContactBlock,
  FormBlock,
  NewsletterBlock,
} from '../../../core/content/blocks/contact-blocks.ts';
import { readablePage } from '../../../core/content/page.ts';
import { EMPTY_ENQUIRY_REQUEST, encodeEnquiryRequest } from '../../../core/enquiry/form-queries.ts';
import { phoneHref } from '../../../core/routing/link-policy.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { officeHours } from '../../i18n/office-hours.ts';
import { zoneName } from '../../i18n/zone-name.ts';
import type { BlockView, ContactView } from '../block-view.ts';
import type { BlockContext } from './block-context.ts';
import { localizedHref, localizedLink, titled } from './localized.ts';
import { officeHref, pageHref } from './office-views.ts';

type View<Type extends BlockView['type']> = Extract<BlockView, { type: Type }>;

export async function contactView(block: ContactBlock, context: BlockContext): Promise<View<'contact'>> {
  const who = (await personContact(block.person, context)) ?? (await officeContact(block.office, context));
  return {
    type: 'contact',
    ...titled(block.title),
    text: block.text,
    who: who ?? (await brokerageContact(context)),
    enquireHref: enquireHref(block, context),
  };
}

/**
 * Returns the address of the form to the person or office that the block names; on a berth's page the form asks about
 * the berth (FM1).
 */
function enquireHref({ person, office }: ContactBlock, { page, href }: BlockContext): string {
  const isBerth = page.details.kind === 'berth';
  const about = isBerth ? ({ kind: 'berth', berth: page.id } as const) : null;
  return href(
    routePath({ name: 'enquire' }) + encodeEnquiryRequest({ ...EMPTY_ENQUIRY_REQUEST, ...about, person, office }),
  );
}

async function personContact(id: string | null, context: BlockContext): Promise<ContactView | null> {
  const page = id === null ? undefined : context.pages.find((other) => other.id === id);
  if (page?.details.kind !== 'person') return null;
  const { locale } = context;
  const { details } = page;
  const office = await context.ports.offices.byId(details.office);
  const name = readablePage(page, locale).state.breadcrumbsTitle;
  return {
    name,
    // A person's own page does not link to itself.
    href: page.id === context.page.id ? null : pageHref(page, context),
    line: [details.role[locale], ...(office ? [office.name[locale]] : [])].join(', '),
    phone: { text: details.phone, href: phoneHref(details.phone) },
    email: { text: details.email, href: `mailto:${details.email}` },
    ...clockOf(office, context),
  };
}

async function officeContact(id: string | null, context: BlockContext): Promise<ContactView | null> {
  const office = id === null ? null : await context.ports.offices.byId(id);
  if (office === null) return null;
  const { page, locale } = context;
  const isHere = page.details.kind === 'office' && page.details.office === office.id;
  return {
    name: office.name[locale],
    href: isHere ? null : officeHref(office.id, context),
    line: office.country[locale],
    phone: { text: office.phone, href: phoneHref(office.phone) },
    email: { text: office.email, href: `mailto:${office.email}` },
    ...clockOf(office, context),
  };
}

async function brokerageContact(context: BlockContext): Promise<ContactView> {
  const { brand } = await context.ports.content.site();
  return {
    name: brand.name,
    href: null,
    line: brand.tagline[context.locale],
    phone: { text: brand.phone, href: phoneHref(brand.phone) },
    email: { text: brand.email, href: `mailto:${brand.email}` },
    ...clockOf(null, context),
  };
}

function clockOf(
  office: Awaited<ReturnType<BlockContext['ports']['offices']['byId']>>,
  context: BlockContext,
): Pick<ContactView, 'timezone' | 'zone' | 'hours'> {
  if (office === null) return { timezone: null, zone: '', hours: null };
  const { timezone } = office;
  return { timezone, zone: zoneName(timezone, context.locale), hours: officeHours(office, context) };
}

export function formView({ title, text, link }: FormBlock, { href }: BlockContext): View<'form'> {
  return { type: 'form', ...titled(title), text, link: localizedLink(link, href) };
}

export function newsletterView(
  { headline, text, button }: NewsletterBlock,
  { href }: BlockContext,
): View<'newsletter'> {
  return { type: 'newsletter', ...titled(headline), text, button: localizedLink(button, href) };
}

export function buttonGroupView(
  { alignment, buttons }: ButtonGroupBlock,
  { href }: BlockContext,
): View<'button-group'> {
  const localized = buttons.map((button) => ({ ...button, href: localizedHref(button.href, href) }));
  return { type: 'button-group', alignment, buttons: localized };
}
