/** Puts load on a server, in a process of its own. Reads a LoadOrder as JSON, writes a LoadResult. */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export interface PageRequest {
  readonly path: string;
  readonly headers?: Record<string, string>;
}

export interface LoadOrder {
  readonly origin: string;
  readonly pages: readonly PageRequest[];
  readonly connections: number;
  /** The length of the load: either seconds or a number of requests. */
  readonly seconds?: number;
  readonly amount?: number;
}

export interface LoadResult {
  readonly answers: number;
  /** Answers that are not 2xx, which are errors unless the order expects them. */
  readonly others: number;
  readonly errors: number;
  readonly seconds: number;
}

const order = JSON.parse(readFileSync(0, 'utf8')) as LoadOrder;
const { origin, pages, connections, seconds, amount } = order;

let clients = 0;
const result = await autocannon({
  url: origin,
  connections,
  sampleInt: 100,
  timeout: 60,
  ...(amount === undefined ? { duration: seconds ?? 1 } : { amount }),
  requests: pages.map((page) => ({ method: 'GET', ...page })),
  setupClient(client) {
    if (pages.length === 1) return;
    // Each connection starts at another place in the list, so that they do not request the same page at once.
    const from = Math.floor((clients++ * pages.length) / connections);
    client.setRequests([...pages.slice(from), ...pages.slice(0, from)].map((page) => ({ method: 'GET', ...page })));
  },
});
const load: LoadResult = {
  answers: result['2xx'],
  others: result.non2xx,
  errors: result.errors,
  seconds: (result.finish.getTime() - result.start.getTime()) / 1000,
};
process.stdout.write(JSON.stringify(load));
