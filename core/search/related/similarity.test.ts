import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFleet } from '../../../tests/samples/random-fleet.ts';
import { type SampleYacht, sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import { MARKETS } from '../../market/market.ts';
import { offeredOn } from '../../yacht/market-rules.ts';
import { mostSimilar, similarity } from './similarity.ts';

const AURORA = sampleYacht({ regions: ['med'], amenities: ['pool', 'gym'] });
const like = (sample: SampleYacht) =>
  similarity(AURORA, sampleYacht({ regions: ['med'], amenities: ['pool', 'gym'], ...sample }), 'sale');

test.each<[string, SampleYacht, number]>([
  ['a twin', {}, 1],
  ['another kind of power', { kind: 'explorer' }, 0.85],
  ['a sailing yacht', { kind: 'sail', powerOrSail: 'sail' }, 0.7],
  ['half as long', { length: 25 }, 0.85],
  ['twice as long', { length: 100 }, 0.85],
  ['half the price', { salePrice: 10_000_000 }, 0.9],
  ['on application', { poa: true }, 0.9],
  ['another charter rate, for sale', { weeklyRate: 1 }, 1],
  ['elsewhere', { regions: ['carib'] }, 0.9],
  ['there and elsewhere', { regions: ['med', 'carib'] }, 0.95],
  ['no amenities', { amenities: [] }, 0.9],
])('UI6 %s', (_, sample, expected) => {
  expect(like(sample)).toBeCloseTo(expected, 10);
});

test('UI6 from 0 to 1, the same both ways round', () => {
  fc.assert(
    fc.property(randomFleet, fc.constantFrom('sale', 'charter'), (fleet, market) => {
      const [a = AURORA, b = AURORA] = fleet;
      expect(similarity(a, b, market)).toBe(similarity(b, a, market));
      expect(similarity(a, b, market)).toBeGreaterThanOrEqual(0);
      expect(similarity(a, b, market)).toBeLessThanOrEqual(1 + 1e-12);
    }),
  );
});

test('UI6 no yacht that is left out is more similar, and the order does not depend on that of the fleet', () => {
  fc.assert(
    fc.property(randomFleet, fc.constantFrom(...MARKETS), fc.integer({ min: -1, max: 12 }), (fleet, market, most) => {
      const [yacht, ...others] = fleet;
      if (yacht === undefined) return;
      const offered = others.filter((other) => offeredOn(other.market, market));
      const shown = mostSimilar(fleet, yacht, market, most);
      expect(shown).toHaveLength(Math.min(Math.max(most, 0), offered.length));
      const alike = shown.map((other) => similarity(yacht, other, market));
      expect(alike).toEqual(alike.toSorted((a, b) => b - a));
      const left = offered.filter((other) => !shown.includes(other));
      const best = Math.max(-1, ...left.map((other) => similarity(yacht, other, market)));
      for (const one of alike) expect(one).toBeGreaterThanOrEqual(best);
      expect(mostSimilar(fleet.toReversed(), yacht, market, most)).toEqual(shown);
    }),
  );
});
