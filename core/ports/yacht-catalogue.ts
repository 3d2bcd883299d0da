import type { ContentDraft } from '../content/content-draft.ts';
import type { Market } from '../market/market.ts';
import type { Yacht, YachtId } from '../yacht/yacht.ts';

/** Lists all yachts of the brokerage on all markets. */
export interface YachtCatalogue {
  /** All yachts in a stable order. Invalid records are left out and logged, never thrown. */
  all(): Promise<readonly Yacht[]>;
  /** The yacht whose detail or ghost page on this market has this slug; null where there is none. */
  bySlug(market: Market, slug: string): Promise<Yacht | null>;
  /**
   * That yacht as editors last saved her (CO8); as she is published where the source keeps no drafts of yachts. Pages
   * are found by the slugs that are published.
   */
  draftBySlug(market: Market, slug: string): Promise<ContentDraft<Yacht> | null>;
  byId(id: YachtId): Promise<Yacht | null>;
  /** Changes whenever a record changes; page caches are then purged. */
  version(): Promise<string>;
}
export const YachtCatalogue = Symbol.for('YachtCatalogue');
