import type { Locale } from '../../core/locale/locale.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/** The country of an ISO 3166-1 alpha-2 code, in either case, as a locale calls it; what is no such code stays as it is. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  const ofLocale = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  names.set(locale, ofLocale);
  return ofLocale.of(code.toUpperCase()) ?? code;
}
