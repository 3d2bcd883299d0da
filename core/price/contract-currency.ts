import type { Market } from '../market/market.ts';
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from './currency.ts';
import type { PriceBook } from './price-set.ts';

/** The rates that tell a market's contract currency; a later one speaks only where those before it are silent. */
const RATES = {
  sale: ['saleExchangeRate'],
  charter: ['charterExchangeRate', 'charterSummerExchangeRate', 'charterWinterExchangeRate'],
} as const;

/** product.md PR1: the currency whose exchange rate is 1 on this market; euro when none, or when euro is among several. */
export function contractCurrency(book: PriceBook, market: Market): Currency {
  return statedContractCurrency(book, market) ?? DEFAULT_CURRENCY;
}

/** The same, but null when no rate is 1: the contract is then in a currency that the four sets do not hold. */
export function statedContractCurrency(book: PriceBook, market: Market): Currency | null {
  for (const rate of RATES[market]) {
    const contract = CURRENCIES.filter((currency) => book.sets[currency][rate] === 1);
    if (contract.includes(DEFAULT_CURRENCY)) return DEFAULT_CURRENCY;
    if (contract[0] !== undefined) return contract[0];
  }
  return null;
}
