import { MARKETS, type Market, type MarketType, type YachtPageType } from '../market/market.ts';
import { assertNever } from '../shared/assert-never.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import type { Yacht } from './yacht.ts';

/** Returns how the page of this market shows the yacht; null for a yacht without a page (YA2, YA3). */
export function yachtPageType(market: MarketType, page: Market): YachtPageType | null {
  switch (market) {
    case 'both':
      return page;
    case 'charter':
    case 'sale':
      return market === page ? page : 'ghost';
    case 'ghost':
      return 'ghost';
    case 'none':
      return null;
    default:
      return assertNever(market);
  }
}

export function isOfferedOn(market: MarketType, page: Market): boolean {
  return market === 'both' || market === page;
}

/** Returns her slug for a page on this market: the market's own, else the ghost's, else the other market's; or null. */
export function slugWithFallback(slugs: Yacht['slugs'], market: Market): string | null {
  return slugs[market] ?? slugs.ghost ?? slugs[market === 'sale' ? 'charter' : 'sale'];
}

/** Returns her slug for a page on a market that offers her; null on any other market. */
export function offeredSlug({ market, slugs }: Pick<Yacht, 'market' | 'slugs'>, page: Market): string | null {
  return isOfferedOn(market, page) ? slugWithFallback(slugs, page) : null;
}

/**
 * Returns what the page of a withdrawn yacht shows: that she is off the market, or, `goneAfterDays` days later, that
 * the page is gone. Null for a yacht that is not withdrawn.
 * @param today ISO 8601 date
 */
export function withdrawnPageState(
  { withdrawn }: Pick<Yacht, 'withdrawn'>,
  today: string,
  goneAfterDays: number,
): 'shown' | 'gone' | null {
  if (withdrawn === null) return null;
  const [since, now] = [dayNumber(withdrawn.on), dayNumber(today)];
  return since !== null && now !== null && now - since < goneAfterDays ? 'shown' : 'gone';
}

/** Returns the slug of her page on this market, even if she is withdrawn; null where she has no page. */
export function pageSlug(
  { market, withdrawn, slugs }: Pick<Yacht, 'market' | 'withdrawn' | 'slugs'>,
  page: Market,
): string | null {
  return yachtPageType(withdrawn?.was ?? market, page) === null ? null : slugWithFallback(slugs, page);
}

/**
 * Returns her page on the market that offers her, charter first, else the one that says she is not offered; null if
 * there is none.
 */
export function mainPage(
  yacht: Pick<Yacht, 'market' | 'withdrawn' | 'slugs'>,
): { readonly market: Market; readonly slug: string } | null {
  const market = MARKETS.find((one) => isOfferedOn(yacht.market, one)) ?? 'charter';
  const slug = pageSlug(yacht, market);
  return slug === null ? null : { market, slug };
}
