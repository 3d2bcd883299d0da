import { describe, expect, test } from 'vitest';
import { MemoryMediaLibrary } from '../../../adapters/memory/memory-media-library.ts';
import { MemoryYachtCatalogue } from '../../../adapters/memory/memory-yacht-catalogue.ts';
import { hrefIn } from '../../../core/locale/locale-path.ts';
import { NOTHING_COMPARED } from '../../../core/shortlist/comparison.ts';
import { decodeComparison } from '../../../core/shortlist/comparison-query.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { type SampleYacht, sampleYacht, soldYacht } from '../../../tests/contract/sample-yacht.ts';
import { buildCompareView, type CompareContext } from './build-compare-view.ts';

const FLEET = [
  sampleYacht({ id: 'both', name: 'Both', length: 50, slugs: { charter: 'both-c', sale: 'both-s', ghost: null } }),
  sampleYacht({ id: 'charter', name: 'Écume', market: 'charter', length: 40, weeklyRate: 100_000 }),
  sampleYacht({ id: 'sale', name: 'Sale', market: 'sale', salePrice: 9_000_000 }),
  sampleYacht({ id: 'ghost', name: 'Ghost', market: 'ghost' }),
  sampleYacht({ id: 'none', name: 'None', market: 'none' }),
  soldYacht('sold'),
];

function contextOf(fleet: readonly Yacht[], more: Partial<CompareContext> = {}): CompareContext {
  return {
    catalogue: new MemoryYachtCatalogue(fleet),
    media: new MemoryMediaLibrary(),
    locale: 'en',
    href: hrefIn('en', 'prefix'),
    translate: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    reading: { currency: 'eur', unit: 'meters' },
    now: '2025-07-01T00:00:00Z',
    ...more,
  };
}

const show = (query: string, fleet: readonly Yacht[] = FLEET, more: Partial<CompareContext> = {}) =>
  buildCompareView(decodeComparison(query), contextOf(fleet, more));

/** The cells of one row for yachts that differ in these fields. */
async function rowOf(key: string, samples: readonly SampleYacht[], query = 'charter', more = {}) {
  const fleet = samples.map((sample, at) => sampleYacht({ id: `y${at}`, ...sample }));
  const view = await show(`?${query}=${fleet.map(({ id }) => id).join(',')}`, fleet, more);
  const row = view.rows.find((one) => one.key === key);
  return row && { cells: row.cells, differs: row.differs };
}

describe('CF1 the yachts of the address', () => {
  test('in its order, each with her page on this market', async () => {
    const view = await show('?charter=charter,both&sale=both');
    expect(view.market).toBe('charter');
    expect(view.columns.map(({ id, name, href }) => [id, name, href])).toEqual([
      ['charter', 'Écume', '/en/yacht-for-charter/charter/'],
      ['both', 'Both', '/en/yacht-for-charter/both-c/'],
    ]);
    expect(view.columns[0]?.picture.kind).toBe('drawing');
    expect((await show('?sale=both')).columns[0]?.href).toBe('/en/yacht-for-sale/both-s/');
  });

  test('side views to one scale: the longest fills her column', async () => {
    const { columns } = await show('?charter=charter,both');
    expect(columns.map(({ profile }) => profile.width)).toEqual(['80%', '100%']);
    expect(columns[0]?.profile.src).toMatch(/^\/media\/drawings\/charter\/profile\.svg\?v=/);
  });

  test('a link takes each off and leaves the others, of both markets', async () => {
    const view = await show('?charter=charter,both&sale=sale');
    expect(view.columns.map(({ removeHref }) => removeHref)).toEqual([
      '/en/compare/?charter=both&sale=sale',
      '/en/compare/?charter=charter&sale=sale',
    ]);
    expect((await show('?sale=sale&charter=both&i=sale')).columns[0]?.removeHref).toBe(
      '/en/compare/?charter=both&i=sale',
    );
  });

  test('tabs say how many yachts each market has, and lead to them', async () => {
    const view = await show('?charter=charter,both&sale=sale&i=sale');
    expect(view.tabs).toEqual([
      { text: 'compare.tab.charter 2', href: '/en/compare/?charter=charter,both&sale=sale', current: false },
      { text: 'compare.tab.sale 1', href: '/en/compare/?charter=charter,both&sale=sale&i=sale', current: true },
    ]);
  });

  test.each([
    ['?charter=both,gone,sale,ghost,none,sold', 'compare.leftOut.charter 5', '/en/compare/'],
    ['?sale=both,charter', 'compare.leftOut.sale 1', '/en/compare/'],
  ])('%s: those that are not offered there are left out, and said', async (query, leftOut, without) => {
    const view = await show(query);
    expect(view.leftOut).toBe(leftOut);
    expect(view.columns.map(({ id }) => id)).toEqual(['both']);
    expect(view.columns[0]?.removeHref.startsWith(without)).toBe(true);
    expect(view.tabs.map(({ href }) => href).join()).not.toContain('gone');
  });

  test('nobody is left out where all are offered, nor for what the other market lacks', async () => {
    expect((await show('?charter=both&sale=gone')).leftOut).toBeNull();
    expect((await buildCompareView(NOTHING_COMPARED, contextOf(FLEET))).leftOut).toBeNull();
  });
});

