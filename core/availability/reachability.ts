import { distanceNm, type Position } from '../geo/position.ts';
import type { Localized } from '../locale/locale.ts';
import { hoursUnderWay, type SeaRoute } from '../sea/sea-route-finder.ts';
import { memoized } from '../shared/memoized.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { type Calendar, firstEndingAfter, type Period } from './calendar.ts';
import type { WantedStay } from './stay-availability.ts';

/** Where a yacht is, or where she is wanted. */
export interface Waters {
  readonly name: Localized | null;
  /** Id of the cruising area that it is or lies in; null if there is none. */
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
  /** Whole days, by {@link passageDays}. */
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
  /** `passage` takes more than the free days: the one to the stay, or else the one to what follows it. */
  | { readonly kind: 'too-far' | 'too-far-after'; readonly passage: Passage; readonly freeDays: number }
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
const MAX_TRIED = 3;
const HOURS_IN_DAY = 24;
/** Days after a stay for which a calendar has to reach to say that nothing follows it. */
const NEXT_DAYS = 7;
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
  const { calendar, placeOf, today } = facts;
  const end = from + nights;
  if (calendar === null || calendar.until < end) return UNKNOWN;
  const next = firstEndingAfter(calendar.periods, from);
  const before = calendar.periods[next - 1];
  const after = firstFrom(calendar.periods, next, end);
  const origin = originOf(calendar.periods.slice(0, next), facts);
  if (origin === null) return UNKNOWN;
  const inbound = nearestVoyage(origin, waters, facts);
  if (inbound === null) return UNKNOWN;
  const leaving = after?.startsAt ? placeOf(after.startsAt) : null;
  const isNextKnown = after === undefined ? calendar.until - end >= NEXT_DAYS : leaving !== null;
  const outbound = leaving && nearestVoyage(leaving, waters, facts);
  const { isNearest, ...toStay } = inbound;
  const way = { ...toStay, leaves: from - inbound.days, arrives: from };
  const freeBefore = from - Math.max(before?.to ?? today, today);
  if (way.days > freeBefore) return isNearest ? { kind: 'too-far', passage: way, freeDays: freeBefore } : UNKNOWN;
  if (leaving !== null && outbound === null) return UNKNOWN;
  const freeAfter = (after?.from ?? Number.POSITIVE_INFINITY) - end;
  if (outbound !== null && outbound.days > freeAfter) {
    const { isNearest: isShortest, ...passage } = outbound;
    if (!isShortest) return UNKNOWN;
    return {
      kind: 'too-far-after',
      passage: { ...passage, leaves: end, arrives: end + outbound.days },
      freeDays: freeAfter,
    };
  }
  return way.days === 0 ? { kind: 'in-place', isNextKnown } : { kind: 'reachable', passage: way, isNextKnown };
}

/** Returns the first period from an index on that begins on a day or later. */
function firstFrom(periods: readonly Period[], index: number, day: number): Period | undefined {
  let at = index;
  while (at < periods.length && (periods[at]?.from ?? day) < day) at += 1;
  return periods[at];
}

/**
 * Returns where she is after these periods: where the last one ends. Where she lies by her record holds only if none of
 * them names a place, since else she has been elsewhere since; null if it is not known.
 */
function originOf(before: readonly Period[], { yacht, placeOf }: ReachabilityFacts): Waters | null {
  const endsAt = before.at(-1)?.endsAt ?? null;
  if (endsAt !== null) return placeOf(endsAt);
  return before.some((period) => period.startsAt !== null || period.endsAt !== null) ? null : lyingPlace(yacht);
}

function lyingPlace({ location: { lying, position } }: Pick<Yacht, 'location'>): Waters | null {
  return position && { name: lying, area: null, position };
}

type Voyage = Omit<Passage, 'leaves' | 'arrives'> & {
  /** False if there may be a shorter one, to waters to which no way is known. */
  readonly isNearest: boolean;
};

/** Returns the voyage to the nearest of these waters, which is as long as the way back; null where no way or speed is known. */
function nearestVoyage(from: Waters, waters: readonly Waters[], facts: ReachabilityFacts): Voyage | null {
  const here = waters.find(({ area }) => area !== null && area === from.area);
  if (here !== undefined) return voyage(from, here, facts);
  const ways = nearestOf(waters)(from.position).map((to) => voyage(from, to, facts));
  const known = ways.filter((way) => way !== null);
  const [first, ...others] = known;
  if (first === undefined) return null;
  const best = others.reduce((shortest, one) => (one.miles < shortest.miles ? one : shortest), first);
  return { ...best, isNearest: known.length === ways.length };
}

/** Returns a look-up of the waters that are nearest to a position, which many yachts share. */
const nearestOf = memoized((waters: readonly Waters[]) => {
  return memoized((from: Position): readonly Waters[] => {
    const away = ({ position }: Waters) => distanceNm(from, position);
    return waters.length <= MAX_TRIED ? waters : waters.toSorted((a, b) => away(a) - away(b)).slice(0, MAX_TRIED);
  }, new WeakMap());
}, new WeakMap());

/** Returns the voyage between two places, of no days if they are near each other; null where way or speed is unknown. */
function voyage(from: Waters, to: Waters, { yacht, routeBetween }: ReachabilityFacts): Voyage | null {
  const near = { from, to, hours: 0, days: 0, isNearest: true };
  if (from.area !== null && from.area === to.area) return { ...near, miles: 0 };
  const route = routeBetween(from.position, to.position);
  if (route === null) return null;
  const { miles } = route;
  if (miles <= IN_PLACE) return { ...near, miles };
  const { cruise: knots } = yacht.speeds;
  if (knots === null || knots <= 0) return null;
  const { cruise: range } = yacht.ranges;
  const hours = hoursUnderWay(route, knots);
  return { ...near, miles, hours, days: passageDays({ miles, hours }, range) };
}

/**
 * Returns the whole days of a passage: those under way, rounded up, and one for each time that she refuels.
 * @param range nautical miles; null where it is not known
 */
export function passageDays({ miles, hours }: Pick<Passage, 'miles' | 'hours'>, range: number | null): number {
  const refuellings = range === null || range <= 0 ? 0 : Math.ceil(miles / range) - 1;
  return Math.ceil(hours / HOURS_IN_DAY) + refuellings;
}
