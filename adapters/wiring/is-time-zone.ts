import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';

/** Whether the formatters of this runtime know a time zone of the IANA data base, by its name or an older one. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat(DEFAULT_LOCALE, { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
