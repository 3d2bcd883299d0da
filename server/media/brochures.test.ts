import { describe, expect, test } from 'vitest';
import { localePath } from '../../core/routing/locale-path.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryMediaLibrary } from '../../tests/fakes/memory-media-library.ts';
import { MemoryOfficeDirectory } from '../../tests/fakes/memory-office-directory.ts';
import { MemoryRecommendations } from '../../tests/fakes/memory-recommendations.ts';
import { MemorySeaCharts } from '../../tests/fakes/memory-sea-charts.ts';
import { MemorySiteSearch } from '../../tests/fakes/memory-site-search.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { loadMessages } from '../start/messages.ts';
import type { BrochureJob } from './brochure-thread.ts';
import { type BrochureOptions, type BrochureRequest, brochures } from './brochures.ts';

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
      seaCharts: new MemorySeaCharts(),
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
  test('is made of her page’s view, with her name and the address of her page', async () => {
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

  test('is not there for a yacht that nobody knows', async () => {
    expect(await house().ask({ slug: 'nobody' })).toEqual(NOT_FOUND);
  });

  test.each(['sale', 'ghost', 'none'] as const)(
    'YA3 is not there where she shows as a ghost or not at all: %s',
    async (market) => {
      const fleet = [sampleYacht({ market, slugs: { charter: 'aurora', sale: 'aurora', ghost: 'aurora' } })];
      expect(await house({ fleet }).ask()).toEqual(NOT_FOUND);
    },
  );

  test('is made once however many ask at once, and then kept', async () => {
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
  ])('is another in another %s', async (_, request) => {
    const { ask, jobs } = house();
    await ask();
    await ask(request);
    expect(jobs).toHaveLength(2);
  });

  test('PR5 is made anew when the season, her rates or her record change', async () => {
    const store = new Shelf();
    const rates = sampleYacht({ slugs: AURORA.slugs, weeklyRate: 90_000 });
    await house({ store }).ask();
    await house({ store, now: () => '2026-12-01T12:00:00.000Z' }).ask();
    await house({ store, fleet: [rates] }).ask();
    await house({ store, fleet: [{ ...AURORA, updatedAt: '2030-01-01' }] }).ask();
    expect(store.kept.size).toBe(4);
  });
});

describe('YA1 when making a brochure fails', () => {
  test.each([
    ['it cannot be had', async () => null],
    ['Error: broken', async () => Promise.reject(new Error('broken'))],
  ])('what lacks a picture is sent, said, and not kept: %s', async (why, picture) => {
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

  test('a disk that keeps nothing costs time, never the answer', async () => {
    const { ask, jobs, store } = house();
    store.full = true;
    await ask();
    expect(await ask()).toMatchObject({ ok: true });
    expect(jobs).toHaveLength(2);
  });

  test('one is made at a time, a few wait, and more are turned away', async () => {
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

  test('the next to ask may succeed', async () => {
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
