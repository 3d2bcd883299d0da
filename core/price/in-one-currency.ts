import type { Market } from '../market/market.ts';
import { contractCurrency, statedContractCurrency } from './contract-currency.ts';
import type { Currency } from './currency.ts';
import type { PriceBook } from './price-set.ts';

/** Figures that are all in one currency. */
export interface InCurrency<Figures> {
  readonly figures: Figures;
  readonly currency: Currency;
  /** True where the currency is not the contract's (PR3). */
  readonly approximate: boolean;
}

/**
 * Returns the figures of the visitor's currency, else those of the contract currency, else the contract's own figures if
 * a rate identifies their currency; null where there are none. Amounts and currency always come from the same set, so
 * that no page shows an amount with the sign of another currency.
 * @param inSet returns the figures of one currency's set; null for none
 * @param own the contract's own figures; null for none
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
