import type { Market } from '../market/market.ts';
import type { Yacht, YachtId } from '../yacht/yacht.ts';

/** Other yachts that a visitor of this one may like (product.md UI6). */
export interface Recommendations {
  /**
   * At most `count` yachts offered on this market, the most similar first, never the yacht herself.
   * No answer is an empty list: a page does without.
   */
  similar(yacht: Yacht, market: Market, count: number): Promise<readonly YachtId[]>;
}
export const Recommendations = Symbol.for('Recommendations');
