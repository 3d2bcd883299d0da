import { firstEndingAfter, reliableCalendar } from '../availability/calendar.ts';
import { stayAvailability } from '../availability/stay-availability.ts';
import type { AvailabilityCalendar } from '../ports/availability-calendar.ts';
import { seasonOf } from '../price/season.ts';
import { daysInMonth, stayInMonth } from '../search/criteria/stay-in-month.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import { offeredSlug } from '../yacht/market-rules.ts';
import { type CruisingArea, summerAndWinterAreas, type Yacht } from '../yacht/yacht.ts';
import { knownPlaces, type PlacePorts } from './reach-waters.ts';

/** The yachts of a region that are free for a week in a month (AV7). */
export interface FleetCell {
  /** Those that are there: by her calendar, else by the season in which she cruises there. */
  readonly there: number;
  /** All that cruise there in any season, as a list of the region for a week in the month has them. */
  readonly free: number;
}

export interface FleetByMonth {
  /** The first day of each month, an ISO 8601 date. */
  readonly months: readonly string[];
  /** Regions with a cell for each month, those with the most yachts first. */
  readonly waters: readonly { readonly region: CruisingArea['region']; readonly cells: readonly FleetCell[] }[];
}

/** Calendars reach so many months with some certainty. */
const MONTHS = 12;
const WEEK = 7;

/** Counts by region and month the charter yachts that are free for a week (AV7). @param today ISO 8601 date */
export async function fleetByMonth(
  ports: PlacePorts & { readonly calendars: AvailabilityCalendar },
  today: string,
): Promise<FleetByMonth> {
  const months = monthsFrom(today);
  const regions = new Map<string, CruisingArea['region']>();
  const counts = new Map<string, { there: number; free: number }[]>();
  const regionAt = await regionFinder(ports);
  const known = new Set(await ports.calendars.yachts());
  for (const yacht of await ports.catalogue.all()) {
    if (!known.has(yacht.id) || offeredSlug(yacht, 'charter') === null) continue;
    const calendar = await ports.calendars.of(yacht.id);
    if (calendar === null || reliableCalendar(calendar, today) !== calendar) continue;
    const own = new Map(summerAndWinterAreas(yacht).map(({ region }) => [region.id, region]));
    for (const [at, month] of months.entries()) {
      const wanted = stayInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)), WEEK);
      const stay = wanted && stayAvailability(calendar, wanted, dayNumber(today) ?? 0);
      if (stay?.availability !== 'free') continue;
      const before = calendar.periods[firstEndingAfter(calendar.periods, stay.from) - 1];
      const here = regionAt(before?.endsAt ?? null);
      const there = here === null ? regionsIn(yacht, month) : new Set([here]);
      for (const [id, region] of own) {
        regions.set(id, region);
        const cells = counts.get(id) ?? months.map(() => ({ there: 0, free: 0 }));
        counts.set(id, cells);
        const cell = cells[at] as { there: number; free: number };
        cell.free += 1;
        if (there.has(id)) cell.there += 1;
      }
    }
  }
  const total = (cells: readonly FleetCell[]) => cells.reduce((sum, { free }) => sum + free, 0);
  const waters = [...regions.values()].map((region) => ({ region, cells: counts.get(region.id) ?? [] }));
  return { months, waters: waters.toSorted((a, b) => total(b.cells) - total(a.cells)) };
}

/** Returns the months from this one on, or from the next if less than a week of this one is left. */
function monthsFrom(today: string): readonly string[] {
  const [year = 0, ofYear = 0, day = 0] = today.split('-').map(Number);
  const month = day + WEEK > daysInMonth(year, ofYear) ? ofYear : ofYear - 1;
  return Array.from({ length: MONTHS }, (_, at) => {
    const years = Math.floor((month + at) / 12);
    return `${year + years}-${String(((month + at) % 12) + 1).padStart(2, '0')}-01`;
  });
}

/** Returns the regions in which a yacht cruises in the season of a month. */
function regionsIn({ cruising }: Yacht, month: string): ReadonlySet<string> {
  return new Set(cruising[seasonOf(month)].map(({ region }) => region.id));
}

/** Returns a look-up of the region of a place that a calendar names; null for none, and for a place in no known area. */
async function regionFinder(ports: PlacePorts): Promise<(place: string | null) => string | null> {
  const [places, fleet] = await Promise.all([knownPlaces(ports), ports.catalogue.all()]);
  const regionOfArea = new Map(fleet.flatMap(summerAndWinterAreas).map(({ id, region }) => [id, region.id]));
  return (place) => regionOfArea.get(places.get(place ?? '')?.area ?? '') ?? null;
}
