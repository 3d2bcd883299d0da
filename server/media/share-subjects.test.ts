import { describe, expect, test } from 'vitest';
import type { Locale } from '../../core/locale/locale.ts';
import { localePath } from '../../core/routing/locale-path.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { sampleYacht, soldYacht } from '../../tests/samples/sample-yacht.ts';
import type { SharePictureSubject } from '../../ui/document/share-picture/share-picture.ts';
import { MESSAGES, NOW, PHOTOGRAPH, portsOf } from './share-pictures.fixture.ts';
import { sharedPage } from './share-subjects.ts';

const SLUGS = { charter: 'aurora', sale: 'aurora', ghost: 'aurora' };
const AURORA = sampleYacht({ slugs: SLUGS, length: 47.7, weeklyRate: 100_000 });

function shared(subject: SharePictureSubject, fleet: readonly Yacht[] = [AURORA], locale: Locale = 'en') {
  return sharedPage(subject, {
    ports: portsOf(fleet),
    locale,
    translate: MESSAGES[locale].translate,
    href: (path, other = locale) => localePath(path, other, 'prefix'),
    now: NOW,
    withdrawnDays: 90,
  });
}
const ofYacht = async (yacht: Partial<Yacht> = {}, market: 'charter' | 'sale' = 'charter', locale: Locale = 'en') =>
  (await shared({ kind: 'yacht', market, slug: 'aurora' }, [{ ...AURORA, ...yacht }], locale))?.view;
const ofQuery = async (kind: 'charter' | 'sale' | 'compare' | 'itinerary', query: string, fleet?: readonly Yacht[]) =>
  (await shared({ kind, query }, fleet))?.view;

describe('ME3 the picture for messengers of a yacht', () => {
  test('says name, length, guests, cabins, market and price in the page’s language', async () => {
    expect(await ofYacht()).toMatchObject({
      label: 'For charter',
      title: 'Aurora',
      facts: ['47.7\u00a0m', '12 guests', '5 cabins'],
      price: 'From €100,000 p/week',
      note: '',
    });
    expect(await ofYacht({}, 'sale', 'es')).toMatchObject({
      label: 'En venta',
      facts: ['47,7\u00a0m', '12 invitados', '5 camarotes'],
      price: '€20,000,000',
    });
  });

  test('PR1 PR3 has the price in the contract’s currency', async () => {
    const { eur, usd, ...others } = AURORA.prices.sets;
    const sets = { ...others, eur: { ...eur, saleExchangeRate: 0.8 }, usd: { ...usd, saleExchangeRate: 1 } };
    const view = await ofYacht({ prices: { ...AURORA.prices, sets } }, 'sale');
    expect(view?.price).toMatch(/^\$[\d,]+$/);
  });

  test('PR3 has no price on application', async () => {
    expect((await ofYacht({ poa: true }, 'sale'))?.price).toBe('Price on application');
    expect(JSON.stringify(await ofYacht({ poa: true }))).not.toContain('100,000');
  });

  test('PR7 has the note to residents of the U.S. where her page has it', async () => {
    expect((await ofYacht({ usResidentsExcluded: true }))?.note).toContain('U.S. residents');
  });

  test.each(['ghost', 'sale'] as const)('YA3 has no price where she is not offered: %s', async (market) => {
    expect(await ofYacht({ market, usResidentsExcluded: true })).toMatchObject({
      ...{ label: '', price: '', note: '' },
      facts: ['Aurora is not for charter'],
    });
  });

  test('YA3 says that she is sold, and is none once her page is gone', async () => {
    const sold = soldYacht('aurora');
    const on = (day: string) =>
      ofYacht({ ...sold, slugs: SLUGS, withdrawn: { on: day, because: 'sold', was: 'both' } });
    expect(await on('2026-06-20')).toMatchObject({ price: '', facts: ['aurora has been sold'] });
    expect(await on('2025-06-20')).toBeUndefined();
    expect(await ofYacht({ market: 'none' })).toBeUndefined();
  });

  test('shows her photograph, or her side view without one', async () => {
    expect((await ofYacht())?.ground).toMatchObject({ kind: 'hulls', hulls: [{ name: '', drawn: { length: 47.7 } }] });
    const media = { ...AURORA.media, hero: PHOTOGRAPH };
    expect((await ofYacht({ media }))?.ground).toMatchObject({ kind: 'photograph', picture: { width: 1440 } });
  });
});

