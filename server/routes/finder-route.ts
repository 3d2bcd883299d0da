import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../core/locale/locale.ts';
import type { Market } from '../../core/market/market.ts';
import { withRange, withRefinement } from '../../core/search/criteria/change-criteria.ts';
import { type Criteria, emptyCriteria } from '../../core/search/criteria/criteria.ts';
import { parseBound, rangeOf } from '../../core/search/facets/range.ts';
import { encodeCriteria } from '../../core/search/query/url-codec.ts';

export interface FinderRules {
  /** The locale for a path without one. */
  readonly localeFor: (request: FastifyRequest) => Locale;
  readonly isLocale: (value: unknown) => value is Locale;
  /** The path of a market's list in a locale. */
  readonly listPath: (locale: Locale, market: Market) => string;
}

/** Reads the homepage's finder form into the criteria of a list (SE7). */
function finderCriteria(fields: URLSearchParams): Criteria {
  let criteria = emptyCriteria(fields.get('market') === 'sale' ? 'sale' : 'charter');
  const guests = parseBound(fields.get('guests') ?? '');
  if (guests !== null && guests > 0) criteria = withRange(criteria, 'guests', rangeOf(guests, null));
  const area = fields.get('area')?.trim() ?? '';
  return area === '' ? criteria : withRefinement(criteria, 'destination', area, true);
}

export function finderRoute(app: FastifyInstance, rules: FinderRules): void {
  const answer = (request: FastifyRequest<{ Params: { locale?: string } }>, reply: FastifyReply) => {
    const { locale } = request.params;
    if (locale !== undefined && !rules.isLocale(locale)) return reply.callNotFound();
    const criteria = finderCriteria(new URLSearchParams(request.url.split('?')[1] ?? ''));
    const list = rules.listPath(locale ?? rules.localeFor(request), criteria.market);
    return reply
      .code(302)
      .header('Cache-Control', 'private, no-store')
      .header('Location', list + encodeCriteria(criteria))
      .send();
  };
  app.get('/find/', answer);
  app.get('/:locale/find/', answer);
}
