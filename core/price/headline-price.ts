import type { Market } from '../yacht/market.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { charterFrom } from './charter-rates.ts';
import { contractCurrency } from './contract-currency.ts';
import type { Currency } from './currency.ts';

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
 * without either the visitor is asked to inquire.
 */
export function headlinePrice(
  yacht: Pick<Yacht, 'poa' | 'prices'>,
  market: Market,
  currency: Currency,
  today: string,
): HeadlinePrice {
  if (yacht.poa) return { kind: 'poa' };
  const contract = contractCurrency(yacht.prices, market);
  const amountIn = (code: Currency) =>
    market === 'sale' ? yacht.prices.sets[code].sale : charterFrom(yacht.prices, code, today);
  const kind = market === 'sale' ? 'asking' : 'from-per-week';
  const shown = amountIn(currency);
  if (shown !== null) return { kind, amount: shown, currency, approximate: currency !== contract };
  const own = amountIn(contract);
  return own === null ? { kind: 'inquire' } : { kind, amount: own, currency: contract, approximate: false };
}
