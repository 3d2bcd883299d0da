import { daysInMonth, stayInMonth } from '../search/criteria/stay-in-month.ts';
import { facetValue } from '../search/facets/facet-value.ts';
import { type CruisingArea, summerAndWinterAreas } from '../yacht/yacht.ts';
import { charterYachtsIn, offersFor, type ReachPorts } from './reach-fleet.ts';
import { canBeThere } from './reach-waters.ts';

/** The yachts of a region that are free for a week in a month (AV7). */
export interface FleetCell {
  /** Those that are there. */
  readonly there: number;
  /** All that can be there, as a list of the region for a week in the month has them. */
  readonly reachable: number;
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

/** Counts by region and month the charter yachts that are free for a week and can be there (AV6, AV7). @param today ISO 8601 date */
export async function fleetByMonth(ports: ReachPorts, today: string): Promise<FleetByMonth> {
  const months = monthsFrom(today);
  const known = new Set(await ports.calendars.yachts());
  const fleet = (await ports.catalogue.all()).filter(({ id }) => known.has(id));
  const regions = new Map(fleet.flatMap(summerAndWinterAreas).map(({ region }) => [region.id, region]));
  const waters: { region: CruisingArea['region']; cells: readonly FleetCell[]; total: number }[] = [];
  for (const region of regions.values()) {
    const destination = [facetValue(region.id) ?? region.id];
    const yachts = charterYachtsIn(fleet, destination);
    const cells: FleetCell[] = [];
    for (const month of months) {
      const stay = stayInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)), WEEK);
      const offers = stay === null ? [] : await offersFor(yachts, { stay, destination }, ports, today);
      const found = offers.flatMap(({ availability, reached }) => (availability === 'free' ? (reached ?? []) : []));
      const there = found.filter(({ kind }) => kind === 'in-place').length;
      cells.push({ there, reachable: found.filter(canBeThere).length });
    }
    const total = cells.reduce((sum, { reachable }) => sum + reachable, 0);
    if (total > 0) waters.push({ region, cells, total });
  }
  return { months, waters: waters.toSorted((a, b) => b.total - a.total) };
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
