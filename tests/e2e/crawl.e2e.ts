import { devices, type Page } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { PAGES, SALE_YACHT } from './addresses.ts';
import { axeProblems } from './axe.ts';
import { type Crawl, crawl } from './crawl/crawl.ts';
import { type CrawledDocument, readDocument } from './crawl/document.ts';
import { fewestPages } from './crawl/fewest-pages.ts';
import { startServer, withServer } from './own-server.ts';
import { expect, LOCALES, type Locale, takenOver, WIDTHS } from './visit.ts';

const KEYS = new Set(Object.keys(en));
/** Texts that only one of the languages has; a page of the other language with such a text is untranslated. */
const FOREIGN: Readonly<Record<Locale, readonly string[]>> = { en: onlyIn(es, en), es: onlyIn(en, es) };

type Crawls = Readonly<Record<Locale, Crawl>>;

/** The crawls of both languages, shared by all tests of a worker. */
const test = withServer({
  PUBLIC_URL: 'https://www.halyard.example',
  WITHDRAWN_DAYS: '36500',
}).extend<object, { crawls: Crawls }>({
  crawls: [
    async ({ site }, use) => use({ en: await crawl(site.origin, 'en'), es: await crawl(site.origin, 'es') }),
    { scope: 'worker', timeout: 600_000 },
  ],
});

// All tests of this file run in one worker, so that the site is crawled once.
test.describe.configure({ mode: 'default' });

for (const locale of LOCALES) {
  test(`RT4 LK1 every link from the homepage leads somewhere, ${locale}`, ({ crawls }) => {
    expect(crawls[locale].problems).toEqual([]);
    expect(crawls[locale].pages.size).toBeGreaterThan(300);
  });

  test(`CO7 LO8 every page has its title and description in its own language, ${locale}`, ({ crawls }) => {
    const problems = [...crawls[locale].pages].flatMap(([path, document]) =>
      [...headProblems(path, document), ...wordProblems(document, locale)].map((problem) => `${path}: ${problem}`),
    );
    expect(problems).toEqual([]);
    const titles = [...crawls[locale].pages.values()]
      .filter(({ isIndexable }) => isIndexable)
      .map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  test(`RT7 the sitemap lists every indexable page and no other, ${locale}`, async ({ crawls, site }) => {
    const xml = await (await fetch(`${site.origin}/${locale}-sitemap.xml`)).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    const indexable = [...crawls[locale].pages].filter(([, { isIndexable }]) => isIndexable).map(([path]) => path);
    expect(listed.toSorted()).toEqual(indexable.toSorted());
  });
}

test('UI1 UI3 every piece of markup renders without an error and is accessible', async ({ page, crawls, site }) => {
  test.setTimeout(240_000);
  const problems: string[] = [];
  let path = '';
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${path}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
  // every-page.e2e.ts opens these in both languages.
  const opened = Object.values(PAGES).map(async ({ en: address }) =>
    readDocument(await (await fetch(site.origin + address)).text()),
  );
  const paths = fewestPages(crawls.en.pages, await Promise.all(opened));
  expect(paths.length).toBeGreaterThan(10);
  for (const [at, english] of paths.entries()) {
    // The markup is the same in every language: each page is opened in one of them.
    path = at % 2 === 0 ? english : inSpanish(english, crawls.en);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await takenOver(page);
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport);
      if (await scrollsSideways(page)) problems.push(`${path}: scrolls sideways`);
      problems.push(...(await axeProblems(page)).map((problem) => `${path}: ${problem}`));
    }
  }
  expect(problems).toEqual([]);
});

test('RT5 the translations of a page name each other', ({ crawls }) => {
  const all = new Map(LOCALES.flatMap((locale) => [...crawls[locale].pages]));
  const problems = [...all].flatMap(([path, { alternates, isIndexable }]) => {
    if (!isIndexable) return [];
    const others = [...alternates].filter(([language]) => language !== 'x-default');
    return others.flatMap(([language, address]) => {
      const other = all.get(new URL(address).pathname);
      if (other === undefined) return [`${path}: its ${language} page is not found by links`];
      const back = [...other.alternates.values()].map((one) => new URL(one).pathname);
      return back.includes(path) ? [] : [`${path}: its ${language} page does not name it`];
    });
  });
  expect(problems).toEqual([]);
});

