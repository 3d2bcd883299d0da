import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '../../core/locale/locale.ts';
import type { Gallery } from '../../core/media/gallery.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import type { RedirectRule } from '../../core/routing/redirects.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryMediaLibrary } from '../../tests/fakes/memory-media-library.ts';
import { MemoryRedirectRules } from '../../tests/fakes/memory-redirect-rules.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { all, child, type Element, readXml, textOf } from '../../tests/read-xml.ts';
import { sampleAsset } from '../../tests/samples/sample-asset.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../tests/samples/sample-content.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { contentPorts } from '../../tools/content-ports.ts';
import { InFlightLimit } from '../http/in-flight-limit.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { addressRules } from '../start/address-rules.ts';
import { parseEnv } from '../start/env.ts';
import { startSite } from '../start/site.fixture.ts';
import { SITEMAP_INDEX_FILES, type SitemapRouteContext, sitemapRoutes, writeSitemaps } from './sitemap-routes.ts';

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

/** Every record of a folder of the demo, read directly from its JSON files, not through the parsers. */
function records<Row>(folder: string): Row[] {
  return readdirSync(join('content', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8')));
}

let sitemaps: ReadonlyMap<string, string>;
beforeAll(async () => {
  const env = parseEnv({});
  if (!env.ok) throw new Error(env.error.join(' '));
  const ports = contentPorts('content');
  const now = `${TODAY}T12:00:00.000Z`;
  sitemaps = await writeSitemaps({ ports, rules: addressRules(env.value), origin: ORIGIN, now });
});

const urlsOf = (locale: string): Element[] => all(readXml(sitemaps.get(`${locale}-sitemap.xml`) ?? ''), 'url');
const linksOf = (url: Element) =>
  all(url, 'xhtml:link').map(({ attributes }) => `${attributes.hreflang} ${attributes.href}`);

describe.each(LOCALES)('RT7 the demo sitemap, $code', ({ code }) => {
  test('has every indexable page and nothing else', () => {
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

  test('gives the last change of every page, and images for yachts only', () => {
    const urls = urlsOf(code);
    for (const url of urls) expect(textOf(url, 'lastmod'), String(textOf(url, 'loc'))).toMatch(/^20\d{2}-\d{2}-\d{2}/);
    const shown = urls.filter((url) => all(url, 'image:image').length > 0);
    expect(shown.length).toBeGreaterThan(20);
    for (const url of shown) expect(textOf(url, 'loc')).toMatch(/\/yacht-for-(?:charter|sale)\//);
  });

  test('RT5 lists the same translations as each page', () => {
    const links = new Map(
      LOCALES.flatMap(({ code: other }) => urlsOf(other)).map((url) => [textOf(url, 'loc'), linksOf(url)]),
    );
    for (const url of urlsOf(code)) {
      const own = linksOf(url);
      expect(own).toContain(`${code} ${textOf(url, 'loc')}`);
      for (const link of own) expect(links.get(link.split(' ')[1] ?? '')).toEqual(own);
    }
  });

  test('is listed in the index', () => {
    const named = all(readXml(sitemaps.get('sitemap.xml') ?? ''), 'sitemap').map((one) => textOf(one, 'loc'));
    expect(named).toContain(`${ORIGIN}/${code}-sitemap.xml`);
  });
});

test('RT7 serves the index under two names', () => {
  expect(SITEMAP_INDEX_FILES).toEqual(['sitemap.xml', 'index-sitemap.xml']);
});

test.each([
  ['prefix', ['/en/', '/es/']],
  ['prefix_except_default', ['/es/']],
])('RT7 LK4 leaves out the homepage that a root redirect shadows, %s', async (strategy, homes) => {
  const env = parseEnv({ ROOT_REDIRECT: '/yachts-for-charter/', LOCALE_STRATEGY: strategy });
  if (!env.ok) throw new Error(env.error.join(' '));
  const pages = [samplePage('home', demoTexts({ en: '', es: '' }))];
  const ports = {
    ...contentPorts('content'),
    content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages }),
  };
  const now = `${TODAY}T12:00:00.000Z`;
  const files = await writeSitemaps({ ports, rules: addressRules(env.value), origin: ORIGIN, now });
  const paths = [...files.values()].flatMap((set) => all(readXml(set), 'url').map((url) => textOf(url, 'loc')));
  expect(
    paths.map((path) => String(path).replace(ORIGIN, '')).filter((path) => /^\/([a-z]{2}\/)?$/.test(path)),
  ).toEqual(homes);
});

const asset = (id: string, type: MediaAsset['type'] = 'image') =>
  sampleAsset(id, { type, url: `/media/${id}`, width: 1440, height: 900 });

const GALLERY: Gallery = {
  profile: null,
  deckPlans: [],
  sections: [{ title: null, images: [asset('bow'), asset('stern'), asset('film', 'video')] }],
  videos: [],
};

const FLEET = [
  sampleYacht({
    id: 'aurora',
    market: 'charter',
    updatedAt: '2026-03-01T10:20:30',
    media: { hero: 'bow', galleries: { charter: 'aurora-charter', sale: 'gone' } },
  }),
  sampleYacht({ id: 'ghost', market: 'ghost' }),
];
const PAGES = [
  samplePage('letter', demoTexts({ en: 'the-letter', es: 'la-carta' })),
  samplePage('hidden', demoTexts({ en: 'hidden', es: 'oculta' }), { indexable: false }),
];

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

interface Setting {
  readonly variables?: Record<string, string>;
  readonly rules?: readonly RedirectRule[];
  readonly options?: Partial<SitemapRouteContext>;
}

/** A site that counts how often its pages are read. */
function site({ variables = {}, rules = [], options = {} }: Setting = {}, fleet = FLEET) {
  const env = parseEnv(variables);
  if (!env.ok) throw new Error(env.error.join(' '));
  const content = new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: PAGES });
  const state = { version: '1', now: '2026-11-21T12:00:00.000Z', read: 0 };
  const counting = {
    site: () => content.site(),
    home: () => content.home(),
    homeDraft: () => content.homeDraft(),
    page: () => Promise.resolve(null),
    pages: () => {
      state.read += 1;
      return content.pages();
    },
    charterTerms: () => content.charterTerms(),
    stops: () => content.stops(),
    version: () => Promise.resolve(state.version),
  };
  const app = Fastify();
  closing.push(() => app.close());
  sitemapRoutes(app, {
    ports: {
      content: counting,
      catalogue: new MemoryYachtCatalogue(fleet),
      media: new MemoryMediaLibrary(
        [asset('bow'), asset('stern'), asset('film', 'video')],
        [['aurora-charter', GALLERY]],
      ),
      redirects: new MemoryRedirectRules(rules),
    },
    rules: addressRules(env.value),
    env: env.value,
    publicUrl: ORIGIN,
    isSecure: () => false,
    work: new WorkQueue(),
    openFiles: new InFlightLimit(),
    now: () => state.now,
    ...options,
  });
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, headers, method });
  const urls = async (file: string) => all(readXml((await get(file)).body), 'url');
  const addresses = async (file: string) => (await urls(file)).map((url) => textOf(url, 'loc'));
  return { state, get, urls, addresses };
}

