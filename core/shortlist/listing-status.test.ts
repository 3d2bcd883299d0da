import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleYacht, soldYacht } from '../../tests/samples/sample-yacht.ts';
import { randomStanding } from './favourites-link.fixture.ts';
import { decodeListingStatus, encodeListingStatus, listingStatusOf } from './listing-status.ts';

const SUMMER = '2026-07-01';

test.each([
  ['for charter and for sale', sampleYacht(), 'c200000eursl.s20000000eur'],
  ['for charter', sampleYacht({ market: 'charter' }), 'c200000eursl'],
  ['for sale', sampleYacht({ market: 'sale' }), 's20000000eur'],
  ['on application', sampleYacht({ poa: true }), 'cpoa.spoa'],
  ['without prices', sampleYacht({ salePrice: null, weeklyRate: null }), 'c.s'],
  ['known, and on no market', sampleYacht({ market: 'ghost' }), 'g'],
  ['sold', soldYacht('Aurora'), 'x'],
  [
    'withdrawn',
    sampleYacht({ market: 'none', withdrawn: { on: '2026-11-09', because: 'left-market', was: 'sale' } }),
    'w',
  ],
  ['without a page', sampleYacht({ market: 'none' }), '-'],
  ['unknown', null, '-'],
])('CF2 YA2 writes a yacht %s in a link: %s', (_, yacht, token) => {
  const standing = listingStatusOf(yacht, SUMMER);
  expect(encodeListingStatus(standing)).toBe(token);
  expect(decodeListingStatus(token)).toEqual(standing);
});

test('CF2 PR1 PR5 uses the contract’s price of the season', () => {
  const { prices } = sampleYacht();
  const sets = { ...prices.sets, eur: { ...prices.sets.eur, charterWinterLow: null, charterWinterHigh: 90_000 } };
  const yacht = sampleYacht({ market: 'charter', prices: { ...prices, sets } });
  expect(encodeListingStatus(listingStatusOf(yacht, '2026-12-01'))).toBe('c90000eurwh');
  expect(encodeListingStatus(listingStatusOf(yacht, SUMMER))).toBe('c200000eursl');
});

test('CF2 omits an impossible figure', () => {
  const { prices } = sampleYacht();
  const sets = { ...prices.sets, eur: { ...prices.sets.eur, sale: 1e15 } };
  expect(
    encodeListingStatus(listingStatusOf(sampleYacht({ market: 'sale', prices: { ...prices, sets } }), SUMMER)),
  ).toBe('s');
});

test.each([
  '',
  '.',
  'c.',
  '.s',
  's.c',
  'c.s.s',
  'c0eur',
  'c1chf',
  'c1.5eur',
  's5eurs',
  'c1eurhl',
  'c1234567890123eur',
  'y',
  'CPOA',
  'x.s',
])('CF2 rejects %j as the state of a yacht', (text) => {
  expect(decodeListingStatus(text)).toBeNull();
});

test('CF2 any state is written in characters of an address and round-trips', () => {
  fc.assert(
    fc.property(randomStanding, (standing) => {
      const text = encodeListingStatus(standing);
      expect(text).toMatch(/^[a-z0-9.-]+$/);
      expect(decodeListingStatus(text)).toEqual(standing);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'csgwx-.19eurpoahl') }), (text) => {
      const standing = decodeListingStatus(text);
      if (standing !== null) expect(encodeListingStatus(standing)).toBe(text);
    }),
  );
});
