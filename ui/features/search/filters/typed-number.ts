import { type Locale, localeEntry } from '../../../../core/locale/locale.ts';

/** A number as a person types it into a field: with the locale's decimal sign, without thousands set apart. */
export function typedNumber(value: number, locale: Locale): string {
  return String(value).replace('.', localeEntry(locale).decimal);
}
