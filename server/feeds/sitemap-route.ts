import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { inEveryLocale, LOCALES, type Localized } from '../../core/locale/locale.ts';
import { routePath } from '../../core/routing/routes.ts';
import { type PreparedAnswer, preparedFile } from '../cache/prepared-answer.ts';
import { originOf, plainText } from '../http/replies.ts';
import type { RouteContext } from '../http/route-context.ts';
import { INDEX_FILES, SET_FILES, type Sitemaps, writeSitemaps } from './sitemaps.ts';

const XML = 'application/xml; charset=utf-8';
/** Ten minutes: search engines come rarely, and editors check whether their page is listed. */
const HEADERS = ['Cache-Control', 'public, max-age=600', 'Vary', 'Accept-Encoding', 'X-Robots-Tag', 'noindex'];
/**
 * Itineraries link to further itineraries without end. All other pages may be crawled, since a crawler has to read
 * their `noindex`.
 */
const PLANS = `${routePath({ name: 'itinerary' })}?`;
const ENDLESS = [PLANS, `/*${PLANS}`];
/** Origins whose sitemaps are kept, since the Host header of a request is arbitrary. */
const MOST_ORIGINS = 8;

export type SitemapRouteContext = RouteContext<
  'rules' | 'publicUrl' | 'isSecure' | 'now',
  'catalogue' | 'content' | 'media' | 'redirects'
>;

interface Prepared {
  readonly index: PreparedAnswer;
  readonly sets: Localized<PreparedAnswer>;
}

/**
 * Serves the sitemaps, at the root and below each locale, and robots.txt, which lists them and excludes itineraries
 * (RT7).
 */
export function sitemapRoutes(app: FastifyInstance, context: SitemapRouteContext): void {
  const prepared = keptSitemaps(context);

  const serve = (file: string, pick: (sitemaps: Prepared) => PreparedAnswer) => {
    const answer = async (request: FastifyRequest, reply: FastifyReply) =>
      pick(await prepared(originOf(request.raw, context))).reply(request, reply);
    for (const folder of ['', ...LOCALES.map(({ code }) => `/${code}`)]) app.get(`${folder}/${file}`, answer);
  };
  for (const file of INDEX_FILES) serve(file, ({ index }) => index);
  for (const { code } of LOCALES) serve(SET_FILES[code], ({ sets }) => sets[code]);

  app.get('/robots.txt', (request, reply) => {
    const origin = originOf(request.raw, context);
    const files = [...INDEX_FILES, ...LOCALES.map(({ code }) => SET_FILES[code])];
    const lines = [
      'User-agent: *',
      ...ENDLESS.map((path) => `Disallow: ${path}`),
      '',
      ...files.map((file) => `Sitemap: ${origin}/${file}`),
    ];
    return plainText(reply.header('Cache-Control', 'public, max-age=3600'), 200, lines.join('\n'));
  });
}

/** Returns a function that writes the sitemaps once for a content version, a day and an origin. */
function keptSitemaps({ ports, rules, now }: SitemapRouteContext): (origin: string) => Promise<Prepared> {
  const { catalogue, content, redirects } = ports;
  let version = '';
  const kept = new LRUCache<string, Promise<Prepared>>({ max: MOST_ORIGINS });
  return async (origin) => {
    const today = now();
    const versions = await Promise.all([catalogue.version(), content.version(), redirects.version()]);
    const current = [...versions, today.slice(0, 10)].join(' ');
    if (current !== version) kept.clear();
    version = current;
    const known = kept.get(origin);
    if (known !== undefined) return known;
    const written = writeSitemaps({ ports, rules, origin, now: today }).then(preparedOf);
    kept.set(origin, written);
    written.catch(() => kept.peek(origin) === written && kept.delete(origin));
    return written;
  };
}

function preparedOf({ index, sets }: Sitemaps): Prepared {
  const answer = (xml: string) => preparedFile(XML, xml, HEADERS);
  return {
    index: answer(index),
    sets: inEveryLocale((locale) => answer(sets[locale])),
  };
}
