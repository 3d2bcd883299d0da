import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryMediaLibrary } from '../../tests/fakes/memory-media-library.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { sampleYacht, soldYacht } from '../../tests/samples/sample-yacht.ts';
import { createTakeTurn } from '../http/limit-work.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { addressRules } from '../start/address-rules.ts';
import { parseEnv } from '../start/env.ts';
import { loadMessages } from '../start/messages.ts';
import { startSite } from '../start/site.fixture.ts';
import { createListingMemory } from './listing-memory.ts';
import { type SearchFeedRouteContext, searchFeedRoute } from './search-feed-route.ts';

const SAMPLE_AURORA = {
  id: 'aurora',
  name: 'Aurora & <Sons>',
  length: 31,
  weeklyRate: 100_000,
  updatedAt: '2026-01-05',
};
const FLEET = [
  sampleYacht(SAMPLE_AURORA),
  sampleYacht({ id: 'meltemi', name: 'Meltemi', length: 44, kind: 'sail', updatedAt: '2026-03-01T10:20:30.000Z' }),
  sampleYacht({ id: 'zephyr', name: 'Zephyr', length: 60, poa: true, updatedAt: '2026-02-01' }),
  sampleYacht({
    id: 'ghibli',
    name: 'Ghibli',
    length: 40,
    market: 'sale',
    salePrice: 5_000_000,
    updatedAt: '2026-03-02',
  }),
  sampleYacht({ id: 'ghost', name: 'Ghost', market: 'ghost', updatedAt: '2026-03-03' }),
  sampleYacht({ id: 'none', name: 'None', market: 'none', updatedAt: '2026-03-03' }),
  { ...soldYacht('sold'), updatedAt: '2026-03-03' },
];

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

function site(fleet: readonly Yacht[] = FLEET, options: Partial<SearchFeedRouteContext> = {}, variables = {}) {
  const env = parseEnv(variables);
  if (!env.ok) throw new Error(env.error.join(' '));
  const search = new MemoryYachtSearch(fleet);
  const app = Fastify();
  closing.push(() => app.close());
  app.setNotFoundHandler((_, reply) => reply.code(404).send('not found'));
  searchFeedRoute(app, {
    takeTurn: createTakeTurn(new WorkQueue(), false),
    listings: createListingMemory(null, () => {}),
    ports: {
      search,
      catalogue: new MemoryYachtCatalogue(fleet),
      media: new MemoryMediaLibrary(),
      content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] }),
    },
    rules: addressRules(env.value),
    visitorOf: ({ headers }) => ({
      currency: headers.cookie === 'currency=usd' ? 'usd' : 'eur',
      unit: 'meters',
      cookieLocale: null,
      preferredLocale: headers['accept-language'] === 'es' ? 'es' : null,
      cacheKeyPart: '',
    }),
    messages: loadMessages(),
    publicUrl: 'https://sample.example',
    isSecure: () => false,
    countryHeader: null,
    now: () => '2026-04-10T12:00:00.000Z',
    ...options,
  });
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, headers, method });
  return { search, get, xml: async (url: string, headers = {}) => (await get(url, headers)).body };
}

const CHARTER = '/en/yachts-for-charter/feed.atom';
const links = (xml: string) =>
  [...xml.matchAll(/<link rel="alternate" type="text\/html" href="([^"]*)"\/>/g)].map(([, href]) => href).slice(1);
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text?.replaceAll('\u00a0', ' '));

