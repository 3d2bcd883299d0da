import { type MarketType, WITHDRAWAL_REASONS, type Withdrawal } from '../market/market.ts';
import { CURRENCIES, type Currency } from '../price/currency.ts';
import type { PriceHistoryEntry } from '../price/price-history.ts';
import { type Price, type PriceBook, type PriceSet, parseExchangeRate, parsePrice } from '../price/price-set.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { objectFromKeys, type RecordReader } from './record-reader.ts';

const MARKET_TYPES = ['charter', 'sale', 'both', 'ghost', 'none'] as const satisfies readonly MarketType[];

/**
 * Parses where a yacht is offered and whether she is withdrawn (YA2). A withdrawal without a valid date still takes her
 * off the market, and she gets no page: a missing page is better than a sold yacht for sale.
 */
export function marketAndWithdrawalOf(yacht: RecordReader): Pick<Yacht, 'market' | 'withdrawn'> {
  const was = yacht.oneOf('marketType', MARKET_TYPES);
  const raw = yacht.raw('withdrawn');
  const withdrawn = raw === undefined || raw === null ? null : withdrawalOf(yacht.object('withdrawn'), was);
  return { market: (raw ?? false) === false ? was : 'none', withdrawn };
}

function withdrawalOf(withdrawn: RecordReader, was: MarketType): Withdrawal | null {
  const on = withdrawn.sound(() => withdrawn.date('on'));
  // The default is true of every withdrawn yacht.
  const because = withdrawn.oneOfOrNull('because', WITHDRAWAL_REASONS) ?? 'left-market';
  return on === null ? null : { on, because, was };
}

/** Parses the price history, the oldest first, whatever the record's order. */
export function parsePriceHistory(yacht: RecordReader): readonly PriceHistoryEntry[] {
  if (yacht.raw('priceHistory') === undefined) return [];
  const history = yacht.soundList('priceHistory', (items, index): PriceHistoryEntry => {
    const entry = items.object(index);
    return {
      on: entry.date('on'),
      market: entry.oneOf('market', ['charter', 'sale']),
      currency: entry.oneOf('currency', CURRENCIES),
      amount: entry.whole('amount', { min: 1 }),
    };
  });
  return history.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
}

/** The form in which the brokerage's systems export a figure; '', 'null' and '0' mean none (PR2). */
const FIGURE = /^\s*\d+(?:\.\d+)?\s*$/;

const PRICES = ['sale', 'charter'] as const;
const SEASON_PRICES = ['charterWinterHigh', 'charterWinterLow', 'charterSummerHigh', 'charterSummerLow'] as const;
const RATES = [
  ...(['saleExchangeRate', 'charterExchangeRate'] as const),
  ...(['charterSummerExchangeRate', 'charterWinterExchangeRate'] as const),
];

/**
 * Parses the prices of a yacht: texts in the record, numbers or null here. A set whose code differs from its key is
 * ignored, because its currency is not known.
 */
export function priceBookOf(yacht: RecordReader): PriceBook {
  const prices = yacht.objectOrNull('prices');
  return {
    sets: objectFromKeys(CURRENCIES, (currency) => priceSetOf(prices.objectOrNull(currency), currency)),
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
  return {
    currency,
    ...objectFromKeys([...PRICES, ...SEASON_PRICES], (key) => known(priceOf(set, key))),
    ...objectFromKeys(RATES, (key) => known(rateOf(set, key))),
  };
}

function priceOf(record: RecordReader, key: string): Price {
  return parsePrice(record.matchingOrNull(key, FIGURE, "a price as text, or '', 'null' or '0' for none"));
}

function rateOf(record: RecordReader, key: string): number | null {
  return parseExchangeRate(record.matchingOrNull(key, FIGURE, "an exchange rate as text, or '' for none"));
}
