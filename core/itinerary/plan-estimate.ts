import type { CharterTerms } from '../estimate/charter-terms.ts';
import type { EstimateFields } from '../estimate/estimate-query.ts';
import { distanceNm, type Position } from '../geo/position.ts';
import { dateOfDay, dayNumber } from '../shared/calendar-day.ts';
import type { Itinerary } from './itinerary.ts';

/** Nautical miles within which a port counts as the start of the itinerary. */
const NEAR_PORT = 40;

/** Returns the first and the last day, ISO 8601; null without a date, and for one day, which is too short for a charter. */
export function planDates({
  from,
  days,
}: Pick<Itinerary, 'from' | 'days'>): Pick<EstimateFields, 'from' | 'to'> | null {
  const first = from === null ? null : dayNumber(from);
  if (from === null || first === null || days.length < 2) return null;
  return { from, to: dateOfDay(first + days.length - 1) };
}

/**
 * Returns the fields of the estimate for an itinerary: its dates, and the port nearest to its start. Null where
 * {@link planDates} is null.
 * @param begins the position of the first place; null for none
 */
export function planEstimate(
  itinerary: Pick<Itinerary, 'from' | 'days'>,
  begins: Position | null,
  { ports }: Pick<CharterTerms, 'ports'>,
): EstimateFields | null {
  const dates = planDates(itinerary);
  if (dates === null) return null;
  const away = (position: Position) => (begins === null ? Number.POSITIVE_INFINITY : distanceNm(begins, position));
  const [nearest] = ports
    .filter(({ position }) => away(position) <= NEAR_PORT)
    .toSorted((one, other) => away(one.position) - away(other.position));
  return { ...dates, ...(nearest !== undefined && { port: nearest.id }) };
}
