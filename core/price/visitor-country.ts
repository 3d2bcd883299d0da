import type { LengthUnit } from '../yacht/length.ts';
import { type Currency, DEFAULT_CURRENCY } from './currency.ts';

/** product.md PR6. */
const CURRENCY_BY_COUNTRY: Readonly<Record<string, Currency>> = {
  AU: 'aud',
  CA: 'usd',
  IE: 'eur',
  GB: 'gbp',
  LR: 'usd',
  MM: 'usd',
  US: 'usd',
};

/** Countries that read lengths in feet (product.md PR6). */
const FEET_FIRST: readonly string[] = ['CA', 'GB', 'IE', 'LR', 'MM', 'US'];

/** @param country ISO 3166-1 alpha-2 */
export function currencyForCountry(country: string | null): Currency {
  return (country === null ? undefined : CURRENCY_BY_COUNTRY[country]) ?? DEFAULT_CURRENCY;
}

export function unitForCountry(country: string | null): LengthUnit {
  return country !== null && FEET_FIRST.includes(country) ? 'feet' : 'meters';
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
  const code = raw?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** `en-GB,en;q=0.9` → `GB`. */
function regionOf(acceptLanguage: string | null): string | null {
  const [first = ''] = (acceptLanguage ?? '').slice(0, 200).split(/[,;]/, 1);
  const region = first.trim().split('-').slice(1).find((part) => part.length === 2);
  return countryCode(region ?? null);
}
