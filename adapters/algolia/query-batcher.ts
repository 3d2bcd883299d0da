import type { LiteClient } from 'algoliasearch/lite';
import DataLoader from 'dataloader';
import type { SearchError } from '../../core/ports/yacht-search.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { BAD_ANSWER, NO_CLIENT, searchError } from './search-error.ts';
import type { IndexQuery } from './yachts/index-queries.ts';

/** The service's limit on the queries of one request. */
const MAX_QUERIES = 50;

type SearchClient = Pick<LiteClient, 'search'>;

/** Sends the queries of one turn of the event loop, such as the counts of relaxations, in one request. */
export class QueryBatcher {
  readonly #loader: DataLoader<IndexQuery, unknown> | null;

  /** @param client null where the service is not configured */
  constructor(client: SearchClient | null) {
    this.#loader =
      client &&
      new DataLoader((queries) => search(client, queries), {
        cache: false,
        maxBatchSize: MAX_QUERIES,
        batchScheduleFn: (send) => setTimeout(send, 0),
      });
  }

  /** @param parse reads the result of one query, and no more of it than was asked for; null for a malformed one */
  async ask<Answer>(
    queries: readonly IndexQuery[],
    parse: (result: unknown, query: IndexQuery) => Answer | null,
  ): Promise<Result<readonly Answer[], SearchError>> {
    const loader = this.#loader;
    if (loader === null) return err(NO_CLIENT);
    try {
      const parsed = await Promise.all(queries.map(async (query) => parse(await loader.load(query), query)));
      const answers = parsed.filter((answer) => answer !== null);
      return answers.length === queries.length ? ok(answers) : err(BAD_ANSWER);
    } catch (thrown) {
      return err(searchError(thrown));
    }
  }
}

/** Returns the raw result of each query; nulls where the number of results differs. Rejects as the client does. */
async function search(client: SearchClient, queries: readonly IndexQuery[]): Promise<readonly unknown[]> {
  const answer: unknown = await client.search({ requests: [...queries] });
  const results = isRecord(answer) ? answer.results : null;
  return Array.isArray(results) && results.length === queries.length ? results : queries.map(() => null);
}
