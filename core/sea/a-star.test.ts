import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MapPoint } from '../geo/mercator.ts';
import { findPath, Heap, type PathStep, type SearchGraph, searchGraphOf, type Transit } from './a-star.ts';
import { rhumbNm } from './rhumb.ts';
import { graphOf } from './sea.fixture.ts';
import { nearestWorldCopy, waypoint } from './sea-graph.ts';

const at = (x: number, y: number): MapPoint => ({ x: x / 100, y: y / 100 });
const NONE: SearchGraph['transits'] = new Map();
const transit = (to: number, miles: number): Transit => ({ to, miles, id: 'suez', line: [] });

/** Nautical miles along a way, by sight and by passages. */
function milesOf({ graph }: SearchGraph, steps: readonly PathStep[]): number {
  return steps.slice(1).reduce((sum, step, index) => {
    const [from, to] = [steps[index]?.at ?? -1, step.at].map((one) => waypoint(graph, one)) as [MapPoint, MapPoint];
    return sum + (step.transit?.miles ?? rhumbNm(from, nearestWorldCopy(from, to)));
  }, 0);
}

test('finds the route with the fewest miles, not the fewest turns', () => {
  const points = [at(50, 50), at(51, 50), at(52, 50), at(51, 60)];
  const ways = searchGraphOf(
    graphOf(points, [
      [0, 1],
      [1, 2],
      [0, 3],
      [2, 3],
    ]),
    NONE,
  );
  const steps = findPath(ways, [{ at: 0, miles: 0 }], [{ at: 2, miles: 0 }], points[2] as MapPoint);
  expect(steps?.map((step) => step.at)).toEqual([0, 1, 2]);
});

test('may use a visible waypoint that is farther', () => {
  const points = [at(50, 50), at(50.1, 50), at(60, 50)];
  const ways = searchGraphOf(graphOf(points, [[0, 2]]), NONE);
  const from = [
    { at: 0, miles: 30 },
    { at: 1, miles: 1 },
  ];
  expect(findPath(ways, from, [{ at: 2, miles: 5 }], at(60, 50))?.map((step) => step.at)).toEqual([0, 2]);
});

test('returns none without a route', () => {
  const ways = searchGraphOf(graphOf([at(50, 50), at(51, 50)], []), NONE);
  expect(findPath(ways, [{ at: 0, miles: 0 }], [{ at: 1, miles: 0 }], at(51, 50))).toBeNull();
  expect(findPath(ways, [], [{ at: 1, miles: 0 }], at(51, 50))).toBeNull();
  expect(findPath(ways, [{ at: 0, miles: 0 }], [], at(51, 50))).toBeNull();
});

test('crosses the antimeridian', () => {
  const points = [at(99, 50), at(99.9, 50), at(0.5, 50), at(2, 50)];
  const ways = searchGraphOf(
    graphOf(points, [
      [0, 1],
      [1, 2],
      [2, 3],
    ]),
    NONE,
  );
  const steps = findPath(ways, [{ at: 0, miles: 0 }], [{ at: 3, miles: 0 }], at(2, 50)) ?? [];
  expect(milesOf(ways, steps)).toBeCloseTo(rhumbNm(at(99, 50), at(102, 50)), 6);
});

test('takes and reports a passage where it is shorter', () => {
  const points = [at(50, 50), at(51, 50), at(50.5, 60)];
  const graph = graphOf(points, [
    [0, 2],
    [1, 2],
  ]);
  const by = (miles: number) => searchGraphOf(graph, new Map([[0, [transit(1, miles)]]]));
  const search = (ways: SearchGraph) => findPath(ways, [{ at: 0, miles: 0 }], [{ at: 1, miles: 0 }], at(51, 50));
  expect(search(by(300))).toEqual([
    { at: 0, transit: null },
    { at: 1, transit: transit(1, 300) },
  ]);
  expect(search(by(30_000))?.map(({ at: one, transit: taken }) => [one, taken])).toEqual([
    [0, null],
    [2, null],
    [1, null],
  ]);
});

