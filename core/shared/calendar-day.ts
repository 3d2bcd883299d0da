/** The figures of a date; whether nothing else is there shows as they are written again. */
const DATE = /(\d{4})-(\d{2})-(\d{2})/;

/** Days of 400 years, after which the calendar repeats itself. */
const DAYS_OF_ERA = 146_097;
/** Days from 0000-03-01 to 1970-01-01. In years counted from March, a leap day is the last day. */
const EPOCH = 719_468;

/** Returns the days from 1970-01-01 to an ISO 8601 date; null for anything else, and for a day that does not exist. */
export function dayNumber(iso: string): number | null {
  const found = DATE.exec(iso);
  if (found === null) return null;
  const [year = 0, month = 0, day = 0] = found.slice(1).map(Number);
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const ofEra = marchYear - era * 400;
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const number = era * DAYS_OF_ERA + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - EPOCH;
  return dateOfDay(number) === iso ? number : null;
}

/** Returns the ISO 8601 date that is this many days after 1970-01-01, in the years 0 to 9999. */
export function dateOfDay(day: number): string {
  const since = day + EPOCH;
  const era = Math.floor(since / DAYS_OF_ERA);
  const ofEra = since - era * DAYS_OF_ERA;
  const leapDays = Math.floor(ofEra / 1460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096);
  const year = Math.floor((ofEra - leapDays) / 365);
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const marchMonth = Math.floor((5 * ofYear + 2) / 153);
  const month = ((marchMonth + 2) % 12) + 1;
  const date = ofYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return [padded(year + era * 400 + (month <= 2 ? 1 : 0), 4), padded(month, 2), padded(date, 2)].join('-');
}

/** Whether an ISO 8601 date or instant is in the years in which days are counted, moved and written without exceptions. */
export function isInSupportedYears(iso: string): boolean {
  return iso >= '1970' && iso < '2300';
}

const DAY_MS = 86_400_000;

/** Returns the number of the day, in UTC, of an instant in milliseconds since 1970. */
export function dayOfInstant(milliseconds: number): number {
  return Math.floor(milliseconds / DAY_MS);
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}

/** Day number of a Saturday, 1970-01-03: charter weeks begin on that day. */
const SATURDAY = 2;

/** Returns the day number of the first Saturday from a day on. */
export function saturdayFrom(day: number): number {
  return day + ((((SATURDAY - day) % 7) + 7) % 7);
}

/** Returns the latest of ISO 8601 days and instants in UTC; null if there is none. */
export function latestDate(changes: readonly (string | null)[]): string | null {
  return changes.reduce((last, one) => ((one ?? '') > (last ?? '') ? one : last), null);
}

/** Returns a valid ISO 8601 date or instant in the form of sitemaps: an instant without a zone is in UTC. */
export function w3cDate(iso: string): string {
  return /T[\d:.]+$/.test(iso) ? `${iso}Z` : iso;
}
