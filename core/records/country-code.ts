import { field } from './fields.ts';
import { isCountryCode } from './known-codes.ts';

/** Checks that a country code is listed by ISO 3166-1 alpha-2. */
export function countryProblem(code: unknown): string | null {
  if (typeof code !== 'string' || !/^[A-Z]{2}$/.test(code)) return 'must be a country code such as MC';
  return isCountryCode(code) ? null : `is no country: ISO 3166-1 has no ${code}`;
}

export const country = field<string>(countryProblem);
