import { expect, test } from 'vitest';
import { sampleYacht, soldYacht } from '../../tests/samples/sample-yacht.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { changesSince } from './favourites-changes.ts';
import { decodeListingStatus, listingStatusOf } from './listing-status.ts';

const TODAY = '2026-07-01';

/** Returns the changes since a link with this standing was written. */
function since(token: string, yacht: Yacht | null, currency: 'eur' | 'usd' = 'eur') {
  const then = decodeListingStatus(token);
  if (then === null) throw new Error(`${token} says nothing.`);
  return changesSince(then, { yacht, today: TODAY, currency });
}

const eur = (amount: number) => ({ amount, currency: 'eur', approximate: false });
const BOTH = 'c200000eursl.s20000000eur';

test('CF2 reports nothing without changes', () => {
  for (const yacht of [
    sampleYacht(),
    sampleYacht({ poa: true }),
    sampleYacht({ market: 'ghost' }),
    soldYacht('a'),
    null,
  ]) {
    expect(changesSince(listingStatusOf(yacht, TODAY), { yacht, today: TODAY, currency: 'usd' })).toEqual([]);
  }
});

test.each([
  ['sold', soldYacht('a'), 'sold'],
  ['known, and on no market', sampleYacht({ market: 'ghost' }), 'ghost'],
  ['without a page', sampleYacht({ market: 'none' }), 'unknown'],
  ['unknown', null, 'unknown'],
])('CF2 YA2 reports that an offered yacht is now %s', (_, yacht, why) => {
  expect(since(BOTH, yacht)).toEqual([{ kind: 'off', why }]);
});

test('CF2 reports that a yacht is offered again', () => {
  for (const token of ['g', 'x', 'w', '-']) expect(since(token, sampleYacht())).toEqual([{ kind: 'back' }]);
  expect(since('g', soldYacht('a'))).toEqual([{ kind: 'off', why: 'sold' }]);
});

test('CF2 reports a yacht offered on another market, or on one fewer', () => {
  expect(since('c200000eursl', sampleYacht())).toEqual([{ kind: 'also', market: 'sale' }]);
  expect(since(BOTH, sampleYacht({ market: 'sale' }))).toEqual([{ kind: 'no-longer', market: 'charter' }]);
  expect(since('c200000eursl', sampleYacht({ market: 'sale' }))).toEqual([
    { kind: 'no-longer', market: 'charter' },
    { kind: 'also', market: 'sale' },
  ]);
});

test('CF2 reports lower and higher prices with the difference', () => {
  const yacht = sampleYacht({ salePrice: 19_500_000, weeklyRate: 210_000 });
  expect(since(BOTH, yacht)).toEqual([
    { kind: 'higher', market: 'charter', by: eur(10_000) },
    { kind: 'lower', market: 'sale', by: eur(500_000) },
  ]);
});

test('CF2 PR3 shows the difference in the visitor’s currency', () => {
  expect(since('s20500000eur', sampleYacht({ market: 'sale' }), 'usd')).toEqual([
    { kind: 'lower', market: 'sale', by: { amount: 625_000, currency: 'usd', approximate: true } },
  ]);
  expect(since('s20500000eur', sampleYacht({ market: 'sale' }), 'eur')).toMatchObject([{ by: eur(500_000) }]);
  // Shared when the contract was in dollars.
  expect(since('s26000000usd', sampleYacht({ market: 'sale' }), 'usd')).toMatchObject([
    { kind: 'lower', by: { amount: 1_000_000, currency: 'usd', approximate: true } },
  ]);
});

test('CF2 PR5 does not report a change of season as a change of price', () => {
  const { prices } = sampleYacht();
  const sets = { ...prices.sets, eur: { ...prices.sets.eur, charterWinterLow: 150_000 } };
  const yacht = sampleYacht({ market: 'charter', prices: { ...prices, sets } });
  expect(since('c150000eurwl', yacht)).toEqual([]);
  expect(since('c160000eurwl', yacht)).toEqual([{ kind: 'lower', market: 'charter', by: eur(10_000) }]);
});

test('CF2 compares a discontinued rate with her current one', () => {
  const { prices } = sampleYacht();
  const eurSet = { ...prices.sets.eur, charterWinterLow: null, charterWinterHigh: null };
  const yacht = sampleYacht({ market: 'charter', prices: { ...prices, sets: { ...prices.sets, eur: eurSet } } });
  expect(since('c190000eurwl', yacht)).toEqual([{ kind: 'higher', market: 'charter', by: eur(10_000) }]);
});

test('CF2 reports prices that were added, removed or put on application, once for both markets', () => {
  expect(since(BOTH, sampleYacht({ poa: true }))).toEqual([{ kind: 'poa' }]);
  expect(since('cpoa.spoa', sampleYacht())).toEqual([{ kind: 'priced' }]);
  expect(since('c.s', sampleYacht())).toEqual([{ kind: 'priced' }]);
  expect(since(BOTH, sampleYacht({ salePrice: null, weeklyRate: null }))).toEqual([{ kind: 'unpriced' }]);
});
