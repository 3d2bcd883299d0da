import type { GeoBox } from '../../../core/geo/geo-box.ts';
import type { SearchOptions } from '../../../core/ports/yacht-search.ts';
import { countedFacets } from '../../../core/search/counted-facets.ts';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { STAY_GROUPS, type StayGroup } from '../../../core/search/criteria/stay-criteria.ts';
import { type FigureDisplay, isDisjunctive } from '../../../core/search/facets/facet.ts';
import { type Facet, type FacetKey, LIST_FACETS, RANGE_FACETS } from '../../../core/search/facets/facets.ts';
import { shownBounds } from '../../../core/search/facets/shown-figure.ts';
import { searchTerms } from '../../../core/search/searched-fields.ts';
import { MAX_NAVIGABLE_HITS } from '../../../core/search/yacht-link.ts';
import { dayOfInstant } from '../../../core/shared/calendar-day.ts';
import {
  countedAttribute,
  facetAttribute,
  indexName,
  LOCATED_AREAS_ATTRIBUTE,
  MARKETS_ATTRIBUTE,
  MAX_VALUES_PER_FACET,
  YACHT_ID_ATTRIBUTE,
} from '../index-attributes.ts';
import { stayFilter } from './stay-filter.ts';

/** One query of a multi-query request (SE1). */
export interface IndexQuery {
  readonly indexName: string;
  readonly query: string;
  /** Filters that must all match; of a nested list, one must. */
  readonly facetFilters: (string | string[])[];
  readonly numericFilters: string[];
  /** The filter of wanted nights; absent without any. */
  readonly filters?: string;
  /** Boxes of which one must contain the hit; absent for the whole map. */
  readonly insideBoundingBox?: number[][];
  readonly facets: string[];
  readonly maxValuesPerFacet: number;
  readonly attributesToRetrieve: string[];
  readonly hitsPerPage: number;
  /** From 0. */
  readonly page: number;
  readonly analytics: false;
}

/** A query and the facets that its answer counts. */
export interface CountedQuery {
  readonly query: IndexQuery;
  readonly counted: readonly Facet[];
}

/** The attributes of a hit (SE1, YA7). */
const ATTRIBUTES = ['url', 'content.loaMeter', YACHT_ID_ATTRIBUTE];
/** A filter that no record meets. */
const NO_RECORD = `${MARKETS_ATTRIBUTE}:none`;

/** Returns the page size, limited by how many hits one answer may hold (SE1). */
export function hitsPerPage({ pageSize }: Pick<SearchOptions, 'pageSize'>): number {
  return Math.min(pageSize, MAX_NAVIGABLE_HITS);
}

/** Builds the query for one page of hits, without counts. Pages are numbered from 1. */
export function hitsPageQuery(prefix: string, criteria: Criteria, options: SearchOptions, page: number): IndexQuery {
  return {
    ...filtersWithout(null, criteria, options),
    ...(criteria.box === null ? {} : { insideBoundingBox: boundingBoxes(criteria.box) }),
    ...(criteria.stay === null ? {} : { filters: stayFilter(criteria.stay, dayOfInstant(Date.now())) }),
    indexName: indexName(prefix, { ...options, ...criteria }),
    query: searchTerms(criteria.text).join(' '),
    facets: [],
    maxValuesPerFacet: MAX_VALUES_PER_FACET,
    attributesToRetrieve: ATTRIBUTES,
    hitsPerPage: hitsPerPage(options),
    page: page - 1,
    analytics: false,
  };
}

/**
 * Builds the queries of one search. The first returns the hits and counts every facet that has no choice, or whose
 * chosen values must all match; each other facet has a query without its own choice (SE4).
 */
export function indexQueries(prefix: string, criteria: Criteria, options: SearchOptions): readonly CountedQuery[] {
  const wanted = countedFacets(criteria, options);
  const isApart = (facet: Facet) =>
    isDisjunctive(facet) && (facet.key in criteria.refinements || facet.key in criteria.ranges);
  const hits = hitsPageQuery(prefix, criteria, options, criteria.page);
  const open = wanted.filter((facet) => !isApart(facet));
  return [
    { query: { ...hits, facets: open.map((facet) => countedAttribute(facet, options)) }, counted: open },
    ...wanted.filter(isApart).map((facet): CountedQuery => {
      const filters = filtersWithout(facet.key, criteria, options);
      const facets = [countedAttribute(facet, options)];
      return { query: { ...hits, ...filters, facets, hitsPerPage: 0, page: 0 }, counted: [facet] };
    }),
  ];
}

/** Builds the query that counts the cruising areas of the whole map. */
export function areasQuery(prefix: string, criteria: Criteria, options: SearchOptions): IndexQuery {
  const query = hitsPageQuery(prefix, { ...criteria, box: null }, options, 1);
  return { ...query, facets: [LOCATED_AREAS_ATTRIBUTE], hitsPerPage: 0 };
}

/** Builds the queries that count the other groups of the wanted nights (AV5). */
export function stayQueries(
  prefix: string,
  criteria: Criteria,
  options: SearchOptions,
): readonly { readonly group: StayGroup; readonly query: IndexQuery }[] {
  const { stay } = criteria;
  if (stay === null) return [];
  return STAY_GROUPS.filter((group) => group !== stay.group).map((group) => {
    const query = hitsPageQuery(prefix, { ...criteria, stay: { ...stay, group } }, options, 1);
    return { group, query: { ...query, hitsPerPage: 0 } };
  });
}

function filtersWithout(
  without: FacetKey | null,
  { market, refinements, ranges }: Criteria,
  display: FigureDisplay & Pick<SearchOptions, 'only'>,
): Pick<IndexQuery, 'facetFilters' | 'numericFilters'> {
  const facetFilters: (string | string[])[] = [`${MARKETS_ATTRIBUTE}:${market}`];
  for (const { key, match } of LIST_FACETS) {
    const values = key === without ? undefined : refinements[key];
    if (values === undefined) continue;
    const filters = values.map((value) => `${facetAttribute(key)}:${value}`);
    if (match === 'all') facetFilters.push(...filters);
    else facetFilters.push(filters);
  }
  if (display.only !== undefined && without !== 'destination') {
    const ids = [...display.only].map((id) => `${YACHT_ID_ATTRIBUTE}:${id}`);
    facetFilters.push(ids.length === 0 ? NO_RECORD : ids);
  }
  const numericFilters: string[] = [];
  for (const facet of RANGE_FACETS) {
    const range = facet.key === without ? undefined : ranges[facet.key];
    if (range === undefined) continue;
    const { min, max } = shownBounds(range, facet.unit, display.unit);
    if (min !== null) numericFilters.push(`${countedAttribute(facet, display)}>=${min}`);
    if (max !== null) numericFilters.push(`${countedAttribute(facet, display)}<=${max}`);
  }
  return { facetFilters, numericFilters };
}

/** The widest box in degrees; the service may take a wider one for its complement. */
const WIDEST = 120;

/**
 * Writes a section of the map as boxes of the service, each as latitude and longitude of two opposite corners, none
 * across the antimeridian.
 */
export function boundingBoxes({ south, west, north, east }: GeoBox): number[][] {
  const sides = west <= east ? [[west, east] as const] : [[west, 180] as const, [-180, east] as const];
  return sides.flatMap(([from, to]) => {
    const parts = Math.max(1, Math.ceil((to - from) / WIDEST));
    const edge = (part: number) => (part === parts ? to : from + ((to - from) * part) / parts);
    return Array.from({ length: parts }, (_, part) => [north, edge(part), south, edge(part + 1)]);
  });
}
