import type { Locale } from '../../core/locale/locale.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/** Returns the name of an ISO 3166-1 alpha-2 code, in either case, in a language; another text is returned as it is. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  const ofLocale = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  names.set(locale, ofLocale);
  return ofLocale.of(code.toUpperCase()) ?? code;
}
