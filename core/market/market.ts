/** The market a page is for. */
export type Market = 'charter' | 'sale';

export const MARKETS: readonly Market[] = ['charter', 'sale'];

/** Where a yacht is offered (product.md YA2, content's wording). */
export type MarketType = 'charter' | 'sale' | 'both' | 'ghost' | 'none';

/** What a page shows: the yacht on its own market, or a ghost. */
export type ComputedType = Market | 'ghost';

export const WITHDRAWN_BECAUSE = ['sold', 'left-market'] as const;
export type WithdrawnBecause = (typeof WITHDRAWN_BECAUSE)[number];

/** That a yacht is no longer offered (product.md YA2): her pages stay for a while, to say so. */
export interface Withdrawn {
  /** ISO 8601 date. */
  readonly on: string;
  readonly because: WithdrawnBecause;
  /** Where she was offered: her pages keep the addresses they had. */
  readonly was: MarketType;
}
