import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MapPoint } from '../geo/mercator.ts';
import { chartWith, type Land } from './sea.fixture.ts';

const at = (x: number, y: number): MapPoint => ({ x, y });
const island: Land = { left: 0.25, top: 0.5, right: 0.375, bottom: 0.625 };

describe('the surface at a point', () => {
  const chart = chartWith([island], 5);

  test('is land or sea, in every copy of the world', () => {
    for (const turn of [-2, -1, 0, 1, 3]) {
      expect(chart.isWater(at(0.3 + turn, 0.55))).toBe(false);
      expect(chart.isWater(at(0.3 + turn, 0.45))).toBe(true);
      expect(chart.isWater(at(0.4 + turn, 0.55))).toBe(true);
    }
  });

  test('is no water above and below the chart', () => {
    expect(chart.isWater(at(0.5, 0))).toBe(false);
    expect(chart.isWater(at(0.5, 1))).toBe(false);
    expect(chart.isWater(at(0.5, -3))).toBe(false);
  });

  test('squares are as large as their content allows', () => {
    expect(chart.sizeAt(at(0.7, 0.1))).toBe(0.5);
    expect(chart.sizeAt(at(0.3, 0.55))).toBe(0.125);
    expect(chart.sizeAt(at(1.3, 0.55))).toBe(0.125);
  });
});

describe('a straight line', () => {
  const chart = chartWith([island], 5);

  test.each([
    ['past the island', at(0.2, 0.2), at(0.6, 0.4), true],
    ['through its middle', at(0.2, 0.55), at(0.6, 0.55), false],
    ['into it', at(0.2, 0.55), at(0.3, 0.55), false],
    ['out of it', at(0.3, 0.55), at(0.2, 0.55), false],
    ['within it', at(0.3, 0.55), at(0.31, 0.56), false],
    ['that cuts a corner', at(0.2, 0.515), at(0.27, 0.495), false],
    ['that passes just off a corner', at(0.2, 0.512), at(0.27, 0.494), true],
    ['just north of it', at(0.2, 0.4999), at(0.6, 0.4999), true],
    ['just within its north shore', at(0.2, 0.5001), at(0.6, 0.5001), false],
    ['just west of it', at(0.2499, 0.3), at(0.2499, 0.8), true],
    ['just east of it', at(0.3751, 0.3), at(0.3751, 0.8), true],
    ['just within its east shore', at(0.3749, 0.3), at(0.3749, 0.8), false],
    ['along its south shore, which belongs to the square below', at(0.2, 0.625), at(0.6, 0.625), true],
    ['along its east shore, which belongs to the square beside', at(0.375, 0.3), at(0.375, 0.8), true],
    ['along its north shore, which belongs to it', at(0.2, 0.5), at(0.6, 0.5), false],
    ['along its west shore, which belongs to it', at(0.25, 0.3), at(0.25, 0.8), false],
    ['of no length, on water', at(0.6, 0.6), at(0.6, 0.6), true],
    ['of no length, on land', at(0.3, 0.55), at(0.3, 0.55), false],
    ['out of the top', at(0.6, 0.1), at(0.6, -0.1), false],
    ['out of the bottom', at(0.6, 0.9), at(0.61, 1.1), false],
    ['to the very top', at(0.6, 0.1), at(0.6, 0), false],
    ['over the antimeridian', at(0.9, 0.55), at(1.2, 0.55), true],
    ['over the antimeridian to the west', at(0.1, 0.55), at(-0.5, 0.55), true],
    ['over the antimeridian, into the island', at(0.9, 0.55), at(1.3, 0.55), false],
    ['over the antimeridian to the west, into the island', at(0.1, 0.55), at(-0.66, 0.55), false],
    ['round the world', at(0.6, 0.2), at(1.6, 0.2), true],
    ['round the world, with the island on the way', at(0.6, 0.6), at(1.6, 0.6), false],
    ['in another copy of the world', at(2.2, 0.55), at(2.6, 0.55), false],
  ])('%s', (_, from, to, isClear) => {
    expect(chart.isClear(from, to)).toBe(isClear);
  });

  test('does not pass between two islands that touch at their corners', () => {
    const islands = chartWith([island, { left: 0.375, top: 0.625, right: 0.5, bottom: 0.75 }], 5);
    expect(islands.isClear(at(0.35, 0.66), at(0.4, 0.6))).toBe(false);
    expect(islands.isClear(at(0.35, 0.7), at(0.37, 0.63))).toBe(true);
  });
});

describe('on any chart', () => {
  const GRID = 16;
  const edge = fc.integer({ min: 0, max: GRID - 1 });
  const side = fc.integer({ min: 1, max: 5 });
  const land = fc.tuple(edge, edge, side, side).map(([left, top, width, height]) => ({
    left: left / GRID,
    top: top / GRID,
    right: Math.min(GRID, left + width) / GRID,
    bottom: Math.min(GRID, top + height) / GRID,
  }));
  // Whole steps, some on the edges of squares.
  const place = fc.record({
    x: fc.integer({ min: -500, max: 1500 }).map((step) => step / 1000),
    y: fc.integer({ min: 1, max: 999 }).map((step) => step / 1000),
  });
  /** Units that a line may run through a corner of land unnoticed. */
  const CORNER = 2 ** -28;

  test('is clear without a point in common with land, and blocked with more than a corner', () => {
    fc.assert(
      fc.property(fc.array(land, { maxLength: 9 }), place, place, (lands, from, to) => {
        const chart = chartWith(lands, 4);
        const meets = (by: number) => lands.some((one) => TURNS.some((turn) => crosses(from, to, one, turn, by)));
        if (meets(-CORNER)) expect(chart.isClear(from, to)).toBe(false);
        else if (!meets(CORNER)) expect(chart.isClear(from, to)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('sight is mutual', () => {
    fc.assert(
      fc.property(fc.array(land, { maxLength: 9 }), place, place, (lands, from, to) => {
        const chart = chartWith(lands, 4);
        const isAshore = (one: Land) => TURNS.some((turn) => isOnShore(from, one, turn) || isOnShore(to, one, turn));
        if (!lands.some(isAshore)) expect(chart.isClear(to, from)).toBe(chart.isClear(from, to));
      }),
      { numRuns: 500 },
    );
  });

  const TURNS = [-1, 0, 1];

  function isOnShore({ x, y }: MapPoint, { left, right, top, bottom }: Land, turn: number): boolean {
    const isAt = (one: number, other: number) => Math.abs(one - other) < CORNER;
    return isAt(x, left + turn) || isAt(x, right + turn) || isAt(y, top) || isAt(y, bottom);
  }

  /** Returns whether a line has a point in common with land that is so much larger to every side. */
  function crosses(from: MapPoint, to: MapPoint, land: Land, turn: number, by: number): boolean {
    let [first, last] = [0, 1];
    for (const [start, step, low, high] of [
      [from.x, to.x - from.x, land.left + turn - by, land.right + turn + by],
      [from.y, to.y - from.y, land.top - by, land.bottom + by],
    ] as const) {
      if (step === 0) {
        if (start < low || start > high) return false;
        continue;
      }
      const [one, other] = [(low - start) / step, (high - start) / step];
      first = Math.max(first, Math.min(one, other));
      last = Math.min(last, Math.max(one, other));
    }
    return first <= last;
  }
});
