import { type Locale, localeEntry } from '../../core/locale/locale.ts';

/** Returns the names of languages in the locale's language, `English, French and Greek`. @param codes ISO 639-1 */
export function languagesText(codes: readonly string[], locale: Locale): string {
  const { iso } = localeEntry(locale);
  const names = new Intl.DisplayNames(iso, { type: 'language' });
  return new Intl.ListFormat(iso, { type: 'conjunction' }).format(codes.map((code) => names.of(code) ?? code));
}
