import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './service-answers.ts';

/** The faults of the stand-in. Those with an answer alter the right one. */
export const MEDIA_FAULTS = [
  /** Never answers. */
  'hang',
  /** Resets the connection without an answer. */
  'reset',
  /** Sends half of the announced body, then resets the connection. */
  'half-body',
  /** 200 with the first half of the answer, well-formed as HTTP. */
  'truncated',
  /** 200 without a body. */
  'empty',
  /** 200 with an HTML page. */
  'html',
  /** 200 with the type JSON and an invalid body. */
  'garbage',
  /** 200 with `null`. */
  'null',
  /** 200 with ten megabytes of JSON. */
  'endless',
  /** 200 without a record. */
  'no-record',
  /** 200 with a record that is not an object. */
  'record-no-object',
  /** 302 to another address of this machine. */
  'redirect',
  /** 429, with a Retry-After of five seconds. */
  'too-many-requests',
  /** 500 */
  'server-error',
  /** 503 */
  'unavailable',
] as const;
export type MediaFault = (typeof MEDIA_FAULTS)[number];

const ENDLESS = Buffer.from(`{"status":"success","file":"${'.'.repeat(10_000_000)}"}`);
const HTML = '<!doctype html><title>Hello</title>';
const REFUSED: Readonly<Partial<Record<MediaFault, number>>> = {
  'too-many-requests': 429,
  'server-error': 500,
  unavailable: 503,
};

/** Answers with this fault or status. @param right the right answer, for the faults that alter it */
export function goWrong(
  fault: MediaFault | number,
  right: Answer,
  { socket }: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const whole = JSON.stringify(right.body);
  const half = whole.slice(0, Math.floor(whole.length / 2));
  const say = (body: string) => response.writeHead(200, headers).end(body);
  const refused = typeof fault === 'number' ? fault : REFUSED[fault];
  if (refused !== undefined) {
    const again = refused === 429 ? { 'retry-after': '5' } : {};
    response
      .writeHead(refused, { ...headers, ...again })
      .end(JSON.stringify({ status: 'error', code: 'FAULT', msg: 'Fault' }));
    return;
  }
  switch (fault) {
    case 'hang':
      return;
    case 'reset':
      socket.resetAndDestroy();
      return;
    case 'half-body':
      response.writeHead(200, { ...headers, 'content-length': String(whole.length) });
      response.write(half, () => socket.end());
      return;
    case 'truncated':
      say(half);
      return;
    case 'empty':
      say('');
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end(HTML);
      return;
    case 'garbage':
      say('{"file": [}');
      return;
    case 'null':
      say('null');
      return;
    case 'endless':
      response.writeHead(200, headers).end(ENDLESS);
      return;
    case 'no-record':
      say('{"status":"success"}');
      return;
    case 'redirect':
      response.writeHead(302, { location: '/elsewhere' }).end();
      return;
    case 'record-no-object':
      say('{"status":"success","file":[1],"gallery":"none"}');
  }
}
