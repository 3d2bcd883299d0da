import type { Market } from '../market/market.ts';
import type { Yacht, YachtId } from '../yacht/yacht.ts';

/** Every yacht the brokerage lists, of whatever market. */
export interface YachtCatalogue {
  /** In a stable order. Bad records are left out and named in the log, never thrown. */
  all(): Promise<readonly Yacht[]>;
  /** The yacht whose detail page on this market has this slug, her ghost page included; null when there is none. */
  bySlug(market: Market, slug: string): Promise<Yacht | null>;
  byId(id: YachtId): Promise<Yacht | null>;
  /** Changes whenever any record does: the key that page caches are purged by. */
  version(): Promise<string>;
}
export const YachtCatalogue = Symbol.for('YachtCatalogue');
