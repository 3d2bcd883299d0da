import { instantProblem } from '../records/fields.ts';
import { err, ok } from '../shared/result.ts';
import { isBlankValue, type Reading } from './reading.ts';

/** The orders that day, month and year may have in dates of a feed that end with the year. */
export const DATE_ORDERS = ['day-month-year', 'month-day-year'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const YEAR_FIRST =
  /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?:[T ]\s*(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:\s+(\d{2}:\d{2}(?::\d{2})?))?$/;

/**
 * Reads a date of a feed and returns it as an ISO 8601 date, or date and time (FD1): `2026-05-01 10:00Z` gives
 * `2026-05-01T10:00Z`, and `20260501` and `01/05/2026` give `2026-05-01`, the last one if the order is day-month-year.
 * @param order of dates that end with the year; null where the feed does not say it, and then they are not read
 */
export function readDate(text: string, order: DateOrder | null = null): Reading<string> {
  const written = text.trim();
  // 0000-00-00 is MySQL's empty date.
  if (isBlankValue(written) || /^0000-?00-?00/.test(written)) return ok(null);
  const [, year, , month, day, time, zone] = YEAR_FIRST.exec(written) ?? [];
  if (year !== undefined) return isoDate(`${year}-${month}-${day}`, time, zone);
  const [, first = '', , second = '', lastYear, lastTime] = YEAR_LAST.exec(written) ?? [];
  if (lastYear === undefined) return err('is not a date');
  if (order === null) return err('is a date whose order, day/month or month/day, is not known');
  const parts = order === 'day-month-year' ? [second, first] : [first, second];
  return isoDate([lastYear, ...parts.map((part) => part.padStart(2, '0'))].join('-'), lastTime, undefined);
}

function isoDate(date: string, time: string | undefined, zone: string | undefined): Reading<string> {
  const offset = zone?.toUpperCase().replace(/^([+-]\d{2}):?/, '$1:') ?? '';
  const iso = time === undefined ? date : `${date}T${time}${offset}`;
  return instantProblem(iso) === null ? ok(iso) : err('is not a date');
}
