import type { Currency } from './currency.ts';

/**
 * A price in whole units of its set's currency; null where the source has none: '', 'null', '0' or an invalid one
 * (PR2).
 */
export type Price = number | null;

/** Prices of one yacht in one currency (PR1). Charter prices are per week. */
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

/** The names of a season's figures: the high and the low rate of a set, and the contract's own rate. */
export const SEASON_RATE_KEYS = {
  summer: { high: 'charterSummerHigh', low: 'charterSummerLow', own: 'charterSummerPriceContractCurrency' },
  winter: { high: 'charterWinterHigh', low: 'charterWinterLow', own: 'charterWinterPriceContractCurrency' },
} as const;

/** Parses a price in whole units; null for '', 'null', '0', and invalid, negative and non-finite figures (PR2). */
export function parsePrice(raw: unknown): Price {
  const whole = Math.round(numberOf(raw) ?? 0);
  return whole > 0 && Number.isSafeInteger(whole) ? whole : null;
}

/** Parses an exchange rate; null for anything but a number above 0. */
export function parseExchangeRate(raw: unknown): number | null {
  const rate = numberOf(raw) ?? 0;
  return rate > 0 ? rate : null;
}

function numberOf(raw: unknown): number | null {
  const isNumeric = typeof raw === 'number' || (typeof raw === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(raw));
  return isNumeric && Number.isFinite(Number(raw)) ? Number(raw) : null;
}