test('YA1 RT7 page and structured data agree about her', async ({ site }) => {
  const path = `/en${SALE_YACHT.path}`;
  const html = await (await fetch(site.origin + path)).text();
  const [, data = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const told = JSON.parse(data);
  const things: readonly Record<string, unknown>[] = told['@graph'] ?? [told];
  const yacht = things.find((thing) => 'offers' in thing);
  const [, price = ''] = /<div class="p[ "][^>]*><b[^>]*>([^<]*)</.exec(html) ?? [];
  expect(yacht).toMatchObject({ name: SALE_YACHT.name, url: `https://www.halyard.example${path}` });
  expect(String(Object(yacht?.offers).price)).toBe(price.replace(/\D/g, ''));
  expect(readDocument(html).headings).toEqual([SALE_YACHT.name]);
});

test('YA2 a withdrawn yacht has a page that says so, then a 410, and is in no list', async ({ site, crawls }) => {
  const path = '/yacht-for-sale/pale-horizon/';
  const text = await (await fetch(`${site.origin}/en${path}`)).text();
  const { headings, isIndexable, words } = readDocument(text);
  expect([headings, isIndexable]).toEqual([['Pale Horizon'], false]);
  expect(words.join()).toMatch(/Pale Horizon has been sold\s+Off the market since 9 November 2026/);
  expect(text.match(/<article class="card/g)).toHaveLength(3);
  expect(text).not.toContain('class="p ');
  expect([...crawls.en.pages.keys()].filter((one) => one.includes('pale-horizon'))).toEqual([]);

  const later = await startServer({ WITHDRAWN_DAYS: '0' });
  const answer = await fetch(`${later.origin}/es${path}`, {
    headers: { 'user-agent': devices['Desktop Chrome'].userAgent },
  });
  expect(answer.status).toBe(410);
  const gone = await answer.text();
  await later.stop();
  expect(gone).toContain('se ha vendido');
  expect(gone.match(/<article class="card/g)).toHaveLength(3);
});

function inSpanish(path: string, { pages }: Crawl): string {
  const address = pages.get(path)?.alternates.get('es');
  return address === undefined ? path.replace('/en/', '/es/') : new URL(address).pathname;
}

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

function headProblems(path: string, document: CrawledDocument): string[] {
  const { title, description, canonical, alternates, headings, isIndexable } = document;
  const problems: string[] = [];
  if (title === '') problems.push('no title');
  if (description === '') problems.push('no description');
  if (headings.length !== 1 || headings[0] === '') problems.push(`${headings.length} headings of level 1`);
  if (!isIndexable) return problems;
  if (canonical === null || new URL(canonical).pathname !== path) problems.push(`canonical ${canonical}`);
  if (!alternates.has('x-default') || alternates.size !== LOCALES.length + 1) {
    problems.push(`hreflang of ${[...alternates.keys()].join(', ')}`);
  }
  return problems;
}

/** Finds message keys shown in place of their texts, and messages of the other language. */
function wordProblems({ words, language }: CrawledDocument, locale: Locale): string[] {
  const problems = language === locale ? [] : [`its language is said to be ${language}`];
  const lines = words.flatMap((word) => word.split('\n')).map((line) => line.trim());
  for (const line of new Set(lines)) {
    for (const word of line.match(/[a-z]+(?:\.[A-Za-z0-9-]+)+/g) ?? [])
      if (KEYS.has(word)) problems.push(`key ${word}`);
    if (FOREIGN[locale].includes(line)) problems.push(`not translated: ${line}`);
  }
  return problems;
}

/** Returns complete messages, without arguments, that the other language does not have. */
function onlyIn(messages: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): string[] {
  const known = new Set(Object.values(other));
  return Object.values(messages).filter((text) => !known.has(text) && !text.includes('{') && text.length > 3);
}