describe('CF1 adding a yacht without a script', () => {
  test('the form keeps the others and the tab', async () => {
    const { add } = await show('?charter=both&sale=sale&i=sale');
    expect(add).toMatchObject({
      action: '/en/compare/',
      name: 'sale',
      kept: [
        { name: 'charter', value: 'both' },
        { name: 'sale', value: 'sale' },
        { name: 'i', value: 'sale' },
      ],
    });
    expect((await show('')).add?.kept).toEqual([{ name: 'i', value: 'charter' }]);
  });

  test('those of the market that are not there yet, by initial without accent', async () => {
    expect((await show('')).add?.groups).toEqual([
      { letter: 'B', options: [{ value: 'both', label: 'Both, 50.0\u00a0m' }] },
      { letter: 'E', options: [{ value: 'charter', label: 'Écume, 40.0\u00a0m' }] },
    ]);
    expect((await show('?charter=charter')).add?.groups.map(({ letter }) => letter)).toEqual(['B']);
    expect((await show('?i=sale')).add?.groups.map(({ letter }) => letter)).toEqual(['B', 'S']);
  });

  test('one initial is one group, in the order of the alphabet', async () => {
    const fleet = ['Zea', 'Étoile', 'Eos', 'Alba', 'Erato'].map((name, at) => sampleYacht({ id: `y${at}`, name }));
    const { add } = await show('', fleet);
    expect(add?.groups.map(({ letter, options }) => [letter, options.map(({ value }) => value)])).toEqual([
      ['A', ['y3']],
      ['E', ['y2', 'y4', 'y1']],
      ['Z', ['y0']],
    ]);
  });

  test('what no address could hold is not offered', async () => {
    expect((await show('', [sampleYacht({ id: 'a b' })])).add?.groups).toEqual([]);
  });

  test('six fill the page, five and one unknown do not', async () => {
    const fleet = Array.from({ length: 7 }, (_, at) => sampleYacht({ id: `y${at}` }));
    expect((await show('?charter=y0,y1,y2,y3,y4,y5', fleet)).add).toBeNull();
    expect((await show('?charter=y0,y1,y2,y3,y4,gone', fleet)).add).not.toBeNull();
    expect((await show('?charter=y0,y1,y2,y3,y4,y5&i=sale', fleet)).add).not.toBeNull();
  });
});

describe('CF1 row by row', () => {
  test('every line the trade reads', async () => {
    const view = await show('?charter=both,charter');
    expect(view.rows.map(({ key }) => key)).toEqual([
      ...['price', 'length', 'beam', 'draft', 'grossTonnage', 'builder', 'built', 'guests', 'cabins', 'crew'],
      ...['cruise', 'max', 'range', 'hull', 'flag'],
    ]);
    expect(view.rows.every(({ cells }) => cells.length === 2)).toBe(true);
  });

  test.each<[string, readonly SampleYacht[], readonly (string | null)[], boolean]>([
    ['length', [{ length: 50 }, { length: 62.5 }], ['50.0\u00a0m', '62.5\u00a0m'], true],
    ['length', [{ length: 50 }, { length: 50.01 }], ['50.0\u00a0m', '50.0\u00a0m'], false],
    ['length', [{ length: 50 }], ['50.0\u00a0m'], false],
    ['grossTonnage', [{ grossTonnage: 1499 }, { grossTonnage: null }], ['1,499\u00a0GT', null], true],
    ['refit', [{ refitYear: null }, { refitYear: 2019 }], [null, '2019'], true],
    ['cruise', [{ speeds: { cruise: 12.5, max: null } }], ['12.5\u00a0spec.knots'], false],
    ['range', [{ ranges: { cruise: 4000, economical: null } }], ['4,000\u00a0spec.miles'], false],
    ['crew', [{ crew: { total: 11, charter: 10 } }], ['10'], false],
    ['guests', [{ guests: { total: 12, sleeping: 10, cruising: 20 } }], ['12'], false],
    ['flag', [{ flag: 'KY' }, { flag: 'MT' }], ['Cayman Islands', 'Malta'], true],
    ['price', [{ weeklyRate: 200_000 }, { poa: true }], ['price.fromPerWeek €200,000', 'price.poa'], true],
  ])('%s of %j reads %j; differs: %j', async (key, samples, cells, differs) => {
    expect(await rowOf(key, samples)).toEqual({ cells, differs });
  });

  test('a line that is known of none is left out', async () => {
    expect(await rowOf('refit', [{ refitYear: null }, { refitYear: null }])).toBeUndefined();
    expect(await rowOf('max', [{ speeds: { cruise: null, max: null } }])).toBeUndefined();
  });

  test('for sale: the asking price, and the whole crew', async () => {
    const samples = [{ salePrice: 20_000_000, crew: { total: 11, charter: 10 } }];
    expect((await rowOf('price', samples, 'sale'))?.cells).toEqual(['€20,000,000']);
    expect((await rowOf('crew', samples, 'sale'))?.cells).toEqual(['11']);
  });

  test('in the visitor’s currency and unit', async () => {
    const reading = { currency: 'usd', unit: 'feet' } as const;
    expect((await rowOf('price', [{ weeklyRate: 200_000 }], 'charter', { reading }))?.cells[0]).toContain('250,000');
    expect((await rowOf('length', [{ length: 50 }], 'charter', { reading }))?.cells).toEqual(['164′\u00a01″']);
  });
});
