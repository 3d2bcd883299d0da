import { statedContractCurrency } from '../price/contract-currency.ts';
import type { Currency } from '../price/currency.ts';
import type { Price, PriceBook } from '../price/price-set.ts';
import type { Market } from '../yacht/market.ts';
import type { Yacht } from '../yacht/yacht.ts';

/**
 * The one figure that lists filter and sort a yacht by, in whole units of the currency: her sale price, or the lowest
 * week of any season (search has no clock, so a shared URL finds the same yachts in every season). A set without a
 * figure gives way to the contract's own where that is in this very currency. Null for price on application and where
 * she has no price. The page may then still show the price of another currency (core/price/headline-price.ts); lists
 * do not take it, for bounds and order mean one currency, and another's amount would stand in the wrong place.
 */
export function askingPrice({ poa, prices }: Pick<Yacht, 'poa' | 'prices'>, market: Market, currency: Currency): Price {
  if (poa) return null;
  const inSet = setFigure(prices, market, currency);
  if (inSet !== null || statedContractCurrency(prices, market) !== currency) return inSet;
  return contractFigure(prices, market);
}

function setFigure({ sets }: PriceBook, market: Market, currency: Currency): Price {
  const set = sets[currency];
  return market === 'sale'
    ? set.sale
    : lowest([set.charter, set.charterSummerLow, set.charterSummerHigh, set.charterWinterLow, set.charterWinterHigh]);
}

function contractFigure(prices: PriceBook, market: Market): Price {
  return market === 'sale'
    ? prices.salePriceContractCurrency
    : lowest([
        prices.charterPriceContractCurrency,
        prices.charterSummerPriceContractCurrency,
        prices.charterWinterPriceContractCurrency,
      ]);
}

function lowest(prices: readonly Price[]): Price {
  let least: Price = null;
  for (const price of prices) if (price !== null && (least === null || price < least)) least = price;
  return least;
}
