import type { LiteClient } from 'algoliasearch/lite';
import { inject, injectable } from 'inversify';
import type { SiteQuestion, SiteSearch, SiteSearchOptions } from '../../../core/ports/site-search.ts';
import type { SearchError } from '../../../core/ports/yacht-search.ts';
import { paging } from '../../../core/search/results.ts';
import { searchTerms } from '../../../core/search/text-fields.ts';
import { Log } from '../../../core/shared/log.ts';
import { err, ok, type Result } from '../../../core/shared/result.ts';
import { categoryCounts, NOTHING_ON_SITE, type SiteResults } from '../../../core/site-search/site-results.ts';
import { AlgoliaClient, AlgoliaOptions } from '../algolia-client.ts';
import { MAX_PAGED_HITS } from '../index-attributes.ts';
import { QueryBatch } from '../query-batch.ts';
import { BAD_ANSWER } from '../search-error.ts';
import { entriesPerPage, entriesQuery, parseSiteAnswer, type SiteAnswer, siteQueries } from './site-queries.ts';

/** Searches the site index that `npm run search:push` fills (SE1, SE8, SE9). */
@injectable()
export class AlgoliaSiteSearch implements SiteSearch {
  readonly #batch: QueryBatch;
  readonly #index: string;
  readonly #log: Pick<Log, 'error'>;

  constructor(
    @inject(AlgoliaClient) client: Pick<LiteClient, 'search'> | null,
    @inject(AlgoliaOptions) { siteIndex: index }: Pick<AlgoliaOptions, 'siteIndex'>,
    @inject(Log) log: Pick<Log, 'error'>,
  ) {
    this.#batch = new QueryBatch(index === '' ? null : client);
    this.#index = index;
    this.#log = log;
  }

  async search(question: SiteQuestion, options: SiteSearchOptions): Promise<Result<SiteResults, SearchError>> {
    if (searchTerms(question.text).length === 0) return ok(NOTHING_ON_SITE);
    const found = await this.#results(question, options);
    if (!found.ok) this.#log.error({ err: found.error }, 'Unable to search the site');
    return found;
  }

  async #results(question: SiteQuestion, options: SiteSearchOptions): Promise<Result<SiteResults, SearchError>> {
    const answers = await this.#batch.ask(siteQueries(this.#index, question, options), parseSiteAnswer);
    if (!answers.ok) return answers;
    const [first, everything] = [answers.value.at(0), answers.value.at(-1)];
    if (first === undefined || everything === undefined) return err(BAD_ANSWER);
    const { total } = first;
    const { pages, page } = paging(Math.min(total, MAX_PAGED_HITS), entriesPerPage(options), question.page);
    const ids = page === question.page ? ok(first.ids) : await this.#ids(question, options, page, first);
    if (!ids.ok) return ids;
    const categories = categoryCounts(everything.counts);
    return ok({ ids: ids.value, total, pages, page, categories, all: everything.total });
  }

  /** Returns the ids of the last page where a later one was requested. */
  async #ids(
    question: SiteQuestion,
    options: SiteSearchOptions,
    page: number,
    { total }: SiteAnswer,
  ): Promise<Result<readonly string[], SearchError>> {
    if (total === 0) return ok([]);
    const answers = await this.#batch.ask([entriesQuery(this.#index, question, options, page)], parseSiteAnswer);
    return answers.ok ? ok(answers.value.flatMap(({ ids }) => ids)) : answers;
  }
}
