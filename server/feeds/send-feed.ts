import type { FastifyReply, FastifyRequest } from 'fastify';
import { PreparedAnswer } from '../cache/prepared-answer.ts';
import { acceptedEncoding } from '../http/accept-encoding.ts';
import { FILE_HEADERS, type FlatHeaders } from '../http/security-headers.ts';

export interface WrittenFeed {
  readonly xml: string;
  /** Instant of the last change, in UTC. */
  readonly updated: string;
}

type Headed = Pick<FastifyRequest, 'headers' | 'raw'>;

/**
 * Sends an Atom feed, or 304 where the reader has it.
 * @param caching value of Cache-Control
 * @param today ISO 8601 date
 */
export async function sendFeed(
  { xml, updated }: WrittenFeed,
  request: Headed,
  reply: FastifyReply,
  caching: FlatHeaders,
  today: string,
): Promise<void> {
  const headers = [...caching, 'X-Robots-Tag', 'noindex'];
  // Some records have only a date. A feed of today may still change, so only its ETag is compared.
  const dated = updated.slice(0, 10) < today.slice(0, 10);
  if (dated) headers.push('Last-Modified', new Date(updated).toUTCString());
  const prepared = new PreparedAnswer(200, 'application/atom+xml; charset=utf-8', xml, headers, () => FILE_HEADERS);
  const variant = await prepared.prepare(acceptedEncoding(request.headers['accept-encoding']));
  reply.hijack();
  if (dated && isUnmodified(request, updated)) reply.raw.writeHead(304, variant.notModifiedHeads[0]).end();
  else prepared.send(request.raw, reply.raw, variant, false);
}

/** Used where the request has a date but no ETag, which is more precise. */
function isUnmodified({ headers }: Headed, updated: string): boolean {
  const since = headers['if-modified-since'];
  if (since === undefined || headers['if-none-match'] !== undefined) return false;
  return Math.floor(Date.parse(updated) / 1000) * 1000 <= Date.parse(since);
}
