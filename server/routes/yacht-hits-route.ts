import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MARKETS } from '../../core/market/market.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { YachtSearch } from '../../core/ports/yacht-search.ts';
import { type Display, displayOn } from '../../core/preferences/display.ts';
import { splitPath } from '../../core/routing/trailing-slash.ts';
import { decodeCriteria } from '../../core/search/query/url-codec.ts';
import { MAX_NAVIGABLE_HITS, writeYachtHit, yachtHit } from '../../core/search/yacht-hit.ts';
import { PreparedAnswer } from '../cache/prepared-answer.ts';
import { acceptedEncoding } from '../http/accept-encoding.ts';
import { FILE_HEADERS } from '../http/security-headers.ts';

const TEXT = 'text/plain; charset=utf-8';
/** The answer depends on the visitor's currency and unit and on the current fleet. */
const HEADERS = ['Cache-Control', 'private, no-cache', 'Vary', 'Accept-Encoding'];
/** Seconds after which a failed search may be tried again. */
const RETRY_AFTER = '30';

export interface YachtHitsRouteOptions {
  readonly search: YachtSearch;
  readonly catalogue: Pick<YachtCatalogue, 'byId'>;
  readonly visitorOf: (request: IncomingMessage) => Omit<Display, 'season'>;
  /** ISO 8601; rates depend on the season. */
  readonly now: () => string;
}

/** Serves the yachts of a whole list in its order, for the links to the previous and the next one (YA7). */
export function yachtHitsRoute(app: FastifyInstance, options: YachtHitsRouteOptions): void {
  const { search, catalogue, visitorOf, now } = options;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const query = new URLSearchParams(splitPath(request.url).rest);
    const asked = query.get('market');
    const market = MARKETS.find((known) => known === asked);
    if (market === undefined) return refuse(reply.code(400), `market is ${MARKETS.join(' or ')}`);
    query.delete('market');
    const results = await search.search(
      { ...decodeCriteria(market, query), page: 1 },
      { ...displayOn(visitorOf(request.raw), now()), pageSize: MAX_NAVIGABLE_HITS, facets: [] },
    );
    if (!results.ok) return refuse(reply.code(503).header('Retry-After', RETRY_AFTER), results.error.message);
    const yachts = await Promise.all(results.value.hits.map((id) => catalogue.byId(id)));
    const hits = yachts.flatMap((yacht) => yacht ?? []).flatMap((yacht) => yachtHit(yacht, market) ?? []);
    const json = JSON.stringify({ hits: hits.map(writeYachtHit) });
    const prepared = new PreparedAnswer(200, 'application/json; charset=utf-8', json, HEADERS, () => FILE_HEADERS);
    const variant = await prepared.prepare(acceptedEncoding(request.headers['accept-encoding']));
    reply.hijack();
    prepared.send(request.raw, reply.raw, variant, false);
  };
  app.get('/api/yacht-hits/', answer);
  app.get('/api/yacht-hits', answer);
}

function refuse(reply: FastifyReply, line: string): FastifyReply {
  return reply.header('Cache-Control', 'private, no-store').type(TEXT).send(`${line}\n`);
}
