import { MARKETS, type Market } from '../../market/market.ts';
import { CURRENCIES, type Currency } from '../../price/currency.ts';
import type { Criteria, Ranges, Refinements } from '../criteria/criteria.ts';
import type { StayCriteria } from '../criteria/stay-criteria.ts';
import type { ListFacetKey, RangeFacetKey } from '../facets/facets.ts';
import { type Range, rangeOf } from '../facets/range.ts';
import type { MeasureMatch, PriceMatch, QueryMatches, RangeEnds } from './parse-state.ts';
import type { MarketFacet } from './senses.ts';

/** The lowest amount without further words that is taken as a sale price. */
const MIN_SALE_PRICE = 1_000_000;

/** Applies matches to criteria: they replace the choices of the same facets. */
export function applyMatches(matches: QueryMatches, criteria: Criteria, currency: Currency): Criteria {
  const market = marketOf(matches, criteria.market);
  return {
    ...criteria,
    market,
    refinements: { ...criteria.refinements, ...refinementsOf(matches, market) },
    ranges: {
      ...withoutMoney(criteria.ranges, matches, market),
      ...measuresOf(matches),
      ...moneyOf(matches, market, currency),
    },
    stay: stayOf(matches) ?? criteria.stay,
    sort: matches.sorts[0]?.sort ?? criteria.sort,
  };
}

/** Returns the one market that the sentence names or, if none, that its season or amounts imply; else `current`. */
function marketOf({ choices, measures, money, markets, stays }: QueryMatches, current: Market): Market {
  const named = MARKETS.filter((market) => markets.some((one) => one.market === market));
  if (named.length === 1) return named[0] ?? current;
  if (named.length > 1) return current;
  const asks = (facet: ListFacetKey) => choices.some((choice) => choice.facet === facet);
  const isStay = asks('destination') && measures.some(({ facet }) => facet === 'guests');
  if (stays.length > 0 || asks('season') || money.some(({ isRate }) => isRate) || (money.length > 0 && isStay))
    return 'charter';
  return money.some(({ min, max }) => (max ?? min ?? 0) >= MIN_SALE_PRICE) ? 'sale' : current;
}

function stayOf({ stays: [first] }: QueryMatches): StayCriteria | null {
  return first === undefined ? null : { ...first.stay, group: 'free' };
}

function refinementsOf({ choices, listings }: QueryMatches, market: Market): Refinements {
  const values: Partial<Record<ListFacetKey, readonly string[]>> = {};
  const all = [...choices, ...listings.map(({ facet, value }) => ({ facet: marketFacetKey(facet, market), value }))];
  for (const { facet, value } of all) values[facet] = [...new Set([...(values[facet] ?? []), value])];
  return values;
}

/** Returns the key of a facet that exists once for each market. */
export function marketFacetKey(facet: MarketFacet, market: Market): `${Market}-${MarketFacet}` {
  return `${market}-${facet}`;
}

function measuresOf({ measures }: QueryMatches): Ranges {
  const ranges: Partial<Record<RangeFacetKey, Range>> = {};
  for (const facet of new Set(measures.map((measure) => measure.facet))) {
    const range = combined(withPartsSummed(measures.filter((measure) => measure.facet === facet)));
    if (range !== null) ranges[facet] = range;
  }
  return ranges;
}

/** Adds up the parts of a party: adults and children are guests. */
function withPartsSummed(measures: readonly MeasureMatch[]): readonly RangeEnds[] {
  const parts = measures.filter(({ isPart }) => isPart);
  const total = parts.reduce((sum, { min }) => sum + (min ?? 0), 0);
  return [...measures.filter(({ isPart }) => !isPart), ...(parts.length === 0 ? [] : [{ min: total, max: null }])];
}

/** Intersects several ranges; where nothing meets all of them, gives the range that spans them. */
function combined(ends: readonly RangeEnds[]): Range | null {
  const mins = ends.flatMap(({ min }) => (min === null ? [] : [min]));
  const maxes = ends.flatMap(({ max }) => (max === null ? [] : [max]));
  const low = mins.length === 0 ? null : Math.max(...mins);
  const high = maxes.length === 0 ? null : Math.min(...maxes);
  const isEmpty = low !== null && high !== null && low > high;
  return isEmpty ? rangeOf(Math.min(...mins), Math.max(...maxes)) : rangeOf(low, high);
}

/** Removes the price ranges of all currencies where the sentence names an amount. */
function withoutMoney(ranges: Ranges, { money }: QueryMatches, market: Market): Ranges {
  const kept: Partial<Record<RangeFacetKey, Range>> = { ...ranges };
  if (money.length > 0) for (const currency of CURRENCIES) delete kept[priceFacetKey(market, currency)];
  return kept;
}

function moneyOf({ money }: QueryMatches, market: Market, currency: Currency): Ranges {
  const chosen = money.find((amount) => amount.currency !== null)?.currency ?? currency;
  const range = combined(money.filter((amount: PriceMatch) => amount.currency === null || amount.currency === chosen));
  return range === null ? {} : { [priceFacetKey(market, chosen)]: range };
}

export function priceFacetKey(market: Market, currency: Currency): `price-${Currency}` | `rate-${Currency}` {
  return market === 'sale' ? `price-${currency}` : `rate-${currency}`;
}
