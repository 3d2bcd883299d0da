import { MARKETS, type Market } from '../../market/market.ts';
import { CURRENCIES, type Currency } from '../../price/currency.ts';
import type { Criteria, Ranges, Refinements } from '../criteria/criteria.ts';
import type { ListFacetKey, RangeFacetKey } from '../facets/facets.ts';
import { type Range, rangeOf } from '../facets/range.ts';
import type { Ends, Findings, Measure, Money } from './parse-state.ts';
import type { MarketFacet } from './tables/listings.ts';

/** From here on an amount of which nothing says what it is, is a price. */
const LOWEST_PRICE = 1_000_000;

/** Criteria with what was found in place of what they held of the same facets. */
export function criteriaOf(found: Findings, criteria: Criteria, currency: Currency): Criteria {
  const market = marketOf(found, criteria.market);
  return {
    ...criteria,
    market,
    refinements: { ...criteria.refinements, ...refinementsOf(found, market) },
    ranges: {
      ...withoutMoney(criteria.ranges, found, market),
      ...measuresOf(found),
      ...moneyOf(found, market, currency),
    },
    sort: found.sorts[0]?.sort ?? criteria.sort,
  };
}

/** The market that is said; else the one that the amounts, or a season, which only charters have, speak of. */
function marketOf({ choices, measures, money, markets }: Findings, standing: Market): Market {
  const said = MARKETS.filter((market) => markets.some((one) => one.market === market));
  if (said.length === 1) return said[0] ?? standing;
  if (said.length > 1) return standing;
  const asks = (facet: ListFacetKey) => choices.some((choice) => choice.facet === facet);
  const isStay = asks('destination') && measures.some(({ facet }) => facet === 'guests');
  if (asks('season') || money.some(({ isRate }) => isRate) || (money.length > 0 && isStay)) return 'charter';
  return money.some(({ min, max }) => (max ?? min ?? 0) >= LOWEST_PRICE) ? 'sale' : standing;
}

function refinementsOf({ choices, listings }: Findings, market: Market): Refinements {
  const values: Partial<Record<ListFacetKey, readonly string[]>> = {};
  const all = [...choices, ...listings.map(({ facet, value }) => ({ facet: marketFacet(facet, market), value }))];
  for (const { facet, value } of all) values[facet] = [...new Set([...(values[facet] ?? []), value])];
  return values;
}

/** The key of a facet that each market has for itself. */
export function marketFacet(facet: MarketFacet, market: Market): `${Market}-${MarketFacet}` {
  return `${market}-${facet}`;
}

function measuresOf({ measures }: Findings): Ranges {
  const ranges: Partial<Record<RangeFacetKey, Range>> = {};
  for (const facet of new Set(measures.map((measure) => measure.facet))) {
    const range = together(summed(measures.filter((measure) => measure.facet === facet)));
    if (range !== null) ranges[facet] = range;
  }
  return ranges;
}

/** Adults and children as the one party they are. */
function summed(measures: readonly Measure[]): readonly Ends[] {
  const parts = measures.filter(({ isPart }) => isPart);
  const total = parts.reduce((sum, { min }) => sum + (min ?? 0), 0);
  return [...measures.filter(({ isPart }) => !isPart), ...(parts.length === 0 ? [] : [{ min: total, max: null }])];
}

/** What meets all of several bounds, in whatever order they were said; where nothing does, what meets any. */
function together(ends: readonly Ends[]): Range | null {
  const mins = ends.flatMap(({ min }) => (min === null ? [] : [min]));
  const maxes = ends.flatMap(({ max }) => (max === null ? [] : [max]));
  const low = mins.length === 0 ? null : Math.max(...mins);
  const high = maxes.length === 0 ? null : Math.min(...maxes);
  const isEmpty = low !== null && high !== null && low > high;
  return isEmpty ? rangeOf(Math.min(...mins), Math.max(...maxes)) : rangeOf(low, high);
}

/** One amount is asked for at a time, in whatever currency: a new one takes the place of the one that stood. */
function withoutMoney(ranges: Ranges, { money }: Findings, market: Market): Ranges {
  const kept: Partial<Record<RangeFacetKey, Range>> = { ...ranges };
  if (money.length > 0) for (const currency of CURRENCIES) delete kept[moneyKey(market, currency)];
  return kept;
}

function moneyOf({ money }: Findings, market: Market, currency: Currency): Ranges {
  const asked = money.find((amount) => amount.currency !== null)?.currency ?? currency;
  const range = together(money.filter((amount: Money) => amount.currency === null || amount.currency === asked));
  return range === null ? {} : { [moneyKey(market, asked)]: range };
}

export function moneyKey(market: Market, currency: Currency): `price-${Currency}` | `rate-${Currency}` {
  return market === 'sale' ? `price-${currency}` : `rate-${currency}`;
}
