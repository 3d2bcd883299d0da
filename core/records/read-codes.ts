import { isCountryCode } from './known-codes.ts';
import type { RecordReader } from './record-reader.ts';

const COUNTRY = /^[A-Z]{2}$/;

/** A country that ISO 3166-1 lists, by its two letters. */
export function countryCode(reader: RecordReader, key: string): string {
  const code = reader.matching(key, COUNTRY, 'a country code such as MC');
  if (code !== '' && !isCountryCode(code)) reader.problem(key, `is no country: ISO 3166-1 has no ${code}`);
  return code;
}

/** Null where the record says nothing, and where the code is none. */
export function countryCodeOrNull(reader: RecordReader, key: string): string | null {
  const value = reader.raw(key);
  return value === null || value === '' ? null : reader.sound(() => countryCode(reader, key));
}
