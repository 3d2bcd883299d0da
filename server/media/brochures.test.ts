import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { localePath } from '../../core/routing/locale-path.ts';
import { err, ok } from '../../core/shared/result.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryMediaLibrary } from '../../tests/fakes/memory-media-library.ts';
import { MemoryOfficeDirectory } from '../../tests/fakes/memory-office-directory.ts';
import { MemoryRecommendations } from '../../tests/fakes/memory-recommendations.ts';
import { MemorySeaRoutes } from '../../tests/fakes/memory-sea-routes.ts';
import { MemorySiteSearch } from '../../tests/fakes/memory-site-search.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { loadMessages } from '../start/messages.ts';
import type { BrochureJob } from './brochure-thread.ts';
import type { AnswerBrochure } from './brochures.ts';
import {
  type BrochureOptions,
  type BrochureRequest,
  type BrochureRouteOptions,
  brochureRoute,
  brochures,
} from './brochures.ts';

const AURORA = sampleYacht({ slugs: { charter: 'aurora', sale: 'aurora', ghost: null }, weeklyRate: 100_000 });
const MESSAGES = loadMessages();

/** A shelf that anyone can look at. */
class Shelf {
  readonly kept = new Map<string, Buffer>();
  full = false;
  async read(name: string) {
    return this.kept.get(name) ?? null;
  }
  async write(name: string, body: Buffer) {
    if (!this.full) this.kept.set(name, body);
  }
}

function house(options: Partial<BrochureOptions> & { readonly fleet?: readonly Yacht[] } = {}) {
  const { fleet = [AURORA], ...given } = options;
  const store = new Shelf();
  const jobs: BrochureJob[] = [];
  const warnings: string[] = [];
  const answer = brochures({
    ports: {
      catalogue: new MemoryYachtCatalogue(fleet),
      search: new MemoryYachtSearch(fleet),
      siteSearch: new MemorySiteSearch(),
      recommendations: new MemoryRecommendations(fleet),
      media: new MemoryMediaLibrary(),
      offices: new MemoryOfficeDirectory(),
      content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] }),
      seaRoutes: new MemorySeaRoutes(),
    },
    messages: MESSAGES,
    localePath: (path, locale) => localePath(path, locale, 'prefix'),
    picture: async () => Buffer.from('a picture'),
    render: async (job) => {
      jobs.push(job);
      return Buffer.from(`%PDF ${jobs.length}`);
    },
    store,
    now: () => '2026-06-01T12:00:00.000Z',
    warn: (message) => void warnings.push(message),
    ...given,
  });
  const ask = (request: Partial<BrochureRequest> = {}) =>
    answer({
      locale: 'en',
      market: 'charter',
      slug: 'aurora',
      preferences: { currency: 'eur', unit: 'meters' },
      origin: 'https://sample.example',
      ...request,
    });
  return { ask, jobs, store, warnings };
}

const BUSY = { ok: false, error: { kind: 'busy' } };
const NOT_FOUND = { ok: false, error: { kind: 'not-found' } };

