import type { Market } from '../market/market.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import { computedType, detailSlug } from './market-rules.ts';
import type { Yacht } from './yacht.ts';

/**
 * Returns what the page of a withdrawn yacht shows: that she is off the market, or, `goneAfterDays` days later, that the
 * page is gone. Null for a yacht that is not withdrawn.
 * @param today ISO 8601 date
 */
export function withdrawnPage(
  { withdrawn }: Pick<Yacht, 'withdrawn'>,
  today: string,
  goneAfterDays: number,
): 'shown' | 'gone' | null {
  if (withdrawn === null) return null;
  const [since, now] = [dayNumber(withdrawn.on), dayNumber(today)];
  return since !== null && now !== null && now - since < goneAfterDays ? 'shown' : 'gone';
}

/** Returns her slug on this market, also while she is withdrawn; null where she has no page. */
export function pageSlug(
  { market, withdrawn, slugs }: Pick<Yacht, 'market' | 'withdrawn' | 'slugs'>,
  page: Market,
): string | null {
  return computedType(withdrawn?.was ?? market, page) === null ? null : detailSlug(slugs, page);
}
