import { field } from './fields.ts';
import { isCountryCode } from './known-codes.ts';
import type { RecordReader } from './record-reader.ts';

const COUNTRY = /^[A-Z]{2}$/;
const COUNTRY_RULE = 'a country code such as MC';

/** A country that ISO 3166-1 lists, by its two letters. */
export const country = field<string>((code) =>
  typeof code === 'string' && COUNTRY.test(code) ? countryProblem(code) : `must be ${COUNTRY_RULE}`,
);

/** The same of a reader's record; null where the record says nothing, and where the code is none. */
export function countryCodeOrNull(reader: RecordReader, key: string): string | null {
  const value = reader.raw(key);
  if (value === null || value === '') return null;
  return reader.sound(() => {
    const code = reader.matching(key, COUNTRY, COUNTRY_RULE);
    const problem = code === '' ? null : countryProblem(code);
    if (problem !== null) reader.problem(key, problem);
    return code;
  });
}

function countryProblem(code: string): string | null {
  return isCountryCode(code) ? null : `is no country: ISO 3166-1 has no ${code}`;
}
