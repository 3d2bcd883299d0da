import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES } from './currency.ts';
import { lastPriceEntry, listedSince, listingAge, type PriceHistoryEntry, pricesWithChange } from './price-history.ts';

const at = (on: string, amount: number, rest: Partial<PriceHistoryEntry> = {}): PriceHistoryEntry => ({
  ...{ on, market: 'sale', currency: 'eur', amount },
  ...rest,
});

test('PR1 lists a history newest first, each price compared with the one before', () => {
  const history = [at('2025-02-01', 20_000_000), at('2025-11-20', 19_000_000), at('2026-04-02', 19_250_000)];
  expect(pricesWithChange(history, 'sale')).toEqual([
    { on: '2026-04-02', amount: 19_250_000, currency: 'eur', change: 13 },
    { on: '2025-11-20', amount: 19_000_000, currency: 'eur', change: -50 },
    { on: '2025-02-01', amount: 20_000_000, currency: 'eur', change: null },
  ]);
});

test('PR1 ignores prices of the other market and does not compare other currencies', () => {
  const history = [
    at('2025-01-01', 100),
    at('2025-02-01', 500, { market: 'charter' }),
    at('2025-03-01', 120, { currency: 'usd' }),
    at('2025-04-01', 90),
  ];
  expect(pricesWithChange(history, 'sale').map(({ change }) => change)).toEqual([-100, null, null]);
  expect(pricesWithChange(history, 'charter')).toHaveLength(1);
});

test('PR1 an unchanged price is a change of 0, and a price after none has no change', () => {
  expect(pricesWithChange([at('2025-01-01', 5), at('2025-02-01', 5)], 'sale').map(({ change }) => change)).toEqual([
    0,
    null,
  ]);
  expect(pricesWithChange([at('2025-01-01', 0), at('2025-02-01', 5)], 'sale').map(({ change }) => change)).toEqual([
    null,
    null,
  ]);
  expect(pricesWithChange([], 'sale')).toEqual([]);
});

test('PR1 only the first price of each currency has no change', () => {
  const price = fc.record({
    on: fc.constant('2026-01-01'),
    market: fc.constant('sale' as const),
    currency: fc.constantFrom(...CURRENCIES),
    amount: fc.integer({ min: 1, max: 1e9 }),
  });
  fc.assert(
    fc.property(fc.array(price), (history) => {
      const steps = pricesWithChange(history, 'sale').toReversed();
      expect(steps.map(({ amount }) => amount)).toEqual(history.map(({ amount }) => amount));
      const alone = steps.filter(({ change }) => change === null).map(({ currency }) => currency);
      expect(alone.toSorted()).toEqual([...new Set(history.map(({ currency }) => currency))].toSorted());
    }),
  );
});

test('PR1 YA3 the first price on a market dates her listing there, and the last one is her last asking price', () => {
  const history = [
    at('2025-01-01', 700, { market: 'charter' }),
    at('2025-02-01', 500),
    at('2025-03-01', 400),
    at('2025-04-01', 600, { market: 'charter' }),
  ];
  expect(listedSince(history, 'sale')).toBe('2025-02-01');
  expect(lastPriceEntry(history, 'sale')).toEqual(at('2025-03-01', 400));
  expect(listedSince(history, 'charter')).toBe('2025-01-01');
  expect(lastPriceEntry(history, 'charter')).toEqual(at('2025-04-01', 600, { market: 'charter' }));
  expect(listedSince(history.slice(0, 1), 'sale')).toBeNull();
  expect(lastPriceEntry(history.slice(0, 1), 'sale')).toBeNull();
});

test.each([
  ['2026-05-04', '2026-05-04', { unit: 'days', count: 0 }],
  ['2026-05-04', '2026-05-05', { unit: 'days', count: 1 }],
  ['2026-05-04', '2026-07-03', { unit: 'days', count: 60 }],
  ['2026-05-04', '2026-07-04', { unit: 'months', count: 2 }],
  ['2026-07-01', '2026-08-31', { unit: 'days', count: 61 }],
  ['2026-01-01', '2026-03-01', { unit: 'months', count: 2 }],
  ['2024-02-29', '2025-02-28', { unit: 'months', count: 11 }],
  ['2025-01-10', '2026-11-23', { unit: 'months', count: 22 }],
  ['2026-05-05', '2026-05-04', null],
  ['2026-02-30', '2026-05-04', null],
  ['1969-05-04', '2026-02-30', null],
])('PR1 dates a listing from %s on %s: %j', (since, today, age) => {
  expect(listingAge(since, today)).toEqual(age);
});
