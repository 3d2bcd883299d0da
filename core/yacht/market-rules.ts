import type { ComputedType, Market, MarketType } from '../market/market.ts';
import { assertNever } from '../shared/assert-never.ts';
import type { Yacht } from './yacht.ts';

/** Returns how the page of this market shows the yacht; null for a yacht without a page (YA2, YA3). */
export function computedType(market: MarketType, page: Market): ComputedType | null {
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

export function offeredOn(market: MarketType, page: Market): boolean {
  return market === 'both' || market === page;
}

/** Returns her slug on this market: its own, else her ghost's, else the other market's, where she is shown as a ghost. */
export function detailSlug(slugs: Yacht['slugs'], market: Market): string | null {
  return slugs[market] ?? slugs.ghost ?? slugs[market === 'sale' ? 'charter' : 'sale'];
}
