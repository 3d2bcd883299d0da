import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { localePath } from '../../core/routing/locale-path.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
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
import { InFlightLimit } from '../http/in-flight-limit.ts';
import { TurnedAwayError } from '../http/work-rules.ts';
import { loadMessages } from '../start/messages.ts';
import type { BrochureJob } from './brochure-thread.ts';
import {
  type AnswerBrochure,
  BROCHURE_LIMITS,
  type BrochureOptions,
  type BrochureRequest,
  type BrochureRouteOptions,
  brochureRoute,
  createAnswerBrochure,
} from './brochures.ts';
import type { RenderClient } from './render-queue.ts';

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
  const answer = createAnswerBrochure({
    ports: {
      catalogue: new MemoryYachtCatalogue(fleet),
      search: new MemoryYachtSearch(fleet),
      siteSearch: new MemorySiteSearch(),
      recommendations: new MemoryRecommendations(fleet),
      media: new MemoryMediaLibrary(),
      calendars: new MemoryAvailabilityCalendar(),
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
  const ask = (request: Partial<BrochureRequest> = {}, client: Partial<RenderClient> = {}) =>
    answer(
      {
        locale: 'en',
        market: 'charter',
        slug: 'aurora',
        preferences: { currency: 'eur', unit: 'meters' },
        origin: 'https://sample.example',
        ...request,
      },
      { networks: [], isWanted: () => true, takeTurn: (task) => task(), ...client },
    );
  return { ask, jobs, store, warnings };
}

/** Brochures whose rendering ends by hand; `begun` has the languages of those that have begun. */
function houseByHand(options: Partial<BrochureOptions> = {}) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const render = async ({ view }: BrochureJob) => {
    begun.push(view.language);
    await new Promise<void>((resolve) => ends.push(resolve));
    return Buffer.from('%PDF');
  };
  return { ...house({ render, ...options }), begun, end: () => ends.shift()?.() };
}

const BUSY = expect.objectContaining({ name: 'TurnedAwayError', status: 503 });

describe('YA1 a brochure', () => {
  test('contains her page’s view, her name and her page’s URL', async () => {
    const { ask, jobs } = house();
    expect(await ask({ locale: 'es', market: 'sale' })).toEqual({
      pdf: Buffer.from('%PDF 1'),
      complete: true,
      name: 'Aurora (En venta)',
      page: 'https://sample.example/es/yacht-for-sale/aurora/',
    });
    const [job] = jobs;
    expect(job?.view).toMatchObject({ name: 'Aurora', language: 'es-ES', house: SAMPLE_SITE.brand.name });
    expect(job?.pictures.get(job.view.hero.src)?.toString()).toBe('a picture');
  });

  test('is not found for an unknown yacht', async () => {
    expect(await house().ask({ slug: 'nobody' })).toBeNull();
  });

  test.each(['sale', 'ghost', 'none'] as const)('YA3 is not found for a ghost or hidden yacht: %s', async (market) => {
    const fleet = [sampleYacht({ market, slugs: { charter: 'aurora', sale: 'aurora', ghost: 'aurora' } })];
    expect(await house({ fleet }).ask()).toBeNull();
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
    expect(await ask()).toMatchObject({ complete: false });
    expect([jobs[0]?.pictures.size, store.kept.size]).toEqual([0, 0]);
    expect(warnings).toEqual([`A brochure lacks the picture ${jobs[0]?.view.hero.src}: ${why}`]);
  });

  test('one from the disk is complete', async () => {
    const { ask } = house();
    await ask();
    expect(await ask()).toMatchObject({ complete: true });
  });

  test('an unwritable disk costs time, never the answer', async () => {
    const { ask, jobs, store } = house();
    store.full = true;
    await ask();
    expect(await ask()).toMatchObject({ complete: true });
    expect(jobs).toHaveLength(2);
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
    expect(await ask()).toMatchObject({ complete: true });
  });
});

describe('YA1 brochures that are not made yet', () => {
  const ONE = { networks: ['192.0.2.1'] };
  const TWO = { networks: ['198.51.100.1'] };
  const FEET = { currency: 'eur', unit: 'feet' } as const;

  test('are made one at a time, and a few wait', async () => {
    const { ask, begun, end } = houseByHand({ mostWaiting: 1 });
    const first = ask();
    await expect.poll(() => begun).toEqual(['en-GB']);
    const second = ask({ locale: 'es' });
    await expect(ask({ market: 'sale' })).rejects.toEqual(BUSY);
    expect(begun).toEqual(['en-GB']);
    end();
    await expect.poll(() => begun).toEqual(['en-GB', 'es-ES']);
    end();
    expect([await first, await second]).toMatchObject([{ complete: true }, { complete: true }]);
  });

  test('take turns by network, and are made once for two that ask for the same', async () => {
    const { ask, begun, end, store } = houseByHand();
    const stranger = [ask({}, ONE)];
    await expect.poll(() => begun).toHaveLength(1);
    stranger.push(ask({ preferences: FEET }, ONE), ask({ market: 'sale' }, ONE), ask({ locale: 'es' }, ONE));
    const visitor = ask({ locale: 'es' }, TWO);
    await new Promise(setImmediate);
    end();
    await expect.poll(() => begun).toEqual(['en-GB', 'es-ES']);
    end();
    expect(await visitor).toMatchObject({ complete: true });
    for (const count of [3, 4]) {
      await expect.poll(() => begun).toHaveLength(count);
      end();
    }
    expect(await Promise.all(stranger)).toHaveLength(4);
    expect([begun, store.kept.size]).toEqual([['en-GB', 'es-ES', 'en-GB', 'en-GB'], 4]);
  });

  test('are not made for clients that have left, unless another still waits', async () => {
    const { ask, begun, end } = houseByHand();
    let isThere = true;
    const isWanted = () => isThere;
    const first = ask();
    await expect.poll(() => begun).toHaveLength(1);
    const left = ask({ market: 'sale' }, { isWanted });
    const shared = [ask({ locale: 'es' }, { isWanted }), ask({ locale: 'es' })];
    await new Promise(setImmediate);
    isThere = false;
    end();
    await first;
    await expect(left).rejects.toEqual(BUSY);
    await expect.poll(() => begun).toEqual(['en-GB', 'es-ES']);
    end();
    expect(await Promise.all(shared)).toHaveLength(2);
  });

  test('cost the main thread their view alone', async () => {
    const { ask, begun, end } = houseByHand();
    let turns = 0;
    const takeTurn: RenderClient['takeTurn'] = async (task) => {
      turns += 1;
      return task().finally(() => {
        turns -= 1;
      });
    };
    const brochure = ask({}, { takeTurn });
    await expect.poll(() => begun).toHaveLength(1);
    expect(turns).toBe(0);
    end();
    await brochure;
  });
});

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const PAGE = 'https://sample.example/es/yacht-for-charter/sel-et-soie/';
const PDF = Buffer.from('%PDF-1.7 the whole of it');
const BROCHURE = { pdf: PDF, complete: true, name: 'L’Été «d’Or» (À louer)', page: PAGE };

function site(answer: AnswerBrochure = async () => BROCHURE, options: Partial<BrochureRouteOptions> = {}) {
  const requests: BrochureRequest[] = [];
  const app = Fastify();
  closing.push(() => app.close());
  app.setNotFoundHandler((_, reply) => reply.code(404).send('not found'));
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof TurnedAwayError ? error.status : 500).send());
  brochureRoute(app, {
    answer: (request, client) => {
      requests.push(request);
      return answer(request, client);
    },
    publicUrl: 'https://sample.example',
    isSecure: () => true,
    takeTurn: (_, task) => task(),
    trustProxy: true,
    openBrochures: new InFlightLimit(() => {}, BROCHURE_LIMITS),
    ...options,
  });
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, headers, method });
  return { requests, get };
}

