import { DEFAULT_LOCALE, LOCALES, type Locale, type Localized } from '../locale/locale.ts';
import { escapeXml } from '../shared/escape-markup.ts';

/** A page of a sitemap; every address is absolute. */
export interface SitemapPage {
  readonly address: string;
  /** ISO 8601 date or instant with its zone; null if it is not known. */
  readonly changed: string | null;
  /** All language versions of the page, this one included. */
  readonly alternates: readonly Alternate[];
  readonly images: readonly string[];
}

/** Addresses of one sitemap at most (sitemaps.org). */
export const MAX_SITEMAP_PAGES = 50_000;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Writes the sitemap of one language, each page with its translations (RT7). */
export function urlSet(pages: readonly SitemapPage[]): string {
  return lines([DECLARATION, `<urlset ${SITEMAPS} ${XHTML} ${IMAGES}>`, ...pages.map(urlOf), '</urlset>']);
}

/** Writes the index of all sitemaps (RT7). */
export function sitemapIndex(sitemaps: readonly Pick<SitemapPage, 'address' | 'changed'>[]): string {
  return lines([
    DECLARATION,
    `<sitemapindex ${SITEMAPS}>`,
    ...sitemaps.map((sitemap) => `<sitemap>${locationOf(sitemap)}</sitemap>`),
    '</sitemapindex>',
  ]);
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

function lines(parts: readonly string[]): string {
  return `${parts.join('\n')}\n`;
}

/** The address of a page in a language; `x-default` is for all other languages. */
export interface Alternate {
  readonly locale: Locale | 'x-default';
  readonly href: string;
}

/**
 * Returns the alternates of a page: one for each of its languages, and `x-default` with the address of the default
 * language, or the first if it lacks that. The result is the same on each of its language versions.
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
