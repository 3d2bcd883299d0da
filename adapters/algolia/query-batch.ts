import type { LiteClient } from 'algoliasearch/lite';
import type { IndexQuery } from './index-queries.ts';

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
  readonly #client: Pick<LiteClient, 'search'>;
  #waiting: Waiting[] = [];

  constructor(client: Pick<LiteClient, 'search'>) {
    this.#client = client;
  }

  /** The raw result of each query; none where the answer is no answer. Rejects as the client does. */
  ask(queries: readonly IndexQuery[]): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setTimeout(() => this.#send(), 0);
      this.#waiting.push({ queries, resolve, reject });
    });
  }

  #send(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const together of inRequests(waiting)) this.#request(together);
  }

  async #request(waiting: readonly Waiting[]): Promise<void> {
    const requests = waiting.flatMap(({ queries }) => queries);
    try {
      const all = resultsOf(await this.#client.search({ requests }), requests.length);
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
