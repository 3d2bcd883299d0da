import { type Page, readablePage } from '../../../core/content/page.ts';
import { type Locale, localeEntry } from '../../../core/locale/locale.ts';
import type { Office, OfficeHours, OfficeType } from '../../../core/office/office.ts';
import { isOpen } from '../../../core/office/opening.ts';
import { phoneHref } from '../../../core/routing/phone-href.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { clockTime, localMoment } from '../../components/clock-time.ts';
import type { OfficeHoursView, OfficeRowView } from '../block-view.ts';
import type { BlockContext } from './block-context.ts';

/** The offices of a type, or all, in the directory's order (product.md CO5). */
export async function officeRows(type: OfficeType | null, context: BlockContext): Promise<OfficeRowView[]> {
  const offices = await context.ports.offices.all();
  return offices.filter((office) => type === null || office.type === type).map((office) => officeRow(office, context));
}

function officeRow(office: Office, context: BlockContext): OfficeRowView {
  const { locale, now } = context;
  const { id, name, country, timezone, phone, email, lat, lng } = office;
  return {
    id,
    name: name[locale],
    href: officeHref(id, context),
    country: country[locale],
    timezone,
    time: clockTime(timezone, now),
    hours: hoursView(office, context),
    phone: { text: phone, href: phoneHref(phone) },
    email,
    directions: `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`,
  };
}

/** The page of an office; null where it has none in this language. */
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

export function hoursView(
  { hours, timezone }: Pick<Office, 'hours' | 'timezone'>,
  context: BlockContext,
): OfficeHoursView {
  const { locale, now, translate } = context;
  const { days, opens, closes } = hours;
  const text = translate('office.hours', { days: daysText(hours, locale), opens, closes });
  return { days, opens, closes, text, open: isOpen(hours, localMoment(timezone, now)) };
}

/** `Monday–Friday`; days that do not follow one another are all named. */
function daysText({ days }: OfficeHours, locale: Locale): string {
  const iso = localeEntry(locale).iso;
  const format = new Intl.DateTimeFormat(iso, { weekday: 'long', timeZone: 'UTC' });
  // 5 January 2026 was a Monday.
  const names = days.map((day) => format.format(new Date(Date.UTC(2026, 0, 4 + day))));
  const follow = days.every((day, at) => at === 0 || day === ((days[at - 1] ?? 0) % 7) + 1);
  const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
  return follow && names.length > 2 ? `${first}–${last}` : names.join(', ');
}
