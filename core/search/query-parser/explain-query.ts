import type { Market } from '../../market/market.ts';
import { CURRENCIES } from '../../price/currency.ts';
import type { Criteria } from '../criteria/criteria.ts';
import type { StayCriteria } from '../criteria/stay-criteria.ts';
import type { ListFacetKey, RangeFacetKey } from '../facets/facets.ts';
import type { Range } from '../facets/range.ts';
import type { SortKey } from '../sort.ts';
import { marketFacetKey, priceFacetKey } from './apply-matches.ts';
import type { IgnoredReason, IgnoredWords, QueryMatches, TypedWords } from './parse-state.ts';

/** A filter, market or order that words were parsed into. */
export type ParsedFilter =
  | { readonly shape: 'list'; readonly facet: ListFacetKey; readonly value: string }
  | { readonly shape: 'range'; readonly facet: RangeFacetKey; readonly range: Range }
  | { readonly shape: 'stay'; readonly stay: StayCriteria }
  | { readonly shape: 'market'; readonly market: Market }
  | { readonly shape: 'sort'; readonly sort: SortKey };

/** Words as typed, with the filters that they became together: "over 30 m" and "under 40 m" are one range. */
export interface ParsedPhrase {
  readonly words: readonly string[];
  readonly filters: readonly ParsedFilter[];
}

export interface Explanation {
  /** Words that became filters, the market or the order, as they follow each other in the sentence. */
  readonly filters: readonly ParsedPhrase[];
  /** Words that were understood but change nothing. */
  readonly ignored: readonly IgnoredWords[];
}

/** The words of a match and its filter; null, for the reason given, if the criteria do not have it. */
interface Outcome extends TypedWords {
  readonly filter: ParsedFilter | null;
  readonly reason: IgnoredReason;
}

/** Explains how a sentence was understood: the words that became filters, and those that were ignored. */
export function explainQuery(matches: QueryMatches, criteria: Criteria): Explanation {
  const outcomes = outcomesOf(matches, criteria).toSorted(
    (one, other) => one.from - other.from || other.words.length - one.words.length,
  );
  const lost = outcomes.filter(({ filter }) => filter === null);
  return {
    filters: grouped(outcomes),
    ignored: [...matches.ignored, ...lost.map(({ words, from, reason }) => ({ words, from, reason }))].toSorted(
      (one, other) => one.from - other.from,
    ),
  };
}

function outcomesOf(matches: QueryMatches, { market, refinements, ranges, stay, sort }: Criteria): readonly Outcome[] {
  const list = (facet: ListFacetKey, value: string): ParsedFilter | null =>
    refinements[facet]?.includes(value) ? { shape: 'list', facet, value } : null;
  const range = (facet: RangeFacetKey): ParsedFilter | null => {
    const chosen = ranges[facet];
    return chosen === undefined ? null : { shape: 'range', facet, range: chosen };
  };
  const [money = null] = CURRENCIES.flatMap((currency) => range(priceFacetKey(market, currency)) ?? []);
  const isInRange = (currency: string | null) =>
    currency === null || (money?.shape === 'range' && money.facet.endsWith(`-${currency}`));
  const outcome = ({ words, from }: TypedWords, filter: ParsedFilter | null, reason: IgnoredReason): Outcome => {
    return { words, from, filter, reason };
  };
  return [
    ...matches.choices.map((one) => outcome(one, list(one.facet, one.value), 'market')),
    ...matches.listings.map((one) => outcome(one, list(marketFacetKey(one.facet, market), one.value), 'market')),
    ...matches.measures.map((one) => outcome(one, range(one.facet), 'no-filter')),
    ...matches.money.map((one) => outcome(one, isInRange(one.currency) ? money : null, 'no-filter')),
    ...matches.stays.map((one) => outcome(one, stay && { shape: 'stay', stay }, 'market')),
    ...matches.markets.map((one) => outcome(one, one.market === market ? { shape: 'market', market } : null, 'market')),
    ...matches.sorts.map((one) => outcome(one, one.sort === sort ? { shape: 'sort', sort } : null, 'no-filter')),
  ];
}

/** Groups matches of the same words, and those of different words that gave the same filter. */
function grouped(outcomes: readonly Outcome[]): readonly ParsedPhrase[] {
  const groups: { from: number; to: number; words: string[]; filters: ParsedFilter[] }[] = [];
  for (const { words, from, filter } of outcomes) {
    if (filter === null) continue;
    const isSame = (one: ParsedFilter) => JSON.stringify(one) === JSON.stringify(filter);
    const isPart = (group: (typeof groups)[number]) => from >= group.from && from + words.length <= group.to;
    const group = groups.find((one) => isPart(one) || one.filters.some(isSame));
    if (group === undefined) groups.push({ from, to: from + words.length, words: [words], filters: [filter] });
    else {
      if (!isPart(group)) group.words.push(words);
      if (!group.filters.some(isSame)) group.filters.push(filter);
    }
  }
  return groups.map(({ words, filters }) => ({ words, filters }));
}
