import { type Calendar, firstEndingAfter } from '../availability/calendar.ts';
import { type Reachability, reachability, type Waters } from '../availability/reachability.ts';
import type { CharterTerms } from '../estimate/charter-terms.ts';
import { distanceNm, type Position } from '../geo/position.ts';
import type { ContentRepository } from '../ports/content-repository.ts';
import type { SeaLeg, SeaRoutes } from '../ports/sea-routes.ts';
import type { YachtCatalogue } from '../ports/yacht-catalogue.ts';
import type { NoRoute, SeaRoute, SeaRouteFinder } from '../sea/sea-route-finder.ts';
import { facetValue } from '../search/facets/facet-value.ts';
import { memoized } from '../shared/memoized.ts';
import type { Result } from '../shared/result.ts';
import { type CruisingArea, summerAndWinterAreas, type Yacht } from '../yacht/yacht.ts';
import { type FoundRoutes, withSeaRoutes } from './with-sea-routes.ts';

/** The places that calendars and lists name, by their ids. */
export type WatersById = ReadonlyMap<string, Waters>;

export interface WatersPorts {
  readonly catalogue: Pick<YachtCatalogue, 'all'>;
  readonly content: Pick<ContentRepository, 'charterTerms' | 'stops'>;
}

/** A yacht, her calendar as far as it can be relied upon, and the nights for which she is wanted. */
export interface WantedYacht {
  readonly yacht: Yacht;
  readonly calendar: Calendar | null;
  /** The first days that suit, the best first; at least one. */
  readonly starts: Iterable<number>;
  readonly nights: number;
  /** The chosen waters, of which she must be in one: each a place, or the areas of a region. */
  readonly choices: readonly (readonly Waters[])[];
}

/** Whether a yacht can be there for a stay that begins on a day. */
export interface DayReachability {
  readonly from: number;
  readonly answer: Reachability;
}

/** Holds everything besides the yachts that their reachability depends on. */
export interface ReachFacts {
  readonly places: WatersById;
  readonly seaRoutes: SeaRoutes;
  /** Day number. */
  readonly today: number;
  /** The routes that a fleet shares which is asked about a few yachts at a time. */
  readonly routes?: FoundRoutes;
}

/** Routes that are asked for at a time: each question has its own time limit, and what was found is kept. */
const SHARE = 24;

/** Returns the stops, cruising areas and ports of embarkation (AV6). */
export async function loadWaters({ catalogue, content }: WatersPorts): Promise<WatersById> {
  const [fleet, terms, stops] = await Promise.all([catalogue.all(), content.charterTerms(), content.stops()]);
  const ports = terms?.ports ?? [];
  const areas = [...areasOf(fleet).values()].flatMap((area) => areaPlace(area, ports));
  return new Map([...stops, ...areas, ...ports].map(({ id, name, area, position }) => [id, { name, area, position }]));
}

/**
 * Returns for each value of the destination facet the areas that it names: a region has no position but those of its
 * areas (AV6).
 */
export async function destinationWaters(
  values: readonly string[],
  places: WatersById,
  { catalogue }: Pick<WatersPorts, 'catalogue'>,
): Promise<readonly (readonly Waters[])[]> {
  const areas = [...areasOf(await catalogue.all()).values()];
  return values.map((value) =>
    areas.flatMap(({ id, region }) => {
      const isNamed = facetValue(id) === value || facetValue(region.id) === value;
      return (isNamed ? places.get(id) : undefined) ?? [];
    }),
  );
}

/**
 * Tells of each yacht whether she can be in one of the chosen waters (AV6): on the first of the days on which she can, else
 * the best answer, and of two waters as good the one with fewer miles. Each route is asked for once, since many yachts come from the same place; while the chart is
 * unavailable, what depends on it is not known.
 */
