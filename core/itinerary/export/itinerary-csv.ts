import { csv } from '../../shared/csv.ts';
import { type DayText, formatDegrees, type ItineraryText, type LegText, type PlaceText } from './itinerary-text.ts';

/** The columns; latitude and longitude are those of the place that the leg leads to. */
const COLUMNS = ['day', 'date', 'from', 'to', 'miles', 'hours', 'litres', 'latitude', 'longitude'] as const;
export type ItineraryCsvWords = Readonly<Record<(typeof COLUMNS)[number], string>>;

/**
 * Writes an itinerary as a table: one row for each leg, and one with only the place for a day without legs, such as a
 * day of embarkation. Numbers are in the form that programs read; unknown values are empty cells.
 */
export function itineraryCsv({ days }: Pick<ItineraryText, 'days'>, words: ItineraryCsvWords): string {
  const rows = days.flatMap((day) =>
    day.legs.length === 0 ? [rowWithoutLeg(day)] : day.legs.map((leg) => rowOf(day, leg)),
  );
  return csv([COLUMNS.map((column) => words[column]), ...rows]);
}

type Row = readonly (string | number)[];

function rowOf({ number, date }: DayText, { from, to, miles, hours, litres }: LegText): Row {
  const figures = [rounded(miles, 1), rounded(hours, 2), rounded(litres, 0)];
  return [number, date ?? '', from.name, to.name, ...figures, ...degreesIn(to)];
}

function rowWithoutLeg({ number, date, places, night }: DayText): Row {
  const place = places.at(-1) ?? night;
  return [number, date ?? '', '', place?.name ?? '', '', '', '', ...degreesIn(place)];
}

function degreesIn(place: PlaceText | null): Row {
  const degrees = place === null || place.position === null ? null : formatDegrees(place.position);
  return degrees === null ? ['', ''] : [Number(degrees.lat), Number(degrees.lon)];
}

function rounded(value: number | null, decimals: number): number | string {
  return value === null ? '' : Number(value.toFixed(decimals));
}
