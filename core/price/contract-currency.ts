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
    if (book.sets[DEFAULT_CURRENCY][rate] === 1) return DEFAULT_CURRENCY;
    const contract = CURRENCIES.find((currency) => book.sets[currency][rate] === 1);
    if (contract !== undefined) return contract;
  }
  return null;
}

/** Returns whether all figures are converted by rates of the day, since the contract is in none of the four currencies. */
export function isConverted({ sets }: PriceBook, market: Market): boolean {
  const rates = RATES[market].flatMap((rate) => CURRENCIES.map((currency) => sets[currency][rate]));
  return rates.some((rate) => rate !== null) && !rates.includes(1);
}

/**
 * Returns the figures of the visitor's currency, else those of the contract currency, else the contract's own figures
 * if a rate identifies their currency; null where there are none. Amounts and currency always come from the same set,
 * so that no page shows an amount with the sign of another currency; `approximate` are those that are not in the
 * contract's currency (PR3).
 * @param inSet returns the figures of one currency's set; null if there are none
 * @param own the contract's own figures; null if there are none
 */
export function figuresInOneCurrency<Figures>(
  prices: PriceBook,
  market: Market,
  currency: Currency,
  inSet: (currency: Currency) => Figures | null,
  own: Figures | null,
) {
  const contract = contractCurrency(prices, market);
  const chosen = inSet(currency);
  if (chosen !== null) return { figures: chosen, currency, approximate: currency !== contract };
  const exact = inSet(contract) ?? (statedContractCurrency(prices, market) === null ? null : own);
  return exact === null ? null : { figures: exact, currency: contract, approximate: false };
}
