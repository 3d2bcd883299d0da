import type { CharterTerms } from '../estimate/charter-terms.ts';
import type { EstimateFields } from '../estimate/estimate-query.ts';
import { distanceNm, type Position } from '../geo/position.ts';
import { type NoRoute, type SeaRoute, shownFigures } from '../sea/sea-route-finder.ts';
import { dateOfDay, dayNumber } from '../shared/calendar-day.ts';
import type { Result } from '../shared/result.ts';
import { type Itinerary, type Place, type PlaceSlot, placeBefore } from './itinerary.ts';

/** The functions and figures that a plan is computed from. */
export interface PlanInputs {
  /** Returns the position of a place; null for an unknown stop. */
  readonly positionOf: (place: Place) => Position | null;
  /** Returns the sea route; null while it is not yet known. */
  readonly routeBetween: (from: Position, to: Position) => Result<SeaRoute, NoRoute> | null;
  /** Returns the hours from sunrise to sunset at a latitude, in degrees, on an ISO 8601 date. */
  readonly daylightHours: (latitude: number, date: string) => number;
  /** Knots; above 0. */
  readonly knots: number;
  /** Litres an hour under way; null where it is not known. */
  readonly litresAnHour: number | null;
  /** The range of the yacht in nautical miles; null where it is not known. */
  readonly range: number | null;
}

/** Knots for a plan without a yacht: the cruising speed of a displacement yacht. */
export const DEFAULT_CRUISING_KNOTS = 12;
/** Hours under way a day, on average, that the usual charter contract allows. */
export const CONTRACT_HOURS_PER_DAY = 4;

/** The trip from one place to the next. */
export interface Leg {
  readonly slot: PlaceSlot;
  readonly from: Place;
  readonly to: Place;
  /** Null while the route is not known, and where there is none. */
  readonly figures: LegFigures | null;
  readonly problem: NoRoute | null;
}

/** The route of a leg with its figures as they are shown, so that the sums are those of what is shown. */
export interface LegFigures {
  readonly route: SeaRoute;
  /** Whole nautical miles. */
  readonly miles: number;
  /** In steps of five minutes. */
  readonly hours: number;
  /** In tens. */
  readonly litres: number | null;
  readonly isBeyondRange: boolean;
  readonly isBeyondDaylight: boolean;
}

export interface PlanDay {
  /** From 1. */
  readonly number: number;
  /** ISO 8601; null while the dates are open. */
  readonly date: string | null;
  readonly places: readonly Place[];
  /** The place where the night is spent; null before there is any place. */
  readonly night: Place | null;
  readonly legs: readonly Leg[];
  readonly sum: PlanSum;
  /** Hours from sunrise to sunset where the day ends; at an equinox while the dates are open. */
  readonly daylight: number;
}

/** Sums over the legs whose routes are known. */
export interface PlanSum extends Pick<LegFigures, 'miles' | 'hours' | 'litres'> {
  /** Whether the route of every leg is known. */
  readonly isWhole: boolean;
}

export interface Plan {
  readonly days: readonly PlanDay[];
  readonly sum: PlanSum;
  /** Hours under way a day, on average. */
  readonly hoursADay: number;
}

const EQUINOX = '2026-03-20';

/** Computes miles, hours and fuel, leg by leg and day by day (CF3). */
export function planOf(itinerary: Itinerary, inputs: PlanInputs): Plan {
  const first = itinerary.from === null ? null : dayNumber(itinerary.from);
  const days = itinerary.days.map((places, index): PlanDay => {
    const date = first === null ? null : dateOfDay(first + index);
    const night = placeBefore(itinerary, { day: index, at: places.length });
    const position = night === null ? null : inputs.positionOf(night);
    const daylight = inputs.daylightHours(position?.latitude ?? 0, date ?? EQUINOX);
    const legs = places.flatMap((to, at): Leg[] => {
      const slot = { day: index, at };
      const from = placeBefore(itinerary, slot);
      return from === null ? [] : [legOf({ slot, from, to }, daylight, inputs)];
    });
    return { number: index + 1, date, places, night, legs, sum: sumOfLegs(legs, inputs), daylight };
  });
  const legs = days.flatMap((day) => day.legs);
  const sum = sumOfLegs(legs, inputs);
  return { days, sum, hoursADay: sum.hours / days.length };
}

function legOf(
  leg: Pick<Leg, 'slot' | 'from' | 'to'>,
  daylight: number,
  { positionOf, routeBetween, knots, litresAnHour, range }: PlanInputs,
): Leg {
  const [from, to] = [positionOf(leg.from), positionOf(leg.to)];
  const found = from === null || to === null ? null : routeBetween(from, to);
  if (!found?.ok) return { ...leg, figures: null, problem: found?.error ?? null };
  const route = found.value;
  const { miles, hours } = shownFigures(route, knots);
  const figures: LegFigures = {
    route,
    miles,
    hours,
    litres: litresAnHour === null ? null : Math.round((litresAnHour * hours) / 10) * 10,
    isBeyondRange: range !== null && miles > range,
    isBeyondDaylight: hours > daylight,
  };
  return { ...leg, figures, problem: null };
}

function sumOfLegs(legs: readonly Leg[], { litresAnHour }: PlanInputs): PlanSum {
  const known = legs.flatMap(({ figures }) => (figures === null ? [] : [figures]));
  const total = (of: (figures: LegFigures) => number) => known.reduce((sum, figures) => sum + of(figures), 0);
  return {
    miles: total(({ miles }) => miles),
    hours: total(({ hours }) => hours),
    litres: litresAnHour === null ? null : total(({ litres }) => litres ?? 0),
    isWhole: known.length === legs.length,
  };
}

/** Nautical miles within which a port counts as the start of the itinerary. */
const NEAR_PORT = 40;

/** Returns the first and last day, ISO 8601; null without a date, and for one day, which is too short for a charter. */
export function itineraryDates({
  from,
  days,
}: Pick<Itinerary, 'from' | 'days'>): Readonly<Record<'from' | 'to', string>> | null {
  const first = from === null ? null : dayNumber(from);
  if (from === null || first === null || days.length < 2) return null;
  return { from, to: dateOfDay(first + days.length - 1) };
}

/**
 * Returns the fields of the estimate for an itinerary: its dates, and the port nearest to its start. Null where
 * {@link itineraryDates} is null.
 * @param start the position of the first place; null if there is none
 */
export function itineraryEstimateFields(
  itinerary: Pick<Itinerary, 'from' | 'days'>,
  start: Position | null,
  { ports }: Pick<CharterTerms, 'ports'>,
): EstimateFields | null {
  const dates = itineraryDates(itinerary);
  if (dates === null) return null;
  const away = (position: Position) => (start === null ? Number.POSITIVE_INFINITY : distanceNm(start, position));
  const [nearest] = ports
    .filter(({ position }) => away(position) <= NEAR_PORT)
    .toSorted((one, other) => away(one.position) - away(other.position));
  return { ...dates, ...(nearest !== undefined && { port: nearest.id }) };
}
