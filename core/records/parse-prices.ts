import { CURRENCIES, type Currency } from '../price/currency.ts';
import { type Price, type PriceBook, type PriceSet, parsePrice, parseRate } from '../price/price-set.ts';
import type { RecordReader } from './record-reader.ts';

/** The form in which the brokerage's systems export a figure; '', 'null' and '0' mean none (PR2). */
const FIGURE = /^\s*\d+(?:\.\d+)?\s*$/;

/**
 * Parses the prices of a yacht: texts in the record, numbers or null here. A set whose code differs from its key is
 * ignored, because its currency is not known.
 */
export function priceBookOf(yacht: RecordReader): PriceBook {
  const prices = yacht.objectOrNull('prices');
  // Every currency of the table has a set; the type of fromEntries does not show it.
  const sets = Object.fromEntries(
    CURRENCIES.map((currency) => [currency, priceSetOf(prices.objectOrNull(currency), currency)]),
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
  const code = set.textOrNull('code');
  const isOther = code !== null && code.toLowerCase() !== currency;
  if (isOther) set.problem('code', `must be ${currency}, as its key says`);
  set.textOrNull('symbol');
  const known = <T>(figure: T) => (isOther ? null : figure);
  const price = (key: string) => known(priceOf(set, key));
  const rate = (key: string) => known(rateOf(set, key));
  return {
    currency,
    sale: price('sale'),
    charter: price('charter'),
    charterWinterHigh: price('charterWinterHigh'),
    charterWinterLow: price('charterWinterLow'),
    charterSummerHigh: price('charterSummerHigh'),
    charterSummerLow: price('charterSummerLow'),
    saleExchangeRate: rate('saleExchangeRate'),
    charterExchangeRate: rate('charterExchangeRate'),
    charterSummerExchangeRate: rate('charterSummerExchangeRate'),
    charterWinterExchangeRate: rate('charterWinterExchangeRate'),
  };
}

function priceOf(record: RecordReader, key: string): Price {
  return parsePrice(record.matchingOrNull(key, FIGURE, "a price as text, or '', 'null' or '0' for none"));
}

function rateOf(record: RecordReader, key: string): number | null {
  return parseRate(record.matchingOrNull(key, FIGURE, "an exchange rate as text, or '' for none"));
}
