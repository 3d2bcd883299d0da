import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { LOCALES, type Locale } from '../../core/locale/locale.ts';
import { openGraphImage } from '../../core/media/image-url.ts';
import { findRedirect } from '../../core/routing/redirects.ts';
import { routePath } from '../../core/routing/routes.ts';
import {
  alternatesOf,
  type IndexablePage,
  indexedPages,
  MAX_SITEMAP_PAGES,
  type SitemapPage,
  sitemapIndex,
  urlSet,
} from '../../core/seo/sitemap.ts';
import { latestDate } from '../../core/shared/calendar-day.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { pageVersion } from '../cache/page-version.ts';
import { preparedFile } from '../cache/prepared-answer.ts';
import { originCacheControl, originOf, sendPlainText } from '../http/replies.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { ServerPorts } from '../start/ports.ts';
import { createSitemapSender, ORIGIN_TO_FILL_IN, type SendSitemap } from './sitemap-origin.ts';

interface SitemapsContext extends Pick<SitemapRouteContext, 'ports' | 'rules' | 'pagesPerFile'> {
  /** Scheme and host of every URL. */
  readonly origin: string;
  /** ISO 8601; the validity of pages depends on the day (RT6). */
  readonly now: string;
}

/** The sitemap indexes, and the first sitemap of each language that they list (RT7). */
export const SITEMAP_INDEX_FILES = ['sitemap.xml', 'index-sitemap.xml'] as const;
const FIRST_FILES = LOCALES.map(({ code }) => partFile(code, 1));
/** Pages that are written in one turn of the event loop, which takes a few milliseconds. */
const PAGES_PER_TURN = 256;

/** @param part a number from 1, or the pattern of those that follow it */
function partFile(locale: Locale, part: number | string): string {
  return `${locale}-sitemap${part === 1 ? '' : `-${part}`}.xml`;
}

/**
 * Writes all sitemaps of the site as XML, by file name (RT7): the indexes, and as many for each language as its pages
 * need.
 */
export async function writeSitemaps(context: SitemapsContext): Promise<ReadonlyMap<string, string>> {
  const { ports, rules, origin, pagesPerFile = MAX_SITEMAP_PAGES } = context;
  const listed = await pagesOf(context);
  const images = new Map<Yacht, readonly string[]>();
  for (const { yacht } of listed) {
    if (yacht !== null && !images.has(yacht)) images.set(yacht, await imagesOf(yacht, ports.media, origin));
  }
  const address = (path: string, locale: Locale) => origin + rules.localePath(path, locale);
  const files = new Map<string, string>();
  const index: Pick<SitemapPage, 'address' | 'changed'>[] = [];
  for (const { code } of LOCALES) {
    const pages = listed.flatMap(({ paths, ...page }) => {
      const path = paths[code];
      return path === null ? [] : [{ ...page, paths, path }];
    });
    for (let part = 1; part === 1 || (part - 1) * pagesPerFile < pages.length; part += 1) {
      const those = pages.slice((part - 1) * pagesPerFile, part * pagesPerFile);
      const entries = function* (): Generator<SitemapPage, void> {
        for (const { path, paths, changed, yacht } of those) {
          const alternates = alternatesOf(paths, address);
          yield { address: address(path, code), changed, alternates, images: (yacht && images.get(yacht)) ?? [] };
        }
      };
      files.set(partFile(code, part), (await inTurns(urlSet(entries()))).join(''));
      const changed = latestDate(those.map((page) => page.changed));
      index.push({ address: `${origin}/${partFile(code, part)}`, changed });
    }
  }
  for (const file of SITEMAP_INDEX_FILES) files.set(file, sitemapIndex(index));
  return files;
}

/** Collects what a generator makes, with turns of the event loop in between. */
async function inTurns<Item>(items: Iterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for (const item of items) {
    all.push(item);
    if (all.length % PAGES_PER_TURN === 0) await setImmediate();
  }
  return all;
}

async function pagesOf({ ports, rules, now }: SitemapsContext): Promise<readonly IndexablePage[]> {
  const [pages, fleet, redirects] = await Promise.all([
    ports.content.pages(),
    ports.catalogue.all(),
    ports.redirects.redirects(),
  ]);
  // A redirect rule may shadow a page, and the root may be a redirect.
  const isServed = (path: string, locale: Locale) =>
    findRedirect(redirects, path, locale) === null &&
    !(rules.rootRedirect !== null && rules.localePath(path, locale) === '/');
  return inTurns(indexedPages({ pages, fleet }, now, isServed));
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
    type === 'image' ? [new URL(openGraphImage({ url, width: width ?? 0, height: height ?? 0 }).url, origin).href] : [],
  );
  return [...new Set(addresses)];
}

