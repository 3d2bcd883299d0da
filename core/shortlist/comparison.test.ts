import { expect, test } from 'vitest';
import {
  type Comparison,
  defaultTab,
  isFull,
  MAX_COMPARED,
  NOTHING_COMPARED,
  normalizeComparison,
  withoutYacht,
  withYacht,
} from './comparison.ts';
import { ids, manyIds } from './shortlist.fixture.ts';

const [A = never(), B = never()] = ids('A', 'B');
const BOTH: Comparison = { charter: [A], sale: [B], tab: 'charter', onlyDifferences: false };

function never(): never {
  throw new Error('There is an id.');
}

test('CF1 adds a yacht to her market and selects that market', () => {
  expect(withYacht(NOTHING_COMPARED, 'sale', A)).toEqual({
    charter: [],
    sale: [A],
    tab: 'sale',
    onlyDifferences: false,
  });
  expect(withYacht(BOTH, 'charter', B)).toEqual({ ...BOTH, charter: [A, B] });
  expect(withYacht(BOTH, 'charter', A)).toEqual(BOTH);
});

test('CF1 holds at most six yachts a market', () => {
  const charter = manyIds(6);
  const full: Comparison = { charter, sale: [], tab: 'sale', onlyDifferences: true };
  expect(MAX_COMPARED).toBe(6);
  expect(isFull(full, 'charter')).toBe(true);
  expect(isFull(full, 'sale')).toBe(false);
  expect(isFull({ ...full, charter: manyIds(5) }, 'charter')).toBe(false);
  expect(withYacht(full, 'charter', A).charter).toEqual(charter);
  expect(normalizeComparison({ ...full, charter: manyIds(8), sale: [A, A, B] })).toEqual({ ...full, sale: [A, B] });
});

test('CF1 removes a yacht from one market only and keeps the tab', () => {
  const twice: Comparison = { charter: [A, B], sale: [A], tab: 'sale', onlyDifferences: true };
  expect(withoutYacht(twice, 'charter', A)).toEqual({ ...twice, charter: [B] });
  expect(withoutYacht(twice, 'sale', A)).toEqual({ ...twice, sale: [] });
  expect(withoutYacht(twice, 'sale', B)).toEqual(twice);
});

test.each<[readonly string[], readonly string[], string]>([
  [[], [], 'charter'],
  [['A'], [], 'charter'],
  [['A'], ['B'], 'charter'],
  [[], ['B'], 'sale'],
])('CF1 with %j for charter and %j for sale selects the tab %s', (charter, sale, tab) => {
  expect(defaultTab({ charter: ids(...charter), sale: ids(...sale) })).toBe(tab);
});