const PATH = '/brochures/es/charter/sel-et-soie.pdf';

describe('YA1 the brochure URL', () => {
  test('names locale, market and yacht and takes defaults for the rest', async () => {
    const { requests, get } = site(undefined, { publicUrl: null });
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
    const { get } = site(async () => null);
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
    const { headers } = await site(async () => ({ ...BROCHURE, complete: false })).get(PATH);
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

  test('is kept by no shared cache where its host came from the request', async () => {
    const { headers } = await site(undefined, { publicUrl: null }).get(PATH);
    expect(headers['cache-control']).toBe('private, max-age=3600');
  });

  test('is waited for by a limited number of clients of a network', async () => {
    const ends: (() => void)[] = [];
    const { get } = site(() => new Promise((resolve) => ends.push(() => resolve(BROCHURE))));
    const from = (address: string) => get(PATH, { 'x-forwarded-for': address });
    const waiting = Array.from({ length: BROCHURE_LIMITS.network }, () => from('192.0.2.1'));
    await expect.poll(() => ends).toHaveLength(waiting.length);
    expect((await from('192.0.2.1')).statusCode).toBe(503);
    waiting.push(from('198.51.100.1'));
    await expect.poll(() => ends).toHaveLength(waiting.length);
    for (const end of ends) end();
    expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});
