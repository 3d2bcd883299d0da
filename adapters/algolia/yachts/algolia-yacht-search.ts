import type { LiteClient } from 'algoliasearch/lite';
import { inject, injectable } from 'inversify';
import type { SearchError, SearchOptions, YachtSearch } from '../../../core/ports/yacht-search.ts';
import { hasNoFilter } from '../../../core/search/counted-facets.ts';
import { normalizeCriteria } from '../../../core/search/criteria/change-criteria.ts';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { paging, type SearchResults, type StayCounts } from '../../../core/search/results.ts';
import { Log } from '../../../core/shared/log.ts';
import { err, ok, type Result } from '../../../core/shared/result.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { AlgoliaClient, AlgoliaOptions } from '../algolia-client.ts';
import { LOCATED_AREAS_ATTRIBUTE, MAX_PAGED_HITS } from '../index-attributes.ts';
import { QueryBatcher } from '../query-batcher.ts';
import { BAD_ANSWER } from '../search-error.ts';
import { areaCounts, facetCounts, type IndexAnswer, parseIndexAnswer } from './index-answer.ts';
import { areasQuery, hitsPageQuery, hitsPerPage, indexQueries, stayQueries } from './index-queries.ts';

const NO_STAYS: StayCounts = { free: 0, option: 0, unknown: 0 };

/** Searches the indices that `npm run search:push` fills (SE1, SE2, SE9). */
@injectable()
export class AlgoliaYachtSearch implements YachtSearch {
  readonly #batch: QueryBatcher;

  constructor(
    @inject(AlgoliaClient) client: Pick<LiteClient, 'search'> | null,
    @inject(AlgoliaOptions) private readonly indices: Pick<AlgoliaOptions, 'index'>,
    @inject(Log) private readonly log: Pick<Log, 'error'>,
  ) {
    this.#batch = new QueryBatcher(indices.index === '' ? null : client);
  }

  async search(requested: Criteria, options: SearchOptions): Promise<Result<SearchResults, SearchError>> {
    const criteria = normalizeCriteria(requested);
    const found = await this.#results(criteria, options);
    if (!found.ok) {
      const isFacetRequest = options.facets.length > 0 && (hasNoFilter(criteria) || found.error.kind === 'no-client');
      this.log.error({ err: found.error }, isFacetRequest ? 'Unable to get facets' : 'Unable to search');
    }
    return found;
  }

  async #results(criteria: Criteria, options: SearchOptions): Promise<Result<SearchResults, SearchError>> {
    const queries = indexQueries(this.indices.index, criteria, options);
    const areaQueries = options.areas === true ? [areasQuery(this.indices.index, criteria, options)] : [];
    const others = stayQueries(this.indices.index, criteria, options);
    const asked = [...queries.map(({ query }) => query), ...areaQueries, ...others.map(({ query }) => query)];
    const answers = await this.#batch.ask(asked, parseIndexAnswer);
    if (!answers.ok) return answers;
    const [first] = answers.value;
    if (first === undefined) return err(BAD_ANSWER);
    const { pages, page } = paging(Math.min(first.total, MAX_PAGED_HITS), hitsPerPage(options), criteria.page);
    const hits = page === criteria.page ? ok(first.hits) : await this.#hits(criteria, options, page, first);
    if (!hits.ok) return hits;
    const countedAnswers = queries.flatMap(({ counted }, at) => {
      const answer = answers.value[at];
      return answer === undefined ? [] : [{ answer, counted }];
    });
    const facets = facetCounts(countedAnswers, options, criteria.refinements);
    const counts = answers.value[queries.length]?.counts.get(LOCATED_AREAS_ATTRIBUTE);
    const totals = answers.value.slice(queries.length + areaQueries.length).map(({ total }) => total);
    const counted = others.map(({ group }, at) => [group, totals[at] ?? 0] as const);
    return ok({
      ...{ hits: hits.value, total: first.total, pages, page, facets, areas: areaCounts(counts) },
      stays: criteria.stay && { ...NO_STAYS, [criteria.stay.group]: first.total, ...Object.fromEntries(counted) },
    });
  }

  /** Requests the hits of the last page, where a page beyond it was asked for. */
  async #hits(
    criteria: Criteria,
    options: SearchOptions,
    page: number,
    { total }: IndexAnswer,
  ): Promise<Result<readonly YachtId[], SearchError>> {
    if (total === 0) return ok([]);
    const answers = await this.#batch.ask(
      [hitsPageQuery(this.indices.index, criteria, options, page)],
      parseIndexAnswer,
    );
    return answers.ok ? ok(answers.value.flatMap(({ hits }) => hits)) : answers;
  }
}
