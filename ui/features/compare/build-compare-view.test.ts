import { describe, expect, test } from 'vitest';
import { comparisonCsvPath, decodeComparison } from '../../../core/shortlist/comparison-query.ts';
import { sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import { buildCompareCsv, type CompareContext } from './build-compare-view.ts';
import { contextOf, FLEET, fleetOf, show } from './compare.fixture.ts';

describe('CF1 the yachts of the URL', () => {
  test('are in its order, each with her page on this market', async () => {
    const view = await show('?charter=charter,both&sale=both');
    expect(view.market).toBe('charter');
    expect(view.columns.map(({ id, name, href }) => [id, name, href])).toEqual([
      ['charter', 'Écume', '/en/yacht-for-charter/charter/'],
      ['both', 'Both', '/en/yacht-for-charter/both-c/'],
    ]);
    expect(view.columns[0]?.picture.kind).toBe('drawing');
    expect(view.columns[0]?.by).toBe('yacht.builtBy Feadship 2015');
    expect((await show('?sale=both')).columns[0]?.href).toBe('/en/yacht-for-sale/both-s/');
  });

  test('each have a printable URL', async () => {
    const { columns } = await show('?sale=both');
    expect(columns[0]?.address).toBe('https://sample.example/en/yacht-for-sale/both-s/');
    expect((await show('?sale=both', FLEET, { origin: '' })).columns[0]?.address).toBe(columns[0]?.href);
  });

  test('each have a link that removes her and keeps the others, of both markets', async () => {
    const view = await show('?charter=charter,both&sale=sale');
    expect(view.columns.map(({ removeHref }) => removeHref)).toEqual([
      '/en/compare/?charter=both&sale=sale',
      '/en/compare/?charter=charter&sale=sale',
    ]);
    expect((await show('?sale=sale&charter=both&i=sale')).columns[0]?.removeHref).toBe(
      '/en/compare/?charter=both&i=sale',
    );
  });

  test('have tabs with the count and link of each market', async () => {
    const view = await show('?charter=charter,both&sale=sale&i=sale');
    expect(view.tabs).toEqual([
      { text: 'compare.tab.charter 2', href: '/en/compare/?charter=charter,both&sale=sale', current: false },
      { text: 'compare.tab.sale 1', href: '/en/compare/?charter=charter,both&sale=sale&i=sale', current: true },
    ]);
  });

  test('can be downloaded as a table, of this tab with all rows', async () => {
    expect((await show('?charter=charter,both&sale=sale&i=sale&only=differences&unread=2')).csvHref).toBe(
      '/exports/en/compare.csv?charter=charter,both&sale=sale&i=sale',
    );
    expect((await show('?i=sale')).csvHref).toBeNull();
    expect((await show('?i=sale')).scale).toBeNull();
  });
});

describe('CF1 notices name the yachts of the URL that are not shown', () => {
  test.each([
    ['?charter=both', []],
    ['?charter=both,sale', ['compare.lost.charter Sale']],
    ['?sale=both,charter', ['compare.lost.sale Écume']],
    ['?charter=both,ghost', ['compare.lost.charter Ghost']],
    ['?charter=both,sold,left', ['compare.lost.sold sold', 'compare.lost.left-market left']],
    // A yacht that is on no market is not mentioned at all.
    ['?charter=both,gone,none', ['compare.lost.unknown 2']],
    ['?charter=both,<b>&i=lease', ['compare.lost.unread 2']],
    ['?charter=both&unread=1&over=3', ['compare.lost.over 3 6', 'compare.lost.unread 1']],
    ['?charter=both,gone,sold', ['compare.lost.sold sold', 'compare.lost.unknown 1']],
    ['', []],
  ])('%s: %j', async (query, lost) => {
    expect((await show(query)).lost).toEqual(lost);
  });

  test('no link of the page repeats them', async () => {
    const view = await show('?charter=both,charter,gone,sold&only=differences&unread=1&over=2');
    expect(view.columns.map(({ id }) => id)).toEqual(['both', 'charter']);
    const links = [...view.tabs, ...view.columns.map(({ removeHref: href }) => ({ href })), view.only];
    for (const link of links) expect(link?.href).not.toMatch(/gone|sold|unread|over=/);
  });

  test('the other market’s notices are on its tab only', async () => {
    expect((await show('?charter=both&sale=gone')).lost).toEqual([]);
  });
});

describe('CF1 only differences', () => {
  const SAME = { length: 50, salePrice: 5_000_000 };

  test('is a switch in the URL and keeps the rows that differ', async () => {
    const fleet = fleetOf([SAME, { ...SAME, length: 60, flag: 'MT' }]);
    const all = await show('?sale=y0,y1', fleet);
    expect(all.only).toEqual({ on: false, href: '/en/compare/?sale=y0,y1&only=differences' });
    const differing = await show('?sale=y0,y1&only=differences', fleet);
    expect(differing.only).toEqual({ on: true, href: '/en/compare/?sale=y0,y1' });
    expect(differing.groups.map(({ key, rows }) => [key, rows.map((row) => row.key)])).toEqual([
      ['dimensions', ['length']],
      ['build', ['flag']],
    ]);
    // The filter stays on in every link.
    expect(differing.columns[0]?.removeHref).toBe('/en/compare/?sale=y1&only=differences');
    expect(differing.tabs[0]?.href).toContain('only=differences');
    expect(differing.add?.kept).toContainEqual({ name: 'only', value: 'differences' });
  });

  test('leaves no rows when they are identical', async () => {
    expect((await show('?sale=y0,y1&only=differences', fleetOf([SAME, SAME]))).groups).toEqual([]);
  });

  test('has no switch for a single yacht and hides nothing', async () => {
    const view = await show('?sale=y0&only=differences', fleetOf([SAME]));
    expect(view.only).toBeNull();
    expect(view.groups.length).toBeGreaterThan(3);
  });
});

describe('CF1 adding a yacht without a script', () => {
  test('keeps the others and the tab', async () => {
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

  test('offers the remaining yachts of the market, grouped by initial without accent', async () => {
    expect((await show('')).add?.groups).toEqual([
      { letter: 'B', options: [{ value: 'both', label: 'Both, 50.0\u00a0m' }] },
      { letter: 'E', options: [{ value: 'charter', label: 'Écume, 40.0\u00a0m' }] },
    ]);
    expect((await show('?charter=charter')).add?.groups.map(({ letter }) => letter)).toEqual(['B']);
    expect((await show('?i=sale')).add?.groups.map(({ letter }) => letter)).toEqual(['B', 'S']);
  });

  test('has one group per initial, in alphabetical order', async () => {
    const fleet = fleetOf(['Zea', 'Étoile', 'Eos', 'Alba', 'Erato'].map((name) => ({ name })));
    const { add } = await show('', fleet);
    expect(add?.groups.map(({ letter, options }) => [letter, options.map(({ value }) => value)])).toEqual([
      ['A', ['y3']],
      ['E', ['y2', 'y4', 'y1']],
      ['Z', ['y0']],
    ]);
  });

  test('offers no yacht that does not fit in a URL', async () => {
    expect((await show('', [sampleYacht({ id: 'a b' })])).add?.groups).toEqual([]);
  });

  test('is full with six, but not with five and an unknown one', async () => {
    const fleet = fleetOf(Array.from({ length: 7 }, () => ({})));
    expect((await show('?charter=y0,y1,y2,y3,y4,y5', fleet)).add).toBeNull();
    expect((await show('?charter=y0,y1,y2,y3,y4,gone', fleet)).add).not.toBeNull();
    expect((await show('?charter=y0,y1,y2,y3,y4,y5&i=sale', fleet)).add).not.toBeNull();
  });
});

const csvOf = (query: string, fleet = FLEET, more: Partial<CompareContext> = {}) =>
  buildCompareCsv(decodeComparison(query), contextOf(fleet, more));

describe('CF1 a comparison as a downloadable table', () => {
  test('has one row per yacht and one column per row of the page', async () => {
    const [head = [], ...rows] = (await csvOf('?charter=charter,both')) ?? [];
    const { groups, columns } = await show('?charter=charter,both');
    const lines = groups.flatMap((group) => group.rows);
    expect(head).toEqual(['compare.yacht', ...lines.map(({ label }) => label), 'compare.address']);
    expect(rows.map((row) => row[0])).toEqual(['Écume', 'Both']);
    expect(rows.map((row) => row.at(-1))).toEqual(columns.map(({ address }) => address));
    expect(rows.map((row) => row.length)).toEqual([head.length, head.length]);
    expect(rows.map((row) => row[head.indexOf('spec.length')])).toEqual(['40.0 m', '50.0 m']);
  });

  test('leaves unknown values empty and has no no-break spaces', async () => {
    const [head = [], ...rows] = (await csvOf('?sale=y0,y1', fleetOf([{ grossTonnage: null }, {}]))) ?? [];
    expect(rows.map((row) => row[head.indexOf('spec.grossTonnage')])).toEqual(['', '499 GT']);
    expect(rows.flat().join()).not.toContain('\u00a0');
  });

  test('has all rows, even if the page shows only differences', async () => {
    const all = await csvOf('?sale=both,sale');
    expect(await csvOf('?sale=both,sale&only=differences')).toEqual(all);
    expect(comparisonCsvPath('es', decodeComparison('?sale=both,sale&only=differences'))).toBe(
      '/exports/es/compare.csv?sale=both,sale',
    );
  });

  test('is in the visitor’s currency and unit', async () => {
    const rows = await csvOf('?sale=both', FLEET, { preferences: { currency: 'usd', unit: 'feet' } });
    expect(rows?.[1]).toContain('164′ 1″');
    expect(rows?.[1]).toContain('price.approx $25,000,000');
  });

  test.each(['', '?charter=gone', '?charter=sale,ghost,none,sold', '?charter=both&i=sale'])(
    'is null when no yacht is compared: %j',
    async (query) => {
      expect(await csvOf(query)).toBeNull();
    },
  );
});
