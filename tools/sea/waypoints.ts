import { type MapPoint, project } from '../../core/geo/mercator.ts';
import { latitudeAt, rhumbNm, unitsPerNm } from '../../core/sea/rhumb.ts';
import { LAND, type SeaChart } from '../../core/sea/sea-chart.ts';
import { nearestWorldCopy } from '../../core/sea/sea-graph.ts';
import { WATERWAY_IDS, WATERWAYS } from '../../core/sea/sea-route-finder.ts';
import { PointGrid } from './point-grid.ts';

/** A point on the water where a route may turn. */
export interface Waypoint extends MapPoint {
  /** Radians. */
  readonly latitude: number;
  /** The least nautical miles to other waypoints in sight, where possible. */
  readonly apart: number;
  /** The amount of water around it: the more there is, the more routes pass by. */
  readonly openness: number;
  /** The waypoint's index in the list of all waypoints. */
  readonly at: number;
}

/** Returns whether a point lies in detailed waters. */
export type IsFine = (point: MapPoint) => boolean;

/** Nautical miles between two waypoints, and off a headland where there is room: in detailed waters and elsewhere. */
const FINE_WATERS = { apart: 1, offing: 0.25 };
const OCEANS = { apart: 30, offing: 1.3 };
/** The latitudes beyond which there are no routes. */
const NORTH = project({ latitude: 71.5, longitude: 0 }).y;
const SOUTH = project({ latitude: -58, longitude: 0 }).y;
const GRID = 2 ** 21;
/** Degrees between the waypoints of an ocean, and nautical miles of clear water around each. */
const LATTICE = { step: 4, clear: 100 };
const RINGS = [1, 3];
const DIRECTIONS = 16;
const DIAGONALS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** Returns waypoints off all corners of the land, on the oceans, and at both ends of each waterway; the most open first. */
export function waypointsOf(squares: Int32Array, chart: SeaChart, isFine: IsFine): readonly Waypoint[] {
  const ends = WATERWAY_IDS.flatMap((id) => [WATERWAYS[id].line[0], WATERWAYS[id].line.at(-1)]).flatMap((end) =>
    end === undefined ? [] : [waypointAt(project(end), 0, Number.POSITIVE_INFINITY)],
  );
  for (const [at, id] of WATERWAY_IDS.entries()) {
    // One end of a fairway may be at a quay, but the other must be in open water.
    if (![2 * at, 2 * at + 1].some((end) => chart.isWater(ends[end] ?? { x: 0, y: 0 })))
      throw new Error(`The waterway ${id} has no end in open water.`);
  }
  const found = [...ends, ...corners(squares, chart, isFine), ...lattice(chart)];
  return found
    .toSorted((one, other) => other.openness - one.openness || one.y - other.y || one.x - other.x)
    .map((one, at) => ({ ...one, at }));
}

/** Returns the waypoints without those that have an earlier one in sight within `apartOf` nautical miles. */
export function thinned(
  waypoints: readonly Waypoint[],
  chart: SeaChart,
  apartOf: (waypoint: Waypoint) => number,
): readonly Waypoint[] {
  const kept: Waypoint[] = [];
  const grid = new PointGrid<Waypoint>(4 / 21_600);
  for (const one of waypoints) {
    const apart = apartOf(one);
    const isDoubled = [...grid.around(one, apart * unitsPerNm(one.y))].some(
      (other) => milesBetween(one, other) <= apart && chart.isClear(one, nearestWorldCopy(one, other)),
    );
    if (isDoubled) continue;
    kept.push(one);
    grid.add(one);
  }
  return kept;
}

export function milesBetween(one: Waypoint, other: Waypoint): number {
  return rhumbNm(one, nearestWorldCopy(one, other), one.latitude, other.latitude);
}

function waypointAt({ x, y }: MapPoint, apart: number, openness: number): Waypoint {
  const [column, row] = [Math.round(x * GRID) % GRID, Math.round(y * GRID)];
  return { x: column / GRID, y: row / GRID, latitude: latitudeAt(row / GRID), apart, openness, at: -1 };
}

/** Returns a waypoint off each corner of a square of land that has water on its three other sides. */
function corners(squares: Int32Array, chart: SeaChart, isFine: IsFine): readonly Waypoint[] {
  const found: Waypoint[] = [];
  const visit = (square: number, left: number, top: number, size: number) => {
    const half = size / 2;
    for (let part = 0; part < 4; part += 1) {
      const held = squares[4 * square + part] as number;
      const [x, y] = [left + (part % 2) * half, top + (part >> 1) * half];
      if (held >= 0) visit(held, x, y, half);
      else if (held === LAND && y > NORTH && y < SOUTH) found.push(...cornersOf(x, y, half, chart, isFine));
    }
  };
  visit(0, 0, 0, 1);
  return found;
}

function cornersOf(left: number, top: number, size: number, chart: SeaChart, isFine: IsFine): readonly Waypoint[] {
  const near = size / 4096;
  const { apart, offing } = isFine({ x: left, y: top }) ? FINE_WATERS : OCEANS;
  return DIAGONALS.flatMap(([east, south]) => {
    const [x, y] = [left + (east > 0 ? size : 0), top + (south > 0 ? size : 0)];
    const off = (across: number, down: number) => ({ x: x + across * east, y: y + down * south });
    if (![off(near, near), off(-near, near), off(near, -near)].every((point) => chart.isWater(point))) return [];
    let away = offing * unitsPerNm(y);
    // Testing twice the distance puts the waypoint into the middle of a channel.
    for (let tries = 0; tries < 4 && !chart.isClear(off(near, near), off(2 * away, 2 * away)); tries += 1) away /= 2;
    if (!chart.isClear(off(near, near), off(away, away))) return [];
    const point = waypointAt(off(away, away), apart, opennessOf(x, y, 4 * away, chart));
    return chart.isWater(point) ? [point] : [];
  });
}

/** Counts the points around a corner that are water. */
function opennessOf(x: number, y: number, reach: number, chart: SeaChart): number {
  let open = 0;
  for (let direction = 0; direction < DIRECTIONS; direction += 1) {
    const angle = (2 * Math.PI * direction) / DIRECTIONS;
    for (const ring of RINGS) {
      const point = { x: x + Math.cos(angle) * ring * reach, y: y + Math.sin(angle) * ring * reach };
      if (chart.isWater(point)) open += 1;
    }
  }
  return open;
}

/** Returns waypoints far from land, along which routes can follow the great circle. */
function lattice(chart: SeaChart): readonly Waypoint[] {
  const found: Waypoint[] = [];
  for (let latitude = -55; latitude <= 65; latitude += LATTICE.step) {
    for (let longitude = -180; longitude < 180; longitude += LATTICE.step) {
      const point = project({ latitude, longitude });
      const away = LATTICE.clear * unitsPerNm(point.y);
      const isOpen = [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ].every(([x = 0, y = 0]) => chart.isClear(point, { x: point.x + x * away, y: point.y + y * away }));
      if (isOpen) found.push(waypointAt(point, OCEANS.apart, -1));
    }
  }
  return found;
}
