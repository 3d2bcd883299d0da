import type { FastifyRequest } from 'fastify';
import { preparedFile } from '../cache/prepared-answer.ts';
import type { RouteAnswer } from '../http/limit-work.ts';
import { acceptedEncoding } from '../http/negotiation.ts';
import type { FlatHeaders } from '../http/security-headers.ts';

export interface WrittenFeed {
  readonly xml: string;
  /** Instant of the last change, in UTC. */
  readonly updated: string;
}

/**
 * Makes the answer with an Atom feed, or 304 where the reader has it.
 * @param caching the headers Cache-Control and Vary
 * @param today ISO 8601 date or instant
 */
export function feedAnswer({ xml, updated }: WrittenFeed, caching: FlatHeaders, today: string): RouteAnswer {
  const headers = [...caching, 'X-Robots-Tag', 'noindex'];
  // Some records have only a date. A feed of today may still change, so only its ETag is compared.
  const isSettled = updated.slice(0, 10) < today.slice(0, 10);
  if (isSettled) headers.push('Last-Modified', new Date(updated).toUTCString());
  const prepared = preparedFile('application/atom+xml; charset=utf-8', xml, headers);
  return {
    prepare: (encoding) => prepared.prepare(encoding),
    async reply(request, reply) {
      if (!isSettled || !isUnmodified(request, updated)) return prepared.reply(request, reply);
      const variant = await prepared.prepare(acceptedEncoding(request.headers['accept-encoding']));
      reply.hijack();
      reply.raw.writeHead(304, variant.notModifiedHeads[0]).end();
    },
  };
}

/** Returns whether the feed is unchanged since the request's date; false for a request with an ETag, which decides. */
function isUnmodified({ headers }: Pick<FastifyRequest, 'headers'>, updated: string): boolean {
  const since = headers['if-modified-since'];
  if (since === undefined || headers['if-none-match'] !== undefined) return false;
  return Math.floor(Date.parse(updated) / 1000) * 1000 <= Date.parse(since);
}

/** The date of a feed without entries. */
export const UNIX_EPOCH = new Date(0).toISOString();

/** Normalizes an ISO 8601 date or instant to UTC; the Unix epoch where it is missing or invalid. */
export function feedInstant(iso: string | null): string {
  if (iso === null) return UNIX_EPOCH;
  const instant = new Date(iso.includes('T') && !/(?:Z|[+-]\d{2}:\d{2})$/.test(iso) ? `${iso}Z` : iso);
  return Number.isNaN(instant.getTime()) ? UNIX_EPOCH : instant.toISOString();
}
