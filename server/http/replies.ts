import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { RouteAnswer } from './limit-work.ts';

const TEXT = 'text/plain; charset=utf-8';
/** Host headers that may be written into URLs. */
const HOST = /^[a-z\d.-]+(?::\d{1,5})?$/i;

/** The rules for the origin of URLs in answers. */
export interface OriginRules {
  /** Origin without a trailing slash; if it is null, the origin of the request is used. */
  readonly publicUrl: string | null;
  readonly isSecure: (request: IncomingMessage) => boolean;
}

/** Returns scheme and host of URLs in the answer to a request. */
export function originOf(request: IncomingMessage, { publicUrl, isSecure }: OriginRules): string {
  const { host = '' } = request.headers;
  return publicUrl ?? `${isSecure(request) ? 'https' : 'http'}://${HOST.test(host) ? host : 'localhost'}`;
}

/**
 * Returns the Cache-Control header of an answer that contains the origin. If its host came from the request, shared
 * caches must not keep the answer: they would send it to other clients, since not every cache respects `Vary: Host`.
 */
export function originCacheControl({ publicUrl }: Pick<OriginRules, 'publicUrl'>, cacheControl: string): string {
  return publicUrl === null ? cacheControl.replace(/^public\b/, 'private') : cacheControl;
}

/** Sends a redirect that no cache may keep. */
export function sendRedirect(reply: FastifyReply, status: 302 | 303, location: string): FastifyReply {
  return reply.code(status).header('Cache-Control', 'private, no-store').header('Location', location).send();
}

/** Answers with plain text that ends with a line break. */
export function sendPlainText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type(TEXT).send(`${text}\n`);
}

/** Answers with one line that no cache may keep. @param retryAfter seconds after which the client may try again */
export function sendUncachedLine(
  reply: FastifyReply,
  status: number,
  line: string,
  retryAfter: number | null = null,
): FastifyReply {
  if (retryAfter !== null) reply.header('Retry-After', String(retryAfter));
  return sendPlainText(reply.header('Cache-Control', 'private, no-store'), status, line);
}

/** The answer of one line that no cache may keep, for {@link sendUncachedLine}. */
export function uncachedLineAnswer(status: number, line: string, retryAfter: number | null = null): RouteAnswer {
  return { reply: (_, reply) => sendUncachedLine(reply, status, line, retryAfter) };
}

/** The answer of a redirect that no cache may keep. */
export function redirectAnswer(status: 302 | 303, location: string): RouteAnswer {
  return { reply: (_, reply) => sendRedirect(reply, status, location) };
}

/**
 * Returns a Content-Disposition header (RFC 6266) with an ASCII file name for old clients and one in the reader's
 * language.
 * @param file of ASCII letters, digits, hyphens and dots, with its extension
 * @param name with its extension
 */
export function contentDisposition(kind: 'inline' | 'attachment', file: string, name: string): string {
  const own = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${file}"; filename*=UTF-8''${own}`;
}
