import type { Market } from '../../core/market/market.ts';
import type { Recommendations } from '../../core/ports/recommendations.ts';
import { isOfferedOn } from '../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';

/** Recommends every other yacht of the market, the nearest in length first. */
export class MemoryRecommendations implements Recommendations {
  readonly #yachts: readonly Yacht[];

  constructor(yachts: readonly Yacht[] = []) {
    this.#yachts = yachts;
  }

  async similar(yacht: Yacht, market: Market, count: number): Promise<readonly YachtId[]> {
    const distance = (other: Yacht) => Math.abs(other.dimensions.length - yacht.dimensions.length);
    return this.#yachts
      .filter((other) => other.id !== yacht.id && isOfferedOn(other.market, market))
      .toSorted((a, b) => distance(a) - distance(b))
      .slice(0, Math.max(count, 0))
      .map((other) => other.id);
  }
}
