import { describe, expect, test } from 'vitest';
import { comparisonCsvPath, decodeComparison } from '../../../core/shortlist/comparison-query.ts';
import { buildCompareCsv } from './build-compare-csv.ts';
import type { CompareContext } from './build-compare-view.ts';
import { contextOf, FLEET, fleetOf, show } from './compare.fixture.ts';

const csvOf = (query: string, fleet = FLEET, more: Partial<CompareContext> = {}) =>
  buildCompareCsv(decodeComparison(query), contextOf(fleet, more));

describe('CF1 a comparison as a table to keep', () => {
  test('is a row a yacht and a column a line of the page', async () => {
    const [head = [], ...rows] = (await csvOf('?charter=charter,both')) ?? [];
    const { groups, columns } = await show('?charter=charter,both');
    const lines = groups.flatMap((group) => group.rows);
    expect(head).toEqual(['compare.yacht', ...lines.map(({ label }) => label), 'compare.address']);
    expect(rows.map((row) => row[0])).toEqual(['Écume', 'Both']);
    expect(rows.map((row) => row.at(-1))).toEqual(columns.map(({ address }) => address));
    expect(rows.map((row) => row.length)).toEqual([head.length, head.length]);
    expect(rows.map((row) => row[head.indexOf('spec.length')])).toEqual(['40.0 m', '50.0 m']);
  });

  test('leaves unknown values empty, and has no no-break spaces', async () => {
    const [head = [], ...rows] = (await csvOf('?sale=y0,y1', fleetOf([{ grossTonnage: null }, {}]))) ?? [];
    expect(rows.map((row) => row[head.indexOf('spec.grossTonnage')])).toEqual(['', '499 GT']);
    expect(rows.flat().join()).not.toContain('\u00a0');
  });

  test('holds all lines, even if the page shows only differences', async () => {
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
    'is not there where nobody is compared: %j',
    async (query) => {
      expect(await csvOf(query)).toBeNull();
    },
  );
});