describe('RT7 the sitemaps', () => {
  test.each(['/sitemap.xml', '/index-sitemap.xml', '/en/sitemap.xml', '/es/index-sitemap.xml'])(
    '%s is the index and lists one sitemap per language',
    async (file) => {
      const index = readXml((await site().get(file)).body);
      expect(index.name).toBe('sitemapindex');
      expect(all(index, 'sitemap').map((one) => [textOf(one, 'loc'), textOf(one, 'lastmod')])).toEqual([
        [`${ORIGIN}/en-sitemap.xml`, '2026-09-14'],
        [`${ORIGIN}/es-sitemap.xml`, '2026-09-14'],
      ]);
    },
  );

  test('list only the pages of their language', async () => {
    const { addresses } = site();
    const paths = ['', 'yachts-for-charter/', 'yachts-for-sale/'];
    expect(await addresses('/en-sitemap.xml')).toEqual(
      [...paths, 'the-letter/', 'yacht-for-charter/aurora/'].map((path) => `${ORIGIN}/en/${path}`),
    );
    expect(await addresses('/es-sitemap.xml')).toEqual(
      [...paths, 'la-carta/', 'yacht-for-charter/aurora/'].map((path) => `${ORIGIN}/es/${path}`),
    );
  });

  test('are several for a language with more pages than one may list, and name each page once', async () => {
    const { get, addresses } = site({ options: { pagesPerFile: 2 } });
    const parts = ['/en-sitemap.xml', '/en-sitemap-2.xml', '/en-sitemap-3.xml'];
    const named = all(readXml((await get('/sitemap.xml')).body), 'sitemap').map((one) => textOf(one, 'loc'));
    expect(named.slice(0, 4)).toEqual([...parts, '/es-sitemap.xml'].map((file) => `${ORIGIN}${file}`));
    expect(await Promise.all(parts.map(addresses))).toEqual([
      [`${ORIGIN}/en/`, `${ORIGIN}/en/yachts-for-charter/`],
      [`${ORIGIN}/en/yachts-for-sale/`, `${ORIGIN}/en/the-letter/`],
      [`${ORIGIN}/en/yacht-for-charter/aurora/`],
    ]);
    expect((await get('/es/en-sitemap-2.xml')).statusCode).toBe(200);
    for (const file of ['4', '0', '1', '02', 'x']) expect((await get(`/en-sitemap-${file}.xml`)).statusCode).toBe(404);
  });

  test('are the same at the root and below every locale', async () => {
    const { get } = site();
    for (const file of ['sitemap.xml', 'index-sitemap.xml', 'en-sitemap.xml', 'es-sitemap.xml']) {
      const [root, english, spanish] = [await get(`/${file}`), await get(`/en/${file}`), await get(`/es/${file}`)];
      expect([english.body, spanish.body]).toEqual([root.body, root.body]);
    }
  });

  test('give the last change and the photographs of each yacht', async () => {
    const yacht = (await site().urls('/es-sitemap.xml')).at(-1);
    if (yacht === undefined) throw new Error('The yacht is missing from the sitemap');
    expect(textOf(yacht, 'lastmod')).toBe('2026-03-01T10:20:30Z');
    expect(all(yacht, 'image:image').map((image) => textOf(image, 'image:loc'))).toEqual([
      `${ORIGIN}/media/bow?width=1200&height=630&preset=og&format=jpeg`,
      `${ORIGIN}/media/stern?width=1200&height=630&preset=og&format=jpeg`,
    ]);
  });

  test('RT5 give each URL its hreflang alternates, itself and x-default', async () => {
    const { urls } = site();
    const links = async (file: string) =>
      new Map(
        (await urls(file)).map((url) => [
          textOf(url, 'loc'),
          all(url, 'xhtml:link').map(({ attributes }) => [attributes.hreflang, attributes.href]),
        ]),
      );
    const [english, spanish] = [await links('/en-sitemap.xml'), await links('/es-sitemap.xml')];
    expect(english.get(`${ORIGIN}/en/the-letter/`)).toEqual([
      ['en', `${ORIGIN}/en/the-letter/`],
      ['es', `${ORIGIN}/es/la-carta/`],
      ['x-default', `${ORIGIN}/en/the-letter/`],
    ]);
    expect([...spanish.values()]).toEqual([...english.values()]);
  });

  test('LO2 follow the locale strategy', async () => {
    const { addresses } = site({ variables: { LOCALE_STRATEGY: 'prefix_except_default' } });
    expect(await addresses('/en-sitemap.xml')).toContain(`${ORIGIN}/the-letter/`);
    expect(await addresses('/en-sitemap.xml')).toContain(`${ORIGIN}/`);
    expect(await addresses('/es-sitemap.xml')).toContain(`${ORIGIN}/es/la-carta/`);
  });

  test('LK4 LO5 leave out a redirected URL', async () => {
    const rule = {
      from: demoTexts({ en: '/the-letter/', es: '/x/' }),
      to: demoTexts({ en: '/y/', es: '/y/' }),
      status: 301,
    } as const;
    const { addresses } = site({
      rules: [rule],
      variables: { LOCALE_STRATEGY: 'prefix_except_default', ROOT_REDIRECT: '/yachts-for-sale/' },
    });
    const english = await addresses('/en-sitemap.xml');
    expect(english).not.toContain(`${ORIGIN}/the-letter/`);
    expect(english).not.toContain(`${ORIGIN}/`);
    expect(await addresses('/es-sitemap.xml')).toContain(`${ORIGIN}/es/la-carta/`);
  });

  test.each([
    ['sample.test:8080', false, 'http://sample.test:8080'],
    ['sample.test', true, 'https://sample.test'],
    ['"><evil', false, 'http://localhost'],
  ])('without a configured public URL, for host %j, encrypted %j, they are at %s', async (host, secure, origin) => {
    const { get } = site({ options: { publicUrl: null, isSecure: () => secure } });
    const index = readXml((await get('/sitemap.xml', { host })).body);
    const [first] = all(index, 'sitemap');
    expect(first && child(first, 'loc')?.children).toEqual([`${origin}/en-sitemap.xml`]);
    expect((await get('/robots.txt', { host })).body).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  });
});

