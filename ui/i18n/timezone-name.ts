import { type Locale, localeEntry } from '../../core/locale/locale.ts';

const WINTER_DAY = Date.UTC(2026, 0, 15);

/**
 * Returns the name of a time zone in a language, `Central European Time`. It is the same in summer and winter, so that
 * a cached page can contain it. @param timezone IANA time zone
 */
export function timezoneName(timezone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeEntry(locale).iso, { timeZone: timezone, timeZoneName: 'longGeneric' });
  return format.formatToParts(WINTER_DAY).find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
}
