import { err, ok } from '../shared/result.ts';
import { isBlankValue, type Reading } from './reading.ts';

const FIRST_YEAR = 1800;
const LAST_YEAR = 2100;

/** Reads a year of a feed: `2019`, or that of a date or month: `2019-05-01`, `05/2019` (FD1). 0 is none. */
export function readYear(text: string): Reading<number> {
  const written = text.trim();
  if (isBlankValue(written) || /^0+$/.test(written)) return ok(null);
  const [, first, last] =
    /^(\d{4})(?:\.0+|[-/.]\d{1,2}(?:[-/.]\d{1,2}(?:[T ].*)?)?)?$|^(?:\d{1,2}[-/.]){1,2}(\d{4})$/.exec(written) ?? [];
  const year = Number(first ?? last ?? Number.NaN);
  return year >= FIRST_YEAR && year <= LAST_YEAR ? ok(year) : err('is not a valid year');
}
