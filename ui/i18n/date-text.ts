import { type Locale, localeEntry } from '../../core/locale/locale.ts';
import type { Translate } from './translator.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a date formatter from a cache: creating one costs a hundred times what using it does. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(localeEntry(locale).iso, options);
  formats.set(key, known);
  return known;
}

export function longDateFormat(locale: Locale): Intl.DateTimeFormat {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Formats a date: `14 September 2026`, `14 de septiembre de 2026`. @param iso ISO 8601 */
export function dateText(iso: string, locale: Locale): string {
  return longDateFormat(locale).format(new Date(`${iso.slice(0, 10)}T12:00:00Z`));
}

/** Formats a time of day as the language writes it: `9:00`. @param time `09:00` */
export function timeText(time: string, locale: Locale): string {
  const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(new Date(`2026-01-01T${time}:00Z`));
}

/** Formats a season, such as `December to May`; all twelve months have a text of their own. */
export function monthRangeText(
  { from, to }: { readonly from: number; readonly to: number },
  locale: Locale,
  translate: Translate,
): string {
  if ((to % 12) + 1 === from) return translate('season.allYear');
  return translate('season.span', { from: monthName(from, locale), to: monthName(to, locale) });
}

/** Returns the name of a day of the week. @param weekday 1 for Monday to 7 for Sunday */
export function weekdayName(weekday: number, locale: Locale): string {
  // 4 January 2026 was a Sunday.
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 4 + weekday));
}

function monthName(month: number, locale: Locale): string {
  return dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month - 1, 15)));
}

/** Formats a span of dates, such as `20–23 March 2027`. */
export function dateRangeText(starts: string, ends: string, locale: Locale): string {
  const at = (iso: string) => new Date(`${iso}T12:00:00Z`);
  return starts === ends ? dateText(starts, locale) : longDateFormat(locale).formatRange(at(starts), at(ends));
}

/** Formats a span of days whose year is said elsewhere, such as `28 Nov – 5 Dec`. @param starts ISO 8601 date */
export function dayRangeText(starts: string, ends: string, locale: Locale): string {
  const at = (iso: string) => new Date(`${iso}T12:00:00Z`);
  return dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(at(starts), at(ends));
}
