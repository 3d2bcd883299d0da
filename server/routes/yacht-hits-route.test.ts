import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Currency } from '../../core/price/currency.ts';
import { MAX_NAVIGABLE_HITS } from '../../core/search/yacht-link.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { createTakeTurn } from '../http/limit-work.ts';
import type { Visitor } from '../http/visitor.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { yachtHitsRoute } from './yacht-hits-route.ts';

const FLEET = [
  sampleYacht({ id: 'aurora', length: 74.2, weeklyRate: 100_000, name: 'Aurora?' }),
  sampleYacht({ id: 'meltemi', length: 31, weeklyRate: 300_000, kind: 'sail' }),
  sampleYacht({ id: 'zephyr', length: 50, weeklyRate: 200_000 }),
  sampleYacht({ id: 'ghibli', length: 60, market: 'sale' }),
];

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const visitor = (currency: Currency): Visitor => ({
  ...{ currency, unit: 'meters', cookieLocale: null, preferredLocale: null, cacheKeyPart: '' },
});

function site(fleet: readonly Yacht[] = FLEET, listed: readonly Yacht[] = fleet, now = '2026-07-01T12:00:00.000Z') {
  const currency: Currency = 'eur';
  const search = new MemoryYachtSearch(fleet);
  const app = Fastify();
  closing.push(() => app.close());
  const visitorOf = () => visitor(currency);
  const ports = { search, catalogue: new MemoryYachtCatalogue(listed) };
  yachtHitsRoute(app, { takeTurn: createTakeTurn(new WorkQueue(), false), ports, visitorOf, now: () => now });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const ids = async (url: string) => (await get(url)).json().hits.map((hit: { YachtId: string }) => hit.YachtId);
  return { search, get, ids };
}

test.each(['/api/yacht-hits/', '/api/yacht-hits'])('YA7 %s has the hits of a list, in its order', async (path) => {
  const answer = await site().get(`${path}?market=charter&s=length-desc`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    hits: [
      { Length: 74.2, Url: '/yacht-for-charter/aurora/', YachtId: 'aurora' },
      { Length: 50, Url: '/yacht-for-charter/zephyr/', YachtId: 'zephyr' },
      { Length: 31, Url: '/yacht-for-charter/meltemi/', YachtId: 'meltemi' },
    ],
  });
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

test('YA7 applies filters, text and market as the list itself', async () => {
  const { ids } = site();
  expect(await ids('/api/yacht-hits/?market=charter&l=kind:sail')).toEqual(['meltemi']);
  expect(await ids('/api/yacht-hits/?market=charter&q=aurora?&s=length-desc')).toContain('aurora');
  expect(await ids('/api/yacht-hits/?market=sale&r=length:55:65')).toEqual(['ghibli']);
  expect(await ids('/api/yacht-hits/?q=nobody&market=charter')).toEqual([]);
});

test('SE1 returns the whole list for any page, up to the maximum', async () => {
  const fleet = Array.from({ length: MAX_NAVIGABLE_HITS + 1 }, (_, index) => sampleYacht({ id: `yacht-${index}` }));
  const hits = await site(fleet).ids('/api/yacht-hits/?market=charter&p=2');
  expect(hits).toHaveLength(MAX_NAVIGABLE_HITS);
  expect(hits).toEqual(await site(fleet).ids('/api/yacht-hits/?market=charter'));
});

test('PR6 sorts by the visitor’s own currency', async () => {
  const search = new MemoryYachtSearch(FLEET);
  const asked: Currency[] = [];
  const app = Fastify();
  closing.push(() => app.close());
  yachtHitsRoute(app, {
    takeTurn: createTakeTurn(new WorkQueue(), false),
    ports: {
      search: {
        search(criteria, options) {
          asked.push(options.currency);
          return search.search(criteria, options);
        },
      },
      catalogue: new MemoryYachtCatalogue(FLEET),
    },
    visitorOf: ({ headers }) => visitor(headers.cookie === 'currency=gbp' ? 'gbp' : 'usd'),
    now: () => '2026-07-01T12:00:00.000Z',
  });
  await app.inject({ url: '/api/yacht-hits/?market=charter', headers: { cookie: 'currency=gbp' } });
  await app.inject({ url: '/api/yacht-hits/?market=charter' });
  expect(asked).toEqual(['gbp', 'usd']);
});

test('PR5 SE6 sorts by the season’s rates', async () => {
  const fleet = [
    sampleYacht({ id: 'a', weeklyRate: 100_000, winterRate: 300_000 }),
    sampleYacht({ id: 'b', weeklyRate: 200_000, winterRate: 150_000 }),
  ];
  const url = '/api/yacht-hits/?market=charter&s=price-asc';
  expect(await site(fleet).ids(url)).toEqual(['a', 'b']);
  expect(await site(fleet, fleet, '2026-12-01T12:00:00.000Z').ids(url)).toEqual(['b', 'a']);
});

test('YA7 leaves out a yacht that left the catalogue meanwhile', async () => {
  const { ids } = site(FLEET, FLEET.slice(1));
  expect(await ids('/api/yacht-hits/?market=charter&s=length-desc')).toEqual(['zephyr', 'meltemi']);
});

test('YA7 answers 304 as long as the list is the same', async () => {
  const { get } = site();
  const { headers } = await get('/api/yacht-hits/?market=charter');
  const known = { 'if-none-match': String(headers.etag) };
  expect((await get('/api/yacht-hits/?market=charter', known)).statusCode).toBe(304);
  expect((await get('/api/yacht-hits/?market=sale', known)).statusCode).toBe(200);
});

test.each(['', '?', '?market=', '?market=lease', '?market=ghost', '?l=kind:sail', '?market=__proto__'])(
  'YA7 %j names no market',
  async (query) => {
    const answer = await site().get(`/api/yacht-hits/${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toBe('market is charter or sale\n');
  },
);

test('YA7 ignores junk in the query', async () => {
  const { ids } = site();
  expect(await ids('/api/yacht-hits/?market=charter&s=length-desc&l=%zz;x:y&r=;&p=-1&zz=%00')).toHaveLength(3);
});

test('SE9 answers 503 with Retry-After when the search fails', async () => {
  const { search, get } = site();
  search.failWith({ kind: 'network', status: 0, message: 'Connection timeout', timedOut: true });
  const answer = await get('/api/yacht-hits/?market=charter');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('30');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.body).toBe('Connection timeout\n');
});
