import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { SiteApiSearchHits } from '../../../adapters/site-http/site-api.ts';
import { decodeCriteria, encodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { writeYachtLink } from '../../../core/search/yacht-link.ts';
import { ok } from '../../../core/shared/result.ts';
import { createTakeTurn } from '../../../server/http/limit-work.ts';
import { WorkQueue } from '../../../server/http/work-queue.ts';
import { yachtHitsRoute } from '../../../server/routes/yacht-hits-route.ts';
import { MemorySearchHits } from '../../fakes/browser/memory-search-hits.ts';
import { MemoryYachtCatalogue } from '../../fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../fakes/memory-yacht-search.ts';
import { sampleYacht } from '../../samples/sample-yacht.ts';
import { type SiteAnswer, siteClient, startTestSite } from '../../samples/test-site.ts';
import { type KnownList, type SearchHitsWorld, sampleHit, searchHitsContract } from './search-hits-contract.ts';

searchHitsContract('memory', async (lists) => {
  const searchHits = new MemorySearchHits(lists);
  return { searchHits, breakDown: () => searchHits.failWith({ kind: 'status', status: 503, body: null }) };
});
searchHitsContract('site-http', siteWorld);

/** A fake site that decodes addresses as the server's route does. */
async function siteWorld(lists: readonly KnownList[]): Promise<SearchHitsWorld> {
  let broken = false;
  const site = await startTestSite((path) => {
    const address = new URL(path, 'http://site');
    if (broken || address.pathname !== '/api/yacht-hits/') return { status: 503, body: 'no' };
    const asked = encodeCriteria({ ...decodeCriteria('charter', address.searchParams), page: 1 });
    const market = address.searchParams.get('market');
    const list = lists.find(({ search }) => search.market === market && search.query === asked);
    return { status: 200, body: { hits: (list?.hits ?? []).map(writeYachtLink) } };
  });
  return {
    searchHits: new SiteApiSearchHits(site.http),
    breakDown() {
      broken = true;
    },
    close: site.close,
  };
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

test.each([
  ['', '/api/yacht-hits/?market=sale'],
  ['?', '/api/yacht-hits/?market=sale'],
  ['?q=a+b&p=2', '/api/yacht-hits/?market=sale&q=a+b&p=2'],
  ['q=a+b', '/api/yacht-hits/?market=sale&q=a+b'],
])('YA7 requests %j by its URL', async (query, path) => {
  const site = await startTestSite(() => ({ status: 200, body: { hits: [] } }));
  closing.push(site.close);
  await new SiteApiSearchHits(site.http).hits({ market: 'sale', query });
  expect(site.asked).toEqual([path]);
});

test.each<[string, SiteAnswer, string]>([
  ['garbage', { status: 200, body: '<!doctype html>' }, 'bad-body'],
  ['a bare array', { status: 200, body: [] }, 'bad-answer'],
  ['null', { status: 200, body: null }, 'bad-answer'],
  ['no array', { status: 200, body: { hits: 'none' } }, 'bad-answer'],
  ['a missing page', { status: 404, body: 'no' }, 'status'],
  ['nothing, ever', 'hang', 'network'],
])('YA7 reports %s as a failure', async (_, answer, kind) => {
  const site = await startTestSite(() => answer);
  closing.push(site.close);
  const searchHits = new SiteApiSearchHits(site.http);
  expect(await searchHits.hits({ market: 'sale', query: '' })).toMatchObject({ ok: false, error: { kind } });
});

test('YA7 skips an invalid row', async () => {
  const good = sampleHit('aurora');
  const rows = [{ Length: 'long' }, writeYachtLink(good), null];
  const site = await startTestSite(() => ({ status: 200, body: { hits: rows } }));
  closing.push(site.close);
  expect(await new SiteApiSearchHits(site.http).hits({ market: 'charter', query: '' })).toEqual(ok([good]));
});

test('YA7 a tab parses the answer of our server', async () => {
  const fleet = [sampleYacht({ id: 'aurora', kind: 'sail' }), sampleYacht({ id: 'zephyr' })];
  const app = Fastify();
  closing.push(() => app.close());
  yachtHitsRoute(app, {
    takeTurn: createTakeTurn(new WorkQueue(), false),
    ports: { search: new MemoryYachtSearch(fleet), catalogue: new MemoryYachtCatalogue(fleet) },
    visitorOf: () => ({ currency: 'eur', unit: 'meters', cookieLocale: null, preferredLocale: null, cacheKeyPart: '' }),
    now: () => '2026-07-01T12:00:00.000Z',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const searchHits = new SiteApiSearchHits(siteClient(`http://127.0.0.1:${port}`));
  expect(await searchHits.hits({ market: 'charter', query: '?l=kind:sail' })).toEqual(ok([sampleHit('aurora')]));
});
