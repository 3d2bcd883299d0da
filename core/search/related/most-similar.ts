import type { Market } from '../../market/market.ts';
import { offeredOn } from '../../yacht/market-rules.ts';
import type { Yacht } from '../../yacht/yacht.ts';
import { similarity } from './similarity.ts';

/** The yachts most similar to `yacht` among those offered on the market, at most `most`, without herself (UI6). */
export function mostSimilar(yachts: readonly Yacht[], yacht: Yacht, market: Market, most: number): readonly Yacht[] {
  return yachts
    .filter((other) => other.id !== yacht.id && offeredOn(other.market, market))
    .map((other) => ({ other, alike: similarity(yacht, other, market) }))
    .sort((a, b) => b.alike - a.alike || (a.other.id < b.other.id ? -1 : 1))
    .slice(0, Math.max(most, 0))
    .map(({ other }) => other);
}
