import type { Currency } from './currency.ts';

/** A price in whole units of its set's currency; null where the source holds '', 'null' or '0' (PR2). */
export type Price = number | null;

/** Prices of one yacht in one currency (PR1). Charter prices are a week. */
export interface PriceSet {
  readonly currency: Currency;
  readonly sale: Price;
  readonly charter: Price;
  readonly charterWinterHigh: Price;
  readonly charterWinterLow: Price;
  readonly charterSummerHigh: Price;
  readonly charterSummerLow: Price;
  /** Units of this currency for one unit of the contract currency; 1 in the contract currency itself. */
  readonly saleExchangeRate: number | null;
  readonly charterExchangeRate: number | null;
  readonly charterSummerExchangeRate: number | null;
  readonly charterWinterExchangeRate: number | null;
}

/** All prices of one yacht: a set in each currency, and the contract's own figures in the contract currency. */
export interface PriceBook {
  readonly sets: Readonly<Record<Currency, PriceSet>>;
  readonly salePriceContractCurrency: Price;
  readonly charterPriceContractCurrency: Price;
  readonly charterSummerPriceContractCurrency: Price;
  readonly charterWinterPriceContractCurrency: Price;
}
