import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFleet } from '../../../tests/samples/random-fleet.ts';
import { MARKETS } from '../../market/market.ts';
import { offeredOn } from '../../yacht/market-rules.ts';
import { mostSimilar } from './most-similar.ts';
import { similarity } from './similarity.ts';

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
