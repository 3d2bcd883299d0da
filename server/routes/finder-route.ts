import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale } from '../../core/locale/locale.ts';
import { routePath } from '../../core/routing/routes.ts';
import { withRange, withRefinement } from '../../core/search/criteria/change-criteria.ts';
import { type Criteria, emptyCriteria } from '../../core/search/criteria/criteria.ts';
import { parseBound, rangeOf } from '../../core/search/facets/range.ts';
import { encodeCriteria } from '../../core/search/query/url-codec.ts';
import { redirect } from '../http/replies.ts';
import type { RouteParts } from '../http/route-context.ts';

/** Reads the homepage's finder form into the criteria of a list (SE7). */
function finderCriteria(fields: URLSearchParams): Criteria {
  let criteria = emptyCriteria(fields.get('market') === 'sale' ? 'sale' : 'charter');
  const guests = parseBound(fields.get('guests') ?? '');
  if (guests !== null && guests > 0) criteria = withRange(criteria, 'guests', rangeOf(guests, null));
  const area = fields.get('area')?.trim() ?? '';
  return area === '' ? criteria : withRefinement(criteria, 'destination', area, true);
}

/** Leads the homepage's finder to the list of its choice, without JavaScript. */
export function finderRoute(app: FastifyInstance, { rules, visitorOf }: Pick<RouteParts, 'rules' | 'visitorOf'>): void {
  const answer = (request: FastifyRequest<{ Params: { locale?: string } }>, reply: FastifyReply) => {
    const { locale = rules.detect(visitorOf(request.raw)) } = request.params;
    if (!isLocale(locale)) return reply.callNotFound();
    const criteria = finderCriteria(new URLSearchParams(request.url.split('?')[1] ?? ''));
    const list = routePath({ name: 'yacht-list', market: criteria.market });
    return redirect(reply, 302, rules.localePath(list, locale) + encodeCriteria(criteria));
  };
  app.get('/find/', answer);
  app.get('/:locale/find/', answer);
}
