import type { IncomingMessage, ServerResponse } from 'node:http';
import { isList, isObject, type Json, member } from './json.ts';

/** The faults of the stand-in. Those with an answer alter the right one. */
export type SandboxFault =
  /** Never answers. */
  | 'hang'
  /** Resets the connection without an answer. */
  | 'reset'
  /** Sends headers, then endless blanks, some milliseconds apart. */
  | 'drip'
  /** Redirects with 302. */
  | 'redirect'
  /** 429 */
  | 'too-many-requests'
  /** 500 */
  | 'server-error'
  /** 503 */
  | 'unavailable'
  /** 200 with the first half of the answer, well-formed as HTTP. */
  | 'truncated'
  /** 200 with an HTML page. */
  | 'html'
  /** 200 without `results`, or for a single search without `hits`. */
  | 'results-missing'
  /** 200 with `hits` that are not a list. */
  | 'hits-no-list'
  /** 200 with `facets` and `facets_stats` of other types. */
  | 'facets-of-wrong-types'
  /** 200 with two thousand more hits, each the first one, and as many more values of each facet. */
  | 'more-than-requested';

const DRIP_MS = 5;
const REFUSED: Readonly<Record<string, readonly [status: number, message: string]>> = {
  'too-many-requests': [429, 'Too many requests'],
  'server-error': [500, 'Internal server error'],
  unavailable: [503, 'Service temporarily unavailable'],
};

export interface Answer {
  readonly status: number;
  readonly body: Json;
}

/** Returns whether the fault alters the right answer; with other faults the request is not carried out. */
export function spoilsAnswer(fault: SandboxFault): boolean {
  return ['truncated', 'results-missing', 'hits-no-list', 'facets-of-wrong-types', 'more-than-requested'].includes(
    fault,
  );
}

/** Answers with a fault. @param answer the right one, where {@link spoilsAnswer} */
export function goWrong(
  fault: SandboxFault,
  answer: Answer | null,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const refused = REFUSED[fault];
  if (refused !== undefined) {
    const [status, message] = refused;
    response.writeHead(status, headers).end(JSON.stringify({ message, status }));
    return;
  }
  switch (fault) {
    case 'hang':
      return;
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'drip': {
      response.writeHead(200, headers);
      response.write(' ');
      const dripping = setInterval(() => response.write(' '), DRIP_MS);
      request.socket.once('close', () => clearInterval(dripping));
      return;
    }
    case 'redirect':
      response.writeHead(302, { ...headers, location: `http://${request.headers.host}/elsewhere` }).end();
      return;
    case 'html':
      response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end('<!doctype html><title>Hello</title>');
      return;
    case 'truncated': {
      const whole = JSON.stringify(answer?.body ?? {});
      response.writeHead(200, headers).end(whole.slice(0, Math.floor(whole.length / 2)));
      return;
    }
    default:
      response.writeHead(200, headers).end(JSON.stringify(spoilt(fault, answer?.body ?? {})));
  }
}

function spoilt(fault: SandboxFault, body: Json): Json {
  if (!isObject(body)) return body;
  const { results, hits, ...others } = body;
  if (fault === 'results-missing') return others;
  if (isList(results)) return { ...body, results: results.map((result) => spoilt(fault, result)) };
  if (fault === 'hits-no-list') return { ...body, hits: { length: isList(hits) ? hits.length : 0 } };
  const facets = member(body, 'facets');
  if (fault === 'more-than-requested') return { ...body, ...withMore(isList(hits) ? hits : [], facets) };
  const names = isObject(facets) ? Object.keys(facets) : ['type'];
  const wrong = Object.fromEntries(names.map((name) => [name, 'many']));
  return { ...body, facets: wrong, facets_stats: [{ min: 'low', max: null }] };
}

function withMore(hits: readonly Json[], facets: Json | undefined): Readonly<Record<string, Json>> {
  const values = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`more-${at}`, 1]));
  const counts = Object.entries(isObject(facets) ? facets : {}).map(([name, counted]) => [
    name,
    isObject(counted) ? { ...counted, ...values } : counted,
  ]);
  return { hits: [...hits, ...Array(2000).fill(hits[0] ?? null)], facets: Object.fromEntries(counts) };
}
