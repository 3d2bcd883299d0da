import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { devices } from '@playwright/test';
import es from '../../locales/es.json' with { type: 'json' };
import { startServer } from './own-server.ts';
import { expect, follow as followLink, LOCALES, test, visit } from './visit.ts';

/** Concurrent requests. */
const AT_ONCE = 16;
/** A browser's user agent: crawlers receive one line in place of an error page (UI2). */
const BROWSER = devices['Desktop Chrome'].userAgent;
/** Of the yachts' addresses every so many is asked for, by strategy, since they are alike. */
const YACHTS = { prefix: 20, prefix_except_default: 60 };
const WHOLE = 10;
const VISITORS = { es: 'es-ES,es;q=0.9', en: 'en-GB', none: null } as const;
type Visitor = keyof typeof VISITORS;
const TURNS: readonly Visitor[] = ['es', 'en', 'none'];

interface Answer {
  readonly status: number;
  readonly location: string | null;
  /** The cookies that a browser sends with the next request. */
  readonly cookie: string;
  readonly text: string;
}

async function ask(address: string, visitor: Visitor, method = 'GET', cookie = ''): Promise<Answer> {
  const language = VISITORS[visitor];
  // An empty header stands for no language: fetch would send its own.
  const headers = { 'accept-language': language ?? '', accept: 'text/html', cookie, 'user-agent': BROWSER };
  const response = await fetch(address, { method, redirect: 'manual', headers });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return {
    status: response.status,
    location: response.headers.get('location'),
    cookie: cookies.join('; '),
    text: await response.text(),
  };
}

/** Follows an address to its page and reports the problems on the way; `whole` checks that page, too. */
async function follow(origin: string, path: string, visitor: Visitor, whole: boolean) {
  const first = await ask(origin + path, visitor, 'HEAD');
  if (first.location === null) return { page: path, problem: first.status === 200 ? null : `${first.status}` };
  if (!whole) return { page: first.location, problem: null };
  const { status } = await ask(origin + first.location, visitor, 'HEAD', first.cookie);
  return { page: first.location, problem: status === 200 ? null : `${first.location} is ${status}` };
}

async function each<T>(items: readonly T[], look: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await look(item);
    }),
  );
}

/** Returns the paths of a language's sitemap, each with the paths of its translations by language. */
async function listed(origin: string): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const pages = new Map<string, Record<string, string>>();
  for (const locale of LOCALES) {
    const xml = (await ask(`${origin}/${locale}-sitemap.xml`, 'none')).text;
    for (const [, url = ''] of xml.matchAll(/<url>(.*?)<\/url>/gs)) {
      const path = new URL(/<loc>([^<]+)</.exec(url)?.[1] ?? '').pathname;
      const links = [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
      pages.set(
        path,
        Object.fromEntries(links.map(([, language = '', href = '']) => [language, new URL(href).pathname])),
      );
    }
  }
  return pages;
}

