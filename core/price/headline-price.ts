import type { Market } from '../yacht/market.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { charterFrom, contractCharterFrom } from './charter-rates.ts';
import { contractCurrency, statedContractCurrency } from './contract-currency.ts';
import type { Currency } from './currency.ts';
import type { Price, PriceBook } from './price-set.ts';

/** The one price line of a card or page; the words are the message files'. */
export type HeadlinePrice =
  | {
      readonly kind: 'from-per-week' | 'asking';
      /** Whole units. */
      readonly amount: number;
      readonly currency: Currency;
      /** True where the currency shown is not the contract's. */
      readonly approximate: boolean;
    }
  | { readonly kind: 'poa' }
  | { readonly kind: 'inquire' };

/**
 * product.md PR3. POA comes before any figure. A set without a figure gives way to the contract's own, which is exact;
 * without either the visitor is asked to inquire. `today` is an ISO 8601 date.
 */
export function headlinePrice(
  yacht: Pick<Yacht, 'poa' | 'prices'>,
  market: Market,
  currency: Currency,
  today: string,
): HeadlinePrice {
  if (yacht.poa) return { kind: 'poa' };
  const { prices } = yacht;
  const contract = contractCurrency(prices, market);
  const kind = market === 'sale' ? 'asking' : 'from-per-week';
  const shown = amountIn(prices, market, currency, today);
  if (shown !== null) return { kind, amount: shown, currency, approximate: currency !== contract };
  const own = amountIn(prices, market, contract, today) ?? contractAmount(prices, market, today);
  return own === null ? { kind: 'inquire' } : { kind, amount: own, currency: contract, approximate: false };
}

function amountIn(prices: PriceBook, market: Market, currency: Currency, today: string): Price {
  return market === 'sale' ? prices.sets[currency].sale : charterFrom(prices, currency, today);
}

/** The contract's own figure; null where no rate tells which currency it is in. */
function contractAmount(prices: PriceBook, market: Market, today: string): Price {
  if (statedContractCurrency(prices, market) === null) return null;
  return market === 'sale' ? prices.salePriceContractCurrency : contractCharterFrom(prices, today);
}
