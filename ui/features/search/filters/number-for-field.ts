import { type Locale, localeEntry } from '../../../../core/locale/locale.ts';

/** Formats a number for a field: with the locale's decimal separator, without thousands separators. */
export function numberForField(value: number, locale: Locale): string {
  return String(value).replace('.', localeEntry(locale).decimal);
}
