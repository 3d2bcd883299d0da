import { csv } from '../../shared/csv.ts';
import { degreesOf } from './degrees.ts';
import type { DayText, ItineraryText, LegText } from './itinerary-text.ts';

/** Heads of the columns. */
export interface ItineraryCsvWords {
  readonly day: string;
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly miles: string;
  readonly hours: string;
  readonly litres: string;
  /** Of where the leg leads. */
  readonly latitude: string;
  readonly longitude: string;
}

/** An itinerary as a table, a row a leg: numbers as programs read them, nothing in a cell that is not known. */
export function itineraryCsv({ days }: Pick<ItineraryText, 'days'>, words: ItineraryCsvWords): string {
  const head = [words.day, words.date, words.from, words.to, words.miles, words.hours, words.litres];
  const rows = days.flatMap((day) => day.legs.map((leg) => rowOf(day, leg)));
  return csv([[...head, words.latitude, words.longitude], ...rows]);
}

function rowOf({ number, date }: DayText, { from, to, miles, hours, litres }: LegText): readonly (string | number)[] {
  const goal = to.position === null ? null : degreesOf(to.position);
  return [
    number,
    date ?? '',
    from.name,
    to.name,
    rounded(miles, 1),
    rounded(hours, 2),
    rounded(litres, 0),
    goal === null ? '' : Number(goal.lat),
    goal === null ? '' : Number(goal.lon),
  ];
}

function rounded(value: number | null, decimals: number): number | string {
  return value === null ? '' : Number(value.toFixed(decimals));
}
