import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { inEveryLocale, LOCALES, type Locale, type Localized } from '../../core/locale/locale.ts';
import { shareImage } from '../../core/media/image-url.ts';
import { findRedirect } from '../../core/routing/redirects.ts';
import { routePath } from '../../core/routing/routes.ts';
import {
  alternatesOf,
  type IndexedPage,
  indexedPages,
  MAX_SITEMAP_PAGES,
  type SitemapPage,
  sitemapIndex,
  urlSet,
} from '../../core/seo/sitemap.ts';
import { latestDate } from '../../core/shared/calendar-day.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { pageVersion } from '../cache/page-version.ts';
import { type PreparedAnswer, preparedFile } from '../cache/prepared-answer.ts';
import { originOf, plainText } from '../http/replies.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { ServerPorts } from '../start/ports.ts';

interface SitemapsContext extends Pick<SitemapRouteContext, 'ports' | 'rules'> {
  /** Scheme and host of every URL. */
  readonly origin: string;
  /** ISO 8601; the validity of pages depends on the day (RT6). */
  readonly now: string;
}

export type SitemapFiles = Awaited<ReturnType<typeof writeSitemaps>>;

/** The sitemap indexes, and the sitemaps that they list (RT7). */
export const SITEMAP_INDEX_FILES = ['sitemap.xml', 'index-sitemap.xml'] as const;
const SET_FILES: Localized<string> = inEveryLocale((code) => `${code}-sitemap.xml`);

/** Writes all sitemaps of the site as XML (RT7). */
export async function writeSitemaps(context: SitemapsContext) {
  const { ports, rules, origin } = context;
  const listed = await pagesOf(context);
  const images = new Map<Yacht, readonly string[]>();
  for (const { yacht } of listed) {
    if (yacht !== null && !images.has(yacht)) images.set(yacht, await imagesOf(yacht, ports.media, origin));
  }
  const address = (path: string, locale: Locale) => origin + rules.localePath(path, locale);
  const sets = inEveryLocale((locale) =>
    listed.flatMap(({ paths, changed, yacht }): SitemapPage[] => {
      const path = paths[locale];
      if (path === null) return [];
      const alternates = alternatesOf(paths, address);
      return [{ address: address(path, locale), changed, alternates, images: (yacht && images.get(yacht)) ?? [] }];
    }),
  );
  return {
    index: sitemapIndex(
      LOCALES.map(({ code }) => ({
        address: `${origin}/${SET_FILES[code]}`,
        changed: latestDate(sets[code].map(({ changed }) => changed)),
      })),
    ),
    sets: inEveryLocale((locale) => urlSet(sets[locale].slice(0, MAX_SITEMAP_PAGES))),
  };
}

async function pagesOf({ ports, rules, now }: SitemapsContext): Promise<readonly IndexedPage[]> {
  const [pages, fleet, redirects] = await Promise.all([
    ports.content.pages(),
    ports.catalogue.all(),
    ports.redirects.redirects(),
  ]);
  // A redirect rule may shadow a page, and the root may be a redirect.
  const isServed = (path: string, locale: Locale) =>
    findRedirect(redirects, path, locale) === null &&
    !(rules.rootRedirect !== null && rules.localePath(path, locale) === '/');
  return indexedPages({ pages, fleet }, now, isServed);
}

/** Returns the URLs of a yacht's photographs on both markets, her hero first, without drawings. */
async function imagesOf({ media: { hero, galleries } }: Yacht, library: ServerPorts['media'], origin: string) {
  const asset = hero === null ? null : await library.asset(hero);
  const ids = [galleries.charter, galleries.sale].filter((id) => id !== null);
  const found = await Promise.all(ids.map((id) => library.gallery(id)));
  const pictures = [
    ...(asset?.ok ? [asset.value] : []),
    ...found.flatMap((gallery) => (gallery.ok ? gallery.value.sections.flatMap(({ images }) => images) : [])),
  ];
  const addresses = pictures.flatMap(({ type, url, width, height }) =>
    type === 'image' ? [new URL(shareImage({ url, width: width ?? 0, height: height ?? 0 }).url, origin).href] : [],
  );
  return [...new Set(addresses)];
}

const XML = 'application/xml; charset=utf-8';
/** Ten minutes: search engines come rarely, and editors check whether their page is listed. */
const HEADERS = ['Cache-Control', 'public, max-age=600', 'Vary', 'Accept-Encoding', 'X-Robots-Tag', 'noindex'];
/**
 * Itineraries link to further itineraries without end. All other pages may be crawled, since a crawler has to read
 * their `noindex`.
 */
const PLANS = `${routePath({ name: 'itinerary' })}?`;
const ENDLESS = [PLANS, `/*${PLANS}`];
/** The most origins whose sitemaps are kept; there may be more, since the Host header is arbitrary. */
const MOST_ORIGINS = 8;

export type SitemapRouteContext = RouteContext<
  'rules' | 'publicUrl' | 'isSecure' | 'now',
  'catalogue' | 'content' | 'media' | 'redirects'
>;

type Prepared = ReturnType<typeof preparedOf>;

/**
 * Serves the sitemaps, at the root and below each locale, and robots.txt, which lists them and excludes the itineraries
 * of visitors (RT7).
 */
export function sitemapRoutes(app: FastifyInstance, context: SitemapRouteContext): void {
  const prepared = keptSitemaps(context);

  const serve = (file: string, pick: (sitemaps: Prepared) => PreparedAnswer) => {
    const answer = async (request: FastifyRequest, reply: FastifyReply) =>
      pick(await prepared(originOf(request.raw, context))).reply(request, reply);
    for (const folder of ['', ...LOCALES.map(({ code }) => `/${code}`)]) app.get(`${folder}/${file}`, answer);
  };
  for (const file of SITEMAP_INDEX_FILES) serve(file, ({ index }) => index);
  for (const { code } of LOCALES) serve(SET_FILES[code], ({ sets }) => sets[code]);

  app.get('/robots.txt', (request, reply) => {
    const origin = originOf(request.raw, context);
    const files = [...SITEMAP_INDEX_FILES, ...LOCALES.map(({ code }) => SET_FILES[code])];
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
    const current = await pageVersion([catalogue, content, redirects], today);
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

function preparedOf({ index, sets }: SitemapFiles) {
  const answer = (xml: string) => preparedFile(XML, xml, HEADERS);
  return {
    index: answer(index),
    sets: inEveryLocale((locale) => answer(sets[locale])),
  };
}
