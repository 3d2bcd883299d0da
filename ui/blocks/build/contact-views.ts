import { readablePage } from '../../../core/content/page.ts';
import { EMPTY_ENQUIRY_REQUEST, encodeEnquiryRequest } from '../../../core/enquiry/form-queries.ts';
import type { Office, OfficeType } from '../../../core/office/office.ts';
import { phoneHref } from '../../../core/routing/link-policy.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { officeHours } from '../../i18n/office-hours.ts';
import { zoneName } from '../../i18n/zone-name.ts';
import type { BlockContext, BlockOf } from './block-context.ts';
import { pageHref, titled } from './localized.ts';

export async function contactView({ type, title, text, ...block }: BlockOf<'contact'>, context: BlockContext) {
  const contact = (await personContact(block.person, context)) ?? (await officeContact(block.office, context));
  return {
    type,
    ...titled(title),
    text,
    who: contact ?? (await brokerageContact(context)),
    enquireHref: enquireHref(block, context),
  };
}

/** Returns the address of the form to this person or office; on a berth's page it asks about the berth (FM1). */
function enquireHref(
  { person, office }: Pick<BlockOf<'contact'>, 'person' | 'office'>,
  { page, href }: BlockContext,
): string {
  const isBerth = page.details.kind === 'berth';
  const about = isBerth ? ({ kind: 'berth', berth: page.id } as const) : null;
  return href(
    routePath({ name: 'enquire' }) + encodeEnquiryRequest({ ...EMPTY_ENQUIRY_REQUEST, ...about, person, office }),
  );
}

async function personContact(id: string | null, context: BlockContext) {
  const page = id === null ? undefined : context.pages.find((other) => other.id === id);
  if (page?.details.kind !== 'person') return null;
  const { locale } = context;
  const { details } = page;
  const office = await context.ports.offices.byId(details.office);
  return {
    name: readablePage(page, locale).state.breadcrumbsTitle,
    // A person's own page does not link to itself.
    href: page.id === context.page.id ? null : pageHref(page, context),
    line: [details.role[locale], ...(office ? [office.name[locale]] : [])].join(', '),
    ...reachedBy(details),
    ...clockOf(office, context),
  };
}

async function officeContact(id: string | null, context: BlockContext) {
  const office = id === null ? null : await context.ports.offices.byId(id);
  if (office === null) return null;
  const { page, locale } = context;
  const isHere = page.details.kind === 'office' && page.details.office === office.id;
  return {
    name: office.name[locale],
    href: isHere ? null : officeHref(office.id, context),
    line: office.country[locale],
    ...reachedBy(office),
    ...clockOf(office, context),
  };
}

async function brokerageContact(context: BlockContext) {
  const { brand } = await context.ports.content.site();
  return {
    name: brand.name,
    href: null,
    line: brand.tagline[context.locale],
    ...reachedBy(brand),
    ...clockOf(null, context),
  };
}

/** Returns the links by which a person or an office is reached. */
function reachedBy({ phone, email }: { readonly phone: string; readonly email: string }) {
  return {
    phone: { text: phone, href: phoneHref(phone) },
    email: { text: email, href: `mailto:${email}` },
  };
}

/** Returns time zone and opening hours; without an office there are none. */
function clockOf(office: Office | null, context: BlockContext) {
  if (office === null) return { timezone: null, zone: '', hours: null };
  const { timezone } = office;
  return { timezone, zone: zoneName(timezone, context.locale), hours: officeHours(office, context) };
}

/** Returns the offices of a type, or all, in the directory's order (CO5). */
export async function officesOf(type: OfficeType | null, { ports }: BlockContext): Promise<readonly Office[]> {
  const offices = await ports.offices.all();
  return offices.filter((office) => type === null || office.type === type);
}

/** Builds the row of an office in a list (CO5). */
export function officeRow(office: Office, context: BlockContext) {
  const { locale } = context;
  const { id, name, country, timezone, phone, email, lat, lng } = office;
  return {
    id,
    name: name[locale],
    href: officeHref(id, context),
    country: country[locale],
    timezone,
    zone: zoneName(timezone, locale),
    hours: officeHours(office, context),
    phone: { text: phone, href: phoneHref(phone) },
    email,
    directions: `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`,
  };
}

/** Returns the address of an office's page; null if it has none in this language. */
function officeHref(office: string, context: BlockContext): string | null {
  const page = context.pages.find(({ details }) => details.kind === 'office' && details.office === office);
  return page === undefined ? null : pageHref(page, context);
}
