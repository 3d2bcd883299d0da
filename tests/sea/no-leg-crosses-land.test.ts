import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { project } from '../../core/geo/mercator.ts';
import { distanceNm, type Position } from '../../core/geo/position.ts';
import { nearestWorldCopy } from '../../core/sea/sea-graph.ts';
import { type SeaRoute, type SeaRouteFinder, WATERWAYS } from '../../core/sea/sea-route-finder.ts';
import { err, ok } from '../../core/shared/result.ts';
import { realSea, realShores, realStops, type Stop } from './real-sea.ts';
import { type Pair, pairsOf, RouteCheck } from './route-check.ts';

const stops = realStops();
const sea = realSea();
const shores = realShores();
const check = new RouteCheck(sea, shores);

/** Nautical miles between stops of one cruise, of which every pair is checked. */
const CRUISE = 150;
/** Random pairs of other stops that are checked. */
const VOYAGES = 300;
/** Nautical miles that a stop may lie from the water where its routes begin. */
const OFF = 1;
const MINUTES = 60_000;

const nearby = pairsOf(stops).filter(([from, to]) => distanceNm(from, to) <= CRUISE);
const anywhere = fc
  .tuple(fc.constantFrom(...stops), fc.constantFrom(...stops))
  .filter(([from, to]) => from.id !== to.id);

function milesOf(from: Stop, to: Stop): number {
  const route = sea.route(from, to);
  if (!route.ok) throw new Error(`${from.id} to ${to.id}: ${JSON.stringify(route.error)}`);
  return route.value.miles;
}

test('the test shores: over an isthmus, past a cape, over the antimeridian', () => {
  const crosses = (...ends: readonly (readonly [latitude: number, longitude: number])[]) => {
    const [from, to] = ends.map(([latitude, longitude]) => project({ latitude, longitude }));
    return from !== undefined && to !== undefined && shores.crosses(from, nearestWorldCopy(from, to));
  };
  expect(crosses([9.5, -79.9], [8.8, -79.5])).toBe(true);
  expect(crosses([42.9, 5.2], [41.9, 8])).toBe(false);
  expect(crosses([42.9, 5.2], [41.9, 9.9])).toBe(true);
  expect(crosses([-17.2, 179.7], [-16.5, -179.7])).toBe(true);
  expect(crosses([-18.5, 179.5], [-18.5, -179.5])).toBe(false);
  expect(shores.isLand(project({ latitude: 46, longitude: 2 }))).toBe(true);
  expect(shores.isLand(project({ latitude: 42, longitude: 5 }))).toBe(false);
});

describe('a wrong route is reported', () => {
  const stop = (id: string, latitude: number, longitude: number): Stop => ({ id, latitude, longitude });
  const [genoa, livorno, venice] = [
    stop('genoa', 44.38, 8.9),
    stop('livorno', 43.5, 10.27),
    stop('venice', 45.4, 12.4),
  ];
  const straight = (from: Position, to: Position): SeaRoute => ({
    points: [from, to],
    miles: distanceNm(from, to),
    transits: [],
  });
  const checkOf = (route: SeaRouteFinder['route']) =>
    new RouteCheck({ route, waterNear: (position) => position }, shores);

  test('for a leg over land, with every pair that has it', () => {
    const straightOn = checkOf((from, to) => ok(straight(from, to)));
    const overItaly = '44.38000, 8.90000 to 45.40000, 12.40000';
    const faults = straightOn.faults([
      [genoa, livorno],
      [genoa, venice],
      [{ ...genoa, id: 'genova' }, venice],
    ]);
    expect(faults).toEqual([`genoa to venice: ${overItaly}`, `genova to venice: ${overItaly}`]);
    expect(straightOn.legs).toBe(2);
  });

  test('not for a passage’s own line, but for a leg that leaves it', () => {
    const straightOn = checkOf((from, to) => ok(straight(from, to)));
    const [first, second, third] = WATERWAYS.suez.line.map((point, at) => ({ ...point, id: `buoy ${at}` })) as [
      Stop,
      Stop,
      Stop,
    ];
    expect(
      straightOn.faults([
        [first, second],
        [first, third],
      ]),
    ).toEqual(['buoy 0 to buoy 2: 31.32000, 32.38000 to 30.58000, 32.30000']);
  });

  test('for a distance that is too short and a missing route', () => {
    const short = checkOf((from, to) => ok({ ...straight(from, to), miles: 50 }));
    expect(short.faults([[genoa, livorno]])).toEqual(['genoa to livorno: shorter than the crow flies']);
    const none = checkOf(() => err({ kind: 'no-way' }));
    expect(none.faults([[genoa, livorno]])).toEqual(['genoa to livorno: {"kind":"no-way"}']);
  });
});

describe('CF3 routes between the stops of the demo', () => {
  test('CF3 start in water within a nautical mile of every stop', () => {
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
    'CF3 lead from every stop to the first, and so to every other',
    () => {
      const first = stops[0] as Stop;
      expect(check.faults(stops.slice(1).map((stop) => [stop, first]))).toEqual([]);
    },
    MINUTES,
  );

  test(
    'CF3 cross no land within a cruise, and are no shorter than the great circle',
    () => {
      expect(check.faults(nearby)).toEqual([]);
    },
    MINUTES,
  );

  test(
    'CF3 cross no land on any voyage',
    () => {
      fc.assert(
        fc.property(anywhere, (pair) => {
          expect(check.faults([pair])).toEqual([]);
        }),
        { numRuns: VOYAGES },
      );
    },
    MINUTES,
  );

  test(
    'CF3 have the same length in both directions',
    () => {
      const back = ([from, to]: Pair) => milesOf(to, from) / milesOf(from, to);
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
