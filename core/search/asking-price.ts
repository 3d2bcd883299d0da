import type { Currency } from '../price/currency.ts';
import type { Price } from '../price/price-set.ts';
import type { Market } from '../yacht/market.ts';
import type { Yacht } from '../yacht/yacht.ts';

/**
 * The one figure that lists filter and sort a yacht by, in whole units of the currency: her sale price, or the lowest
 * week of any season (search has no clock, so a shared URL finds the same yachts in every season). Null for price on
 * application and where she has no price.
 */
export function askingPrice(yacht: Yacht, market: Market, currency: Currency): Price {
  if (yacht.poa) return null;
  const set = yacht.prices.sets[currency];
  return market === 'sale'
    ? set.sale
    : lowest([set.charter, set.charterSummerLow, set.charterSummerHigh, set.charterWinterLow, set.charterWinterHigh]);
}

function lowest(prices: readonly Price[]): Price {
  const known = prices.filter((price) => price !== null);
  return known.length === 0 ? null : Math.min(...known);
}