for (const strategy of ['prefix', 'prefix_except_default'] as const) {
  test(`RT4 RT5 LO2 LO3 every URL leads every visitor to its page in one hop, with or without locale, ${strategy}`, async () => {
    test.setTimeout(300_000);
    const site = await startServer({ LOCALE_STRATEGY: strategy });
    const pages = await listed(site.origin);
    expect(pages.size).toBeGreaterThan(300);
    const problems: string[] = [];
    const different = [...pages].filter(([path], at) => !path.includes('/yacht-for-') || at % YACHTS[strategy] === 0);
    const cases = different.flatMap(([path, translations], at) =>
      TURNS.map((visitor) => ({
        ...{ path, translations, visitor },
        ...{ whole: at % WHOLE === 0, asks: TURNS[at % TURNS.length] },
      })),
    );
    await each(cases, async ({ path, translations, visitor, whole, asks }) => {
      const bare = path.replace(/^\/(?:en|es)\//, '/');
      const wanted = translations[visitor === 'none' ? 'en' : visitor];
      // An address with a locale leads every visitor to the same page: one visitor for each page asks for it.
      const named = [
        [`/en${bare}`, translations.en],
        [`/es${bare}`, translations.es],
        [`/es${bare}`.toUpperCase(), translations.es],
      ];
      for (const [asked, expected] of [[bare, wanted], ...(asks === visitor ? named : [])]) {
        if (asked === expected && !whole) continue;
        const { page, problem } = await follow(site.origin, asked ?? '', visitor, whole);
        if (problem !== null) problems.push(`${asked} for ${visitor}: ${problem}`);
        else if (page !== expected) problems.push(`${asked} for ${visitor}: ${page}, not ${expected}`);
      }
    });
    expect(problems).toEqual([]);

    const home = await ask(`${site.origin}${strategy === 'prefix' ? '/en/' : '/'}`, 'none');
    const links = [...home.text.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(links.length).toBeGreaterThan(20);
    for (const link of new Set(links)) {
      // A link of a page is the final address: it must not redirect.
      const visitor = link.startsWith('/es/') ? 'es' : 'en';
      expect([link, (await ask(site.origin + link, visitor)).status]).toEqual([link, 200]);
    }
    await site.stop();
  });
}

test('RT4 RT5 RT6 a URL without locale leads to a page in one language, and its 404 in the other links to it', async ({
  page: tab,
  watch,
}) => {
  const contentDir = await mkdtemp(join(tmpdir(), 'halyard-content-'));
  for (const name of await readdir('content')) {
    if (name !== 'pages') await symlink(resolve('content', name), join(contentDir, name));
  }
  await cp('content/pages', join(contentDir, 'pages'), { recursive: true });
  const file = join(contentDir, 'pages/sell-a-yacht.json');
  const page = JSON.parse(await readFile(file, 'utf8')) as { slug: Record<string, string> };
  await writeFile(file, JSON.stringify({ ...page, slug: { en: page.slug.en } }));
  const site = await startServer({ CONTENT_DIR: contentDir });

  const unprefixed = await ask(`${site.origin}/sell-a-yacht/`, 'es');
  expect([unprefixed.status, unprefixed.location]).toEqual([302, '/en/sell-a-yacht/']);
  const missing = await ask(`${site.origin}/es/sell-a-yacht/`, 'es');
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('<html lang="es"');
  const languageLinks = [...missing.text.matchAll(/<a [^>]*href="([^"]*)"[^>]* lang="en"/g)].map(([, href]) => href);
  expect(new Set(languageLinks)).toEqual(new Set(['/en/sell-a-yacht/']));

  // A navigation in the browser leads to the same page as a full load.
  watch.expectStatus(404);
  watch.expectProblem(new RegExp(`^request: ${site.origin}/`));
  await visit(tab, `${site.origin}/en/`);
  await followLink(tab, '/es/sell-a-yacht/');
  await expect(tab.locator('html')).toHaveAttribute('lang', 'es');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(es['error.404.title']);
  await expect(tab.locator('header a[lang=en]').first()).toHaveAttribute('href', '/en/sell-a-yacht/');
  await tab.locator('header .aux-lg a[lang=en]').click();
  await expect(tab).toHaveURL(`${site.origin}/en/sell-a-yacht/`);
  await site.stop(tab);
  await rm(contentDir, { recursive: true });
});

test('RT6 LK4 UI2 rules at files, an icon and missing files', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  const missing = await request.get('/old.html', { headers: { Accept: 'text/html', 'Accept-Language': 'es' } });
  expect([missing.status(), missing.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await missing.text()).toContain('<html lang="es"');
  expect(await missing.text()).toContain('/old.html');
  const script = await request.get('/assets/gone.js', { headers: { Accept: 'text/html' } });
  expect([script.status(), await script.text()]).toEqual([404, '404 Not Found\n']);
});
