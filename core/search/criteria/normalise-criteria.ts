import { geoBox } from '../../geo/geo-box.ts';
import type { ListFacet } from '../facets/facet.ts';
import { facetValue } from '../facets/facet-value.ts';
import { LIST_FACETS, type ListFacetKey, RANGE_FACETS } from '../facets/facets.ts';
import { rangeOf } from '../facets/range.ts';
import type { Criteria, Ranges, Refinements } from './criteria.ts';

// Caps that keep every canonical URL below the codec's 8 kB and every search cheap.
const MAX_TEXT_LENGTH = 100;
const MAX_VALUES_PER_FACET = 50;
const MAX_VALUES = 100;
const MAX_PAGE = 10_000;

/**
 * Brings criteria into their canonical form: text trimmed and cut, values sorted and deduplicated, facets that the
 * market does not offer removed. Idempotent.
 */
export function normaliseCriteria(criteria: Criteria): Criteria {
  return {
    market: criteria.market,
    text: normaliseText(criteria.text),
    refinements: normaliseRefinements(criteria),
    ranges: normaliseRanges(criteria),
    box: criteria.box === null ? null : geoBox(criteria.box),
    sort: criteria.sort,
    allFacets: criteria.allFacets,
    view: criteria.view,
    page: normalisePage(criteria.page),
  };
}

/** Leaves one space between words, no control characters or broken surrogates, at most 100 UTF-16 units. */
function normaliseText(text: string): string {
  return tidy(tidy(text.slice(0, 8 * MAX_TEXT_LENGTH)).slice(0, MAX_TEXT_LENGTH));
}

/** Gives a whole page number from 1 to 10,000; anything else is page 1, a later page the last. */
function normalisePage(page: number): number {
  return page >= 1 ? Math.min(Math.floor(page), MAX_PAGE) : 1;
}

function tidy(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
}

function normaliseRefinements({ market, refinements }: Criteria): Refinements {
  const kept: Partial<Record<ListFacetKey, readonly string[]>> = {};
  let room = MAX_VALUES;
  for (const facet of LIST_FACETS) {
    const asked = refinements[facet.key];
    if (asked === undefined || !facet.markets.includes(market)) continue;
    const values = normaliseValues(facet, asked).slice(0, room);
    if (values.length > 0) kept[facet.key] = values;
    room -= values.length;
  }
  return kept;
}

function normaliseValues(facet: ListFacet<ListFacetKey>, asked: readonly string[]): string[] {
  const values = new Set<string>();
  for (const text of asked) {
    const value = facetValue(text);
    if (value !== null && (facet.values === null || facet.values.includes(value))) values.add(value);
    if (values.size === MAX_VALUES_PER_FACET) break;
  }
  return [...values].sort();
}

function normaliseRanges({ market, ranges }: Criteria): Ranges {
  const kept: { -readonly [Key in keyof Ranges]: Ranges[Key] } = {};
  for (const facet of RANGE_FACETS) {
    const asked = ranges[facet.key];
    const range = asked !== undefined && facet.markets.includes(market) ? rangeOf(asked.min, asked.max) : null;
    if (range !== null) kept[facet.key] = range;
  }
  return kept;
}