describe('SE7 the feed of a list', () => {
  test('holds its yachts only, the latest change first', async () => {
    const xml = await site().xml(CHARTER);
    expect(links(xml)).toEqual([
      'https://sample.example/en/yacht-for-charter/meltemi/',
      'https://sample.example/en/yacht-for-charter/zephyr/',
      'https://sample.example/en/yacht-for-charter/aurora/',
    ]);
    expect(texts(xml, 'updated')).toEqual([
      '2026-03-01T10:20:30.000Z',
      '2026-03-01T10:20:30.000Z',
      '2026-02-01T00:00:00.000Z',
      '2026-01-05T00:00:00.000Z',
    ]);
    expect(texts(xml, 'id')).toEqual([
      'https://sample.example/en/yachts-for-charter/feed.atom',
      'https://sample.example/en/yachts-for-charter/#charter-meltemi',
      'https://sample.example/en/yachts-for-charter/#charter-zephyr',
      'https://sample.example/en/yachts-for-charter/#charter-aurora',
    ]);
  });

  test('PR5 SE6 applies a rate limit to the season that its summaries show', async () => {
    const fleet = [sampleYacht({ id: 'aurora', weeklyRate: 300_000, winterRate: 100_000 })];
    const in2026 = (month: string) =>
      site(fleet, { now: () => `2026-${month}-10T12:00:00.000Z` }).xml(`${CHARTER}?r=rate-eur:200000:`);
    expect(texts(await in2026('07'), 'summary')).toEqual([expect.stringContaining('€300,000')]);
    expect(texts(await in2026('12'), 'summary')).toEqual([]);
  });

  test('PR1 ranks a changed price as the latest change, though the record keeps its date', async () => {
    const listings = createListingMemory(null, () => {});
    await listings.note(FLEET, '2026-03-05T00:00:00.000Z');
    const fleet = FLEET.map((yacht) =>
      yacht.id === 'aurora' ? sampleYacht({ ...SAMPLE_AURORA, weeklyRate: 90_000 }) : yacht,
    );
    const xml = await site(fleet, { listings, now: () => '2026-03-06T08:00:00.000Z' }).xml(CHARTER);
    expect(links(xml)[0]).toBe('https://sample.example/en/yacht-for-charter/aurora/');
    expect(texts(xml, 'updated').slice(0, 2)).toEqual(['2026-03-06T08:00:00.000Z', '2026-03-06T08:00:00.000Z']);
    expect(texts(xml, 'summary')[0]).toContain('€90,000');
  });

  test('holds only the yachts of the search', async () => {
    const { xml } = site();
    expect(links(await xml(`${CHARTER}?l=kind:sail`))).toEqual([
      'https://sample.example/en/yacht-for-charter/meltemi/',
    ]);
    expect(links(await xml(`${CHARTER}?q=zephyr`))).toEqual(['https://sample.example/en/yacht-for-charter/zephyr/']);
    expect(links(await xml('/en/yachts-for-sale/feed.atom?r=length:35:42'))).toEqual([
      'https://sample.example/en/yacht-for-sale/ghibli/',
    ]);
    expect(links(await xml('/es/search/feed.atom?i=sale&q=ghibli'))).toEqual([
      'https://sample.example/es/yacht-for-sale/ghibli/',
    ]);
  });

  test('PR3 shows of each yacht what her card shows, in the locale, price on application included', async () => {
    const { xml } = site();
    const english = await xml(CHARTER);
    expect(texts(english, 'title')).toEqual([
      'Yachts for charter',
      'Meltemi, 44.0 m Feadship for charter',
      'Zephyr, 60.0 m Feadship for charter',
      'Aurora &amp; &lt;Sons&gt;, 31.0 m Feadship for charter',
    ]);
    expect(texts(english, 'summary').slice(1)).toEqual([
      'Feadship, 2015 · 60.0 m · 12 guests · 5 cabins · Price on application',
      'Feadship, 2015 · 31.0 m · 12 guests · 5 cabins · From €100,000 p/week',
    ]);
    const spanish = await xml('/es/yachts-for-charter/feed.atom');
    expect(spanish).toContain('xml:lang="es"');
    expect(texts(spanish, 'summary')[1]).toBe(
      'Feadship, 2015 · 60,0 m · 12 invitados · 5 camarotes · Precio a consultar',
    );
  });

  test('PR6 shows prices in the visitor’s currency', async () => {
    const summaries = texts(await site().xml(CHARTER, { cookie: 'currency=usd' }), 'summary');
    expect(summaries[2]).toContain('From approx. $125,000 p/week');
  });

  test('is named after its filters', async () => {
    const { xml } = site();
    const query = '?q=blue&l=kind:sail&r=length:30:50';
    expect(texts(await xml(CHARTER + query), 'title')[0]).toMatch(/^Yachts for charter: blue, .*30.*50.*, Sail/);
    expect(texts(await xml(`/es/yachts-for-charter/feed.atom${query}`), 'title')[0]).toMatch(
      /^Yates de alquiler: blue, .*30.*50.*, Vel/,
    );
  });

  test('holds at most fifty yachts', async () => {
    const fleet = Array.from({ length: 60 }, (_, at) => sampleYacht({ id: `yacht-${at}` }));
    expect(links(await site(fleet).xml(CHARTER))).toHaveLength(50);
  });

  test('takes the fleet’s last change when it is empty', async () => {
    const xml = await site().xml(`${CHARTER}?q=nobody`);
    expect([links(xml), texts(xml, 'updated')]).toEqual([[], ['2026-03-03T00:00:00.000Z']]);
    expect(texts(await site([]).xml(CHARTER), 'updated')).toEqual(['1970-01-01T00:00:00.000Z']);
  });

  test('leaves out a yacht that was withdrawn after the search was indexed', async () => {
    const search = new MemoryYachtSearch([sampleYacht({ id: 'aurora' }), sampleYacht({ id: 'gone' })]);
    const catalogue = new MemoryYachtCatalogue([sampleYacht({ id: 'aurora', market: 'ghost' })]);
    const media = new MemoryMediaLibrary();
    const content = new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] });
    const { xml } = site([], { ports: { search, catalogue, media, content } });
    expect(links(await xml(CHARTER))).toEqual([]);
  });
});

