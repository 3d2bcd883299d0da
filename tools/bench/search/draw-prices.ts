import { CURRENCIES, type Currency } from '../../../core/price/currency.ts';
import type { PriceBook, PriceSet } from '../../../core/price/price-set.ts';
import type { Prng } from '../../demo/fleet/prng.ts';
import { decimals, roundTo } from '../../demo/fleet/rounding.ts';

const PER_EURO: Readonly<Record<Currency, number>> = { aud: 1.745, eur: 1, gbp: 0.864, usd: 1.138 };
const CONTRACTS: readonly (readonly [Currency, number])[] = [
  ['eur', 68],
  ['usd', 24],
  ['gbp', 5],
  ['aud', 3],
];

/**
 * Draws prices by length in metres: the asking price is about 20.7·L^3.5 EUR at medium age, a week about 2.07·L^2.92 EUR.
 * On each market one yacht in eight has no price.
 */
export function drawPrices(length: number, age: number, prng: Prng): PriceBook {
  const contract = prng.weighted(CONTRACTS);
  const rate = PER_EURO[contract];
  const asking = 20.7 * length ** 3.5 * 0.955 ** (Math.min(age, 38) - 9.4) * Math.exp(0.25 * prng.normal()) * rate;
  const week = 2.07 * length ** 2.92 * Math.exp(0.23 * prng.normal()) * rate;
  const sale = prng.chance(0.88) ? Math.max(5_000, roundTo(asking, asking < 12_000_000 ? 50_000 : 250_000)) : null;
  const high = prng.chance(0.88) ? Math.max(1_000, roundTo(week, week < 150_000 ? 1_000 : 5_000)) : null;
  const low = high === null ? null : roundTo(high * 0.88, 500);
  const sets = Object.fromEntries(CURRENCIES.map((currency) => [currency, setOf(currency, contract, sale, high, low)]));
  return {
    sets: sets as Record<Currency, PriceSet>,
    salePriceContractCurrency: sale,
    charterPriceContractCurrency: low,
    charterSummerPriceContractCurrency: low,
    charterWinterPriceContractCurrency: low,
  };
}

function setOf(
  currency: Currency,
  contract: Currency,
  sale: number | null,
  high: number | null,
  low: number | null,
): PriceSet {
  const rate = currency === contract ? 1 : decimals(PER_EURO[currency] / PER_EURO[contract], 4);
  const inCurrency = (price: number | null) => (price === null ? null : Math.round(price * rate));
  return {
    currency,
    sale: inCurrency(sale),
    charter: inCurrency(low),
    charterWinterHigh: inCurrency(high),
    charterWinterLow: inCurrency(low),
    charterSummerHigh: inCurrency(high),
    charterSummerLow: inCurrency(low),
    saleExchangeRate: rate,
    charterExchangeRate: rate,
    charterSummerExchangeRate: rate,
    charterWinterExchangeRate: rate,
  };
}
