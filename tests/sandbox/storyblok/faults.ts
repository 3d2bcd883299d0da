import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Fields, isFields } from '../../../tools/stored-stories/stored.ts';
import type { Answer } from './delivery-api.ts';

/** The faults of the stand-in. Those with an answer alter the right one. */
export const SANDBOX_FAULTS = [
  /** Never answers. */
  'hang',
  /** Resets the connection without an answer. */
  'reset',
  /** 429 */
  'too-many-requests',
  /** 429, with a Retry-After of five seconds. */
  'too-many-requests-for-five-seconds',
  /** 422, naming a field: for requests that change something. */
  'unprocessable',
  /** 500 */
  'server-error',
  /** 503 */
  'unavailable',
  /** 301 to the same path of another origin. */
  'redirect-elsewhere',
  /** 301 to the address itself. */
  'redirect-to-itself',
  /** 200 with the first half of the answer, well-formed as HTTP. */
  'truncated',
  /** 200 with an HTML page. */
  'html',
  /** 200 with the type JSON and an invalid body. */
  'garbage',
  /** 200 without `stories`, or, for the space, without its version. */
  'stories-missing',
  /** 200 with `stories` that are not a list. */
  'stories-no-list',
  /** 200; every second story lacks its content. */
  'content-missing',
  /** 200; the second half of the stories is missing. */
  'half-a-list',
  /** 200; the total is greater than the number of stories. */
  'wrong-total',
  /** 200 without the header with the total. */
  'total-missing',
] as const;
export type SandboxFault = (typeof SANDBOX_FAULTS)[number];

const REFUSED: Readonly<Record<string, readonly [status: number, error: string, headers: Record<string, string>]>> = {
  'too-many-requests': [429, 'Too Many Requests', {}],
  'too-many-requests-for-five-seconds': [429, 'Too Many Requests', { 'retry-after': '5' }],
  unprocessable: [422, 'name is too long', {}],
  'server-error': [500, 'Internal Server Error', {}],
  unavailable: [503, 'Service Unavailable', {}],
};

/** Answers with this fault. @param right the right answer, for the faults that alter it */
export function goWrong(
  fault: SandboxFault,
  right: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const refused = REFUSED[fault];
  if (refused !== undefined) {
    const [status, error, more] = refused;
    response.writeHead(status, { ...headers, ...more }).end(JSON.stringify({ error }));
    return;
  }
  const all = { ...headers, ...right.headers };
  switch (fault) {
    case 'hang':
      return;
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'redirect-elsewhere':
      response.writeHead(301, { location: `http://localhost:${request.socket.localPort}${request.url}` }).end();
      return;
    case 'redirect-to-itself':
      response.writeHead(301, { location: request.url }).end();
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Hello</title>');
      return;
    case 'garbage':
      response.writeHead(200, all).end('{"stories": [}');
      return;
    case 'truncated': {
      const whole = JSON.stringify(right.body);
      response.writeHead(200, all).end(whole.slice(0, Math.floor(whole.length / 2)));
      return;
    }
    default: {
      const { total = '0', ...others } = all as Record<string, string>;
      const said = fault === 'wrong-total' ? { total: String(Number(total) + 1) } : { total };
      const body = isFields(right.body) ? spoilt(fault, right.body) : right.body;
      response.writeHead(200, { ...others, ...(fault === 'total-missing' ? {} : said) }).end(JSON.stringify(body));
    }
  }
}

function spoilt(fault: SandboxFault, body: Fields): Fields {
  const { stories, space, ...others } = body;
  if (fault === 'stories-missing') return isFields(space) ? { space: { ...space, version: undefined } } : others;
  if (!Array.isArray(stories)) return body;
  if (fault === 'stories-no-list') return { ...body, stories: { length: stories.length } };
  if (fault === 'half-a-list') return { ...body, stories: stories.slice(0, Math.floor(stories.length / 2)) };
  if (fault !== 'content-missing') return body;
  return { ...body, stories: stories.map((story, at) => (at % 2 === 0 ? { ...story, content: undefined } : story)) };
}
