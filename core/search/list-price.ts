import type { Market } from '../market/market.ts';
import type { Currency } from '../price/currency.ts';
import type { Price } from '../price/price-set.ts';
import type { Season } from '../price/season.ts';
import { headlinePriceIn } from '../yacht/headline-price.ts';
import type { Yacht } from '../yacht/yacht.ts';

/**
 * The price that lists filter, sort and count by, in whole units of the currency: the figure on the yacht's card, on the
 * charter market the weekly rate of the season (PR5, SE6). Null for price on application, without a price, and
 * where the card falls back to the contract currency, whose amount cannot be compared with the others.
 */
export function listPrice(
  yacht: Pick<Yacht, 'poa' | 'prices'>,
  market: Market,
  currency: Currency,
  season: Season,
): Price {
  const shown = headlinePriceIn(yacht, market, currency, season);
  return 'amount' in shown && shown.currency === currency ? shown.amount : null;
}
