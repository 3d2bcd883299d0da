export type Market = 'charter' | 'sale';

export const MARKETS: readonly Market[] = ['charter', 'sale'];

export function isMarket(value: unknown): value is Market {
  return value === 'charter' || value === 'sale';
}

/** The markets on which a yacht is offered (YA2); none for a `ghost`, which has pages all the same, and for `none`. */
export type MarketType = 'charter' | 'sale' | 'both' | 'ghost' | 'none';

/** The form in which a page shows a yacht: as offered on its market, or as a ghost. */
export type YachtPageType = Market | 'ghost';

export const WITHDRAWAL_REASONS = ['sold', 'left-market'] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

/** The withdrawal of a yacht from the market (YA2). Her pages stay for a while and say so. */
export interface Withdrawal {
  /** ISO 8601 date. */
  readonly on: string;
  readonly because: WithdrawalReason;
  /** The markets on which she was offered, which still decide the addresses of her pages. */
  readonly was: MarketType;
}
