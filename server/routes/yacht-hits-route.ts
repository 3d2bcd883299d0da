import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MARKETS } from '../../core/market/market.ts';
import { displayOn } from '../../core/preferences/display.ts';
import { parametersOf } from '../../core/routing/query-rules.ts';
import { splitAddress } from '../../core/routing/trailing-slash.ts';
import { decodeCriteria } from '../../core/search/query/criteria-query.ts';
import { MAX_NAVIGABLE_HITS, writeYachtLink, yachtLink } from '../../core/search/yacht-link.ts';
import { preparedFile } from '../cache/prepared-answer.ts';
import { answerInTurn } from '../http/limit-work.ts';
import { uncachedLineAnswer } from '../http/replies.ts';
import type { RouteContext } from '../http/route-context.ts';

/** The answer depends on the visitor's currency and unit and on the current fleet. */
const HEADERS = ['Cache-Control', 'private, no-cache', 'Vary', 'Accept-Encoding'];
/** Seconds after which a failed search may be tried again. */
const RETRY_AFTER = 30;

type YachtHitsContext = RouteContext<'visitorOf' | 'now' | 'takeTurn', 'search' | 'catalogue'>;

/** Serves the first 300 yachts of a list in its order, for the links to the previous and the next yacht (YA7). */
export function yachtHitsRoute(app: FastifyInstance, { ports, visitorOf, now, takeTurn }: YachtHitsContext): void {
  const answer = answerInTurn(takeTurn, async (request: FastifyRequest) => {
    const query = parametersOf(splitAddress(request.url).query);
    const market = MARKETS.find((known) => known === query.get('market'));
    if (market === undefined) return uncachedLineAnswer(400, `market is ${MARKETS.join(' or ')}`);
    query.delete('market');
    const results = await ports.search.search(
      { ...decodeCriteria(market, query), page: 1 },
      { ...displayOn(visitorOf(request.raw), now()), pageSize: MAX_NAVIGABLE_HITS, facets: [] },
    );
    if (!results.ok) return uncachedLineAnswer(503, results.error.message, RETRY_AFTER);
    const yachts = await Promise.all(results.value.hits.map((id) => ports.catalogue.byId(id)));
    const links = yachts.flatMap((yacht) => yacht ?? []).flatMap((yacht) => yachtLink(yacht, market) ?? []);
    const json = JSON.stringify({ hits: links.map(writeYachtLink) });
    return preparedFile('application/json; charset=utf-8', json, HEADERS);
  });
  app.get('/api/yacht-hits/', answer);
  app.get('/api/yacht-hits', answer);
}
