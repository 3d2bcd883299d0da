import type { Market } from '../market/market.ts';
import type { Currency } from '../price/currency.ts';
import type { Price } from '../price/price-set.ts';
import type { Season } from '../price/season.ts';
import { headlinePriceIn } from '../yacht/headline-price.ts';
import type { Yacht } from '../yacht/yacht.ts';

/**
 * The price that a list filters, orders and counts a yacht by, in whole units of the currency: the very figure that her
 * card shows, on the charter market the week's rate of the season (product.md PR5, SE6). Null where the card shows none:
 * price on application, or no price. Null as well where the card gives way to the contract currency, since bounds and
 * order mean one currency, and another's amount would stand in the wrong place.
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
