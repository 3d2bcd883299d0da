import { distanceNm, type Position } from '../geo/position.ts';
import type { Office } from './office.ts';

/** An office that may answer, with its state at this moment. */
export interface OfficeCandidate {
  readonly office: Office;
  readonly open: boolean;
  /** Whether someone at the office speaks the visitor's language. */
  readonly speaks: boolean;
}

/** Closed hours and a foreign language count as this many nautical miles more. */
const CLOSED_NM = 600;
const FOREIGN_NM = 900;

/**
 * Returns the office that answers an enquiry without a broker: the one with the lowest cost of distance, closed hours
 * and foreign language, the first of equal ones. Crew offices are left out. Null if none is left.
 */
export function answeringOffice(candidates: readonly OfficeCandidate[], near: Position | null): Office | null {
  const cost = ({ office, open, speaks }: OfficeCandidate) =>
    (near === null ? 0 : distanceNm(near, { latitude: office.lat, longitude: office.lng })) +
    (open ? 0 : CLOSED_NM) +
    (speaks ? 0 : FOREIGN_NM);
  const brokerages = candidates.filter(({ office }) => office.type === 'yacht_brokerage');
  return brokerages.toSorted((one, other) => cost(one) - cost(other))[0]?.office ?? null;
}
