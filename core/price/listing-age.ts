import { dayNumber } from '../shared/calendar-day.ts';

/** The time that a yacht has been on a market: in days up to two months, then in whole months. */
export interface ListingAge {
  readonly unit: 'days' | 'months';
  readonly count: number;
}

const MOST_DAYS = 60;

/** Computes the age of a listing; null for an invalid or a future date. @param since ISO 8601 date, as `today` */
export function listingAge(since: string, today: string): ListingAge | null {
  const [first, last] = [dayNumber(since), dayNumber(today)];
  if (first === null || last === null || last < first) return null;
  if (last - first <= MOST_DAYS) return { unit: 'days', count: last - first };
  const [year = 0, month = 0, day = 0] = since.split('-').map(Number);
  const [yearNow = 0, monthNow = 0, dayNow = 0] = today.split('-').map(Number);
  const months = (yearNow - year) * 12 + monthNow - month - (dayNow < day ? 1 : 0);
  return { unit: 'months', count: months };
}
