import fc from 'fast-check';
import { PAINTS, STYLES } from '../../yacht/drawing.ts';
import { AMENITIES } from '../../yacht/yacht.ts';
import type { PlannedYacht } from './planned-yacht.ts';

const count = (max: number) => fc.integer({ min: 0, max });
const cabins = fc.record({
  single: count(1),
  double: count(5),
  twin: count(3),
  triple: count(2),
  convertible: count(1),
  staterooms: count(6),
});
/** Any yacht that might be told, also half and oddly. */
export const yachts: fc.Arbitrary<PlannedYacht> = fc.record({
  drawing: fc.record({
    rig: fc.constantFrom('motor' as const, 'sail' as const, 'catamaran' as const),
    style: fc.constantFrom(...STYLES),
    tiers: fc.integer({ min: 1, max: 5 }),
    hull: fc.constantFrom(...PAINTS),
    superstructure: fc.constantFrom(...PAINTS),
    helipad: fc.boolean(),
    pool: fc.boolean(),
    tender: fc.boolean(),
    flybridge: fc.boolean(),
    masts: fc.integer({ min: 0, max: 3 }),
    sails: fc.constant(null),
    mast: fc.constant(null),
    seed: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  }),
  length: fc.double({ min: 20, max: 125, noNaN: true }),
  beam: fc.option(fc.double({ min: 0, max: 22, noNaN: true })),
  draft: fc.constant(null),
  cabins,
  guests: count(24),
  crew: count(40),
  amenities: fc.subarray([...AMENITIES]),
  engines: fc.option(fc.integer({ min: 0, max: 6 })),
});

export const lune: PlannedYacht = {
  drawing: {
    rig: 'motor',
    style: 'modern',
    tiers: 4,
    hull: 'white',
    superstructure: 'white',
    helipad: false,
    pool: true,
    tender: true,
    flybridge: true,
    masts: 0,
    sails: null,
    mast: null,
    seed: 100,
  },
  length: 60,
  beam: 10.6,
  draft: 3.2,
  cabins: { single: 0, double: 4, twin: 2, triple: 0, convertible: 0, staterooms: 6 },
  guests: 12,
  crew: 16,
  amenities: ['pool', 'jacuzzi', 'gym', 'beach-club', 'elevator', 'tenders', 'jet-skis'],
  engines: 2,
};
