import { expect, test } from 'vitest';
import { sampleYacht, soldYacht } from '../../tests/samples/sample-yacht.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { changesSince } from './favourites-changes.ts';
import { decodeStanding, standingOf } from './favourites-standing.ts';

const TODAY = '2026-07-01';

/** Returns the changes since a link with this standing was written. */
function since(token: string, yacht: Yacht | null, currency: 'eur' | 'usd' = 'eur') {
  const then = decodeStanding(token);
  if (then === null) throw new Error(`${token} says nothing.`);
  return changesSince(then, { yacht, today: TODAY, currency });
}

const eur = (amount: number) => ({ amount, currency: 'eur', approximate: false });
const BOTH = 'c200000eursl.s20000000eur';

test('CF2 where nothing is another, nothing is told', () => {
  for (const yacht of [
    sampleYacht(),
    sampleYacht({ poa: true }),
    sampleYacht({ market: 'ghost' }),
    soldYacht('a'),
    null,
  ]) {
    expect(changesSince(standingOf(yacht, TODAY), { yacht, today: TODAY, currency: 'usd' })).toEqual([]);
  }
});

test.each([
  ['sold', soldYacht('a'), 'sold'],
  ['known, and on no market', sampleYacht({ market: 'ghost' }), 'ghost'],
  ['without a page', sampleYacht({ market: 'none' }), 'unknown'],
  ['unknown', null, 'unknown'],
])('CF2 YA2 a yacht that was offered and is %s', (_, yacht, why) => {
  expect(since(BOTH, yacht)).toEqual([{ kind: 'off', why }]);
});

test('CF2 a yacht that was off the market and is offered', () => {
  for (const token of ['g', 'x', 'w', '-']) expect(since(token, sampleYacht())).toEqual([{ kind: 'back' }]);
  expect(since('g', soldYacht('a'))).toEqual([{ kind: 'off', why: 'sold' }]);
});

test('CF2 a yacht that is offered on another market, or on one less', () => {
  expect(since('c200000eursl', sampleYacht())).toEqual([{ kind: 'also', market: 'sale' }]);
  expect(since(BOTH, sampleYacht({ market: 'sale' }))).toEqual([{ kind: 'no-longer', market: 'charter' }]);
  expect(since('c200000eursl', sampleYacht({ market: 'sale' }))).toEqual([
    { kind: 'no-longer', market: 'charter' },
    { kind: 'also', market: 'sale' },
  ]);
});

test('CF2 prices that are lower or higher, by how much', () => {
  const yacht = sampleYacht({ salePrice: 19_500_000, weeklyRate: 210_000 });
  expect(since(BOTH, yacht)).toEqual([
    { kind: 'higher', market: 'charter', by: eur(10_000) },
    { kind: 'lower', market: 'sale', by: eur(500_000) },
  ]);
});

test('CF2 PR3 the visitor reads by how much in a currency of their own', () => {
  expect(since('s20500000eur', sampleYacht({ market: 'sale' }), 'usd')).toEqual([
    { kind: 'lower', market: 'sale', by: { amount: 625_000, currency: 'usd', approximate: true } },
  ]);
  expect(since('s20500000eur', sampleYacht({ market: 'sale' }), 'eur')).toMatchObject([{ by: eur(500_000) }]);
  // Shared when the contract was in dollars.
  expect(since('s26000000usd', sampleYacht({ market: 'sale' }), 'usd')).toMatchObject([
    { kind: 'lower', by: { amount: 1_000_000, currency: 'usd', approximate: true } },
  ]);
});

test('CF2 PR5 the turn of a season is no change of price', () => {
  const { prices } = sampleYacht();
  const sets = { ...prices.sets, eur: { ...prices.sets.eur, charterWinterLow: 150_000 } };
  const yacht = sampleYacht({ market: 'charter', prices: { ...prices, sets } });
  expect(since('c150000eurwl', yacht)).toEqual([]);
  expect(since('c160000eurwl', yacht)).toEqual([{ kind: 'lower', market: 'charter', by: eur(10_000) }]);
});

test('CF2 a rate that is no more is held against what she has', () => {
  const { prices } = sampleYacht();
  const eurSet = { ...prices.sets.eur, charterWinterLow: null, charterWinterHigh: null };
  const yacht = sampleYacht({ market: 'charter', prices: { ...prices, sets: { ...prices.sets, eur: eurSet } } });
  expect(since('c190000eurwl', yacht)).toEqual([{ kind: 'higher', market: 'charter', by: eur(10_000) }]);
});

test('CF2 prices that came, went, or are told on application only; once for both markets', () => {
  expect(since(BOTH, sampleYacht({ poa: true }))).toEqual([{ kind: 'poa' }]);
  expect(since('cpoa.spoa', sampleYacht())).toEqual([{ kind: 'priced' }]);
  expect(since('c.s', sampleYacht())).toEqual([{ kind: 'priced' }]);
  expect(since(BOTH, sampleYacht({ salePrice: null, weeklyRate: null }))).toEqual([{ kind: 'unpriced' }]);
});
