import { isValidOn, type Page, pagePaths } from '../content/page.ts';
import {
  DEFAULT_LOCALE,
  inEveryLocale,
  LOCALES,
  type Locale,
  type Localized,
  sameInEveryLocale,
} from '../locale/locale.ts';
import { MARKETS } from '../market/market.ts';
import { isContentRoute, matchRoute, routePath } from '../routing/routes.ts';
import { latestDate, w3cDate } from '../shared/calendar-day.ts';
import { escapeXml } from '../shared/escape-markup.ts';
import { isOfferedOn, offeredSlug } from '../yacht/market-rules.ts';
import type { Yacht } from '../yacht/yacht.ts';

/** A page of a sitemap; every address is absolute. */
export interface SitemapPage {
  readonly address: string;
  /** ISO 8601 date or instant with its zone; null if it is not known. */
  readonly changed: string | null;
  /** All language versions of the page, this one included. */
  readonly alternates: readonly Alternate[];
  readonly images: readonly string[];
}

/** The most addresses of one sitemap (sitemaps.org). */
export const MAX_SITEMAP_PAGES = 50_000;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Writes a sitemap of one language, line by line, each page with its translations (RT7). */
export function* urlSet(pages: Iterable<SitemapPage>): Generator<string, void> {
  yield `${DECLARATION}\n<urlset ${SITEMAPS} ${XHTML} ${IMAGES}>\n`;
  for (const page of pages) yield `${urlOf(page)}\n`;
  yield '</urlset>\n';
}

/** Writes the index of all sitemaps (RT7). */
export function sitemapIndex(sitemaps: readonly Pick<SitemapPage, 'address' | 'changed'>[]): string {
  const rows = sitemaps.map((sitemap) => `<sitemap>${locationOf(sitemap)}</sitemap>\n`);
  return `${DECLARATION}\n<sitemapindex ${SITEMAPS}>\n${rows.join('')}</sitemapindex>\n`;
}

function urlOf({ alternates, images, ...page }: SitemapPage): string {
  return [
    '<url>',
    locationOf(page),
    ...alternates.map(
      ({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(href)}"/>`,
    ),
    ...images.map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`),
    '</url>',
  ].join('');
}

function locationOf({ address, changed }: Pick<SitemapPage, 'address' | 'changed'>): string {
  return `<loc>${escapeXml(address)}</loc>${changed === null ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`}`;
}

/** The address of a page in a language; `x-default` is for all other languages. */
export interface Alternate {
  readonly locale: Locale | 'x-default';
  readonly href: string;
}

/**
 * Returns the alternates of a page: one for each of its languages, and `x-default` with the address of the default
 * language, or of the first if the page lacks that one. All language versions of a page have the same alternates.
 * @param paths the page's path in each locale; null where it does not exist
 */
export function alternatesOf(
  paths: Localized<string | null>,
  address: (path: string, locale: Locale) => string,
): readonly Alternate[] {
  const written = LOCALES.flatMap(({ code }): Alternate[] => {
    const path = paths[code];
    return path === null ? [] : [{ locale: code, href: address(path, code) }];
  });
  const ours = written.find(({ locale }) => locale === DEFAULT_LOCALE) ?? written[0];
  return ours === undefined ? [] : [...written, { locale: 'x-default', href: ours.href }];
}

/** A page that search engines may list. */
export interface IndexablePage {
  /** Paths without locale; null for a locale in which the page does not exist. */
  readonly paths: Localized<string | null>;
  /** Date of the last change, in the W3C format of sitemaps. */
  readonly changed: string | null;
  /** The yacht of the page; null for other pages. */
  readonly yacht: Yacht | null;
}

/**
 * Lists every page that search engines may index (RT7): no ghosts, searches, personal pages, filtered
 * lists or later pages of lists.
 * @param now ISO 8601, in UTC
 * @param isServed whether a path in a locale shows its page instead of a redirect
 */
export function* indexedPages(
  content: { readonly pages: readonly Page[]; readonly fleet: readonly Yacht[] },
  now: string,
  isServed: (path: string, locale: Locale) => boolean = () => true,
): Generator<IndexablePage, void> {
  for (const { paths, ...page } of publicPages(content, now)) {
    const served = pathsWhere(paths, isServed);
    if (Object.values(served).some((path) => path !== null)) yield { ...page, paths: served };
  }
}

function* publicPages(
  { pages, fleet }: { readonly pages: readonly Page[]; readonly fleet: readonly Yacht[] },
  now: string,
): Generator<IndexablePage, void> {
  yield { paths: sameInEveryLocale(routePath({ name: 'home' })), changed: lastOf(fleet), yacht: null };
  for (const market of MARKETS) {
    const offered = fleet.filter((yacht) => isOfferedOn(yacht.market, market));
    yield {
      paths: sameInEveryLocale(routePath({ name: 'yacht-list', market })),
      changed: lastOf(offered),
      yacht: null,
    };
  }
  const content = pages.filter((page) => page.indexable && isValidOn(page, now));
  for (const page of content) yield contentPage(page, content);
  for (const market of MARKETS) {
    for (const yacht of fleet) {
      const slug = offeredSlug(yacht, market);
      if (slug === null) continue;
      const paths = sameInEveryLocale(routePath({ name: 'yacht', market, slug }));
      yield { paths, changed: changeOf(yacht), yacht };
    }
  }
}

/** Returns the entry of a content page; a page that lists others changes with them. */
function contentPage(page: Page, pages: readonly Page[]): IndexablePage {
  const kinds = Object.values(page.translations)
    .flatMap((translation) => translation?.blocks ?? [])
    .flatMap((block) => (block.type === 'entries' ? block.of : []));
  const listed = pages.filter(({ details }) => kinds.includes(details.kind));
  return {
    paths: pathsWhere(pagePaths(page), isContent),
    changed: latestDate([page, ...listed].map(({ updated }) => w3cDate(updated))),
    yacht: null,
  };
}

/** Returns the paths that pass a test, and null in the other locales. */
function pathsWhere(paths: IndexablePage['paths'], isKept: (path: string, locale: Locale) => boolean) {
  return inEveryLocale((code) => {
    const path = paths[code];
    return path !== null && isKept(path, code) ? path : null;
  });
}

/** Returns whether a path belongs to a content page, not to a route of the software. */
function isContent(path: string): boolean {
  const route = matchRoute(path);
  return route !== null && isContentRoute(route);
}

function lastOf(fleet: readonly Yacht[]): string | null {
  return latestDate(fleet.map(changeOf));
}

function changeOf({ updatedAt }: Yacht): string | null {
  return updatedAt === null ? null : w3cDate(updatedAt);
}
