import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '../../core/locale/locale.ts';
import { all, type Element, readXml, textOf } from '../../tests/read-xml.ts';
import { contentPorts } from '../../tools/content-ports.ts';
import { parseEnv } from '../start/env.ts';
import { siteRules } from '../start/site-rules.ts';
import { INDEX_FILES, type Sitemaps, writeSitemaps } from './sitemaps.ts';

const ORIGIN = 'https://sample.example';
const TODAY = '2026-11-21';

interface PageFile {
  readonly slug: Record<string, string | undefined>;
  readonly indexable?: boolean;
  readonly valid?: { readonly from?: string; readonly until?: string };
}
interface YachtFile {
  readonly marketType: string;
  readonly withdrawn?: object | null;
  readonly slugs: Record<string, string | null>;
}

/** Every record of a folder of the demo, read anew and without the software. */
function records<Record>(folder: string): Record[] {
  return readdirSync(join('content', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8')));
}

let sitemaps: Sitemaps;
beforeAll(async () => {
  const env = parseEnv({});
  if (!env.ok) throw new Error(env.error.join(' '));
  const ports = contentPorts('content');
  const now = `${TODAY}T12:00:00.000Z`;
  sitemaps = await writeSitemaps({ ports, rules: siteRules(env.value), origin: ORIGIN, now });
});

const urlsOf = (locale: keyof Sitemaps['sets']): Element[] => all(readXml(sitemaps.sets[locale]), 'url');
const linksOf = (url: Element) =>
  all(url, 'xhtml:link').map(({ attributes }) => `${attributes.hreflang} ${attributes.href}`);

describe.each(LOCALES)('RT7 the demo’s sitemap, $code', ({ code }) => {
  test('has every page that is for indexes, and nothing else', () => {
    const pages = records<PageFile>('pages').flatMap(({ slug, indexable = true, valid = {} }) => {
      const { from = TODAY, until = TODAY } = valid;
      const path = slug[code];
      return indexable && path !== undefined && from <= TODAY && TODAY <= until ? [path] : [];
    });
    const yachts = records<YachtFile>('yachts').flatMap(({ marketType, withdrawn, slugs }) =>
      ['charter', 'sale']
        .filter((market) => withdrawn == null && (marketType === market || marketType === 'both'))
        .map((market) => `yacht-for-${market}/${slugs[market]}`),
    );
    expect(yachts.length).toBeGreaterThan(100);
    const expected = ['', 'yachts-for-charter', 'yachts-for-sale', ...pages, ...yachts];
    const addresses = urlsOf(code).map((url) => textOf(url, 'loc'));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.toSorted()).toEqual(
      expected.map((path) => `${ORIGIN}/${code}/${path === '' ? '' : `${path}/`}`).toSorted(),
    );
  });

  test('knows when each of them changed, and shows yachts', () => {
    const urls = urlsOf(code);
    for (const url of urls) expect(textOf(url, 'lastmod'), String(textOf(url, 'loc'))).toMatch(/^20\d{2}-\d{2}-\d{2}/);
    const shown = urls.filter((url) => all(url, 'image:image').length > 0);
    expect(shown.length).toBeGreaterThan(20);
    for (const url of shown) expect(textOf(url, 'loc')).toMatch(/\/yacht-for-(?:charter|sale)\//);
  });

  test('RT5 names for each page the same translations as they name for themselves', () => {
    const links = new Map(
      LOCALES.flatMap(({ code: other }) => urlsOf(other)).map((url) => [textOf(url, 'loc'), linksOf(url)]),
    );
    for (const url of urlsOf(code)) {
      const own = linksOf(url);
      expect(own).toContain(`${code} ${textOf(url, 'loc')}`);
      for (const link of own) expect(links.get(link.split(' ')[1] ?? '')).toEqual(own);
    }
  });

  test('is named by the index', () => {
    const named = all(readXml(sitemaps.index), 'sitemap').map((one) => textOf(one, 'loc'));
    expect(named).toContain(`${ORIGIN}/${code}-sitemap.xml`);
  });
});

test('RT7 the two that are indexes', () => {
  expect(INDEX_FILES).toEqual(['sitemap.xml', 'index-sitemap.xml']);
});
