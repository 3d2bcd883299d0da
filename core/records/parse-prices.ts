import { CURRENCIES, type Currency } from '../price/currency.ts';
import { parsePrice, parseRate } from '../price/parse-price.ts';
import type { Price, PriceBook, PriceSet } from '../price/price-set.ts';
import type { RecordReader } from './record-reader.ts';

/** What the brokerage's systems write for a figure, and the words they write for none (product.md PR2). */
const FIGURE = /^\s*(?:\d+(?:\.\d+)?|null|)\s*$/;

/** The prices of one yacht's record: text in the wire, numbers or null here. */
export function priceBookOf(yacht: RecordReader): PriceBook {
  const prices = yacht.object('prices');
  // One set for every currency of the table: what the type says and fromEntries cannot.
  const sets = Object.fromEntries(
    CURRENCIES.map((currency) => [currency, priceSetOf(prices.object(currency), currency)]),
  ) as Record<Currency, PriceSet>;
  return {
    sets,
    salePriceContractCurrency: priceOf(yacht, 'salePriceContractCurrency'),
    charterPriceContractCurrency: priceOf(yacht, 'charterPriceContractCurrency'),
    charterSummerPriceContractCurrency: priceOf(yacht, 'charterSummerPriceContractCurrency'),
    charterWinterPriceContractCurrency: priceOf(yacht, 'charterWinterPriceContractCurrency'),
  };
}

function priceSetOf(set: RecordReader, currency: Currency): PriceSet {
  if (set.text('code').toLowerCase() !== currency) set.problem('code', `must be ${currency}, as its key says`);
  set.text('symbol');
  return {
    currency,
    sale: priceOf(set, 'sale'),
    charter: priceOf(set, 'charter'),
    charterWinterHigh: priceOf(set, 'charterWinterHigh'),
    charterWinterLow: priceOf(set, 'charterWinterLow'),
    charterSummerHigh: priceOf(set, 'charterSummerHigh'),
    charterSummerLow: priceOf(set, 'charterSummerLow'),
    saleExchangeRate: rateOf(set, 'saleExchangeRate'),
    charterExchangeRate: rateOf(set, 'charterExchangeRate'),
    charterSummerExchangeRate: rateOf(set, 'charterSummerExchangeRate'),
    charterWinterExchangeRate: rateOf(set, 'charterWinterExchangeRate'),
  };
}

function priceOf(record: RecordReader, key: string): Price {
  return parsePrice(record.matching(key, FIGURE, "a price as text, or '', 'null' or '0' for none"));
}

function rateOf(record: RecordReader, key: string): number | null {
  return parseRate(record.matching(key, FIGURE, "an exchange rate as text, or '' for none"));
}
