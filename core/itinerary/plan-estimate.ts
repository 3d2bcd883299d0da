import type { CharterTerms } from '../estimate/charter-terms.ts';
import type { EstimateFields } from '../estimate/estimate-query.ts';
import { distanceNm } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import { dateOfDay, dayNumber } from '../shared/calendar-day.ts';
import type { Itinerary } from './itinerary.ts';

/** Nautical miles from where it begins, within which a port stands for it. */
const NEAR_PORT = 40;

/** The first and the last day, ISO 8601. Null without a date, or for one day: nobody charters for that. */
export function planDates({
  from,
  days,
}: Pick<Itinerary, 'from' | 'days'>): Pick<EstimateFields, 'from' | 'to'> | null {
  const first = from === null ? null : dayNumber(from);
  if (from === null || first === null || days.length < 2) return null;
  return { from, to: dateOfDay(first + days.length - 1) };
}

/**
 * What the estimate of a charter is asked for: from the first day to the last, embarking at the port where it begins, or
 * at the nearest. Null where {@link planDates} is.
 * @param begins where its first place is; null where it has none
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
