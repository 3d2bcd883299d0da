import { createReadStream } from 'node:fs';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { wireServer } from '../../adapters/wiring/server.ts';
import { countedNetworks } from '../http/client-address.ts';
import type { InFlightLimit } from '../http/in-flight-limit.ts';
import { type OriginRules, originCacheControl, originOf } from '../http/replies.ts';
import { MEDIA_HEADERS } from '../http/security-headers.ts';

export type MediaFiles = ReturnType<ReturnType<typeof wireServer>['files']>['pictures'];
export type AnswerMedia = MediaFiles['answer'];
type MediaAnswer = Awaited<ReturnType<AnswerMedia>>;

const FOLDER = '/media/';
const TEXT = 'text/plain; charset=utf-8';

const GONE: MediaAnswer = { status: 404, headers: { 'Cache-Control': 'no-store' }, body: null };

/** Headers laid out for `writeHead`, kept for answers that are sent often. */
const heads = new WeakMap<MediaAnswer, string[]>();

export interface MediaRules extends OriginRules {
  readonly trustProxy: boolean;
  readonly openFiles: InFlightLimit;
  /** Called when a client that still waits is turned away. */
  readonly onTurnedAway?: (status: 503) => void;
}

/** Serves pictures, sound, films and documents, and their metadata (ME1–ME4). */
export function mediaRoute(app: FastifyInstance, answer: AnswerMedia, rules: MediaRules): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${FOLDER}*`,
    handler: async ({ raw }, reply) => {
      const url = raw.url ?? FOLDER;
      const mark = url.indexOf('?');
      const ifRange = raw.headers['if-range'];
      const isWanted = () => !raw.socket.destroyed;
      const networks = countedNetworks(raw, rules.trustProxy);
      let hasOrigin = false;
      const found = await answer({
        path: url.slice(FOLDER.length, mark < 0 ? url.length : mark),
        query: mark < 0 ? '' : url.slice(mark + 1),
        accept: raw.headers.accept,
        ifNoneMatch: raw.headers['if-none-match'],
        range: raw.headers.range,
        ifRange: typeof ifRange === 'string' ? ifRange : undefined,
        origin: () => {
          hasOrigin = true;
          return originOf(raw, rules);
        },
        networks,
        isWanted,
      });
      const mediaAnswer = hasOrigin ? withOriginCaching(found, rules) : found;
      if (mediaAnswer.status === 503 && isWanted()) rules.onTurnedAway?.(503);
      if (streamedPart(raw, mediaAnswer) !== null) rules.openFiles.open(networks, reply.raw);
      // As with static files, Fastify's reply would take longer than sending a cached picture.
      reply.hijack();
      send(raw, reply.raw, mediaAnswer);
    },
  });
}

function withOriginCaching(answer: MediaAnswer, rules: OriginRules): MediaAnswer {
  const { 'Cache-Control': caching = '', ...headers } = answer.headers;
  return { ...answer, headers: { ...headers, 'Cache-Control': originCacheControl(rules, caching) } };
}

function send(request: IncomingMessage, response: ServerResponse, answer: MediaAnswer): void {
  const { status, body } = answer;
  /** The body of a refusal. */
  const line = body === null && status >= 400 ? `${status} ${STATUS_CODES[status]}\n` : undefined;
  let head = heads.get(answer);
  if (head === undefined) {
    head = [...MEDIA_HEADERS, ...Object.entries(answer.headers).flat()];
    if (line !== undefined) head.push('Content-Type', TEXT, 'Content-Length', String(line.length));
    heads.set(answer, head);
  }
  const part = streamedPart(request, answer);
  if (part !== null) {
    sendFile(request, response, part, () => response.writeHead(status, head));
    return;
  }
  response.writeHead(status, head);
  if (request.method === 'HEAD') response.end();
  else response.end(Buffer.isBuffer(body) ? body : line);
}

type FilePart = Exclude<MediaAnswer['body'], Buffer | null>;

/** Returns the part of a file that is to be streamed; null for a body in memory, and where only the head is sent. */
function streamedPart({ method }: IncomingMessage, { body }: MediaAnswer): FilePart | null {
  return method === 'HEAD' || Buffer.isBuffer(body) ? null : body;
}

/** Streams a part of a file. A file that was deleted after it was found is answered as not found. */
function sendFile(request: IncomingMessage, response: ServerResponse, part: FilePart, writeHead: () => void): void {
  const { file, start, end } = part;
  const bytes = createReadStream(file, { start, end });
  bytes.once('error', () => {
    if (!response.headersSent) send(request, response, GONE);
  });
  bytes.once('open', () => {
    writeHead();
    // A read error, or a client that disconnects, ends the answer; it is too late for an error status.
    pipeline(bytes, response, () => {});
  });
}