describe('YA1 a brochure', () => {
  test('contains her page’s view, her name and her page’s URL', async () => {
    const { ask, jobs } = house();
    expect(await ask({ locale: 'es', market: 'sale' })).toEqual({
      ok: true,
      value: {
        pdf: Buffer.from('%PDF 1'),
        complete: true,
        name: 'Aurora (En venta)',
        page: 'https://sample.example/es/yacht-for-sale/aurora/',
      },
    });
    const [job] = jobs;
    expect(job?.view).toMatchObject({ name: 'Aurora', language: 'es-ES', house: SAMPLE_SITE.brand.name });
    expect(job?.pictures.get(job.view.hero.src)?.toString()).toBe('a picture');
  });

  test('is not found for an unknown yacht', async () => {
    expect(await house().ask({ slug: 'nobody' })).toEqual(NOT_FOUND);
  });

  test.each(['sale', 'ghost', 'none'] as const)('YA3 is not found for a ghost or hidden yacht: %s', async (market) => {
    const fleet = [sampleYacht({ market, slugs: { charter: 'aurora', sale: 'aurora', ghost: 'aurora' } })];
    expect(await house({ fleet }).ask()).toEqual(NOT_FOUND);
  });

  test('is made once for simultaneous requests and then cached', async () => {
    const { ask, jobs, store } = house();
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(jobs).toHaveLength(1);
    expect(store.kept.size).toBe(1);
  });

  test.each<[string, Partial<BrochureRequest>]>([
    ['locale', { locale: 'es' }],
    ['market', { market: 'sale' }],
    ['currency', { preferences: { currency: 'usd', unit: 'meters' } }],
    ['unit', { preferences: { currency: 'eur', unit: 'feet' } }],
  ])('differs by %s', async (_, request) => {
    const { ask, jobs } = house();
    await ask();
    await ask(request);
    expect(jobs).toHaveLength(2);
  });

  test('PR5 is made again when the season, her rates or her record change', async () => {
    const store = new Shelf();
    const rates = sampleYacht({ slugs: AURORA.slugs, weeklyRate: 90_000 });
    await house({ store }).ask();
    await house({ store, now: () => '2026-12-01T12:00:00.000Z' }).ask();
    await house({ store, fleet: [rates] }).ask();
    await house({ store, fleet: [{ ...AURORA, updatedAt: '2030-01-01' }] }).ask();
    expect(store.kept.size).toBe(4);
  });
});

describe('YA1 when a brochure fails', () => {
  test.each([
    ['it cannot be had', async () => null],
    ['Error: broken', async () => Promise.reject(new Error('broken'))],
  ])('sends one without a picture, reports it and does not cache it: %s', async (why, picture) => {
    const { ask, jobs, store, warnings } = house({ picture });
    expect(await ask()).toMatchObject({ ok: true, value: { complete: false } });
    expect([jobs[0]?.pictures.size, store.kept.size]).toEqual([0, 0]);
    expect(warnings).toEqual([`A brochure lacks the picture ${jobs[0]?.view.hero.src}: ${why}`]);
  });

  test('one from the disk is complete', async () => {
    const { ask } = house();
    await ask();
    expect(await ask()).toMatchObject({ ok: true, value: { complete: true } });
  });

  test('an unwritable disk costs time, never the answer', async () => {
    const { ask, jobs, store } = house();
    store.full = true;
    await ask();
    expect(await ask()).toMatchObject({ ok: true });
    expect(jobs).toHaveLength(2);
  });

  test('makes one at a time, queues a few and refuses more', async () => {
    let [running, most] = [0, 0];
    let go = () => {};
    const gate = new Promise<void>((open) => {
      go = open;
    });
    const { ask } = house({
      mostWaiting: 1,
      render: async () => {
        running += 1;
        most = Math.max(most, running);
        await gate;
        running -= 1;
        return Buffer.from('%PDF');
      },
    });
    const first = ask();
    const second = ask({ locale: 'es' });
    await expect.poll(() => running).toBe(1);
    expect(await ask({ market: 'sale' })).toEqual(BUSY);
    go();
    expect([await first, await second]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(most).toBe(1);
  });

  test('the next request may succeed', async () => {
    let failures = 1;
    const { ask } = house({
      render: async () => {
        if (failures-- > 0) throw new Error('no thread');
        return Buffer.from('%PDF');
      },
    });
    await expect(ask()).rejects.toThrow('no thread');
    expect(await ask()).toMatchObject({ ok: true });
  });
});

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const PAGE = 'https://sample.example/es/yacht-for-charter/sel-et-soie/';
const PDF = Buffer.from('%PDF-1.7 the whole of it');
const BROCHURE = ok({ pdf: PDF, complete: true, name: 'L’Été «d’Or» (À louer)', page: PAGE });

function site(answer: AnswerBrochure = async () => BROCHURE, options: Partial<BrochureRouteOptions> = {}) {
  const requests: BrochureRequest[] = [];
  const app = Fastify();
  closing.push(() => app.close());
  app.setNotFoundHandler((_, reply) => reply.code(404).send('not found'));
  brochureRoute(app, {
    answer: (request) => {
      requests.push(request);
      return answer(request);
    },
    publicUrl: null,
    isSecure: () => true,
    ...options,
  });
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, headers, method });
  return { requests, get };
}

