import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, clipped } from './clip.ts';
import { type Ring, size } from './rings.ts';

const BOX: Box = { left: 0, top: 0, right: 100, bottom: 100 };
const area = (rings: readonly Ring[]) => rings.reduce((sum, ring) => sum + size(ring) / 2, 0);

/** Returns the length of the shores along an edge of the box. */
function along(rings: readonly Ring[], axis: 0 | 1, edge: number): number {
  let length = 0;
  for (const ring of rings)
    ring.forEach((point, at) => {
      const next = ring[(at + 1) % ring.length] as Ring[number];
      if (point[axis] === edge && next[axis] === edge) length += Math.hypot(next[0] - point[0], next[1] - point[1]);
    });
  return length;
}

test('keeps land in the box, drops land outside, and turns land around the box into the box', () => {
  const island: Ring = [
    [10, 10],
    [20, 10],
    [20, 20],
  ];
  const far: Ring = island.map(([x, y]) => [x + 200, y] as const);
  expect(clipped([island, far], BOX)).toEqual([island]);
  const continent: Ring = [
    [-500, -500],
    [500, -500],
    [500, 500],
    [-500, 500],
  ];
  const whole = clipped([continent], BOX);
  expect(whole).toHaveLength(1);
  expect(new Set(whole[0]?.map(String))).toEqual(new Set(['0,0', '100,0', '100,100', '0,100']));
});

test('a bay splits the land in two, without a line along the edge at sea', () => {
  const bay: Ring = [
    [-50, 10],
    [50, 10],
    [50, 30],
    [-20, 30],
    [-20, 60],
    [50, 60],
    [50, 90],
    [-50, 90],
  ];
  const pieces = clipped([bay], BOX);
  expect(pieces).toHaveLength(2);
  expect(area(pieces)).toBe(50 * 20 + 50 * 30);
  expect(along(pieces, 0, 0)).toBe(20 + 30);
});

test('cuts a lake that runs over the edge out of the land', () => {
  const land: Ring = [
    [-50, 10],
    [50, 10],
    [50, 90],
    [-50, 90],
  ];
  const lake: Ring = [
    [-10, 40],
    [-10, 60],
    [20, 60],
    [20, 40],
  ];
  const pieces = clipped([land, lake], BOX);
  expect(area(pieces)).toBe(50 * 80 - 20 * 20);
  expect(along(pieces, 0, 0)).toBe(30 + 30);
});

/** A star-shaped shore seen from its middle: it crosses the edges of the box at random, but never itself. */
const star = fc
  .record({
    x: fc.integer({ min: -100, max: 200 }),
    y: fc.integer({ min: -100, max: 200 }),
    reach: fc.array(fc.integer({ min: 5, max: 250 }), { minLength: 3, maxLength: 40 }),
  })
  .map(
    ({ x, y, reach }): Ring =>
      reach.map((far, at) => {
        const turn = (2 * Math.PI * at) / reach.length;
        return [Math.round(x + far * Math.cos(turn)), Math.round(y + far * Math.sin(turn))];
      }),
  );

/** Returns whether a ray to the east crosses the shores an odd number of times. */
function isIn(rings: readonly Ring[], x: number, y: number): boolean {
  let crossings = 0;
  for (const ring of rings)
    ring.forEach(([fromX, fromY], at) => {
      const [toX, toY] = ring[(at + 1) % ring.length] as Ring[number];
      if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) crossings += 1;
    });
  return crossings % 2 === 1;
}

/** Returns the distance of a point from the nearest shore. */
function offShore(ring: Ring, x: number, y: number): number {
  return ring.reduce((least, [fromX, fromY], at) => {
    const [toX, toY] = ring[(at + 1) % ring.length] as Ring[number];
    const [dx, dy] = [toX - fromX, toY - fromY];
    const part = Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1)));
    return Math.min(least, Math.hypot(x - fromX - part * dx, y - fromY - part * dy));
  }, Number.POSITIVE_INFINITY);
}

test('keeps the land of the box, and nothing reaches out of it', () => {
  const inside = fc.integer({ min: 1, max: 98 }).map((whole) => whole + 0.5);
  fc.assert(
    fc.property(star, inside, inside, (shore, x, y) => {
      const pieces = clipped([shore], BOX);
      for (const [pointX, pointY] of pieces.flat()) {
        expect(Math.min(pointX, pointY)).toBeGreaterThanOrEqual(0);
        expect(Math.max(pointX, pointY)).toBeLessThanOrEqual(100);
      }
      // Points have whole coordinates: rounding may move a shore by this much.
      if (offShore(shore, x, y) > 3) expect(isIn(pieces, x, y)).toBe(isIn([shore], x, y));
    }),
    { numRuns: 500 },
  );
});
