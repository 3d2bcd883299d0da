import { canonicalGeoBox } from '../../geo/geo-box.ts';
import type { ListFacet } from '../facets/facet.ts';
import { facetValue } from '../facets/facet-value.ts';
import { type FacetKey, LIST_FACETS, type ListFacetKey, RANGE_FACETS, type RangeFacetKey } from '../facets/facets.ts';
import { type Range, rangeOf } from '../facets/range.ts';
import type { Criteria, Ranges, Refinements } from './criteria.ts';
import { encodeStay, normalizeStay, type StayCriteria, watersToReach } from './stay-criteria.ts';

/** Applies a change, goes back to page 1 and normalizes the result. */
export function changeCriteria(criteria: Criteria, change: Partial<Omit<Criteria, 'market' | 'page'>>): Criteria {
  return normalizeCriteria({ ...criteria, ...change, page: 1 });
}

/** Adds (`on`) or removes one value of a list facet. */
export function withRefinement(criteria: Criteria, facet: ListFacetKey, value: string, on: boolean): Criteria {
  const others = (criteria.refinements[facet] ?? []).filter((chosen) => chosen !== value);
  // The new value goes first, so that the cap on the number of values never drops it.
  const refinements: Refinements = { ...criteria.refinements, [facet]: on ? [value, ...others] : others };
  return changeCriteria(criteria, { refinements });
}

/** Sets the range of a facet; null removes it. */
export function withRange(criteria: Criteria, facet: RangeFacetKey, range: Range | null): Criteria {
  const { [facet]: _, ...others } = criteria.ranges;
  return changeCriteria(criteria, { ranges: range === null ? others : { ...others, [facet]: range } });
}

export function withPage(criteria: Criteria, page: number): Criteria {
  return normalizeCriteria({ ...criteria, page });
}

export function withoutFacet(criteria: Criteria, facet: FacetKey): Criteria {
  return changeCriteria(criteria, {
    refinements: without(criteria.refinements, facet),
    ranges: without(criteria.ranges, facet),
  });
}

/** Removes the text, every choice of every facet, the section of the map and the days; the order stays. */
export function withoutFilters(criteria: Criteria): Criteria {
  return changeCriteria(criteria, { text: '', refinements: {}, ranges: {}, box: null, stay: null });
}

/**
 * Removes the choices that other criteria have with the same value: values of facets, ranges, days and the order. What was
 * chosen beside them or changed since stays, and so does the text.
 */
export function withoutChoicesOf(criteria: Criteria, other: Criteria): Criteria {
  const refinements: Partial<Record<ListFacetKey, readonly string[]>> = {};
  for (const { key } of LIST_FACETS)
    refinements[key] = (criteria.refinements[key] ?? []).filter((value) => !other.refinements[key]?.includes(value));
  const isSame = ({ key }: { readonly key: RangeFacetKey }) => {
    const [range, given] = [criteria.ranges[key], other.ranges[key]];
    return range?.min === given?.min && range?.max === given?.max;
  };
  const days = (stay: StayCriteria | null) => stay && encodeStay({ ...stay, group: 'free' });
  return changeCriteria(criteria, {
    refinements,
    ranges: RANGE_FACETS.filter(isSame).reduce((left, { key }) => without(left, key), criteria.ranges),
    stay: days(criteria.stay) === days(other.stay) ? null : criteria.stay,
    sort: criteria.sort === other.sort ? 'default' : criteria.sort,
  });
}

function without<Choices extends Refinements | Ranges>(choices: Choices, facet: FacetKey): Choices {
  const kept = { ...choices };
  delete (kept as Partial<Record<FacetKey, unknown>>)[facet];
  return kept;
}

/** Replaces the price range by "price on application", to find the yachts it hides (SE4). Null without a range. */
export function withPriceOnApplication(criteria: Criteria): Criteria | null {
  const bounded = RANGE_FACETS.filter(({ key, unit }) => unit === 'money' && key in criteria.ranges);
  if (bounded.length === 0) return null;
  const unbounded = bounded.reduce((rest, { key }) => withoutFacet(rest, key), criteria);
  return withRefinement(unbounded, `${criteria.market}-price`, 'on-application', true);
}

// Caps that keep every canonical URL below the query's 8 kB and every search cheap.
const MAX_TEXT_LENGTH = 100;
const MAX_VALUES_PER_FACET = 50;
const MAX_VALUES = 100;
const MAX_PAGE = 10_000;

/** Brings criteria into canonical form, with tidy text and sorted values, each once and of this market. Idempotent. */
export function normalizeCriteria(criteria: Criteria): Criteria {
  const refinements = normalizeRefinements(criteria);
  const stay = criteria.stay === null || criteria.market === 'sale' ? null : normalizeStay(criteria.stay);
  return {
    market: criteria.market,
    text: normalizeText(criteria.text),
    refinements,
    ranges: normalizeRanges(criteria),
    box: criteria.box === null ? null : canonicalGeoBox(criteria.box),
    stay,
    reachable: criteria.reachable && watersToReach({ stay, refinements }).length > 0,
    sort: criteria.sort,
    allFacets: criteria.allFacets,
    view: criteria.view,
    // A later page becomes the last, anything else page 1.
    page: criteria.page >= 1 ? Math.min(Math.floor(criteria.page), MAX_PAGE) : 1,
  };
}

/** Leaves one space between words, no control characters or broken surrogates, at most 100 UTF-16 units. */
function normalizeText(text: string): string {
  return tidy(tidy(text.slice(0, 8 * MAX_TEXT_LENGTH)).slice(0, MAX_TEXT_LENGTH));
}

function tidy(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
}

function normalizeRefinements({ market, refinements }: Criteria): Refinements {
  const kept: Partial<Record<ListFacetKey, readonly string[]>> = {};
  let room = MAX_VALUES;
  const keys = Object.keys(refinements);
  for (const facet of LIST_FACETS) {
    const chosen = keys.includes(facet.key) ? refinements[facet.key] : undefined;
    if (chosen === undefined || !facet.markets.includes(market)) continue;
    const values = normalizeValues(facet, chosen).slice(0, room);
    if (values.length > 0) kept[facet.key] = values;
    room -= values.length;
  }
  return kept;
}

function normalizeValues(facet: ListFacet<ListFacetKey>, chosen: readonly string[]): string[] {
  const values = new Set<string>();
  for (const text of chosen) {
    const value = facetValue(text);
    if (value !== null && (facet.values === null || facet.values.includes(value))) values.add(value);
    if (values.size === MAX_VALUES_PER_FACET) break;
  }
  return [...values].sort();
}

function normalizeRanges({ market, ranges }: Criteria): Ranges {
  const kept: { -readonly [Key in keyof Ranges]: Ranges[Key] } = {};
  const keys = Object.keys(ranges);
  for (const facet of RANGE_FACETS) {
    const chosen = keys.includes(facet.key) ? ranges[facet.key] : undefined;
    const range = chosen !== undefined && facet.markets.includes(market) ? rangeOf(chosen.min, chosen.max) : null;
    if (range !== null) kept[facet.key] = range;
  }
  return kept;
}
