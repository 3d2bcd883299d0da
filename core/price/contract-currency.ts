import type { Market } from '../yacht/market.ts';
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from './currency.ts';
import type { PriceBook } from './price-set.ts';

/** product.md PR1: the currency whose exchange rate is 1 on this market; euro when none, or when euro is among several. */
export function contractCurrency(book: PriceBook, market: Market): Currency {
  const rate = market === 'sale' ? 'saleExchangeRate' : 'charterExchangeRate';
  const contract = CURRENCIES.filter((currency) => book.sets[currency][rate] === 1);
  return contract.includes(DEFAULT_CURRENCY) ? DEFAULT_CURRENCY : (contract[0] ?? DEFAULT_CURRENCY);
}
