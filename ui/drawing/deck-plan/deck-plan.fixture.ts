import fc from 'fast-check';
import { AMENITIES } from '../../../core/yacht/yacht.ts';
import { anyDrawing, anyLength } from '../any-drawing.fixture.ts';
import { SAMPLE_DRAWING } from '../sample-drawing.fixture.ts';
import type { DeckPlanYacht } from './deck-plan-yacht.ts';

const count = (max: number) => fc.integer({ min: 0, max });
const cabins = fc.record({
  single: count(1),
  double: count(5),
  twin: count(3),
  triple: count(2),
  convertible: count(1),
  staterooms: count(6),
});

/** Random yachts, with data missing or odd. */
export const yachts: fc.Arbitrary<DeckPlanYacht> = fc.record({
  drawing: anyDrawing,
  length: anyLength,
  beam: fc.option(fc.double({ min: 0, max: 22, noNaN: true })),
  draft: fc.constant(null),
  cabins,
  guests: count(24),
  crew: count(40),
  amenities: fc.subarray([...AMENITIES]),
  engines: fc.option(fc.integer({ min: 0, max: 6 })),
});

/** A motor yacht of 60 m with most of what a deck plan can show. */
export const lune: DeckPlanYacht = {
  drawing: SAMPLE_DRAWING,
  length: 60,
  beam: 10.6,
  draft: 3.2,
  cabins: { single: 0, double: 4, twin: 2, triple: 0, convertible: 0, staterooms: 6 },
  guests: 12,
  crew: 16,
  amenities: ['pool', 'jacuzzi', 'gym', 'beach-club', 'elevator', 'tenders', 'jet-skis'],
  engines: 2,
};
