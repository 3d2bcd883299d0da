import type { Market } from '../market/market.ts';
import type { Yacht, YachtId } from '../yacht/yacht.ts';

/** Recommends yachts similar to a given one (UI6). The rule of similarity is in `core/search/related-yachts.ts`. */
export interface Recommendations {
  /** At most `count` other yachts on this market, the most similar first. If a service fails, records are compared. */
  similar(yacht: Yacht, market: Market, count: number): Promise<readonly YachtId[]>;
}
export const Recommendations = Symbol.for('Recommendations');
