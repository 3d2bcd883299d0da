import type { Market } from '../market/market.ts';
import { contractCurrency, statedContractCurrency } from './contract-currency.ts';
import type { Currency } from './currency.ts';
import type { PriceBook } from './price-set.ts';

/** Figures and the one currency that all of them are in. */
export interface InCurrency<Figures> {
  readonly figures: Figures;
  readonly currency: Currency;
  /** True where the currency is not the contract's (product.md PR3). */
  readonly approximate: boolean;
}

/**
 * The figures of the set that the visitor reads in; a set without any gives way to the contract currency's, and that to
 * the contract's own figures, where a rate tells their currency. Null where there are none. Whatever comes out is from
 * one place: no page shows the amount of one currency with the sign of another.
 * @param inSet figures of one currency's set, null for none
 * @param own the contract's own figures, null for none
 */
export function inOneCurrency<Figures>(
  prices: PriceBook,
  market: Market,
  currency: Currency,
  inSet: (currency: Currency) => Figures | null,
  own: Figures | null,
): InCurrency<Figures> | null {
  const contract = contractCurrency(prices, market);
  const asked = inSet(currency);
  if (asked !== null) return { figures: asked, currency, approximate: currency !== contract };
  const exact = inSet(contract) ?? (statedContractCurrency(prices, market) === null ? null : own);
  return exact === null ? null : { figures: exact, currency: contract, approximate: false };
}
