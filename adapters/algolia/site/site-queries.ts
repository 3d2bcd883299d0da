import type { SiteQuestion, SiteSearchOptions } from '../../../core/ports/site-search.ts';
import { searchTerms } from '../../../core/search/text-fields.ts';
import { MAX_NAVIGABLE_HITS } from '../../../core/search/yacht-hit.ts';
import { MAX_VALUES_PER_FACET } from '../index-settings.ts';
import type { IndexQuery } from '../yachts/index-queries.ts';
import { siteIndexName } from './site-orders.ts';
import { CATEGORY_ATTRIBUTE, ENTRY_ATTRIBUTE, LOCALE_ATTRIBUTE } from './site-record.ts';

/** Returns the page size, limited by what an answer may hold (SE1). */
export function entriesPerPage({ pageSize }: SiteSearchOptions): number {
  return Math.min(pageSize, MAX_NAVIGABLE_HITS);
}

/** Builds the query for one page of entries, from 1, without counts. */
export function entriesQuery(
  prefix: string,
  { text, locale, category, sort }: SiteQuestion,
  options: SiteSearchOptions,
  page: number,
): IndexQuery {
  return {
    indexName: siteIndexName(prefix, sort),
    query: searchTerms(text).join(' '),
    facetFilters: [
      `${LOCALE_ATTRIBUTE}:${locale}`,
      ...(category === null ? [] : [`${CATEGORY_ATTRIBUTE}:${category}`]),
    ],
    numericFilters: [],
    facets: [],
    maxValuesPerFacet: MAX_VALUES_PER_FACET,
    attributesToRetrieve: [ENTRY_ATTRIBUTE],
    hitsPerPage: entriesPerPage(options),
    page: page - 1,
    analytics: false,
  };
}

/** Builds the queries of one search: its entries, and last the counts of all categories. */
export function siteQueries(prefix: string, question: SiteQuestion, options: SiteSearchOptions): readonly IndexQuery[] {
  const entries = entriesQuery(prefix, question, options, question.page);
  const facets = [CATEGORY_ATTRIBUTE];
  if (question.category === null) return [{ ...entries, facets }];
  const everything = entriesQuery(prefix, { ...question, category: null, sort: 'relevance' }, options, 1);
  return [entries, { ...everything, facets, hitsPerPage: 0 }];
}