describe('RT7 sitemap requests', () => {
  test('send content type, cache lifetime and noindex', async () => {
    expect((await site().get('/en-sitemap.xml')).headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      vary: 'Accept-Encoding',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
  });

  test('answer 304 by ETag, compress where accepted, and answer HEAD without a body', async () => {
    const { get } = site();
    const { headers } = await get('/en-sitemap.xml');
    const again = await get('/en-sitemap.xml', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/en-sitemap.xml', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    const head = await get('/en-sitemap.xml', {}, 'HEAD');
    expect([head.body, head.headers.etag]).toEqual(['', headers.etag]);
  });

  test('build the sitemaps once until the content or the day changes', async () => {
    const { get, state } = site();
    await Promise.all(['/sitemap.xml', '/en-sitemap.xml', '/es/es-sitemap.xml'].map((file) => get(file)));
    expect(state.read).toBe(1);
    state.version = '2';
    await get('/sitemap.xml');
    expect(state.read).toBe(2);
    state.now = '2026-11-22T00:00:00.000Z';
    await get('/sitemap.xml');
    await get('/en-sitemap.xml');
    expect(state.read).toBe(3);
  });

  test('write nothing anew when hosts are forged, keep nothing for them, and answer each with its own', async () => {
    const { get, state } = site({ options: { publicUrl: null, pagesPerFile: 2 } });
    const hosts = Array.from({ length: 40 }, (_, at) => `h${at}.test`);
    const answers = await Promise.all(hosts.map((host) => get('/en-sitemap-2.xml', { host })));
    expect(state.read).toBe(1);
    for (const [at, { body, headers }] of answers.entries()) {
      const urls = all(readXml(body), 'url').map((url) => textOf(url, 'loc'));
      expect(urls).toEqual([`http://h${at}.test/en/yachts-for-sale/`, `http://h${at}.test/en/the-letter/`]);
      expect(headers).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'private, max-age=600',
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
      });
    }
    expect((await get('/robots.txt', { host: 'h0.test' })).headers['cache-control']).toBe('private, max-age=3600');
  });

  test('are the same with a forged host as with a public URL, however long they are, a turn for each piece', async () => {
    const fleet = Array.from({ length: 2000 }, (_, at) => sampleYacht({ id: `élan-${at}`, market: 'charter' }));
    let turns = 0;
    class CountedQueue extends WorkQueue {
      override start<T>(...given: Parameters<WorkQueue['start']>): Promise<T> {
        turns += 1;
        return super.start(...given) as Promise<T>;
      }
    }
    const filled = site({ options: { publicUrl: null, isSecure: () => true, work: new CountedQueue() } }, fleet);
    const configured = site({}, fleet);
    const host = 'sample.example';
    const head = await filled.get('/en-sitemap.xml', { host }, 'HEAD');
    expect([head.statusCode, head.body, turns]).toEqual([200, '', 0]);
    const { body, headers } = await filled.get('/en-sitemap.xml', { host });
    expect(headers).toMatchObject({ ...head.headers, date: headers.date });
    expect(body.length).toBeGreaterThan(500_000);
    expect(turns).toBeGreaterThan(body.length / 100_000);
    expect(body).toBe((await configured.get('/en-sitemap.xml')).body);
  });
});

test('RT7 CF3 robots.txt lists every sitemap and disallows only itinerary queries', async () => {
  const { body, headers } = await site().get('/robots.txt');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /itinerary/?',
    'Disallow: /*/itinerary/?',
    '',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    `Sitemap: ${ORIGIN}/index-sitemap.xml`,
    `Sitemap: ${ORIGIN}/en-sitemap.xml`,
    `Sitemap: ${ORIGIN}/es-sitemap.xml`,
    '',
  ]);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
});

test('RT7 the site serves sitemaps and robots.txt next to its pages', async () => {
  const { app, get, rendered } = await startSite({ PUBLIC_URL: ORIGIN });
  for (const file of ['/sitemap.xml', '/es/en-sitemap.xml']) {
    const answer = await get(file);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    readXml(answer.text);
  }
  expect((await get('/robots.txt')).text).toContain(`Sitemap: ${ORIGIN}/es-sitemap.xml\n`);
  expect((await get('/fr-sitemap.xml')).status).toBe(404);
  expect(rendered.filter(({ failure }) => failure === null)).toEqual([]);
  await app.close();
});
