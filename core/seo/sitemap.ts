import { escapeXml } from '../shared/escape-xml.ts';
import type { Alternate } from './alternates.ts';

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
export const MOST_SITEMAP_PAGES = 50_000;

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
