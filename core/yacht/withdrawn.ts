import type { Market } from '../market/market.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import { computedType, detailSlug } from './market-rules.ts';
import type { Yacht } from './yacht.ts';

/**
 * What the page of a withdrawn yacht answers: that she is off the market, or, once `goneAfterDays` days have passed
 * since, that the page is gone. Null for a yacht that is not withdrawn.
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

/** Her slug on this market's pages, those that she had before she was withdrawn too; null where she has no page. */
export function pageSlug(
  { market, withdrawn, slugs }: Pick<Yacht, 'market' | 'withdrawn' | 'slugs'>,
  page: Market,
): string | null {
  return computedType(withdrawn?.was ?? market, page) === null ? null : detailSlug(slugs, page);
}
