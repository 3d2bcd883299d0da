import { type Page, readablePage } from '../../../core/content/page.ts';
import type { Office, OfficeType } from '../../../core/office/office.ts';
import { phoneHref } from '../../../core/routing/link-policy.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { officeHours } from '../../i18n/office-hours.ts';
import { zoneName } from '../../i18n/zone-name.ts';
import type { OfficeRowView } from '../block-view.ts';
import type { BlockContext } from './block-context.ts';

/** Builds rows of the offices of a type, or of all, in the directory's order (CO5). */
export async function officeRows(type: OfficeType | null, context: BlockContext): Promise<OfficeRowView[]> {
  const offices = await context.ports.offices.all();
  return offices.filter((office) => type === null || office.type === type).map((office) => officeRow(office, context));
}

function officeRow(office: Office, context: BlockContext): OfficeRowView {
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
export function officeHref(
  office: string,
  { pages, locale, href }: Pick<BlockContext, 'pages' | 'locale' | 'href'>,
): string | null {
  const page = pages.find(({ details }) => details.kind === 'office' && details.office === office);
  return page === undefined ? null : pageHref(page, { locale, href });
}

export function pageHref(page: Page, { locale, href }: Pick<BlockContext, 'locale' | 'href'>): string | null {
  return page.translations[locale] === null
    ? null
    : href(routePath({ name: 'content', slug: readablePage(page, locale).slug }));
}
