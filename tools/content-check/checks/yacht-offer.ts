import { MARKETS, type Market } from '../../../core/market/market.ts';
import { CURRENCIES, type Currency } from '../../../core/price/currency.ts';
import type { PriceSet } from '../../../core/price/price-set.ts';
import { isOfferedOn } from '../../../core/yacht/market-rules.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import type { YachtFile } from '../content.ts';
import { errorAt, type Finding, warningAt } from '../finding.ts';
import { isAbove } from './yacht-figures.ts';

/** Euros per GT. */
const MIN_FOR_TON = 3_000;
const MAX_FOR_TON = 130_000;
/** Share of the asking price that a charter week costs at least. */
const MIN_WEEK = 0.003;
const MAX_WEEK = 0.03;
/** Share of a summer week's price that a winter week costs at least. */
const MIN_WINTER = 0.6;
const MAX_WINTER = 1.6;
/** Accepted deviation of a converted price from the contract price times the rate, as a share. */
const ROUNDING = 0.03;

const RATE = { charter: 'charterExchangeRate', sale: 'saleExchangeRate' } as const;
const SEASONS = [
  ['charterSummerLow', 'charterSummerHigh'],
  ['charterWinterLow', 'charterWinterHigh'],
] as const;

/** Finds prices that contradict one another, and missing fields that a market's page needs. */
export function yachtOffer({ file, yacht }: YachtFile): readonly Finding[] {
  const markets = MARKETS.filter((market) => isOfferedOn(yacht.market, market));
  return [
    ...markets.flatMap((market) => onMarket(file, yacht, market)),
    ...(markets.length > 0 && yacht.media.hero === null ? [warningAt(file, 'media.hero', 'is missing')] : []),
    ...unlikelyPrices(file, yacht),
    ...CURRENCIES.flatMap((currency) => unlikelyWeeks(file, yacht.prices.sets[currency])),
  ];
}

function onMarket(file: string, yacht: Yacht, market: Market): Finding[] {
  const { slugs, brochures, cruising, poa, prices } = yacht;
  const brochure = market === 'sale' ? 'brochureSales' : 'brochureCharter';
  const isPriced = CURRENCIES.some((currency) => isTold(prices.sets[currency], market));
  const hasAreas = cruising.summer.length + cruising.winter.length > 0;
  return [
    ...(slugs[market] === null
      ? [errorAt(file, `slugs.${market}`, `is missing, and she is offered for ${market}`)]
      : []),
    ...(brochures[market] === null ? [warningAt(file, brochure, 'is missing')] : []),
    ...(market === 'charter' && !hasAreas
      ? [warningAt(file, 'summerLocations', 'and winterLocations are empty: no search by destination finds her')]
      : []),
    ...(isPriced || poa ? [] : [warningAt(file, 'prices', `hold none for ${market}, and poa is false`)]),
    ...(isPriced ? wrongRates(file, yacht, market) : []),
  ];
}

function isTold(set: PriceSet, market: Market): boolean {
  return market === 'sale'
    ? set.sale !== null
    : (set.charter ?? set.charterSummerHigh ?? set.charterWinterHigh) !== null;
}

/** Checks that the contract currency has the rate 1, and that the other prices follow from their rates. */
function wrongRates(file: string, { prices }: Yacht, market: Market): Finding[] {
  const { sets } = prices;
  const rate = RATE[market];
  const contract = CURRENCIES.filter((currency) => sets[currency][rate] === 1);
  const [own, ...more] = contract;
  if (own === undefined) return [warningAt(file, 'prices', `${rate} is 1 in no currency: none is the contract’s`)];
  if (more.length > 0) {
    return [warningAt(file, 'prices', `${rate} is 1 in ${contract.join(' and ')}: one alone is the contract’s`)];
  }
  const price = (currency: Currency) => sets[currency][market === 'sale' ? 'sale' : 'charter'];
  const base = price(own);
  return CURRENCIES.flatMap((currency) => {
    const [found, by] = [price(currency), sets[currency][rate]];
    if (base === null || found === null || by === null || Math.abs(found / (base * by) - 1) <= ROUNDING) return [];
    return [
      warningAt(file, `prices.${currency}.${market}`, `${found}: at the rate of ${by} it is ${Math.round(base * by)}`),
    ];
  });
}

function unlikelyPrices(file: string, { prices, grossTonnage }: Yacht): Finding[] {
  const { sale, charter, charterSummerHigh } = prices.sets.eur;
  const week = charterSummerHigh ?? charter;
  const forTon = sale === null || grossTonnage === null || grossTonnage === 0 ? null : sale / grossTonnage;
  const part = sale === null || week === null ? null : week / sale;
  return [
    ...(isAbove(MIN_FOR_TON, forTon) || isAbove(forTon, MAX_FOR_TON)
      ? [warningAt(file, 'prices.eur.sale', `${sale} is € ${Math.round(forTon ?? 0)} for each GT`)]
      : []),
    ...(isAbove(MIN_WEEK, part) || isAbove(part, MAX_WEEK)
      ? [warningAt(file, 'prices.eur.charterSummerHigh', `${week} is ${((part ?? 0) * 100).toFixed(2)} % of her price`)]
      : []),
  ];
}

function unlikelyWeeks(file: string, set: PriceSet): Finding[] {
  const { currency, charterSummerHigh: summer, charterWinterHigh: winter } = set;
  const part = summer === null || winter === null ? null : winter / summer;
  return [
    ...SEASONS.flatMap(([low, high]) =>
      isAbove(set[low], set[high])
        ? [warningAt(file, `prices.${currency}.${low}`, `${set[low]} is above ${high}, ${set[high]}`)]
        : [],
    ),
    ...(isAbove(MIN_WINTER, part) || isAbove(part, MAX_WINTER)
      ? [warningAt(file, `prices.${currency}.charterWinterHigh`, `${winter} is far from summer’s ${summer}`)]
      : []),
  ];
}