const XML = 'application/xml; charset=utf-8';
/** Ten minutes: search engines come rarely, and editors check whether their page is listed. */
const CACHING = 'public, max-age=600';
/**
 * Itineraries link to further itineraries without end. All other pages may be crawled, since a crawler has to read
 * their `noindex`.
 */
const PLANS = `${routePath({ name: 'itinerary' })}?`;
const ENDLESS = [PLANS, `/*${PLANS}`];

export type SitemapRouteContext = RouteContext<
  'rules' | 'env' | 'publicUrl' | 'isSecure' | 'now' | 'work' | 'openFiles',
  'catalogue' | 'content' | 'media' | 'redirects'
> & {
  /** Pages of one sitemap; as many as the protocol allows by default. */
  readonly pagesPerFile?: number | undefined;
};

/**
 * Serves the sitemaps, at the root and below each locale, and robots.txt, which lists them and excludes the itineraries
 * of visitors (RT7). A staging site has no sitemap, and asks crawlers for nothing but to stay away (CM4).
 */
export function sitemapRoutes(app: FastifyInstance, context: SitemapRouteContext): void {
  if (context.env.staging !== null) {
    app.get('/robots.txt', (_, reply) => sendPlainText(reply, 200, 'User-agent: *\nDisallow: /'));
    return;
  }
  const senders = keptSitemaps(context);
  const files = [
    ...SITEMAP_INDEX_FILES,
    ...LOCALES.flatMap(({ code }) => [partFile(code, 1), partFile(code, ':part(^[1-9]\\d*$)')]),
  ];
  for (const folder of ['', ...LOCALES.map(({ code }) => `/${code}`)]) {
    for (const file of files) {
      app.get(`${folder}/${file}`, async (request, reply) => {
        const name = request.url.slice(folder.length + 1).split('?', 1)[0] ?? '';
        const send = (await senders()).get(name);
        return send === undefined ? reply.callNotFound() : send(request, reply);
      });
    }
  }

  app.get('/robots.txt', (request, reply) => {
    const origin = originOf(request.raw, context);
    const lines = [
      'User-agent: *',
      ...ENDLESS.map((path) => `Disallow: ${path}`),
      '',
      ...[...SITEMAP_INDEX_FILES, ...FIRST_FILES].map((file) => `Sitemap: ${origin}/${file}`),
    ];
    const caching = originCacheControl(context, 'public, max-age=3600');
    return sendPlainText(reply.header('Cache-Control', caching), 200, lines.join('\n'));
  });
}

type Senders = ReadonlyMap<string, SendSitemap>;

/** Returns a function that writes the sitemaps once for a content version and a day, whatever hosts are asked for. */
function keptSitemaps(context: SitemapRouteContext): () => Promise<Senders> {
  const { ports, rules, now, publicUrl, pagesPerFile } = context;
  const { catalogue, content, redirects } = ports;
  let version = '';
  let kept: Promise<Senders> | null = null;
  return async () => {
    const today = now();
    const current = await pageVersion([catalogue, content, redirects], today);
    if (kept !== null && current === version) return kept;
    version = current;
    const written = writeSitemaps({ ports, rules, origin: publicUrl ?? ORIGIN_TO_FILL_IN, now: today, pagesPerFile });
    const made = written.then((files) => sendersOf(files, context));
    kept = made;
    made.catch(() => {
      if (kept === made) kept = null;
    });
    return made;
  };
}

async function sendersOf(files: ReadonlyMap<string, string>, context: SitemapRouteContext): Promise<Senders> {
  const headers = ['Cache-Control', originCacheControl(context, CACHING), 'X-Robots-Tag', 'noindex'];
  const senders = new Map<string, SendSitemap>();
  for (const [name, xml] of files) {
    if (context.publicUrl === null) senders.set(name, await createSitemapSender(xml, headers, context));
    else {
      const answer = preparedFile(XML, xml, [...headers, 'Vary', 'Accept-Encoding']);
      // Kept compressed, since the plain text of a large fleet takes tens of megabytes.
      await answer.prepare('gzip');
      senders.set(name, (request, reply) => answer.reply(request, reply));
    }
  }
  return senders;
}
