import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stackedDeckhouseDrawing } from '../../hulls/motor-houses.ts';
import { motorProportions } from '../../hulls/motor-proportions.ts';
import { yachts } from '../deck-plan.fixture.ts';
import { motorPlan } from './motor-plan.ts';

test('ME4 the sun deck of a plan is as long as in the side view, or extends around her stairs', () => {
  const stacked = fc.record({
    yacht: yachts,
    length: fc.double({ min: 34, max: 125, noNaN: true }),
    style: fc.constantFrom('modern' as const, 'explorer' as const),
  });
  fc.assert(
    fc.property(stacked, ({ yacht, length, style }) => {
      const drawing = { ...yacht.drawing, rig: 'motor' as const, style, tiers: Math.max(2, yacht.drawing.tiers) };
      const her = { ...yacht, length, drawing };
      const { stairwell, levels } = motorPlan(her);
      const sun = levels.at(-1)?.floor ?? { aft: 0, fore: 0 };
      const { top } = stackedDeckhouseDrawing(motorProportions(her));
      expect(sun.fore).toBeCloseTo(Math.max(top.fore, stairwell.to + 0.11 * length), 6);
      expect(sun.aft).toBeLessThanOrEqual(top.aft);
    }),
    { numRuns: 40 },
  );
});
