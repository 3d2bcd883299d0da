import { distanceNm, type Position } from '../geo/position.ts';
import type { Page } from './page.ts';

/** Nautical miles within which waters are an office's own. */
const OWN_WATERS_NM = 150;

/** Returns the page of the destination that is nearest to a position; null if none is within a day's sail. */
export function nearestDestination(pages: readonly Page[], position: Position): Page | null {
  const near = pages.flatMap((page) => {
    if (page.details.kind !== 'destination') return [];
    const miles = distanceNm(position, page.details.position);
    return miles <= OWN_WATERS_NM ? [{ page, miles }] : [];
  });
  return near.toSorted((a, b) => a.miles - b.miles)[0]?.page ?? null;
}
