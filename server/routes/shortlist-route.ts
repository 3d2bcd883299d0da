import type { Cookies } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { isLocale, type Locale } from '../../core/locale/locale.ts';
import { MARKETS, type Market } from '../../core/market/market.ts';
import { routePath } from '../../core/routing/routes.ts';
import { isFull, withYacht } from '../../core/shortlist/comparison.ts';
import { encodeComparison, readComparison } from '../../core/shortlist/comparison-query.ts';
import { encodeFavourites, favouritesOf } from '../../core/shortlist/favourites.ts';
import {
  COMPARISON_COOKIE,
  comparisonCookie,
  FAVOURITES_COOKIE,
  favouritesCookie,
  favouritesOfCookie,
} from '../../core/shortlist/list-cookies.ts';
import { isYachtId } from '../../core/shortlist/yacht-id.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { cookiesOf, yearCookie } from '../http/cookies.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { isSecure } from '../http/security-headers.ts';
import type { Env } from '../start/env.ts';

export interface ShortlistRouteOptions {
  readonly env: Pick<Env, 'publicUrl' | 'trustProxy'>;
  readonly localePath: (path: string, locale: Locale) => string;
}

/** The answer to a button: the page with the list, and the cookie to store it; null leaves the cookie. */
interface Kept {
  readonly path: string;
  readonly cookie: { readonly name: string; readonly value: string } | null;
}

const FORM = /^application\/x-www-form-urlencoded(?:;|$)/i;

/**
 * Adds a yacht to favourites or comparison without JavaScript (CF1, CF2). The buttons of all cards submit
 * the page's one form: `save`, `charter` or `sale` with the id of the yacht. The answer redirects to the page with the
 * list. From the page of favourites (`?from=favourites`), `save` removes a saved yacht.
 */
export function shortlistRoute(app: FastifyInstance, { env, localePath }: ShortlistRouteOptions): void {
  app.post<{ Params: { locale: string } }>('/shortlist/:locale', async (request, reply) => {
    const { locale } = request.params;
    if (!isLocale(locale)) return reply.callNotFound();
    if (!isSameOrigin(request.headers, env)) {
      return reply.code(403).type('text/plain; charset=utf-8').send('403 Forbidden\n');
    }
    const { body } = request;
    if (Buffer.isBuffer(body) && !FORM.test(request.headers['content-type'] ?? '')) {
      return reply.code(415).type('text/plain; charset=utf-8').send('415 Unsupported Media Type\n');
    }
    const fields = new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : '');
    const isOnList = request.url.endsWith('?from=favourites');
    const { path, cookie } = pressed(fields, cookiesOf(request.headers), isOnList);
    if (cookie !== null) {
      reply.header('Set-Cookie', yearCookie(cookie.name, cookie.value, isSecure(request.raw, env.trustProxy)));
    }
    return reply
      .code(303)
      .header('Cache-Control', 'private, no-store')
      .header('Location', localePath(path, locale))
      .send();
  });
}

function pressed(fields: URLSearchParams, cookies: Cookies, isOnList: boolean): Kept {
  for (const market of MARKETS) {
    const id = fields.get(market);
    if (isYachtId(id)) return compared(market, id, cookies);
  }
  const id = fields.get('save');
  return isYachtId(id) ? saved(id, cookies, isOnList) : { path: routePath({ name: 'favourites' }), cookie: null };
}

function saved(id: YachtId, cookies: Cookies, isOnList: boolean): Kept {
  const before = favouritesOfCookie(cookies[FAVOURITES_COOKIE]);
  const isOut = isOnList && before.includes(id);
  const list = isOut ? before.filter((other) => other !== id) : favouritesOf([...before, id]);
  const value = favouritesCookie(list);
  return {
    path: routePath({ name: 'favourites' }) + encodeFavourites(list),
    cookie: value === null ? null : { name: FAVOURITES_COOKIE, value },
  };
}

function compared(market: Market, id: YachtId, cookies: Cookies): Kept {
  const before = readComparison(cookies[COMPARISON_COOKIE]);
  const isOver = isFull(before, market) && !before[market].includes(id);
  const after = isOver ? { ...before, tab: market } : withYacht(before, market, id);
  const value = comparisonCookie(after);
  const lost = { unread: 0, over: isOver ? 1 : 0 };
  return {
    path: routePath({ name: 'compare' }) + encodeComparison({ ...after, lost }),
    cookie: value === null ? null : { name: COMPARISON_COOKIE, value },
  };
}
