import { type Locale, localeEntry } from '../../core/locale/locale.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters: creating one costs a hundred times what using it does. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(localeEntry(locale).iso, options);
  formats.set(key, known);
  return known;
}

export function longDates(locale: Locale): Intl.DateTimeFormat {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Formats a date: `14 September 2026`, `14 de septiembre de 2026`. @param iso a date */
export function dateText(iso: string, locale: Locale): string {
  return longDates(locale).format(new Date(`${iso.slice(0, 10)}T12:00:00Z`));
}
