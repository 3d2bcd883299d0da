import { instantProblem } from '../records/fields.ts';
import { err, ok } from '../shared/result.ts';
import { type Reading, saysNothing } from './reading.ts';

/** The order of day, month and year in the dates of a feed. */
export const DATE_ORDERS = ['day-month-year', 'month-day-year'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const YEAR_FIRST =
  /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?:[T ]\s*(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:\s+(\d{2}:\d{2}(?::\d{2})?))?$/;

/**
 * Reads a date of a feed as an ISO 8601 date or instant: `2026-05-01`, `2026-05-01 10:00:00Z` (FD1). Of `01/05/2026` the feed
 * has to say the order.
 */
export function readDate(text: string, order: DateOrder | null = null): Reading<string> {
  const written = text.trim();
  if (saysNothing(written) || /^0000-?00-?00/.test(written)) return ok(null);
  const [, year, , month, day, time, zone] = YEAR_FIRST.exec(written) ?? [];
  if (year !== undefined) return isoDate(`${year}-${month}-${day}`, time, zone);
  const [, first = '', , second = '', lastYear, lastTime] = YEAR_LAST.exec(written) ?? [];
  if (lastYear === undefined) return err('is no date');
  if (order === null) return err('is a date whose order of day and month is not known');
  const parts = order === 'day-month-year' ? [second, first] : [first, second];
  return isoDate([lastYear, ...parts.map((part) => part.padStart(2, '0'))].join('-'), lastTime, undefined);
}

function isoDate(date: string, time: string | undefined, zone: string | undefined): Reading<string> {
  const offset = zone?.toUpperCase().replace(/^([+-]\d{2}):?/, '$1:') ?? '';
  const iso = time === undefined ? date : `${date}T${time}${offset}`;
  return instantProblem(iso) === null ? ok(iso) : err('is no date');
}
