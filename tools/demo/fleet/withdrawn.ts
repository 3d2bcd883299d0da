import type { MarketType } from '../../../core/market/market.ts';
import type { YachtRecord } from '../../../core/records/yacht-record.ts';

interface Withdrawal {
  readonly market: MarketType;
  readonly withdrawn: NonNullable<YachtRecord['withdrawn']>;
}

/** Yachts of the roster that were offered until lately: one sold, one that left the market, and one long gone. */
const WITHDRAWALS: Readonly<Record<string, Withdrawal>> = {
  'pale-horizon': { market: 'sale', withdrawn: { on: '2026-11-09', because: 'sold' } },
  'blue-vesper': { market: 'charter', withdrawn: { on: '2026-10-28', because: 'left-market' } },
  tuffo: { market: 'sale', withdrawn: { on: '2026-03-02', because: 'sold' } },
};

/** Of a yacht that was dealt no market, where she was offered before; null where she never was. */
export function withdrawalOf(slug: string, dealt: MarketType): Withdrawal | null {
  return dealt === 'none' ? (WITHDRAWALS[slug] ?? null) : null;
}
