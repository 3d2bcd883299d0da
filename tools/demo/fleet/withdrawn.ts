import type { MarketType } from '../../../core/market/market.ts';
import type { YachtRecord } from '../../content-records.ts';

interface Withdrawal {
  readonly market: MarketType;
  readonly withdrawn: NonNullable<YachtRecord['withdrawn']>;
}

/** Yachts of the roster that are no longer offered: one sold, one that left the market, and one withdrawn long ago. */
const WITHDRAWALS: Readonly<Record<string, Withdrawal>> = {
  'pale-horizon': { market: 'sale', withdrawn: { on: '2026-11-09', because: 'sold' } },
  'blue-vesper': { market: 'charter', withdrawn: { on: '2026-10-28', because: 'left-market' } },
  tuffo: { market: 'sale', withdrawn: { on: '2026-03-02', because: 'sold' } },
};

/** Returns the earlier markets of a yacht that was dealt no market; null where she was never offered. */
export function withdrawalOf(slug: string, dealt: MarketType): Withdrawal | null {
  return dealt === 'none' ? (WITHDRAWALS[slug] ?? null) : null;
}