describe('CF1 the picture for messengers of a comparison', () => {
  const fleet = ['a', 'b', 'c'].map((id) => sampleYacht({ id, name: id.toUpperCase() }));
  const hidden = sampleYacht({ id: 'hidden', name: 'Hidden', market: 'none' });

  test('shows the yachts of its market with their names and lengths', async () => {
    const view = await ofQuery('compare', '?charter=c,a', fleet);
    expect(view).toMatchObject({ label: 'For charter', title: 'Two yachts, one scale', facts: [], price: '' });
    expect(view?.ground).toMatchObject({ hulls: [{ name: 'C', length: '50.0\u00a0m' }, { name: 'A' }] });
  });

  test.each([
    '',
    '?charter=x',
    '?charter=hidden',
    '?charter=a,hidden',
    '?charter=a&only=differences',
    '?charter=a&x=1',
  ])('SE7 YA3 is none for a query that no page writes, or without a yacht: %s', async (query) => {
    expect(await ofQuery('compare', query, [...fleet, hidden])).toBeUndefined();
  });

  test('SE7 is found by a query with more percent-encoding', async () => {
    expect(await ofQuery('compare', '?charter=c%2Ca', fleet)).toBeDefined();
  });
});

describe('CF3 the picture for messengers of a plan', () => {
  const zephyr = sampleYacht({ id: 'Y-1', name: 'Zephyr', market: 'charter' });

  test('says days, miles, first and last place, and the yacht', async () => {
    const view = await ofQuery('itinerary', '?v=1&yacht=Y-1&days=hydra;dokos', [zephyr]);
    expect(view).toMatchObject({ label: 'Zephyr', facts: ['Hydra to Dokos'] });
    expect(view?.title).toMatch(/^Two days, [\d.]+ miles$/);
    expect(view?.ground).toMatchObject({
      kind: 'chart',
      chart: { stops: [{}, {}], route: expect.stringMatching(/^M/) },
    });
  });

  test('does not show words that a visitor typed', async () => {
    const view = await ofQuery('itinerary', '?v=1&days=hydra,*1&at=37.3,23.4,Rude');
    expect(view).toMatchObject({ label: '', facts: [] });
    expect(JSON.stringify(view)).not.toContain('Rude');
  });

  test.each(['', '?v=1&days=atlantis', '?v=1&days=hydra&from=2026-08-01', '?v=1&days=hydra,atlantis'])(
    'SE7 is none without a place, and for a query that no page names: %s',
    async (query) => {
      expect(await ofQuery('itinerary', query)).toBeUndefined();
    },
  );
});

describe('SE10 the picture for messengers of a list', () => {
  const sail = sampleYacht({ id: 's', name: 'Sail', kind: 'sail', media: { ...AURORA.media, hero: PHOTOGRAPH } });

  test('says title, count and filters over the first photograph', async () => {
    const view = await ofQuery('charter', '?l=kind:sail', [AURORA, sail]);
    expect(view).toMatchObject({ title: 'Yachts for charter', facts: ['1 yacht', 'Sail'], price: '' });
    expect(view?.ground.kind).toBe('photograph');
    expect((await ofQuery('sale', '', [AURORA]))?.ground).toMatchObject({ kind: 'hulls', hulls: [{ name: 'Aurora' }] });
  });

  test('does not show words that a visitor typed', async () => {
    const view = await ofQuery('charter', '?q=aurora', [AURORA]);
    expect(view?.facts).toEqual(['1 yacht']);
  });

  test.each(['?l=kind:sail', '?v=map', '?l=kind:ketchup&x=1', '?p=0'])(
    'SE7 is none for an empty list, and for a query that no page names: %s',
    async (query) => {
      expect(await ofQuery('charter', query, [AURORA])).toBeUndefined();
    },
  );
});