describe('SE7 the feed URL', () => {
  test.each([
    [`${CHARTER}?s=year-desc&p=3&f=all&l=kind:sail`, `${CHARTER}?l=kind:sail`],
    [`${CHARTER}?l=kind:sail;junk:1&r=;&q=`, `${CHARTER}?l=kind:sail`],
    [`${CHARTER}?utm_source=letter&p=2`, `${CHARTER}?utm_source=letter`],
    ['/en/search/feed.atom?i=charter&q=+a+', '/en/search/feed.atom?q=a'],
    ['/yachts-for-sale/feed.atom?l=kind:sail', '/es/yachts-for-sale/feed.atom?l=kind:sail'],
    ['/search/feed.atom', '/es/search/feed.atom'],
  ])('%s redirects to %s', async (asked, location) => {
    const answer = await site().get(asked, { 'accept-language': 'es' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('LO2 follows the locale strategy', async () => {
    const { get } = site(FLEET, {}, { LOCALE_STRATEGY: 'prefix_except_default' });
    expect((await get('/yachts-for-charter/feed.atom', { 'accept-language': 'es' })).statusCode).toBe(200);
    expect((await get('/es/yachts-for-charter/feed.atom')).statusCode).toBe(200);
    expect((await get(CHARTER)).headers.location).toBe('/yachts-for-charter/feed.atom');
  });

  test('drops unknown parameters', async () => {
    const xml = await site().xml(`${CHARTER}?utm_source=letter&l=kind:sail`);
    expect(texts(xml, 'id')[0]).toBe(`https://sample.example${CHARTER}?l=kind:sail`);
  });

  test.each(['/fr/yachts-for-charter/feed.atom', '/en/yachts-for-rowing/feed.atom', '/en/feed.atom'])(
    '%s is not found',
    async (path) => {
      expect((await site().get(path)).statusCode).toBe(404);
    },
  );

  test.each([
    ['sample.test:8080', false, 'http://sample.test:8080'],
    ['sample.test', true, 'https://sample.test'],
    ['"><evil', false, 'http://localhost'],
  ])('without a configured public URL, for host %j, encrypted %j, it is %s', async (host, secure, origin) => {
    const { xml } = site(FLEET, { publicUrl: null, isSecure: () => secure });
    expect(texts(await xml(CHARTER, { host }), 'id')[0]).toBe(origin + CHARTER);
  });
});

describe('SE7 feed caching', () => {
  test('sends type, lifetime and noindex', async () => {
    const answer = await site().get(CHARTER);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': 'application/atom+xml; charset=utf-8',
      'last-modified': 'Sun, 01 Mar 2026 10:20:30 GMT',
      vary: 'Accept-Encoding, Cookie, Accept-Language',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
  });

  test('answers 304 by ETag or date', async () => {
    const { get } = site();
    const { headers } = await get(CHARTER);
    const [etag, date] = [String(headers.etag), String(headers['last-modified'])];
    for (const known of [{ 'if-none-match': etag }, { 'if-modified-since': date }]) {
      const again = await get(CHARTER, known);
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get(CHARTER, { 'if-modified-since': 'Sun, 01 Mar 2026 10:20:29 GMT' })).statusCode).toBe(200);
    expect((await get(CHARTER, { 'if-modified-since': 'yesterday' })).statusCode).toBe(200);
    // The ETag knows better than any date.
    expect((await get(CHARTER, { 'if-none-match': '"other"', 'if-modified-since': date })).statusCode).toBe(200);
  });

  test('sends no date for a change of today, as more may follow', async () => {
    const { get } = site(FLEET, { now: () => '2026-03-01T23:00:00.000Z' });
    const { headers } = await get(CHARTER);
    expect(headers['last-modified']).toBeUndefined();
    const since = { 'if-modified-since': 'Sun, 01 Mar 2026 23:00:00 GMT' };
    expect((await get(CHARTER, since)).statusCode).toBe(200);
  });

  test('answers HEAD with the same headers and no body', async () => {
    const { get } = site();
    const [whole, head] = [await get(CHARTER), await get(CHARTER, {}, 'HEAD')];
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', whole.headers.etag]);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  test('SE9 answers 503 with Retry-After when the search fails', async () => {
    const { search, get } = site();
    search.failWith({ kind: 'network', status: 0, message: 'Connection timeout', timedOut: true });
    const answer = await get(CHARTER);
    expect([answer.statusCode, answer.body, answer.headers['retry-after']]).toEqual([
      503,
      'Connection timeout\n',
      '30',
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});

test('SE7 the site serves a feed next to its pages', async () => {
  const ports = { search: new MemoryYachtSearch(FLEET), catalogue: new MemoryYachtCatalogue(FLEET) };
  const { app, get, rendered } = await startSite({}, undefined, {}, ports);
  const answer = await get(`${CHARTER}?l=kind:sail`);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
  expect(texts(answer.text, 'id')).toHaveLength(2);
  const known = { 'if-none-match': answer.headers.etag ?? '' };
  expect((await get(`${CHARTER}?l=kind:sail`, known)).status).toBe(304);
  expect((await get(CHARTER, {}, 'HEAD')).text).toBe('');
  expect(rendered).toEqual([]);
  await app.close();
});
