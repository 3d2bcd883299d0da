import { expect, test } from 'vitest';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { parseSort, SORT_KEYS, yachtOrder } from './sort.ts';

test.each([
  ['length-desc', 'length-desc'],
  ['default', 'default'],
  ['Length-desc', null],
  ['', null],
  ['constructor', null],
  [undefined, null],
])('SE6 sort %j reads as %j', (raw, sort) => {
  expect(parseSort(raw)).toBe(sort);
});

test.each(SORT_KEYS)('SE6 %s: ties go by length, longest first, then by id, so that no two are equal', (sort) => {
  const order = yachtOrder(sort, 'sale', 'eur', 'summer');
  const fleet = ['c', 'a', 'b'].map((id) => sampleYacht({ id }));
  expect(fleet.toSorted(order).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(order(sampleYacht({ id: 'a' }), sampleYacht({ id: 'a' }))).toBe(0);
  if (sort.startsWith('length')) return;
  const longer = sampleYacht({ id: 'z', length: 60 });
  expect([...fleet, longer].toSorted(order)[0]).toBe(longer);
});

test.each([
  ['price-asc', ['cheap', 'dear', 'none', 'poa']],
  ['price-desc', ['dear', 'cheap', 'none', 'poa']],
] as const)('SE6 %s: yachts without a price go last', (sort, order) => {
  const fleet = [
    sampleYacht({ id: 'poa', poa: true, salePrice: 3 }),
    sampleYacht({ id: 'dear', salePrice: 2 }),
    sampleYacht({ id: 'none', salePrice: null }),
    sampleYacht({ id: 'cheap', salePrice: 1 }),
  ];
  expect(fleet.toSorted(yachtOrder(sort, 'sale', 'eur', 'summer')).map(({ id }) => id)).toEqual(order);
});

test('SE6 price is that of the market and of the visitor’s currency', () => {
  const a = sampleYacht({ id: 'a', salePrice: 1, weeklyRate: 9 });
  const b = sampleYacht({ id: 'b', salePrice: 2, weeklyRate: 8 });
  const swapped = {
    ...a,
    prices: { ...a.prices, sets: { ...a.prices.sets, usd: { ...a.prices.sets.usd, sale: 99 } } },
  };
  expect(yachtOrder('price-asc', 'sale', 'eur', 'summer')(a, b)).toBeLessThan(0);
  expect(yachtOrder('price-asc', 'charter', 'eur', 'summer')(a, b)).toBeGreaterThan(0);
  expect(yachtOrder('price-asc', 'sale', 'usd', 'summer')(swapped, b)).toBeGreaterThan(0);
});