test('no route is shorter than the one found', () => {
  const coordinate = fc.integer({ min: 1, max: 99 });
  const places = fc.uniqueArray(fc.tuple(coordinate, fc.integer({ min: 20, max: 80 })), {
    selector: String,
    minLength: 2,
    maxLength: 12,
  });
  const pairs = fc.array(fc.tuple(fc.nat({ max: 11 }), fc.nat({ max: 11 })), { maxLength: 24 });
  const short = fc.option(fc.tuple(fc.nat({ max: 11 }), fc.nat({ max: 11 }), fc.integer({ min: 100, max: 180 })));
  fc.assert(
    fc.property(places, pairs, short, (given, links, passage) => {
      const points = given.map(([x, y]) => at(x, y));
      const count = points.length;
      const across = (one: number, other: number) => {
        const from = points[one] as MapPoint;
        return rhumbNm(from, nearestWorldCopy(from, points[other] as MapPoint));
      };
      const isIn = ([one, other]: readonly [number, number]) => one !== other && one < count && other < count;
      const transits = new Map<number, readonly Transit[]>();
      const table = points.map((_, one) => points.map((_, other) => (one === other ? 0 : Number.POSITIVE_INFINITY)));
      const lead = (one: number, other: number, miles: number) => {
        const row = table[one] as number[];
        row[other] = Math.min(row[other] as number, miles);
      };
      for (const [one, other] of links.filter(isIn)) {
        lead(one, other, across(one, other));
        lead(other, one, across(one, other));
      }
      if (passage !== null && isIn([passage[0], passage[1]])) {
        const miles = (across(passage[0], passage[1]) * passage[2]) / 100;
        transits.set(passage[0], [transit(passage[1], miles)]);
        lead(passage[0], passage[1], miles);
      }
      for (const [by] of points.entries())
        for (const [one] of points.entries())
          for (const [other] of points.entries())
            lead(one, other, (table[one]?.[by] as number) + (table[by]?.[other] as number));
      const ways = searchGraphOf(graphOf(points, links.filter(isIn)), transits);
      const goal = points[count - 1] as MapPoint;
      const steps = findPath(ways, [{ at: 0, miles: 0 }], [{ at: count - 1, miles: 0 }], goal);
      const shortest = table[0]?.[count - 1] as number;
      if (steps === null) expect(shortest).toBe(Number.POSITIVE_INFINITY);
      else expect(milesOf(ways, steps)).toBeCloseTo(shortest, 6);
    }),
    { numRuns: 400 },
  );
});

test('an empty heap returns nothing, even after use', () => {
  const heap = new Heap();
  expect(heap.pop()).toBeUndefined();
  heap.push(7, 0);
  expect(heap.pop()).toBe(7);
  expect(heap.pop()).toBeUndefined();
});

test('pops values in order of rank', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 })), (ranks) => {
      const heap = new Heap();
      for (const [value, rank] of ranks.entries()) heap.push(value, rank);
      const popped = ranks.map(() => heap.pop() as number);
      expect(popped.map((value) => ranks[value])).toEqual(ranks.toSorted((a, b) => a - b));
      expect(popped.toSorted((a, b) => a - b)).toEqual([...ranks.keys()]);
    }),
  );
});

test('pops a value pushed in between in order', () => {
  const step = fc.oneof({ weight: 3, arbitrary: fc.double({ noNaN: true }) }, fc.constant(null));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const heap = new Heap();
      const left = new Map<number, number>();
      for (const [value, rank] of steps.entries()) {
        if (rank !== null) {
          heap.push(value, rank);
          left.set(value, rank);
        } else {
          const popped = heap.pop();
          const lowest = Math.min(...left.values());
          expect(popped === undefined ? Number.POSITIVE_INFINITY : left.get(popped)).toBe(lowest);
          if (popped !== undefined) left.delete(popped);
        }
      }
      const rest = Array.from(left, () => heap.pop());
      expect(rest.toSorted()).toEqual([...left.keys()].toSorted());
      expect(heap.pop()).toBeUndefined();
    }),
  );
});
