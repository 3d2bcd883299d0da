import { inEveryLocale, LOCALES, type Locale, type Localized } from '../../core/locale/locale.ts';
import { shareImage } from '../../core/media/image-url.ts';
import { findRedirect } from '../../core/routing/redirects.ts';
import { alternatesOf } from '../../core/seo/alternates.ts';
import { type IndexedPage, indexedPages } from '../../core/seo/indexed-pages.ts';
import { MOST_SITEMAP_PAGES, type SitemapPage, sitemapIndex, urlSet } from '../../core/seo/sitemap.ts';
import { latest } from '../../core/shared/latest.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import type { ServerPorts } from '../start/ports.ts';
import type { SiteRules } from '../start/site-rules.ts';

export interface SitemapsContext {
  readonly ports: Pick<ServerPorts, 'catalogue' | 'content' | 'media' | 'redirects'>;
  readonly rules: Pick<SiteRules, 'localePath' | 'rootRedirect'>;
  /** Scheme and host of every URL. */
  readonly origin: string;
  /** ISO 8601; the validity of pages depends on the day (RT6). */
  readonly now: string;
}

export interface Sitemaps {
  readonly index: string;
  readonly sets: Localized<string>;
}

/** The sitemap indexes, and the sitemaps that they list (RT7). */
export const INDEX_FILES = ['sitemap.xml', 'index-sitemap.xml'] as const;
export const SET_FILES: Localized<string> = inEveryLocale((code) => `${code}-sitemap.xml`);

/** Writes all sitemaps of the site as XML (RT7). */
export async function writeSitemaps(context: SitemapsContext): Promise<Sitemaps> {
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
        changed: latest(sets[code].map(({ changed }) => changed)),
      })),
    ),
    sets: inEveryLocale((locale) => urlSet(sets[locale].slice(0, MOST_SITEMAP_PAGES))),
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

/** Returns the URLs of her photographs on both markets, the first one first, without drawings. */
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
