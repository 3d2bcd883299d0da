import type { Market } from '../market/market.ts';
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from './currency.ts';
import type { PriceBook } from './price-set.ts';

/** The exchange rates that identify a market's contract currency; a later one counts only if no earlier one is 1. */
const RATES = {
  sale: ['saleExchangeRate'],
  charter: ['charterExchangeRate', 'charterSummerExchangeRate', 'charterWinterExchangeRate'],
} as const;

/** Returns the currency whose exchange rate is 1 on this market; euro for none, or if it is one of several (PR1). */
export function contractCurrency(book: PriceBook, market: Market): Currency {
  return statedContractCurrency(book, market) ?? DEFAULT_CURRENCY;
}

/** Returns the contract currency; null when no rate is 1, since the contract is then in none of the four currencies. */
export function statedContractCurrency(book: PriceBook, market: Market): Currency | null {
  for (const rate of RATES[market]) {
    const contract = CURRENCIES.filter((currency) => book.sets[currency][rate] === 1);
    if (contract.includes(DEFAULT_CURRENCY)) return DEFAULT_CURRENCY;
    if (contract[0] !== undefined) return contract[0];
  }
  return null;
}
