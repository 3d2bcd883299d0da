import { type Locale, localeEntry } from '../../core/locale/locale.ts';
import { listText } from './list-text.ts';

/** Returns the names of languages in the locale's language, `English, French and Greek`. @param codes ISO 639-1 */
export function languagesText(codes: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames(localeEntry(locale).iso, { type: 'language' });
  return listText(
    codes.map((code) => names.of(code) ?? code),
    locale,
  );
}
