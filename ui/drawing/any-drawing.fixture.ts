import fc from 'fast-check';
import { type DrawingData, PAINTS, STYLES } from '../../core/yacht/drawing.ts';

/** Random drawings with any combination of features. */
export const anyDrawing: fc.Arbitrary<DrawingData> = fc.record({
  rig: fc.constantFrom('motor', 'sail', 'catamaran'),
  style: fc.constantFrom(...STYLES),
  tiers: fc.integer({ min: 1, max: 5 }),
  hull: fc.constantFrom(...PAINTS),
  superstructure: fc.constantFrom(...PAINTS),
  helipad: fc.boolean(),
  pool: fc.boolean(),
  tender: fc.boolean(),
  flybridge: fc.boolean(),
  masts: fc.integer({ min: 0, max: 5 }),
  sails: fc.constantFrom('white', 'dark', null),
  mast: fc.constantFrom('white', 'black', null),
  seed: fc.integer({ min: -1_000_000, max: 1_000_000 }),
});

/** Length overall, metres: from the smallest yacht of the trade to the largest. */
export const anyLength: fc.Arbitrary<number> = fc.double({ min: 20, max: 125, noNaN: true });
