import { DEFAULT_LOCALE, isLocale, type Locale } from '../locale/locale.ts';
import type { RecordReader } from './record-reader.ts';

const ANY_TEXT = /^/;

/** A text, empty or not, as it was written. */
export function anyText(reader: RecordReader, key: string): string {
  return reader.matching(key, ANY_TEXT, 'a text');
}

/** Null only where the record says so. */
export function anyTextOrNull(reader: RecordReader, key: string): string | null {
  return reader.raw(key) === null ? null : anyText(reader, key);
}

export function localeField(reader: RecordReader, key: string): Locale {
  const value = reader.raw(key);
  if (isLocale(value)) return value;
  reader.problem(key, 'must be a locale');
  return DEFAULT_LOCALE;
}
