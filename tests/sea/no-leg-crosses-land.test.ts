import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceNm } from '../../core/map/distance.ts';
import { project } from '../../core/map/mercator.ts';
import type { Position } from '../../core/map/position.ts';
import { PASSAGE_IDS, PASSAGES } from '../../core/sea/passages.ts';
import { nearTo } from '../../core/sea/sea-graph.ts';
import type { SeaRoute } from '../../core/sea/sea-ways.ts';
import { Coast } from '../../tools/sea/coast.ts';
import { realSea } from './real-sea.ts';
import { ShoreIndex } from './shore-index.ts';

interface Stop extends Position {
  readonly id: string;
}

const file = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const stops: readonly Stop[] = (file('content/stops.json') as { id: string; lat: number; lng: number }[]).map(
  ({ id, lat, lng }) => ({ id, latitude: lat, longitude: lng }),
);
const sea = realSea();
/** The coasts as they are published, nothing of the chart's own squares. */
const shores = new ShoreIndex(new Coast(file('node_modules/world-atlas/land-10m.json') as never));

/** Nautical miles between stops of one cruise: every two of them are looked at. */
const CRUISE = 150;
/** Pairs of stops anywhere that are drawn besides. */
const VOYAGES = 1000;
/** Nautical miles that a stop may lie off the water that its ways begin at. */
const OFF = 1;
/** Degrees within which a point is one of a passage: waypoints are known to a hundredth of a mile. */
const SAME = 0.0005;
const MINUTES = 60_000;

/** Between stops of one cruise, each pair once. */
const nearby = stops.flatMap((from, at) =>
  stops.slice(at + 1).flatMap((to) => (distanceNm(from, to) <= CRUISE ? [[from, to] as const] : [])),
);
const anywhere = fc
  .tuple(fc.constantFrom(...stops), fc.constantFrom(...stops))
  .filter(([from, to]) => from.id !== to.id);

function way(from: Stop, to: Stop): SeaRoute {
  const route = sea.route(from, to);
  if (!route.ok) throw new Error(`${from.id} to ${to.id}: ${JSON.stringify(route.error)}`);
  return route.value;
}

/** Most ways share most of their legs: each is looked at once. */
const looked = new Set<string>();

/** The legs of a way that cross land, as text; a passage's own line leads through it. */
function ashore({ points }: SeaRoute): readonly string[] {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at] ?? to;
    const leg = [from, to]
      .map(({ latitude, longitude }) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`)
      .join(' to ');
    if (looked.has(leg) || isOfPassage(from, to)) return [];
    looked.add(leg);
    const start = project(from);
    return shores.crosses(start, nearTo(start, project(to))) ? [leg] : [];
  });
}

function isOfPassage(from: Position, to: Position): boolean {
  return PASSAGE_IDS.some((id) => {
    const at = (point: Position) => PASSAGES[id].line.findIndex((one) => isSame(one, point));
    const [one, other] = [at(from), at(to)];
    return one >= 0 && other >= 0 && Math.abs(one - other) === 1;
  });
}

function isSame(one: Position, other: Position): boolean {
  return Math.max(Math.abs(one.latitude - other.latitude), Math.abs(one.longitude - other.longitude)) < SAME;
}

test('the shores that legs are held against: over an isthmus, past a cape, over the antimeridian', () => {
  const crosses = (...ends: readonly (readonly [latitude: number, longitude: number])[]) => {
    const [from, to] = ends.map(([latitude, longitude]) => project({ latitude, longitude }));
    return from !== undefined && to !== undefined && shores.crosses(from, nearTo(from, to));
  };
  expect(crosses([9.5, -79.9], [8.8, -79.5])).toBe(true);
  expect(crosses([42.9, 5.2], [41.9, 8])).toBe(false);
  expect(crosses([42.9, 5.2], [41.9, 9.9])).toBe(true);
  expect(crosses([-17.2, 179.7], [-16.5, -179.7])).toBe(true);
  expect(crosses([-18.5, 179.5], [-18.5, -179.5])).toBe(false);
  expect(shores.isLand(project({ latitude: 46, longitude: 2 }))).toBe(true);
  expect(shores.isLand(project({ latitude: 42, longitude: 5 }))).toBe(false);
});

describe('CF3 ways between the stops of the demo', () => {
  test('CF3 every stop lies within a nautical mile of the water that its ways begin at', () => {
    expect(stops.length).toBeGreaterThan(0);
    const off = stops.flatMap((stop) => {
      const water = sea.waterNear(stop);
      if (water === null) return [`${stop.id}: no water`];
      const miles = distanceNm(stop, water);
      return miles > OFF ? [`${stop.id}: ${miles.toFixed(2)} nautical miles`] : [];
    });
    expect(off).toEqual([]);
  });

  test(
    'CF3 a way leads from every stop to the first, and so to every other',
    () => {
      const cut = stops.slice(1).flatMap((stop) => {
        const route = sea.route(stop, stops[0] as Stop);
        return route.ok ? [] : [`${stop.id}: ${JSON.stringify(route.error)}`];
      });
      expect(cut).toEqual([]);
    },
    MINUTES,
  );

  test(
    'CF3 within a cruise no leg crosses land, and none is shorter than the crow flies',
    () => {
      const wrong = nearby.flatMap(([from, to]) => {
        const route = way(from, to);
        const [first = from, last = to] = [route.points[0], route.points.at(-1)];
        const tooShort = route.miles < distanceNm(first, last) - 0.01 ? ['shorter than the crow flies'] : [];
        return [...ashore(route), ...tooShort].map((what) => `${from.id} to ${to.id}: ${what}`);
      });
      expect(wrong).toEqual([]);
    },
    MINUTES,
  );

  test(
    'CF3 no leg of any voyage crosses land',
    () => {
      fc.assert(
        fc.property(anywhere, ([from, to]) => {
          expect(ashore(way(from, to))).toEqual([]);
        }),
        { numRuns: VOYAGES },
      );
    },
    MINUTES,
  );

  test(
    'CF3 a way back is as long as the way there',
    () => {
      const back = ([from, to]: readonly [Stop, Stop]) => way(to, from).miles / way(from, to).miles;
      fc.assert(
        fc.property(fc.oneof(fc.constantFrom(...nearby), anywhere), ([from, to]) => {
          expect(Math.abs(back([from, to]) - 1), `${from.id} to ${to.id}`).toBeLessThan(0.005);
        }),
        { numRuns: 200 },
      );
    },
    MINUTES,
  );
});
