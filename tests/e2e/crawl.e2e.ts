import type { Page } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { axeProblems } from './axe.ts';
import { type Crawl, crawl } from './crawl/crawl.ts';
import type { CrawledDocument } from './crawl/document.ts';
import { withServer } from './own-server.ts';
import { DESKTOP, expect, LOCALES, type Locale, PHONE, takenOver } from './visit.ts';

const KEYS = new Set(Object.keys(en));
/** Words that only one of the languages writes; a page of the other that holds one was not translated. */
const FOREIGN: Readonly<Record<Locale, readonly string[]>> = { en: onlyIn(es, en), es: onlyIn(en, es) };
/** Browser visits a test, so that two workers share them. */
const PARTS = 2;
/** Of so many pages one is loaded whole; the others come as a visitor comes to them, by a link. */
const WHOLE = 20;

type Crawls = Readonly<Record<Locale, Crawl>>;

/** Both crawls, one of each for all tests of a worker. */
const test = withServer({ PUBLIC_URL: 'https://www.halyard.example' }).extend<object, { crawls: Crawls }>({
  crawls: [
    async ({ site }, use) => use({ en: await crawl(site.origin, 'en'), es: await crawl(site.origin, 'es') }),
    { scope: 'worker', timeout: 180_000 },
  ],
});

for (const locale of LOCALES) {
  test(`RT4 LK1 every link from the homepage leads somewhere, ${locale}`, ({ crawls }) => {
    expect(crawls[locale].problems).toEqual([]);
    expect(crawls[locale].pages.size).toBeGreaterThan(300);
  });

  test(`CO7 LO8 every page says what it is, in its own language, ${locale}`, ({ crawls }) => {
    const problems = [...crawls[locale].pages].flatMap(([path, document]) =>
      [...headProblems(path, document), ...wordProblems(document, locale)].map((problem) => `${path}: ${problem}`),
    );
    expect(problems).toEqual([]);
    const titles = [...crawls[locale].pages.values()]
      .filter(({ isIndexable }) => isIndexable)
      .map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  test(`RT7 the sitemap lists every page that is to be indexed, and no other, ${locale}`, async ({ crawls, site }) => {
    const xml = await (await fetch(`${site.origin}/${locale}-sitemap.xml`)).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    const indexable = [...crawls[locale].pages].filter(([, { isIndexable }]) => isIndexable).map(([path]) => path);
    expect(listed.toSorted()).toEqual(indexable.toSorted());
  });

  for (let part = 0; part < PARTS; part += 1) {
    test(`UI1 every page comes without an error and is accessible, ${locale}, part ${part + 1} of ${PARTS}`, async ({
      page,
      crawls,
    }) => {
      test.setTimeout(400_000);
      // Each page comes on a phone in one language and drawn wide in the other.
      await page.setViewportSize(locale === 'en' ? DESKTOP : PHONE);
      // What is looked at here is the page; its pictures are looked at elsewhere.
      await page.route('**/media/**', (route) => route.fulfill({ status: 200, contentType: 'image/gif', body: DOT }));
      const problems: string[] = [];
      let path = '';
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${path}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
      const isTurn = (of: string) => turnOf(crawls[locale].pages.get(of)) !== otherThan(locale);
      // Yachts' pages are most of the site and one page: each is visited in one of its languages.
      const visited = [...crawls[locale].pages.keys()].filter((of) => !isYacht(of) || isTurn(of));
      const paths = visited.filter((_, at) => at % PARTS === part);
      for (const [at, next] of paths.entries()) {
        path = next;
        // Whole from time to time: what the server writes must be what the browser makes of it.
        // A link to the form of an enquiry opens it over the page instead.
        if (at % WHOLE === 0 || path.endsWith('/enquire/')) {
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await takenOver(page);
        } else await followLink(page, path);
        if (await scrollsSideways(page)) problems.push(`${path}: scrolls sideways`);
        // Each page is looked at in one of its languages, and of yachts' pages every third, as they differ in words.
        if (isTurn(path) && (!isYacht(path) || at % 3 === 0)) {
          // Of yachts' pages, which have one set of colours, a few are measured for them.
          const colours = !isYacht(path) || at % 12 === 0;
          problems.push(...(await axeProblems(page, { colours })).map((problem) => `${path}: ${problem}`));
        }
      }
      expect(problems).toEqual([]);
    });
  }
}

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

/** As a visitor does: without loading the site again. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.getElementById('main')?.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForFunction(
    (there) => location.pathname === there && !document.getElementById('progress')?.hasAttribute('data-on'),
    path,
  );
}

/** The language that a page is looked at in, the same for all its translations; null for a page that names none. */
function turnOf(document: CrawledDocument | undefined): Locale | null {
  const address = document?.alternates.get('x-default');
  if (address === undefined) return null;
  const sum = [...address].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sum % 2 === 0 ? 'en' : 'es';
}

function otherThan(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en';
}

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

function isYacht(path: string): boolean {
  return /^\/(?:en|es)\/yacht-for-/.test(path);
}

const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

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

/** Keys of messages that stand for themselves, and messages of the other language. */
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

/** Whole messages, without places to fill, that the other language does not have. */
function onlyIn(messages: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): string[] {
  const known = new Set(Object.values(other));
  return Object.values(messages).filter((text) => !known.has(text) && !text.includes('{') && text.length > 3);
}
