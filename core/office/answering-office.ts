import { distanceNm } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import type { Office } from './office.ts';

/** A candidate, and what counts for it at this moment. */
export interface OfficeCandidate {
  readonly office: Office;
  readonly open: boolean;
  /** Whether somebody there speaks the visitor's language. */
  readonly speaks: boolean;
}

/** Nautical miles that a closed door, and another language, weigh as much as. */
const CLOSED_NM = 600;
const FOREIGN_NM = 900;

/**
 * The office that answers what nobody in particular is asked: the nearest that is open and speaks the language, where
 * each of the three weighs; without a place, the first in the order of the content. Crew offices answer for crews only.
 * Null where there is none.
 */
export function answeringOffice(candidates: readonly OfficeCandidate[], near: Position | null): Office | null {
  const cost = ({ office, open, speaks }: OfficeCandidate) =>
    (near === null ? 0 : distanceNm(near, { latitude: office.lat, longitude: office.lng })) +
    (open ? 0 : CLOSED_NM) +
    (speaks ? 0 : FOREIGN_NM);
  return (
    candidates
      .filter(({ office }) => office.type === 'yacht_brokerage')
      .reduce<{ office: Office; cost: number } | null>((best, one) => {
        const own = cost(one);
        return best === null || own < best.cost ? { office: one.office, cost: own } : best;
      }, null)?.office ?? null
  );
}
