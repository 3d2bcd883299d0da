import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFleet } from '../../tests/samples/random-fleet.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { MARKETS } from '../market/market.ts';
import { isOfferedOn } from './market-rules.ts';
import { yachtsOfSameBuilder } from './same-builder.ts';

const AURORA = sampleYacht({ id: 'aurora', length: 50 });
const FLEET = [
  AURORA,
  sampleYacht({ id: 'far', length: 90 }),
  sampleYacht({ id: 'longer', length: 52 }),
  sampleYacht({ id: 'shorter', length: 48 }),
  sampleYacht({ id: 'near', length: 51 }),
  sampleYacht({ id: 'for-sale', length: 50, market: 'sale' }),
  sampleYacht({ id: 'ghost', length: 50, market: 'ghost' }),
  sampleYacht({ id: 'none', length: 50, market: 'none' }),
  sampleYacht({ id: 'stranger', length: 50, builder: 'Lürssen' }),
];

describe('other yachts of her builder', () => {
  const idsOf = (...of: Parameters<typeof yachtsOfSameBuilder>) => yachtsOfSameBuilder(...of).map(({ id }) => id);

  test('lists those offered on the market, the nearest in length first, ties by id', () => {
    expect(idsOf(FLEET, AURORA, 'charter', 9)).toEqual(['near', 'longer', 'shorter', 'far']);
    expect(idsOf(FLEET.toReversed(), AURORA, 'sale', 9)).toEqual(['for-sale', 'near', 'longer', 'shorter', 'far']);
  });

  test('lists no more than requested', () => {
    expect(idsOf(FLEET, AURORA, 'sale', 2)).toEqual(['for-sale', 'near']);
    expect(idsOf(FLEET, AURORA, 'sale', 0)).toEqual([]);
    expect(idsOf(FLEET, AURORA, 'sale', -1)).toEqual([]);
  });

  test('lists all of them for any fleet, never herself, and does not change the fleet', () => {
    fc.assert(
      fc.property(randomFleet, fc.constantFrom(...MARKETS), (fleet, market) => {
        const before = [...fleet];
        for (const yacht of fleet.slice(0, 3)) {
          const others = fleet.filter(({ id, builder }) => id !== yacht.id && builder.name === yacht.builder.name);
          const wanted = others.filter((other) => isOfferedOn(other.market, market)).map(({ id }) => id);
          expect(idsOf(fleet, yacht, market, fleet.length).toSorted()).toEqual(wanted.toSorted());
        }
        expect(fleet).toEqual(before);
      }),
    );
  });
});
