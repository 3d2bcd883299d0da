import { distanceNm, type Position } from '../geo/position.ts';
import type { Localized } from '../locale/locale.ts';
import { hoursUnderWay, type SeaRoute } from '../sea/sea-route-finder.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { type Calendar, firstEndingAfter } from './calendar.ts';
import type { WantedStay } from './stay-availability.ts';

/** Where a yacht is, or where she is wanted. */
export interface Waters {
  readonly name: Localized | null;
  /** Id of the cruising area that it is or lies in; null for none. */
  readonly area: string | null;
  readonly position: Position;
}

/** A voyage between two stays. */
export interface Passage {
  readonly from: Waters;
  readonly to: Waters;
  /** Nautical miles over the sea. */
  readonly miles: number;
  /** Hours under way at her cruising speed. */
  readonly hours: number;
  /** Whole days: those under way, rounded up, and one for each time that she refuels. */
  readonly days: number;
  /** Day numbers: the last day on which she may leave and the day of embarkation, or the days after the stay. */
  readonly leaves: number;
  readonly arrives: number;
}

/** Whether a yacht can be where a stay begins (AV6). */
export type Reachability =
  | { readonly kind: 'in-place'; readonly isNextKnown: boolean }
  /** `isNextKnown` is false if she is wanted after the stay, and it is not known where. */
  | { readonly kind: 'reachable'; readonly passage: Passage; readonly isNextKnown: boolean }
  /** `passage` is the one, before or after the stay, that takes more than the free days. */
  | { readonly kind: 'too-far'; readonly passage: Passage; readonly freeDays: number }
  | { readonly kind: 'unknown' };

/** The facts that a yacht's reachability is computed from. */
export interface ReachabilityFacts {
  /** Null where none is known; of an old one what can be relied upon. */
  readonly calendar: Calendar | null;
  readonly yacht: Pick<Yacht, 'location' | 'speeds' | 'ranges'>;
  /** Returns the place that a calendar names; null for an unknown one. */
  readonly placeOf: (id: string) => Waters | null;
  /** Returns the way over the sea; null where none is known. */
  readonly routeBetween: (from: Position, to: Position) => Pick<SeaRoute, 'miles' | 'transits'> | null;
  /** Day number. */
  readonly today: number;
}

/** Nautical miles within which a yacht counts as in place. */
const IN_PLACE = 30;
/** The nearest of several waters are sought among so many by the great circle, so that a region takes few routes. */
const MOST_TRIED = 3;
const HOURS_IN_DAY = 24;
const UNKNOWN: Reachability = { kind: 'unknown' };

/**
 * Tells whether a yacht can be in the nearest of some waters when a stay begins, and leave the nearest of them in time for
 * what follows it (AV6). An option on wanted nights lapses if she is had, so it holds no days beside them.
 * @param waters a place, or the areas of a region, in which a stay may begin and end where it suits
 * @param stay of nights that are not taken
 */
export function reachability(
  { from, nights }: Pick<WantedStay, 'from' | 'nights'>,
  waters: readonly Waters[],
  facts: ReachabilityFacts,
): Reachability {
  const { calendar, yacht, placeOf, today } = facts;
  const end = from + nights;
  if (calendar === null || calendar.until < end) return UNKNOWN;
  const next = firstEndingAfter(calendar.periods, from);
  const before = calendar.periods[next - 1];
  const after = calendar.periods.slice(next).find((period) => period.from >= end);
  const endsAt = before?.endsAt ?? null;
  const origin = endsAt === null ? lyingPlace(yacht) : placeOf(endsAt);
  if (origin === null) return UNKNOWN;
  const inbound = nearestVoyage(origin, waters, facts);
  if (inbound === null) return UNKNOWN;
  const leaving = after?.startsAt ? placeOf(after.startsAt) : null;
  const isNextKnown = after === undefined || leaving !== null;
  const outbound = leaving && nearestVoyage(leaving, waters, facts);
  const way = { ...inbound, leaves: from - inbound.days, arrives: from };
  const freeBefore = from - Math.max(before?.to ?? today, today);
  if (way.days > freeBefore) return { kind: 'too-far', passage: way, freeDays: freeBefore };
  if (leaving !== null && outbound === null) return UNKNOWN;
  const freeAfter = (after?.from ?? Number.POSITIVE_INFINITY) - end;
  if (outbound !== null && outbound.days > freeAfter) {
    return {
      kind: 'too-far',
      passage: { ...outbound, leaves: end, arrives: end + outbound.days },
      freeDays: freeAfter,
    };
  }
  return way.days === 0 ? { kind: 'in-place', isNextKnown } : { kind: 'reachable', passage: way, isNextKnown };
}

function lyingPlace({ location: { lying, position } }: Pick<Yacht, 'location'>): Waters | null {
  return position && { name: lying, area: null, position };
}

type Voyage = Omit<Passage, 'leaves' | 'arrives'>;

/** Returns the voyage to the nearest of these waters, which is as long as the way back; null where no way or speed is known. */
function nearestVoyage(from: Waters, waters: readonly Waters[], facts: ReachabilityFacts): Voyage | null {
  const here = waters.find(({ area }) => area !== null && area === from.area);
  if (here !== undefined) return voyage(from, here, facts);
  const away = ({ position }: Waters) => distanceNm(from.position, position);
  const tried =
    waters.length <= MOST_TRIED ? waters : waters.toSorted((a, b) => away(a) - away(b)).slice(0, MOST_TRIED);
  return tried
    .map((to) => voyage(from, to, facts))
    .reduce((best, one) => (best === null || (one !== null && one.miles < best.miles) ? one : best), null);
}

/** Returns the voyage between two places, of no days if they are near each other; null where way or speed is unknown. */
function voyage(from: Waters, to: Waters, { yacht, routeBetween }: ReachabilityFacts): Voyage | null {
  if (from.area !== null && from.area === to.area) return { from, to, miles: 0, hours: 0, days: 0 };
  const route = routeBetween(from.position, to.position);
  if (route === null) return null;
  const { miles } = route;
  if (miles <= IN_PLACE) return { from, to, miles, hours: 0, days: 0 };
  const { cruise: knots } = yacht.speeds;
  if (knots === null || knots <= 0) return null;
  const { cruise: range } = yacht.ranges;
  const hours = hoursUnderWay(route, knots);
  const refuellings = range === null || range <= 0 ? 0 : Math.ceil(miles / range) - 1;
  return { from, to, miles, hours, days: Math.ceil(hours / HOURS_IN_DAY) + refuellings };
}
