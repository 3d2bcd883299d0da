import { daysInMonth, stayInMonth } from '../search/criteria/stay-in-month.ts';
import { facetValue } from '../search/facets/facet-value.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import { isOfferedOn } from '../yacht/market-rules.ts';
import { type CruisingArea, summerAndWinterAreas } from '../yacht/yacht.ts';
import {
  failFastSeaRoutes,
  type ReachabilityPorts,
  reachabilityVersion,
  reliableCalendarOf,
  stayCandidateOf,
} from './reach-fleet.ts';
import {
  destinationWaters,
  isInPlaceOrReachable,
  loadWaters,
  type ReachFacts,
  reachabilityInWaters,
  type WantedYacht,
} from './reach-waters.ts';

/** The yachts of a region that are free for a week in a month (AV7). */
export interface FleetCell {
  /** Those that are there. */
  readonly there: number;
  /** All that can be there, as a list of the region for a week in the month has them. */
  readonly reachable: number;
}

export interface FleetByMonth {
  /** False if ways over the sea could not be found, so that yachts that can come may be missing. */
  readonly isComplete: boolean;
  /** The first day of each month, an ISO 8601 date. */
  readonly months: readonly string[];
  /** Regions with a cell for each month, those with the most yachts first. */
  readonly waters: readonly { readonly region: CruisingArea['region']; readonly cells: readonly FleetCell[] }[];
}

/** Calendars reach so many months with some certainty. */
const MONTHS = 12;
const WEEK = 7;
/** Yachts that are looked at between two turns of the event loop. */
const SHARE = 10;

/** The last table of a catalogue, which all languages share. */
const tables = new WeakMap<object, { readonly key: string; readonly table: Promise<FleetByMonth> }>();

/**
 * Counts by region and month the charter yachts that are free for a week and can be there (AV6, AV7).
 * @param today ISO 8601 date
 * @param turn lets the event loop have a turn
 */
export async function fleetByMonth(
  ports: ReachabilityPorts,
  today: string,
  turn: () => Promise<unknown>,
): Promise<FleetByMonth> {
  const key = await reachabilityVersion(ports, today);
  const last = tables.get(ports.catalogue);
  const kept = last?.key === key ? await last.table.catch(() => null) : null;
  if (kept?.isComplete) return kept;
  const table = countFleet(ports, today, turn);
  tables.set(ports.catalogue, { key, table });
  return table;
}

async function countFleet(
  ports: ReachabilityPorts,
  today: string,
  turn: () => Promise<unknown>,
): Promise<FleetByMonth> {
  const months = monthsFrom(today);
  const stays = months.flatMap(
    (month) => stayInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)), WEEK) ?? [],
  );
  const known = new Set(await ports.calendars.yachts());
  const fleet = (await ports.catalogue.all()).filter(
    ({ id, market }) => known.has(id) && isOfferedOn(market, 'charter'),
  );
  const regions = [...new Map(fleet.flatMap(summerAndWinterAreas).map(({ region }) => [region.id, region])).values()];
  const places = await loadWaters(ports);
  const named = regions.map(({ id }) => facetValue(id) ?? id);
  const waters = new Map((await destinationWaters(named, places, ports)).map((areas, at) => [regions[at]?.id, areas]));
  const sea = failFastSeaRoutes(ports.seaRoutes);
  const facts: ReachFacts = { places, seaRoutes: sea.routes, today: dayNumber(today) ?? 0, routes: new Map() };
  const cells = new Map(regions.map(({ id }) => [id, months.map(() => ({ there: 0, reachable: 0 }))]));
  for (let at = 0; at < fleet.length; at += SHARE) {
    const asked: (WantedYacht & { readonly cell: { there: number; reachable: number } | undefined })[] = [];
    for (const yacht of fleet.slice(at, at + SHARE)) {
      const calendar = await reliableCalendarOf(yacht, ports, today);
      const own = new Set(summerAndWinterAreas(yacht).map(({ region }) => region.id));
      for (const [month, stay] of stays.entries()) {
        const standing = stayCandidateOf(yacht, calendar, stay, facts.today);
        if (standing.availability !== 'free') continue;
        for (const id of own) {
          asked.push({ ...standing, choices: [waters.get(id) ?? []], cell: cells.get(id)?.[month] });
        }
      }
    }
    for (const [index, { answer }] of (await reachabilityInWaters(asked, facts)).entries()) {
      const cell = asked[index]?.cell;
      if (cell === undefined || !isInPlaceOrReachable(answer)) continue;
      cell.reachable += 1;
      if (answer.kind === 'in-place') cell.there += 1;
    }
    await turn();
  }
  return {
    isComplete: sea.isComplete(),
    months,
    waters: byYachts(regions.map((region) => ({ region, cells: cells.get(region.id) ?? [] }))),
  };
}

/** Returns the rows that have any yacht, those with the most first. */
function byYachts(rows: FleetByMonth['waters']): FleetByMonth['waters'] {
  const total = ({ cells }: FleetByMonth['waters'][number]) => cells.reduce((sum, { reachable }) => sum + reachable, 0);
  return rows.filter((row) => total(row) > 0).toSorted((a, b) => total(b) - total(a));
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
