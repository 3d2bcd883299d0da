import type { LiteClient } from 'algoliasearch/lite';
import { inject, injectable } from 'inversify';
import type { SiteSearch, SiteSearchOptions, SiteSearchRequest } from '../../../core/ports/site-search.ts';
import type { SearchError } from '../../../core/ports/yacht-search.ts';
import { paging } from '../../../core/search/results.ts';
import { searchTerms } from '../../../core/search/searched-fields.ts';
import { Log } from '../../../core/shared/log.ts';
import { isRecord } from '../../../core/shared/parse-json.ts';
import { err, ok, type Result } from '../../../core/shared/result.ts';
import { NO_SITE_RESULTS, orderedCategoryCounts, type SiteResults } from '../../../core/site-search/site-results.ts';
import { AlgoliaClient, AlgoliaOptions } from '../algolia-client.ts';
import { hitIds, isCount, parseValueCounts } from '../hit-values.ts';
import {
  CATEGORY_ATTRIBUTE,
  ENTRY_ID_ATTRIBUTE,
  LOCALE_ATTRIBUTE,
  MAX_PAGED_HITS,
  MAX_VALUES_PER_FACET,
  siteIndexName,
} from '../index-attributes.ts';
import { QueryBatcher } from '../query-batcher.ts';
import { BAD_ANSWER } from '../search-error.ts';
import { hitsPerPage, type IndexQuery } from '../yachts/index-queries.ts';

/** Searches the site index that `npm run search:push` fills (SE1, SE8, SE9). */
@injectable()
export class AlgoliaSiteSearch implements SiteSearch {
  readonly #batch: QueryBatcher;

  constructor(
    @inject(AlgoliaClient) client: Pick<LiteClient, 'search'> | null,
    @inject(AlgoliaOptions) private readonly indices: Pick<AlgoliaOptions, 'siteIndex'>,
    @inject(Log) private readonly log: Pick<Log, 'error'>,
  ) {
    this.#batch = new QueryBatcher(indices.siteIndex === '' ? null : client);
  }

  async search(question: SiteSearchRequest, options: SiteSearchOptions): Promise<Result<SiteResults, SearchError>> {
    if (searchTerms(question.text).length === 0) return ok(NO_SITE_RESULTS);
    const found = await this.#results(question, options);
    if (!found.ok) this.log.error({ err: found.error }, 'Unable to search the site');
    return found;
  }

  async #results(question: SiteSearchRequest, options: SiteSearchOptions): Promise<Result<SiteResults, SearchError>> {
    const answers = await this.#batch.ask(
      siteQueries(this.indices.siteIndex, question, options),
      parseSiteSearchAnswer,
    );
    if (!answers.ok) return answers;
    const [first, everything] = [answers.value.at(0), answers.value.at(-1)];
    if (first === undefined || everything === undefined) return err(BAD_ANSWER);
    const { total } = first;
    const { pages, page } = paging(Math.min(total, MAX_PAGED_HITS), hitsPerPage(options), question.page);
    const ids = page === question.page ? ok(first.ids) : await this.#ids(question, options, page, first);
    if (!ids.ok) return ids;
    const categories = orderedCategoryCounts(everything.counts);
    return ok({ ids: ids.value, total, pages, page, categories, all: everything.total });
  }

  /** Requests the ids of the last page, where a page beyond it was asked for. */
  async #ids(
    question: SiteSearchRequest,
    options: SiteSearchOptions,
    page: number,
    { total }: SiteSearchAnswer,
  ): Promise<Result<readonly string[], SearchError>> {
    if (total === 0) return ok([]);
    const answers = await this.#batch.ask(
      [entriesQuery(this.indices.siteIndex, question, options, page)],
      parseSiteSearchAnswer,
    );
    return answers.ok ? ok(answers.value.flatMap(({ ids }) => ids)) : answers;
  }
}

/** Builds the query for one page of entries, without counts. Pages are numbered from 1. */
function entriesQuery(
  prefix: string,
  { text, locale, category, sort }: SiteSearchRequest,
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
    attributesToRetrieve: [ENTRY_ID_ATTRIBUTE],
    hitsPerPage: hitsPerPage(options),
    page: page - 1,
    analytics: false,
  };
}

/** Builds the queries of one search: the first finds the entries; the last, perhaps the same, counts all categories. */
function siteQueries(prefix: string, question: SiteSearchRequest, options: SiteSearchOptions): readonly IndexQuery[] {
  const entries = entriesQuery(prefix, question, options, question.page);
  const facets = [CATEGORY_ATTRIBUTE];
  if (question.category === null) return [{ ...entries, facets }];
  const everything = entriesQuery(prefix, { ...question, category: null, sort: 'relevance' }, options, 1);
  return [entries, { ...everything, facets, hitsPerPage: 0 }];
}

export interface SiteSearchAnswer {
  readonly ids: readonly string[];
  /** Hits on all pages. */
  readonly total: number;
  /** The number of entries by category. */
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * Reads the result of one query, and no more of it than the query asked for; hits without an id and invalid counts are
 * left out. Null for a malformed result.
 */
export function parseSiteSearchAnswer(
  raw: unknown,
  { hitsPerPage: limit, maxValuesPerFacet }: Pick<IndexQuery, 'hitsPerPage' | 'maxValuesPerFacet'>,
): SiteSearchAnswer | null {
  if (!isRecord(raw) || !Array.isArray(raw.hits) || !isCount(raw.nbHits)) return null;
  const { facets = {} } = raw;
  const counted = isRecord(facets) ? (facets[CATEGORY_ATTRIBUTE] ?? {}) : null;
  if (!isRecord(counted)) return null;
  const ids = hitIds(raw.hits, ENTRY_ID_ATTRIBUTE, limit);
  return { ids, total: raw.nbHits, counts: parseValueCounts(counted, maxValuesPerFacet) };
}
