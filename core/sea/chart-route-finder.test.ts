import { describe, expect, test } from 'vitest';
import { type MapPoint, project, unproject } from '../geo/mercator.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { ChartRouteFinder, SeaLoader } from './chart-route-finder.ts';
import { rhumbNm, unitsPerNm } from './rhumb.ts';
import { chartWith, graphOf, type Land, squaresWith } from './sea.fixture.ts';
import { type BadSeaFile, writeSea } from './sea-file.ts';
import { WATERWAYS } from './sea-route-finder.ts';

/** The chart is of squares of 1.4 degrees. */
const GRID = 256;
const LEVEL = 8;
/** Nautical miles across a square at the equator. */
const SQUARE = 1 / unitsPerNm(0.5) / GRID;

type Box = readonly [left: number, top: number, right: number, bottom: number];
const landAt = ([left, top, right, bottom]: Box): Land => ({
  left: left / GRID,
  top: top / GRID,
  right: right / GRID,
  bottom: bottom / GRID,
});
const at = (x: number, y: number): MapPoint => ({ x: (x / GRID) % 1, y: y / GRID });
const place = (x: number, y: number) => unproject(at(x, y));
const routerOf = (
  lands: readonly Land[],
  waypoints: readonly MapPoint[],
  links: readonly (readonly [number, number])[],
) => new ChartRouteFinder({ chart: chartWith(lands, LEVEL), graph: graphOf(waypoints, links) });

/** An island on the equator that reaches farther to the south, and waypoints off its corners. */
const island = (shift: number) =>
  routerOf(
    [landAt([(130 + shift) % GRID, 127, ((131 + shift) % GRID) + 1, 131])],
    [at(129.8 + shift, 126.8), at(132.2 + shift, 126.8), at(129.8 + shift, 131.2), at(132.2 + shift, 131.2)],
    [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ],
  );

describe('an island in the way', () => {
  test.each([
    ['in the middle of the chart', 0],
    ['east of the antimeridian', 126],
    ['west of the antimeridian', 124],
  ])('CF3 the shorter route leads round it, %s', (_, shift) => {
    const route = island(shift).route(place(129 + shift, 128), place(133 + shift, 128));
    if (!route.ok) throw new Error(route.error.kind);
    const { miles, points, transits } = route.value;
    expect(miles).toBeGreaterThan(4 * SQUARE);
    expect(miles).toBeLessThan(5 * SQUARE);
    expect(points.slice(1, -1).every(({ latitude }) => latitude > 0)).toBe(true);
    expect(points[0]?.latitude).toBeCloseTo(0, 9);
    expect(points.every(({ longitude }) => longitude >= -180 && longitude <= 180)).toBe(true);
    expect(transits).toEqual([]);
  });

  test('CF3 the reported miles are the sum of the courses, the same both ways', () => {
    const [from, to] = [place(129, 128), place(133, 128)];
    const [there, back] = [island(0).route(from, to), island(0).route(to, from)];
    if (!there.ok || !back.ok) throw new Error('There is a way.');
    const points = there.value.points.map(project);
    const sum = points.slice(1).reduce((miles, point, index) => miles + rhumbNm(points[index] as MapPoint, point), 0);
    expect(there.value.miles).toBeCloseTo(sum, 6);
    expect(back.value.miles / there.value.miles).toBeCloseTo(1, 2);
  });

  test.each([
    ['west and east', place(129, 128), place(133, 128)],
    ['north and south', place(130.4, 125), place(130.4, 133)],
  ])('CF3 the way between %s leads back through the same points', (_, from, to) => {
    const [there, back] = [island(0).route(from, to), island(0).route(to, from)];
    if (!there.ok || !back.ok) throw new Error('There is a way.');
    expect(back.value.points).toEqual(there.value.points.toReversed());
  });

  test('CF3 a place in sight is reached straight', () => {
    const [from, to] = [place(129, 128), place(129.5, 129)];
    const route = island(0).route(from, to);
    if (!route.ok) throw new Error(route.error.kind);
    expect(route.value.points).toHaveLength(2);
    expect(route.value.miles).toBeCloseTo(rhumbNm(project(from), project(to)), 6);
  });

  test('CF3 a place to itself has an empty route', () => {
    const route = island(0).route(place(129, 128), place(129, 128));
    expect(route.ok && route.value.miles).toBe(0);
  });
});

describe('a place on land', () => {
  const router = island(0);
  /** So many nautical miles within the west shore of the island. */
  const inland = (miles: number) => place(130 + miles / SQUARE, 128);

  test('CF3 moves to the nearest water at the head of a bay', () => {
    const water = router.waterNear(inland(5));
    if (water === null) throw new Error('There is water.');
    expect(rhumbNm(project(water), project(inland(5)))).toBeLessThan(5.3);
    expect(project(water).x).toBeLessThan(130 / GRID);
    const route = router.route(place(129, 128), inland(5));
    expect(route.ok && route.value.miles).toBeCloseTo(SQUARE, -1);
  });

  test('CF3 stays where it is on water', () => {
    const water = router.waterNear(place(129, 128));
    expect(water?.longitude).toBeCloseTo(place(129, 128).longitude, 9);
  });

  test('CF3 farther inland reports which end has no water', () => {
    expect(router.waterNear(inland(40))).toBeNull();
    expect(router.route(inland(40), place(129, 128))).toEqual({ ok: false, error: { kind: 'on-land', end: 'from' } });
    expect(router.route(place(129, 128), inland(40))).toEqual({ ok: false, error: { kind: 'on-land', end: 'to' } });
  });
});

