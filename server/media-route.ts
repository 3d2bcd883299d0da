import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { MediaAnswer, MediaRequest } from '../adapters/media-files/media-answer.ts';
import { requestOrigin } from './request-origin.ts';
import { FILE_HEADERS } from './security-headers.ts';

export type AnswerMedia = (request: MediaRequest) => Promise<MediaAnswer>;

export interface MediaRouteOptions {
  /** Origin of addresses, without a slash at the end; null takes the request's own. */
  readonly publicUrl: string | null;
  readonly isSecure: (request: IncomingMessage) => boolean;
}

const FOLDER = '/media/';
const TEXT = 'text/plain; charset=utf-8';
const LINES: Readonly<Record<number, string>> = {
  400: '400 Bad Request\n',
  404: '404 Not Found\n',
  416: '416 Range Not Satisfiable\n',
  503: '503 Service Unavailable\n',
};

/** Heads laid out for `writeHead`: an answer that is kept is sent often. */
const heads = new WeakMap<MediaAnswer, string[]>();

/** Pictures, sound, films and documents, and what is known of them (product.md ME1–ME4). */
export function mediaRoute(
  app: FastifyInstance,
  answer: AnswerMedia,
  { publicUrl, isSecure }: MediaRouteOptions,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${FOLDER}*`,
    handler: async ({ raw }, reply) => {
      const url = raw.url ?? FOLDER;
      const mark = url.indexOf('?');
      const said = await answer({
        path: url.slice(FOLDER.length, mark < 0 ? url.length : mark),
        query: mark < 0 ? '' : url.slice(mark + 1),
        ifNoneMatch: raw.headers['if-none-match'],
        range: raw.headers.range,
        ifRange: headerOf(raw, 'if-range'),
        origin: () => publicUrl ?? requestOrigin(raw, isSecure(raw)),
      });
      // Like the build's files: what Fastify would add to a cached picture takes longer than sending it.
      reply.hijack();
      send(raw, reply.raw, said);
    },
  });
}

function send(request: IncomingMessage, response: ServerResponse, answer: MediaAnswer): void {
  const { status, body } = answer;
  const line = lineOf(answer);
  let head = heads.get(answer);
  if (head === undefined) {
    head = headOf(answer, line);
    heads.set(answer, head);
  }
  response.writeHead(status, head);
  if (request.method === 'HEAD') response.end();
  else if (body === null) response.end(line);
  else if (Buffer.isBuffer(body)) response.end(body);
  // A file that goes while it is sent, or a visitor who does, ends the answer: it is too late for another.
  else pipeline(createReadStream(body.file, { start: body.start, end: body.end }), response, () => {});
}

function headOf({ headers }: MediaAnswer, line: string | undefined): string[] {
  const head = [...FILE_HEADERS, ...Object.entries(headers).flat()];
  if (line !== undefined) head.push('Content-Type', TEXT, 'Content-Length', String(line.length));
  return head;
}

function lineOf({ status, body }: MediaAnswer): string | undefined {
  return body === null ? LINES[status] : undefined;
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
