import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Amenity } from '../../../core/yacht/yacht.ts';
import { lune, yachts } from './deck-plan.fixture.ts';
import type { DeckPlan } from './deck-plans.ts';
import { deckPlans } from './deck-plans.ts';
import { DECK_NAMES, type RoomKind } from './room-kind.ts';

const kindsOf = (plans: readonly DeckPlan[]): RoomKind[] => plans.flatMap(({ rooms }) => rooms.map(({ kind }) => kind));

function tally(plans: readonly DeckPlan[], ...kinds: readonly RoomKind[]): number {
  return kindsOf(plans).filter((kind) => kinds.includes(kind)).length;
}

describe('ME4 deck plans of any yacht', () => {
  test('ME4 have the guest cabins of her data, in number and kind', () => {
    fc.assert(
      fc.property(yachts, (yacht) => {
        const plans = deckPlans(yacht);
        const { single, double, twin, triple, convertible, staterooms } = yacht.cabins;
        const cabins = single + double + twin + triple + convertible;
        expect(tally(plans, 'master-suite', 'double-cabin')).toBe(cabins === 0 ? staterooms : double);
        expect(tally(plans, 'master-suite')).toBe((cabins === 0 ? staterooms : double) > 0 ? 1 : 0);
        expect(tally(plans, 'single-cabin')).toBe(single);
        expect(tally(plans, 'twin-cabin')).toBe(twin);
        expect(tally(plans, 'triple-cabin')).toBe(triple);
        expect(tally(plans, 'convertible-cabin')).toBe(convertible);
      }),
      { numRuns: 40 },
    );
  });

  test('ME4 omit no cabin when there are more than fit', () => {
    fc.assert(
      fc.property(yachts, fc.integer({ min: 10, max: 30 }), (yacht, double) => {
        expect(
          tally(deckPlans({ ...yacht, cabins: { ...yacht.cabins, double } }), 'master-suite', 'double-cabin'),
        ).toBe(double);
      }),
      { numRuns: 40 },
    );
  });

  test('ME4 number their rooms from 1 without a gap, topmost deck first', () => {
    fc.assert(
      fc.property(yachts, (yacht) => {
        const plans = deckPlans(yacht);
        const numbers = plans.flatMap(({ rooms }) => rooms.map(({ number }) => number));
        expect(numbers).toEqual(numbers.map((_, i) => i + 1));
        const order = plans.map(({ deck }) => DECK_NAMES.indexOf(deck));
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
        expect(plans.map(({ scaleBar }) => scaleBar).indexOf(true)).toBe(plans.length - 1);
      }),
      { numRuns: 40 },
    );
  });

  test('ME4 show a helipad, a pool and tenders only if she has them', () => {
    fc.assert(
      fc.property(yachts, (yacht) => {
        const plans = deckPlans(yacht);
        const { drawing, amenities } = yacht;
        const hasAmenity = (amenity: Amenity): boolean => amenities.includes(amenity);
        if (!drawing.helipad && !hasAmenity('helipad')) expect(tally(plans, 'helipad')).toBe(0);
        if (!drawing.pool && !hasAmenity('pool')) expect(tally(plans, 'pool')).toBe(0);
        if (!drawing.tender && !hasAmenity('tenders')) expect(tally(plans, 'tender', 'tender-garage')).toBe(0);
        for (const room of ['gym', 'spa', 'sauna', 'cinema', 'jacuzzi', 'beach-club', 'elevator'] as const)
          if (!hasAmenity(room)) expect(tally(plans, room)).toBe(0);
      }),
      { numRuns: 40 },
    );
  });
});

test('ME4 number every amenity that has a place on board', () => {
  fc.assert(
    fc.property(yachts, (yacht) => {
      const kinds = kindsOf(deckPlans(yacht));
      const everywhere = ['gym', 'spa', 'sauna', 'cinema', 'jacuzzi', 'beach-club'] as const;
      const motorOnly = ['pool', 'helipad', 'elevator'] as const;
      for (const room of yacht.drawing.rig === 'motor' ? [...everywhere, ...motorOnly] : everywhere)
        if (yacht.amenities.includes(room)) expect(kinds, room).toContain(room);
    }),
    { numRuns: 40 },
  );
});

test('ME4 draw a usable tub, also on a small yacht with a helipad and a pool', () => {
  const small = fc.record({ yacht: yachts, length: fc.double({ min: 20, max: 38, noNaN: true }) });
  fc.assert(
    fc.property(small, ({ yacht, length }) => {
      const shapes = deckPlans({ ...yacht, length, amenities: ['jacuzzi', 'pool'] }).flatMap((plan) => plan.shapes);
      const water = shapes
        .filter(({ fill }) => fill === 'water')
        .flatMap(({ path }) => [...path.matchAll(/a([\d.]+) /g)]);
      expect(water.length).toBeGreaterThan(0);
      for (const [, radius] of water) expect(Number(radius)).toBeGreaterThan(0.63);
    }),
    { numRuns: 40 },
  );
});

test('ME4 place the master on the main deck when her data say so', () => {
  const decksOf = (amenities: readonly Amenity[]): string[] =>
    deckPlans({ ...lune, amenities })
      .filter(({ rooms }) => rooms.some(({ kind }) => kind === 'master-suite'))
      .map(({ deck }) => deck);
  expect(decksOf(['master-on-main'])).toEqual(['main']);
  expect(decksOf([])).not.toContain('main');
});

test('ME4 align stairs on a yacht with several decks', () => {
  const lifts = deckPlans(lune).flatMap(({ rooms }) => rooms.filter(({ kind }) => kind === 'elevator'));
  expect(lifts.length).toBeGreaterThan(3);
  expect(new Set(lifts.map(({ x }) => Math.round(x * 2))).size).toBe(1);
});

test('ME4 survive a typo in the number of cabins', () => {
  for (const rig of ['motor', 'sail', 'catamaran'] as const) {
    const cabins = { single: 0, double: 9_000_000_000, twin: 0, triple: 0, convertible: 0, staterooms: 0 };
    const plans = deckPlans({ ...lune, drawing: { ...lune.drawing, rig }, cabins });
    expect(tally(plans, 'double-cabin')).toBe(60);
  }
});

test('ME4 have one galley, also with a main-deck suite and no double', () => {
  const none = { single: 0, double: 0, twin: 0, triple: 0, convertible: 0, staterooms: 0 };
  const cases = fc.record({ yacht: yachts, cabins: fc.constantFrom(lune.cabins, none), suite: fc.boolean() });
  fc.assert(
    fc.property(cases, ({ yacht, cabins, suite }) => {
      const plans = deckPlans({ ...yacht, cabins, amenities: suite ? ['master-on-main'] : [] });
      expect(tally(plans, 'galley')).toBe(1);
    }),
    { numRuns: 40 },
  );
});

test('ME4 place the cabins of the smallest yacht forward of her stairs when none fits aft', () => {
  const cabins = { ...lune.cabins, double: 0, twin: 2, staterooms: 2 };
  const plans = deckPlans({ ...lune, length: 12, beam: null, cabins, amenities: [] });
  const twins = plans.flatMap(({ rooms }) => rooms.filter(({ kind }) => kind === 'twin-cabin'));
  expect(twins).toHaveLength(2);
  for (const { x } of twins) expect(x).toBeGreaterThan(0.47 * 12);
});
