import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MapPoint } from '../geo/mercator.ts';
import { graphOf } from './sea.fixture.ts';
import { nearestWorldCopy, WaypointIndex } from './sea-graph.ts';

/** Half a degree, which is a cell, and as far as it looks. */
const CELL = 1 / 720;
const FARTHEST = 24 * CELL;

const awayFrom = (point: MapPoint, waypoint: MapPoint) => {
  const { x, y } = nearestWorldCopy(point, waypoint);
  return Math.max(Math.abs(x - point.x), Math.abs(y - point.y));
};
const distance = (point: MapPoint, waypoint: MapPoint) => {
  const { x, y } = nearestWorldCopy(point, waypoint);
  return Math.hypot(x - point.x, y - point.y);
};

/** Around one place, so that there are some near, on both sides of the antimeridian too. */
const crowd = fc
  .tuple(
    fc.constantFrom(0.0001, 0.3, 0.9999),
    fc.array(
      fc.tuple(fc.double({ min: -0.02, max: 0.02, noNaN: true }), fc.double({ min: 0.4, max: 0.44, noNaN: true })),
    ),
  )
  .map(([x, places]) => ({
    middle: { x, y: 0.42 },
    waypoints: places.map(([east, y]) => ({ x: x + east - Math.floor(x + east), y })),
  }));

test('returns the nearest first, none missing nearby and none twice', () => {
  fc.assert(
    fc.property(crowd, fc.integer({ min: 1, max: 12 }), ({ middle, waypoints }, least) => {
      const found = new WaypointIndex(graphOf(waypoints, [])).nearest(middle, least);
      const away = found.map((at) => distance(middle, waypoints[at] as MapPoint));
      expect(away).toEqual(away.toSorted((a, b) => a - b));
      expect(new Set(found).size).toBe(found.length);
      const reached = waypoints.filter((waypoint) => awayFrom(middle, waypoint) < FARTHEST - CELL);
      expect(found.length).toBeGreaterThanOrEqual(Math.min(least, reached.length));
      // It looks through squares: what lies beyond one may be nearer than what lies in its corner, and is not searched.
      const enough = away[least - 1] ?? Number.POSITIVE_INFINITY;
      for (const [at, waypoint] of waypoints.entries()) {
        if (found.includes(at) || awayFrom(middle, waypoint) >= FARTHEST - CELL) continue;
        expect(distance(middle, waypoint) * Math.SQRT2).toBeGreaterThanOrEqual(enough - 1e-12);
      }
    }),
  );
});

test('searches across the antimeridian', () => {
  const index = new WaypointIndex(
    graphOf(
      [
        { x: 0.999, y: 0.5 },
        { x: 0.002, y: 0.5 },
        { x: 0.5, y: 0.5 },
      ],
      [],
    ),
  );
  expect(index.nearest({ x: 0.0001, y: 0.5 }, 2)).toEqual([0, 1]);
  expect(index.nearest({ x: 0.9999, y: 0.5 }, 2)).toEqual([0, 1]);
  expect(index.nearest({ x: 1.0001, y: 0.5 }, 2)).toEqual([0, 1]);
});

test('finds nothing where nothing is near', () => {
  expect(new WaypointIndex(graphOf([{ x: 0.1, y: 0.5 }], [])).nearest({ x: 0.5, y: 0.5 }, 1)).toEqual([]);
});