const PATH = '/brochures/es/charter/sel-et-soie.pdf';

describe('YA1 the brochure URL', () => {
  test('names locale, market and yacht and takes defaults for the rest', async () => {
    const { requests, get } = site();
    await get(PATH, { host: 'yachts.example', cookie: 'currency=usd; unit=feet' });
    const preferences = { currency: 'eur', unit: 'meters' };
    expect(requests).toEqual([
      { locale: 'es', market: 'charter', slug: 'sel-et-soie', preferences, origin: 'https://yachts.example' },
    ]);
  });

  test('PR6 may name a currency and a unit', async () => {
    const { requests, get } = site();
    await get(`${PATH}?currency=usd&unit=feet&utm_source=x`);
    expect(requests[0]?.preferences).toEqual({ currency: 'usd', unit: 'feet' });
  });

  test('has the configured origin', async () => {
    const { requests, get } = site(undefined, { publicUrl: 'https://www.sample.example' });
    await get(PATH);
    expect(requests[0]?.origin).toBe('https://www.sample.example');
  });

  test.each([
    '/brochures/fr/charter/a.pdf',
    '/brochures/es/rent/a.pdf',
    '/brochures/es/charter/a',
    '/brochures/es/charter/a.html',
    `${PATH}?currency=btc`,
    `${PATH}?unit=fathoms`,
    `${PATH}?unit=feet&unit=meters`,
  ])('is not valid: %s', async (path) => {
    const { requests, get } = site();
    expect((await get(path)).statusCode).toBe(404);
    expect(requests).toEqual([]);
  });

  test('YA3 is not found where there is no brochure', async () => {
    const { get } = site(async () => err({ kind: 'not-found' }));
    expect((await get(PATH)).statusCode).toBe(404);
  });
});

describe('YA1 a sent brochure', () => {
  test('is a PDF, cached for an hour, shown inline, with a link to its page', async () => {
    const { statusCode, headers, body } = await site().get(PATH);
    expect([statusCode, body]).toEqual([200, '%PDF-1.7 the whole of it']);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '24',
      'cache-control': 'public, max-age=3600',
      link: `<${PAGE}>; rel="canonical"`,
      'x-content-type-options': 'nosniff',
    });
  });

  test('ME1 is cached for a minute when a picture is missing', async () => {
    const { headers } = await site(async () => ok({ ...BROCHURE.value, complete: false })).get(PATH);
    expect(headers['cache-control']).toBe('public, max-age=60');
  });

  test('is saved under her name, with accents', async () => {
    const { headers } = await site().get(PATH);
    expect(headers['content-disposition']).toBe(
      `inline; filename="sel-et-soie.pdf"; filename*=UTF-8''L%E2%80%99%C3%89t%C3%A9%20%C2%ABd%E2%80%99Or%C2%BB%20%28%C3%80%20louer%29.pdf`,
    );
  });

  test('answers 304 to a matching ETag', async () => {
    const { get } = site();
    const etag = String((await get(PATH)).headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get(PATH, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  });

  test('answers HEAD', async () => {
    const { statusCode, headers, body } = await site().get(PATH, {}, 'HEAD');
    expect([statusCode, body, headers['content-length']]).toEqual([200, '', '24']);
  });

  test('asks to retry later when too many are in progress', async () => {
    const { statusCode, headers } = await site(async () => err({ kind: 'busy' })).get(PATH);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
  });
});
