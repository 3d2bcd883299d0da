import type { LiteClient } from 'algoliasearch/lite';
import type { SearchError } from '../../core/ports/yacht-search.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { BAD_ANSWER, NO_CLIENT, searchError } from './search-error.ts';
import type { IndexQuery } from './yachts/index-queries.ts';

/** Queries of one request to the service, at most. */
const MAX_QUERIES = 50;

/** Queries that belong together, and whoever waits for what they are answered with. */
interface Waiting {
  readonly queries: readonly IndexQuery[];
  readonly resolve: (results: readonly unknown[]) => void;
  readonly reject: (thrown: unknown) => void;
}

/** Sends what is asked for in one turn of the event loop, such as the marks of a map, with one request. */
export class QueryBatch {
  readonly #client: Pick<LiteClient, 'search'> | null;
  #waiting: Waiting[] = [];

  /** @param client null where the service is not configured */
  constructor(client: Pick<LiteClient, 'search'> | null) {
    this.#client = client;
  }

  /** @param parse reads the results of so many queries; null where they make no sense */
  async ask<Answer>(
    queries: readonly IndexQuery[],
    parse: (results: readonly unknown[], queries: number) => readonly Answer[] | null,
  ): Promise<Result<readonly Answer[], SearchError>> {
    const client = this.#client;
    if (client === null) return err(NO_CLIENT);
    try {
      const answers = parse(await this.#resultsOf(queries, client), queries.length);
      return answers === null ? err(BAD_ANSWER) : ok(answers);
    } catch (thrown) {
      return err(searchError(thrown));
    }
  }

  /** The raw result of each query; none where the answer is no answer. Rejects as the client does. */
  #resultsOf(queries: readonly IndexQuery[], client: Pick<LiteClient, 'search'>): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setTimeout(() => this.#send(client), 0);
      this.#waiting.push({ queries, resolve, reject });
    });
  }

  #send(client: Pick<LiteClient, 'search'>): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const together of inRequests(waiting)) this.#request(together, client);
  }

  async #request(waiting: readonly Waiting[], client: Pick<LiteClient, 'search'>): Promise<void> {
    const requests = waiting.flatMap(({ queries }) => queries);
    try {
      const all = resultsOf(await client.search({ requests }), requests.length);
      let from = 0;
      for (const { queries, resolve } of waiting) {
        resolve(all.slice(from, from + queries.length));
        from += queries.length;
      }
    } catch (thrown) {
      for (const { reject } of waiting) reject(thrown);
    }
  }
}

function resultsOf(answer: unknown, count: number): readonly unknown[] {
  const results = typeof answer === 'object' && answer !== null && 'results' in answer ? answer.results : null;
  return Array.isArray(results) && results.length === count ? results : [];
}

/** What belongs together stays together. */
function inRequests(waiting: readonly Waiting[]): readonly (readonly Waiting[])[] {
  const requests: Waiting[][] = [];
  let room = 0;
  for (const one of waiting) {
    if (one.queries.length > room) {
      requests.push([]);
      room = MAX_QUERIES;
    }
    requests.at(-1)?.push(one);
    room -= one.queries.length;
  }
  return requests;
}
