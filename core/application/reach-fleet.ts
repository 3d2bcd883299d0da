import { type Availability, reliableCalendar } from '../availability/calendar.ts';
import { daysAsGood, stayAvailability, type WantedStay } from '../availability/stay-availability.ts';
import { networkError } from '../http/http-outcome.ts';
import type { AvailabilityCalendar } from '../ports/availability-calendar.ts';
import type { SeaRoutes } from '../ports/sea-routes.ts';
import type { YachtCatalogue } from '../ports/yacht-catalogue.ts';
import type { YachtSearch } from '../ports/yacht-search.ts';
import { normalizeCriteria } from '../search/criteria/change-criteria.ts';
import { facetValue } from '../search/facets/facet-value.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import { err } from '../shared/result.ts';
import { offeredOn } from '../yacht/market-rules.ts';
import { summerAndWinterAreas, type Yacht, type YachtId } from '../yacht/yacht.ts';
import {
  canBeThere,
  destinationWaters,
  knownPlaces,
  type PlacePorts,
  type Reached,
  reachWaters,
} from './reach-waters.ts';

export interface ReachPorts extends PlacePorts {
  readonly catalogue: Pick<YachtCatalogue, 'all' | 'version'>;
  readonly calendars: AvailabilityCalendar;
  readonly seaRoutes: SeaRoutes;
}

/** How a yacht stands for wanted nights (AV5), and whether she can be in chosen waters (AV6). */
export interface Offer {
  readonly yacht: Yacht;
  readonly availability: Availability;
  /** Day number of the first day that she is offered for: one on which she can be there, if there is any. */
  readonly from: number;
  /** Null where she is taken, or no waters are chosen. */
  readonly reached: Reached['answer'] | null;
}

/** Yachts that are looked at between two turns of the event loop. */
const SHARE = 50;

/** Returns how yachts stand for wanted nights in the waters that values of the destination facet name. @param today ISO 8601 date */
export async function offersFor(
  yachts: readonly Yacht[],
  { stay, destination }: { readonly stay: WantedStay; readonly destination: readonly string[] },
  ports: ReachPorts,
  today: string,
): Promise<readonly Offer[]> {
  const isAnywhere = destination.length === 0;
  const places = isAnywhere ? new Map() : await knownPlaces(ports);
  const waters = isAnywhere ? [] : await destinationWaters(destination, places, ports);
  const facts = { places, seaRoutes: ports.seaRoutes, today: dayNumber(today) ?? 0 };
  const offers: Offer[] = [];
  for (let at = 0; at < yachts.length; at += SHARE) {
    const share = await Promise.all(yachts.slice(at, at + SHARE).map((yacht) => standingOf(yacht, stay, ports, today)));
    const wanted = isAnywhere ? [] : share.filter(({ starts }) => starts.length > 0);
    const reached = await reachWaters(wanted, waters, facts);
    const answers = new Map(wanted.map(({ yacht }, index) => [yacht, reached[index]]));
    for (const { yacht, availability, from } of share) {
      const { answer = null, ...day } = answers.get(yacht) ?? {};
      offers.push({ yacht, availability, from, ...day, reached: answer });
    }
  }
  return offers;
}

async function standingOf(yacht: Yacht, stay: WantedStay, { calendars }: ReachPorts, today: string) {
  const known = await calendars.of(yacht.id);
  const calendar = known && reliableCalendar(known, today);
  const earliest = dayNumber(today) ?? 0;
  const best = stayAvailability(calendar, stay, earliest);
  const starts = daysAsGood(calendar, stay, best, earliest);
  return { yacht, calendar, ...best, starts, nights: stay.nights };
}

/** The chart of the sea is unavailable, so that nobody knows who can be there. */
const NO_ROUTES = networkError({ timedOut: true, connected: true });
/** The searches of a site with the nights and waters that its visitors look for now. */
const MOST_KEPT = 20;

/**
 * Adds to a search that it finds only the yachts that can be in the chosen waters, where the criteria ask for that (AV6).
 * Without a chart of the sea such a search fails. @param today returns today as an ISO 8601 date
 */
export function withReachability(search: YachtSearch, ports: ReachPorts, today: () => string): YachtSearch {
  const kept = new Map<string, Promise<ReadonlySet<YachtId> | null>>();
  async function reachable({ from, nights, giveOrTake }: WantedStay, destination: readonly string[]) {
    const versions = await Promise.all([ports.catalogue.version(), ports.calendars.version()]);
    const key = [...versions, today(), from, nights, giveOrTake, ...destination].join(' ');
    const known = kept.get(key) ?? find({ from, nights, giveOrTake }, destination);
    kept.delete(key);
    kept.set(key, known);
    const [oldest = key] = kept.keys();
    if (kept.size > MOST_KEPT) kept.delete(oldest);
    const found = await known;
    if (found === null) kept.delete(key);
    return found;
  }
  async function find(stay: WantedStay, destination: readonly string[]): Promise<ReadonlySet<YachtId> | null> {
    let isComplete = true;
    const seaRoutes: SeaRoutes = {
      async between(legs) {
        const found = await ports.seaRoutes.between(legs);
        isComplete &&= found !== null;
        return found;
      },
    };
    const yachts = charterYachtsIn(await ports.catalogue.all(), destination);
    const offers = await offersFor(yachts, { stay, destination }, { ...ports, seaRoutes }, today());
    const found = offers.filter(({ reached }) => reached !== null && canBeThere(reached));
    return isComplete ? new Set(found.map(({ yacht }) => yacht.id)) : null;
  }
  return {
    ...(search.version === undefined ? {} : { version: search.version.bind(search) }),
    async search(asked, options) {
      const { stay, reachable: isWanted, refinements } = normalizeCriteria(asked);
      if (stay === null || !isWanted) return search.search(asked, options);
      const only = await reachable(stay, refinements.destination ?? []);
      return only === null ? err(NO_ROUTES) : search.search(asked, { ...options, only });
    },
  };
}

/** Returns the charter yachts that cruise in one of the waters in any season. */
export function charterYachtsIn(fleet: readonly Yacht[], destination: readonly string[]): readonly Yacht[] {
  const wanted = new Set(destination);
  const isNamed = (id: string) => wanted.has(facetValue(id) ?? '');
  return fleet.filter(
    (yacht) =>
      offeredOn(yacht.market, 'charter') &&
      summerAndWinterAreas(yacht).some(({ id, region }) => isNamed(id) || isNamed(region.id)),
  );
}
