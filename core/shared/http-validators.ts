import { dayNumber } from './calendar-day.ts';

/** The validators of the last answer (RFC 9110); null where the server gave none that can be sent back. */
export interface HttpValidators {
  readonly etag: string | null;
  readonly modified: string | null;
}

/** Longer ones are not kept. */
const MAX_LENGTH = 256;
const ETAG = /^(?:W\/)?"[\x21\x23-\x7E]*"$/;

/** Reads validators strictly: they are kept and sent back as they came, and so must not be any text. */
export function readHttpValidators(etag: unknown, modified: unknown): HttpValidators {
  const isETag = typeof etag === 'string' && etag.length <= MAX_LENGTH && ETAG.test(etag);
  return { etag: isETag ? etag : null, modified: isHttpDate(modified) ? modified : null };
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const HTTP_DATE = /^(\w{3}), (\d{2}) (\w{3}) (\d{4}) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d GMT$/;
/** Day number of a Sunday, 1970-01-04. */
const SUNDAY = 3;

/** Whether it is a date in the one form that servers may write (RFC 9110 5.6.7), of a day that exists. */
function isHttpDate(value: unknown): value is string {
  const [, weekday = '', date, month = '', year] = (typeof value === 'string' ? HTTP_DATE.exec(value) : null) ?? [];
  const day = dayNumber(`${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${date}`);
  return day !== null && DAYS[(((day - SUNDAY) % 7) + 7) % 7] === weekday;
}
