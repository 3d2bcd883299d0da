import { type MarketType, WITHDRAWN_BECAUSE, type Withdrawn } from '../market/market.ts';
import { CURRENCIES } from '../price/currency.ts';
import type { PriceChange } from '../price/price-change.ts';
import type { Yacht } from '../yacht/yacht.ts';
import type { RecordReader } from './record-reader.ts';

const MARKET_TYPES = ['charter', 'sale', 'both', 'ghost', 'none'] as const satisfies readonly MarketType[];

/**
 * Parses where a yacht is offered and whether she is withdrawn (YA2). A withdrawal without a valid date or
 * reason still takes her off the market, but she gets no page: a missing page is better than a sold yacht for sale.
 */
export function offerOf(yacht: RecordReader): Pick<Yacht, 'market' | 'withdrawn'> {
  const was = yacht.oneOf('marketType', MARKET_TYPES);
  const raw = yacht.raw('withdrawn');
  const withdrawn = raw === undefined || raw === null ? null : withdrawalOf(yacht.object('withdrawn'), was);
  return { market: (raw ?? false) === false ? was : 'none', withdrawn };
}

function withdrawalOf(withdrawn: RecordReader, was: MarketType): Withdrawn | null {
  const on = withdrawn.sound(() => withdrawn.date('on'));
  // These values hold for every withdrawn yacht.
  const because = withdrawn.oneOfOrNull('because', WITHDRAWN_BECAUSE) ?? 'left-market';
  return on === null ? null : { on, because, was };
}

/** Parses the price history, the oldest first, whatever the record's order. */
export function priceHistoryOf(yacht: RecordReader): readonly PriceChange[] {
  if (yacht.raw('priceHistory') === undefined) return [];
  const history = yacht.soundList('priceHistory', (items, index): PriceChange => {
    const entry = items.object(index);
    return {
      on: entry.date('on'),
      market: entry.oneOf('market', ['charter', 'sale']),
      currency: entry.oneOf('currency', CURRENCIES),
      amount: entry.whole('amount', { min: 1 }),
    };
  });
  return history.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
}
