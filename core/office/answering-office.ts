import { distanceNm, type Position } from '../geo/position.ts';
import type { Office } from './office.ts';

/** An office that may answer, with its state at this moment. */
export interface OfficeCandidate {
  readonly office: Office;
  /** Minutes until it opens: 0 while it is open, infinity if it never opens. */
  readonly opensIn: number;
  /** Whether someone at the office speaks the visitor's language. */
  readonly speaks: boolean;
}

/** Closed hours and a foreign language count as this many nautical miles more. */
const CLOSED_NM = 600;
const FOREIGN_NM = 900;

/**
 * Returns the office that answers an enquiry without a broker: the one with the lowest cost of distance, closed hours
 * and foreign language. Without a place, offices that speak the language come first, then the one that opens soonest; of
 * equal ones the first in the content. Crew offices are left out. Null if none is left (FM2, CO5).
 */
export function answeringOffice(candidates: readonly OfficeCandidate[], near: Position | null): Office | null {
  const brokerages = candidates.filter(({ office }) => office.type === 'yacht_brokerage');
  const order = near === null ? bySoonest : byCost(near);
  return brokerages.toSorted(order)[0]?.office ?? null;
}

function bySoonest(one: OfficeCandidate, other: OfficeCandidate): number {
  if (one.speaks !== other.speaks) return one.speaks ? -1 : 1;
  return one.opensIn === other.opensIn ? 0 : one.opensIn - other.opensIn;
}

function byCost(near: Position): (one: OfficeCandidate, other: OfficeCandidate) => number {
  const cost = ({ office, opensIn, speaks }: OfficeCandidate) =>
    distanceNm(near, { latitude: office.lat, longitude: office.lng }) +
    (opensIn === 0 ? 0 : CLOSED_NM) +
    (speaks ? 0 : FOREIGN_NM);
  return (one, other) => cost(one) - cost(other);
}
