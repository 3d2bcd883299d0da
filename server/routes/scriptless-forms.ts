import type { Cookies } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLocale } from '../../core/locale/locale.ts';
import { MARKETS, type Market } from '../../core/market/market.ts';
import { CURRENCY_COOKIE, UNIT_COOKIE } from '../../core/preferences/display.ts';
import { isCurrency } from '../../core/price/currency.ts';
import { parametersOf } from '../../core/routing/query-rules.ts';
import { routePath } from '../../core/routing/routes.ts';
import { MAX_RETURN_PATH, parseReturnPath } from '../../core/routing/site-path.ts';
import { changeCriteria, withRange, withRefinement } from '../../core/search/criteria/change-criteria.ts';
import { type Criteria, emptyCriteria } from '../../core/search/criteria/criteria.ts';
import { parseTypedStay, type StayCriteria } from '../../core/search/criteria/stay-criteria.ts';
import { stayInMonth } from '../../core/search/criteria/stay-in-month.ts';
import { parseBound, rangeOf } from '../../core/search/facets/range.ts';
import { encodeCriteria } from '../../core/search/query/criteria-query.ts';
import { firstParts } from '../../core/shared/first-parts.ts';
import { isFull, withYacht } from '../../core/shortlist/comparison.ts';
import { encodeComparison, readComparison } from '../../core/shortlist/comparison-query.ts';
import { encodeFavouriteIds, favouriteIdsOf } from '../../core/shortlist/favourite-ids.ts';
import {
  COMPARISON_COOKIE,
  comparisonCookieValue,
  FAVOURITES_COOKIE,
  favouritesCookieValue,
  favouritesOfCookie,
} from '../../core/shortlist/list-cookies.ts';
import { isUrlSafeYachtId } from '../../core/shortlist/yacht-id.ts';
import { isLengthUnit } from '../../core/yacht/length.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { cookiesOf, yearCookie } from '../http/cookies.ts';
import { answerInTurn, type RouteAnswer } from '../http/limit-work.ts';
import { redirectAnswer, sendPlainText, sendRedirect } from '../http/replies.ts';
import type { RouteParts } from '../http/route-context.ts';
import { isFormFromThisSite } from '../http/same-origin.ts';
import type { Env } from '../start/env.ts';

const FORM = /^application\/x-www-form-urlencoded(?:;|$)/i;

/** Bytes of a form: the longest path to return to, each of its characters escaped, and the other fields. */
const BODY_LIMIT = { bodyLimit: 3 * MAX_RETURN_PATH + 256 };
/** More fields than one of these forms has. */
const MAX_FIELDS = 8;

type ScriptlessContext = Pick<RouteParts, 'env' | 'rules' | 'isSecure' | 'takeTurn'>;
type LocaleRequest = FastifyRequest<{ Params: { locale: string } }>;

/** The answer to a button: the page with the list, and the cookie that stores the list; null leaves it unchanged. */
interface Kept {
  readonly path: string;
  readonly cookie: { readonly name: string; readonly value: string } | null;
}

/**
 * Adds a yacht to favourites or comparison without JavaScript (CF1, CF2). The buttons of all cards submit
 * the page's one form: `save`, `charter` or `sale` with the id of the yacht. The answer redirects to the page with the
 * list. From the page of favourites (`?from=favourites`), `save` removes a saved yacht.
 */
export function shortlistRoute(app: FastifyInstance, { env, rules, isSecure, takeTurn }: ScriptlessContext): void {
  const press = async (request: LocaleRequest) => {
    const { locale } = request.params;
    if (!isLocale(locale)) return null;
    return ofOwnForm(request, env, (fields) => {
      const { path, cookie } = pressed(fields, cookiesOf(request.headers), request.url.endsWith('?from=favourites'));
      const cookies = cookie === null ? [] : [yearCookie(cookie.name, cookie.value, isSecure(request.raw))];
      return stored(cookies, rules.localePath(path, locale));
    });
  };
  app.post('/shortlist/:locale', BODY_LIMIT, answerInTurn(takeTurn, press));
}

/** Stores the choice of currency and unit without JavaScript (PR6). Invalid values are ignored. */
export function preferencesRoute(app: FastifyInstance, { env, isSecure, takeTurn }: ScriptlessContext): void {
  const choose = async (request: FastifyRequest) =>
    ofOwnForm(request, env, (fields) => {
      const [currency, unit] = [fields.get('currency'), fields.get('unit')];
      const secure = isSecure(request.raw);
      const cookies = [
        ...(isCurrency(currency) ? [yearCookie(CURRENCY_COOKIE, currency, secure)] : []),
        ...(isLengthUnit(unit) ? [yearCookie(UNIT_COOKIE, unit, secure)] : []),
      ];
      return stored(cookies, parseReturnPath(fields.get('return')) ?? '/');
    });
  app.post('/preferences', BODY_LIMIT, answerInTurn(takeTurn, choose));
}

