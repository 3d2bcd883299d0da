import type { MarketType } from '../../../core/market/market.ts';
import { CURRENCIES, CURRENCY_SYMBOLS, type Currency } from '../../../core/price/currency.ts';
import type { PriceSetRecord, YachtRecord } from '../../content-records.ts';
import { THIS_YEAR } from './age.ts';
import type { Design } from './design/design.ts';
import type { Prng } from './prng.ts';
import { clamp, roundTo } from './rounding.ts';

export type Prices = Pick<
  YachtRecord,
  | 'prices'
  | 'salePriceContractCurrency'
  | 'charterPriceContractCurrency'
  | 'charterSummerPriceContractCurrency'
  | 'charterWinterPriceContractCurrency'
>;

/** Demo rates: units for one euro. */
const PER_EURO: Readonly<Record<Currency, number>> = { aud: 1.745, eur: 1, gbp: 0.864, usd: 1.138 };

/** Whole units of the contract currency; null where she is not offered. */
export interface ContractPrices {
  sale: number | null;
  summer: { high: number; low: number } | null;
  winter: { high: number; low: number } | null;
}

const AMERICAN = ['fort-lauderdale', 'palm-beach', 'san-diego'];

/** Draws the currency of her contracts, by the office that holds them. */
export function drawContractCurrency(office: string, prng: Prng): Currency {
  if (AMERICAN.includes(office)) return prng.chance(0.9) ? 'usd' : 'eur';
  if (office === 'london') return prng.chance(0.5) ? 'gbp' : 'eur';
  if (office === 'sydney') return prng.chance(0.7) ? 'aud' : 'usd';
  if (['hong-kong', 'singapore', 'phuket', 'dubai', 'qatar', 'kuwait'].includes(office)) return 'usd';
  return prng.chance(0.88) ? 'eur' : 'usd';
}

/** Returns the step to which an asking price is rounded. */
export function saleStep(price: number): number {
  if (price < 1_000_000) return 5_000;
  if (price < 3_000_000) return 25_000;
  if (price < 12_000_000) return 50_000;
  return price < 40_000_000 ? 250_000 : 500_000;
}

/** Returns the step to which a charter rate is rounded. */
export function weekStep(price: number): number {
  if (price < 15_000) return 250;
  if (price < 60_000) return 500;
  if (price < 150_000) return 1_000;
  return price < 400_000 ? 5_000 : 10_000;
}

/** Returns the age in years, reduced by a refit. */
function effectiveAge(builtYear: number, refitYear: number | null): number {
  const age = THIS_YEAR - builtYear;
  return Math.min(38, refitYear === null ? age : age - 0.35 * (refitYear - builtYear));
}

/**
 * Draws prices: asking 20.7·L^3.50 EUR at the fleet's median age, × 0.955 a year; weeks 2.07·L^2.92 EUR, sail × 0.65,
 * 0.7–1.8 % of asking.
 */
export function drawFigures(
  design: Design,
  years: { builtYear: number; refitYear: number | null },
  market: MarketType,
  currency: Currency,
  hasWinter: boolean,
  prng: Prng,
): ContractPrices {
  const { loaMeters: loa, kind } = design;
  const age = effectiveAge(years.builtYear, years.refitYear);
  const asking =
    20.7 *
    loa ** 3.5 *
    0.955 ** (age - 9.4) *
    Math.exp(0.25 * prng.normal()) *
    (kind === 'sail' ? 0.75 : 1) *
    PER_EURO[currency];
  const week =
    2.07 *
    loa ** 2.92 *
    0.99 ** (age - 9.4) *
    Math.exp(0.23 * prng.normal()) *
    (kind === 'sail' ? 0.65 : 1) *
    PER_EURO[currency];
  const sale = roundTo(asking, saleStep(asking));
  const fair = market === 'both' ? clamp(week, sale * 0.0074, sale * 0.017) : week;
  const high = roundTo(fair, weekStep(fair));
  const low = Math.ceil((high * prng.between(0.8, 0.915)) / weekStep(high)) * weekStep(high);
  const factor = prng.chance(0.85) ? 1 : prng.between(0.87, 1.1);
  const offersWinter = hasWinter || prng.chance(0.3);
  const winter = (price: number) => roundTo(price * factor, weekStep(price));
  const charters = market === 'charter' || market === 'both';
  return {
    sale: market === 'sale' || market === 'both' ? sale : null,
    summer: charters ? { high, low: Math.min(low, high) } : null,
    winter: charters && offersWinter ? { high: winter(high), low: winter(Math.min(low, high)) } : null,
  };
}

/** Returns the rate as its record has it: '1' in the contract currency, else four decimals. */
function rateOf(contract: Currency, currency: Currency): string {
  return currency === contract ? '1' : (PER_EURO[currency] / PER_EURO[contract]).toFixed(4);
}

/** Rounds a converted price to three digits: nobody in the trade names an approximate price to the euro. */
function approximatePrice(price: number): number {
  return Number(price.toPrecision(3));
}

/**
 * Returns the price sets in all currencies. `charter` and the contract prices of the seasons are the lowest rate, shown
 * as "From …".
 */
export function priceFields(figures: ContractPrices, contract: Currency): Prices {
  const { sale, summer, winter } = figures;
  const lows = [summer?.low, winter?.low].filter((low) => low !== undefined);
  const from = lows.length > 0 ? Math.min(...lows) : null;
  const set = (currency: Currency): PriceSetRecord => {
    const rate = rateOf(contract, currency);
    const text = (price: number | null | undefined) =>
      price == null ? '' : String(currency === contract ? price : approximatePrice(price * Number(rate)));
    return {
      code: currency.toUpperCase(),
      symbol: CURRENCY_SYMBOLS[currency],
      sale: text(sale),
      charter: text(from),
      charterWinterHigh: text(winter?.high),
      charterWinterLow: text(winter?.low),
      charterSummerHigh: text(summer?.high),
      charterSummerLow: text(summer?.low),
      saleExchangeRate: rate,
      charterExchangeRate: rate,
      charterSummerExchangeRate: rate,
      charterWinterExchangeRate: rate,
    };
  };
  const own = (price: number | null | undefined) => (price == null ? '' : String(price));
  return {
    prices: Object.fromEntries(CURRENCIES.map((currency) => [currency, set(currency)])) as Prices['prices'],
    salePriceContractCurrency: own(sale),
    charterPriceContractCurrency: own(from),
    charterSummerPriceContractCurrency: own(summer?.low),
    charterWinterPriceContractCurrency: own(winter?.low),
  };
}