export function reachabilityInWaters(
  wanted: readonly WantedYacht[],
  { places, seaRoutes, today, routes }: ReachFacts,
): Promise<readonly DayReachability[]> {
  const placeOf = (id: string) => places.get(id) ?? null;
  const answersIn = (sea: Pick<SeaRouteFinder, 'route'> | null): readonly DayReachability[] => {
    const routeBetween = cachedRouteLookup(sea);
    return wanted.map(({ yacht, calendar, starts, nights, choices }) => {
      const facts = { yacht, calendar, placeOf, today, routeBetween };
      const answersFor = (from: number) => choices.map((waters) => reachability({ from, nights }, waters, facts));
      let best: DayReachability | null = null;
      // For each gap between periods the day before which she cannot have come.
      const soonest = new Map<number, number>();
      for (const from of starts) {
        const gap = firstEndingAfter(calendar?.periods ?? [], from);
        if (from < (soonest.get(gap) ?? from)) continue;
        const answers = answersFor(from);
        const answer = answers.reduce((better, one) => (isBetter(one, better) ? one : better));
        if (best === null || rankOf(answer) < rankOf(best.answer)) best = { from, answer };
        if (isInPlaceOrReachable(best.answer)) break;
        soonest.set(gap, Math.min(...answers.map((one) => soonestDay(from, one))));
      }
      return best ?? { from: today, answer: { kind: 'unknown' } };
    });
  };
  return withSeaRoutes(inShares(seaRoutes), answersIn, routes);
}

/** Returns the first day of a gap on which a yacht could have come, as far as the answer for another of its days tells. */
function soonestDay(from: number, answer: Reachability): number {
  return answer.kind === 'too-far' ? from + answer.passage.days - answer.freeDays : Number.NEGATIVE_INFINITY;
}

export function isInPlaceOrReachable({ kind }: Reachability): boolean {
  return kind === 'in-place' || kind === 'reachable';
}

/** From the best to the worst: she cannot be there only if none of the waters is left that she might reach. */
const BEST_FIRST: readonly Reachability['kind'][] = ['in-place', 'reachable', 'unknown', 'too-far-after', 'too-far'];

function isBetter(one: Reachability, other: Reachability): boolean {
  const miles = (answer: Reachability) => ('passage' in answer ? answer.passage.miles : 0);
  const rank = rankOf(one) - rankOf(other);
  return rank < 0 || (rank === 0 && miles(one) < miles(other));
}

function rankOf({ kind }: Reachability): number {
  return BEST_FIRST.indexOf(kind);
}

/** Returns the routes of a finder as a yacht's passages need them, each looked up once: null where there is none. */
export function cachedRouteLookup(sea: Pick<SeaRouteFinder, 'route'> | null) {
  const known = new Map<Position, Map<Position, SeaRoute | null>>();
  return (from: Position, to: Position): SeaRoute | null => {
    const ways = known.get(from) ?? new Map<Position, SeaRoute | null>();
    known.set(from, ways);
    const way = ways.get(to);
    if (way !== undefined) return way;
    const route = sea?.route(from, to);
    const found = route?.ok ? route.value : null;
    ways.set(to, found);
    return found;
  };
}

const areasOf = memoized(
  (fleet: readonly Yacht[]) => new Map(fleet.flatMap(summerAndWinterAreas).map((area) => [area.id, area])),
  new WeakMap(),
);

/** Returns an area at its port nearest to its mark, which may lie inland, else at the mark. */
function areaPlace({ id, name, position: mark }: CruisingArea, ports: CharterTerms['ports']) {
  if (mark === null) return [];
  const away = ({ position }: CharterTerms['ports'][number]) => distanceNm(position, mark);
  const [port] = ports.filter(({ area }) => area === id).toSorted((one, other) => away(one) - away(other));
  return [{ id, name, area: id, position: port?.position ?? mark }];
}

/** Asks for routes a few at a time; after a failure no more are found. */
function inShares(routes: SeaRoutes): SeaRoutes {
  return {
    async between(legs: readonly SeaLeg[]) {
      const found: Result<SeaRoute, NoRoute>[] = [];
      for (let at = 0; at < legs.length; at += SHARE) {
        const answers = await routes.between(legs.slice(at, at + SHARE));
        if (answers === null) break;
        found.push(...answers);
      }
      return found;
    },
  };
}
