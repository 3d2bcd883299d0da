import { dayNumber } from '../shared/calendar-day.ts';
import { dated } from './fields.ts';
import { DATE_RULE, type RecordReader } from './record-reader.ts';

const TIME = 'T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?';
const DAY = '\\d{4}-\\d{2}-\\d{2}';
const IN_UTC = new RegExp(`^${DAY}(?:${TIME}Z)?$`);
const IN_ANY_ZONE = new RegExp(`^${DAY}(?:${TIME}(?:Z|[+-](?:0\\d|1[0-4]):[0-5]\\d)?)?$`);

/** An ISO 8601 date of the calendar, with or without the time of day in UTC. */
export const utcInstant = dated(IN_UTC);

/** An instant with the time of day in any zone, or in none; null where the record says nothing, and where it is wrong. */
export function instantOrNull(reader: RecordReader, key: string): string | null {
  const value = reader.raw(key);
  return value === null || value === '' ? null : reader.sound(() => instant(reader, key));
}

function instant(reader: RecordReader, key: string): string {
  const value = reader.matching(key, IN_ANY_ZONE, DATE_RULE);
  if (value !== '' && dayNumber(value.slice(0, 10)) === null) reader.problem(key, `must be ${DATE_RULE}`);
  return value;
}