test('CF3 finds no route out of a lake', () => {
  const lake: readonly Box[] = [
    [130, 126, 135, 127],
    [130, 130, 135, 131],
    [130, 127, 131, 130],
    [134, 127, 135, 130],
  ];
  const router = routerOf(
    lake.map(landAt),
    [at(132, 128), at(133, 129), at(129, 128), at(129, 129)],
    [
      [0, 1],
      [2, 3],
    ],
  );
  expect(router.route(place(129, 128.5), place(132.5, 128.5))).toEqual({ ok: false, error: { kind: 'no-way' } });
  expect(router.route(place(132.2, 127.5), place(132.5, 128.5)).ok).toBe(true);
});

describe('a passage', () => {
  const { line } = WATERWAYS.suez;
  const [north, south] = [line[0], line.at(-1)].map((end) => (end === undefined ? at(0, 0) : project(end))) as [
    MapPoint,
    MapPoint,
  ];
  /** Round the whole world, so that no other route leads past it. */
  const wall: Land = { left: 0, top: 420 / 1024, right: 1, bottom: 422 / 1024 };
  const miles = line.slice(1).reduce((sum, to, index) => sum + rhumbNm(project(line[index] ?? to), project(to)), 0);
  const off = ({ x, y }: MapPoint, degrees: number): MapPoint => ({ x, y: y + degrees / 360 });
  const places = [off(north, -3), off(south, 3)] as const;
  const seaBy = (waypoints: readonly MapPoint[]) =>
    new ChartRouteFinder({
      chart: chartWith([wall], 10),
      graph: graphOf(waypoints, [
        [0, 1],
        [2, 3],
      ]),
    });

  test('CF3 leads across land where both its ends are waypoints, in either direction', () => {
    const router = seaBy([places[0], north, south, places[1]]);
    const [from, to] = places.map(unproject) as [ReturnType<typeof unproject>, ReturnType<typeof unproject>];
    for (const [one, other, way] of [
      [from, to, line],
      [to, from, line.toReversed()],
    ] as const) {
      const route = router.route(one, other);
      if (!route.ok) throw new Error(route.error.kind);
      expect(route.value.transits.map(({ id }) => id)).toEqual(['suez']);
      expect(route.value.transits[0]?.miles).toBeCloseTo(miles, 6);
      expect(route.value.points).toHaveLength(line.length + 2);
      for (const [index, { latitude, longitude }] of way.entries()) {
        expect(route.value.points[index + 1]?.latitude).toBeCloseTo(latitude, 6);
        expect(route.value.points[index + 1]?.longitude).toBeCloseTo(longitude, 6);
      }
    }
  });

  test('CF3 is joined at its quay, although the chart has land there', () => {
    const quay = unproject(south);
    const router = new ChartRouteFinder({
      chart: chartWith([wall, { ...wall, bottom: 424 / 1024 }], 10),
      graph: graphOf([places[0], north, south], [[0, 1]]),
    });
    expect(router.waterNear(unproject(off(south, 0.001)))?.latitude).toBeCloseTo(quay.latitude, 9);
    const route = router.route(unproject(places[0]), quay);
    expect(route.ok && route.value.points.at(-1)?.latitude).toBeCloseTo(quay.latitude, 9);
    expect(route.ok && route.value.transits.map(({ id }) => id)).toEqual(['suez']);
  });

  test('CF3 unknown to the sea leads nowhere', () => {
    const router = seaBy([places[0], off(north, -0.1), off(south, 0.1), places[1]]);
    expect(router.route(unproject(places[0]), unproject(places[1]))).toEqual({
      ok: false,
      error: { kind: 'no-way' },
    });
  });
});

const GONE = { kind: 'gone' } as const;
const CHART = writeSea({
  squares: squaresWith([], 1),
  x: Float64Array.of(0.5, 0.51),
  y: Float64Array.of(0.5, 0.5),
  pairs: Int32Array.of(0, 1),
});

/** A loader with a queue of answers, its number of reads, and what it reported. */
function loaderOf(...answers: readonly Result<Uint8Array, typeof GONE>[]) {
  const reported: (typeof GONE | BadSeaFile)[] = [];
  let reads = 0;
  const read = async () => {
    reads += 1;
    return answers[reads - 1] ?? err(GONE);
  };
  return { loader: new SeaLoader(read, (why) => reported.push(why)), reported, reads: () => reads };
}

test('CF3 reads a chart once for parallel requests too', async () => {
  const { loader, reported, reads } = loaderOf(ok(CHART));
  const [one, other] = await Promise.all([loader.load(), loader.load()]);
  expect(one?.waterNear({ latitude: 0, longitude: 1 })).toEqual({ latitude: 0, longitude: 1 });
  expect(other).toBe(one);
  expect(await loader.load()).toBe(one);
  expect(reads()).toBe(1);
  expect(reported).toEqual([]);
});

test('CF3 reports an unavailable chart once and reads it again', async () => {
  const { loader, reported, reads } = loaderOf(err(GONE), ok(CHART));
  expect(await Promise.all([loader.load(), loader.load()])).toEqual([null, null]);
  expect(reported).toEqual([GONE]);
  expect(await loader.load()).not.toBeNull();
  expect(reads()).toBe(2);
});

test('CF3 reports an invalid chart and reads it again', async () => {
  const { loader, reported } = loaderOf(ok(CHART.subarray(0, -1)), ok(CHART));
  expect(await loader.load()).toBeNull();
  expect(reported).toMatchObject([{ kind: 'bad-sea-file' }]);
  expect(await loader.load()).not.toBeNull();
});