/** The answer to a form: cookies, and a redirect. */
function stored(cookies: readonly string[], location: string): RouteAnswer {
  return {
    reply(_, reply) {
      if (cookies.length > 0) reply.header('Set-Cookie', cookies);
      return sendRedirect(reply, 303, location);
    },
  };
}

/** Answers a form of this site by its fields; another site's is refused with 403, and what is not a form with 415. */
function ofOwnForm(request: FastifyRequest, env: Env, answer: (fields: URLSearchParams) => RouteAnswer): RouteAnswer {
  const refused = (status: number, line: string): RouteAnswer => ({
    reply: (_, reply) => sendPlainText(reply, status, line),
  });
  if (!isFormFromThisSite(request.headers, env)) return refused(403, '403 Forbidden');
  const { body, headers } = request;
  if (!Buffer.isBuffer(body)) return answer(new URLSearchParams());
  if (!FORM.test(headers['content-type'] ?? '')) return refused(415, '415 Unsupported Media Type');
  return answer(parametersOf(firstParts(body.toString(), '&', MAX_FIELDS)));
}

function pressed(fields: URLSearchParams, cookies: Cookies, fromFavourites: boolean): Kept {
  for (const market of MARKETS) {
    const id = fields.get(market);
    if (isUrlSafeYachtId(id)) return compared(market, id, cookies);
  }
  const id = fields.get('save');
  if (isUrlSafeYachtId(id)) return saved(id, cookies, fromFavourites);
  return { path: routePath({ name: 'favourites' }), cookie: null };
}

function saved(id: YachtId, cookies: Cookies, fromFavourites: boolean): Kept {
  const before = favouritesOfCookie(cookies[FAVOURITES_COOKIE]);
  const isRemoval = fromFavourites && before.includes(id);
  const list = isRemoval ? before.filter((other) => other !== id) : favouriteIdsOf([...before, id]);
  const value = favouritesCookieValue(list);
  return {
    path: routePath({ name: 'favourites' }) + encodeFavouriteIds(list),
    cookie: value === null ? null : { name: FAVOURITES_COOKIE, value },
  };
}

function compared(market: Market, id: YachtId, cookies: Cookies): Kept {
  const before = readComparison(cookies[COMPARISON_COOKIE]);
  const isTooMany = isFull(before, market) && !before[market].includes(id);
  const after = isTooMany ? { ...before, tab: market } : withYacht(before, market, id);
  const value = comparisonCookieValue(after);
  const lost = { unread: 0, over: isTooMany ? 1 : 0 };
  return {
    path: routePath({ name: 'compare' }) + encodeComparison({ ...after, lost }),
    cookie: value === null ? null : { name: COMPARISON_COOKIE, value },
  };
}

/** Reads the homepage's finder form into the criteria of a list (SE7). */
function finderCriteria(fields: URLSearchParams): Criteria {
  let criteria = emptyCriteria(fields.get('market') === 'sale' ? 'sale' : 'charter');
  const guests = parseBound(fields.get('guests') ?? '');
  if (guests !== null && guests > 0) criteria = withRange(criteria, 'guests', rangeOf(guests, null));
  criteria = changeCriteria(criteria, { stay: finderStay(fields.get('when') ?? '', fields.get('nights') ?? '') });
  const area = fields.get('area')?.trim() ?? '';
  return area === '' ? criteria : withRefinement(criteria, 'destination', area, true);
}

/** Reads when a stay begins, on a day or anywhere in a month; null for any time (AV5). */
function finderStay(when: string, nights: string): StayCriteria | null {
  const [year = '', month = '', day] = when.split('-');
  const stay = parseTypedStay({ from: day === undefined ? `${when}-01` : when, nights });
  const inMonth = stay && day === undefined ? stayInMonth(Number(year), Number(month), stay.nights) : null;
  return inMonth === null ? stay : { ...inMonth, group: 'free' };
}

/** Redirects the homepage's finder form to the list that its fields choose, without JavaScript. */
export function finderRoute(
  app: FastifyInstance,
  { rules, visitorOf, takeTurn }: Pick<RouteParts, 'rules' | 'visitorOf' | 'takeTurn'>,
): void {
  const find = async (request: FastifyRequest<{ Params: { locale?: string } }>) => {
    const { locale = rules.detectLocale(visitorOf(request.raw)) } = request.params;
    if (!isLocale(locale)) return null;
    const criteria = finderCriteria(parametersOf(request.url.split('?')[1] ?? ''));
    const list = routePath({ name: 'yacht-list', market: criteria.market });
    return redirectAnswer(302, rules.localePath(list, locale) + encodeCriteria(criteria));
  };
  const answer = answerInTurn(takeTurn, find);
  app.get('/find/', answer);
  app.get('/:locale/find/', answer);
}
