import { type Currency, DEFAULT_CURRENCY } from '../price/currency.ts';
import type { LengthUnit } from '../yacht/length.ts';

/** The currency that visitors from a country see first; for all other countries it is the default (PR6). */
const CURRENCY_BY_COUNTRY: ReadonlyMap<string, Currency> = new Map([
  ['AU', 'aud'],
  ['CA', 'usd'],
  ['IE', 'eur'],
  ['GB', 'gbp'],
  ['LR', 'usd'],
  ['MM', 'usd'],
  ['US', 'usd'],
]);

/** Countries whose visitors see lengths in feet first (PR6). */
const FEET_FIRST: ReadonlySet<string> = new Set(['CA', 'GB', 'IE', 'LR', 'MM', 'US']);

/** Codes that CDNs send for a visitor whose country they do not know. */
const NOWHERE: ReadonlySet<string> = new Set(['XX', 'ZZ']);

/** Returns the currency that visitors from a country see first. @param country ISO 3166-1 alpha-2 */
export function currencyForCountry(country: string | null): Currency {
  return CURRENCY_BY_COUNTRY.get(country ?? '') ?? DEFAULT_CURRENCY;
}

export function unitForCountry(country: string | null): LengthUnit {
  return FEET_FIRST.has(country ?? '') ? 'feet' : 'meters';
}

/** Returns the country from the CDN's header, else the region of the first accepted language; null if there is none. */
export function visitorCountry(request: {
  readonly header: string | null;
  /** Language tags (BCP 47), the most preferred first. */
  readonly languages: readonly string[];
}): string | null {
  return countryCode(request.header) ?? regionOf(request.languages[0] ?? '');
}

function countryCode(raw: string | null): string | null {
  const written = raw?.trim() ?? '';
  const code = /^[a-z]{2}$/i.test(written) ? written.toUpperCase() : null;
  return code === null || NOWHERE.has(code) ? null : code;
}

/** `en-GB` → `GB`; the region stands before any extension, so that the calendar of `en-u-ca-gregory` is none. */
function regionOf(tag: string): string | null {
  return countryCode(/^[a-z]{2,8}(?:-[a-z]{3}){0,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(tag)?.[1] ?? null);
}
