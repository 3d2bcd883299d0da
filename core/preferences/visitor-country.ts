import { acceptedLanguages } from '../locale/accepted-languages.ts';
import { type Currency, DEFAULT_CURRENCY } from '../price/currency.ts';
import type { LengthUnit } from '../yacht/length.ts';

/** product.md PR6. */
const CURRENCY_BY_COUNTRY: ReadonlyMap<string, Currency> = new Map([
  ['AU', 'aud'],
  ['CA', 'usd'],
  ['IE', 'eur'],
  ['GB', 'gbp'],
  ['LR', 'usd'],
  ['MM', 'usd'],
  ['US', 'usd'],
]);

/** Countries that read lengths in feet (product.md PR6). */
const FEET_FIRST: ReadonlySet<string> = new Set(['CA', 'GB', 'IE', 'LR', 'MM', 'US']);

/** What CDNs write for a visitor whose country they do not know. */
const NOWHERE: ReadonlySet<string> = new Set(['XX', 'ZZ']);

/** @param country ISO 3166-1 alpha-2 */
export function currencyForCountry(country: string | null): Currency {
  return CURRENCY_BY_COUNTRY.get(country ?? '') ?? DEFAULT_CURRENCY;
}

export function unitForCountry(country: string | null): LengthUnit {
  return FEET_FIRST.has(country ?? '') ? 'feet' : 'meters';
}

/** The visitor's stored choice, else the CDN's header, else the region of the first accepted language; null for none. */
export function visitorCountry(clues: {
  readonly stored: string | null;
  readonly header: string | null;
  readonly acceptLanguage: string | null;
}): string | null {
  return countryCode(clues.stored) ?? countryCode(clues.header) ?? regionOf(clues.acceptLanguage);
}

function countryCode(raw: string | null): string | null {
  const written = raw?.trim() ?? '';
  const code = /^[a-z]{2}$/i.test(written) ? written.toUpperCase() : null;
  return code === null || NOWHERE.has(code) ? null : code;
}

/** `en-GB,en;q=0.9` → `GB`; the region stands before any extension, so that the calendar of `en-u-ca-gregory` is none. */
function regionOf(acceptLanguage: string | null): string | null {
  const first = acceptedLanguages(acceptLanguage)[0] ?? '';
  return countryCode(/^[a-z]{2,8}(?:-[a-z]{3}){0,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(first)?.[1] ?? null);
}
