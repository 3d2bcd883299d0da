import { type MapPoint, project, unproject } from '../geo/mercator.ts';
import type { Position } from '../geo/position.ts';
import { err, ok, type Result } from '../shared/result.ts';
import {
  findPath,
  type PathStep,
  type SearchGraph,
  searchGraphOf,
  type Transit,
  type VisibleWaypoint,
} from './a-star.ts';
import { rhumbNm, unitsPerNm } from './rhumb.ts';
import type { Sea } from './sea-file.ts';
import { nearTo, waypoint } from './sea-graph.ts';
import type { NoRoute, SeaRoute, SeaRouteFinder } from './sea-route-finder.ts';
import { pullString } from './string-pulling.ts';
import { WATERWAY_IDS, WATERWAYS } from './waterways.ts';
import { WaypointIndex } from './waypoint-index.ts';

/** Nautical miles that a place may lie off the water of the chart: at the quays of a harbour, at the head of a bay. */
const NEAR_WATER = 2.5;
/** The same in squares, where the chart is coarse. */
const NEAR_SQUARES = 1.6;
/** Nautical miles that a place may lie off the quay it belongs to. */
const AT_QUAY = 0.5;

/** Waypoints around a place that are looked for, and as many of them as are enough. */
const LOOKED_FOR = 90;
const SEEN = 14;
/** Nautical miles below which the straight line of the chart is as good as the shortest. */
const STRAIGHT = 200;
/** Steps in which the water around a place is looked for, in nautical miles, and directions at a mile. */
const STEP = 0.1;
const FARTHEST = 12;
const DIRECTIONS = 40;

/** Finds the shortest way over water between two places (product.md CF3). Keeps nothing between two calls. */
export class SeaRouter implements SeaRouteFinder {
  readonly #sea: Sea;
  readonly #index: WaypointIndex;
  readonly #ways: SearchGraph;
  /** Ends of passages that lie on what is land to the chart. */
  readonly #quays: readonly MapPoint[];

  constructor(sea: Sea) {
    this.#sea = sea;
    this.#index = new WaypointIndex(sea.graph);
    const transits = this.#transits();
    this.#ways = searchGraphOf(sea.graph, transits);
    this.#quays = [...transits.keys()].map((at) => waypoint(sea.graph, at)).filter((end) => !sea.chart.isWater(end));
  }

  waterNear(position: Position): Position | null {
    const point = this.#waterNear(project(position));
    return point === null ? null : positionOf(point);
  }

  route(from: Position, to: Position): Result<SeaRoute, NoRoute> {
    const start = this.#waterNear(project(from));
    const goal = this.#waterNear(project(to));
    if (start === null) return err({ kind: 'on-land', end: 'from' });
    if (goal === null) return err({ kind: 'on-land', end: 'to' });
    // Pulled from its other end a line comes to lie a little otherwise: there and back it is the same line.
    const isTurned = start.x > goal.x;
    const way = isTurned ? this.#way(goal, start) : this.#way(start, goal);
    return way.ok && isTurned ? ok(turned(way.value)) : way;
  }

  #way(start: MapPoint, goal: MapPoint): Result<SeaRoute, NoRoute> {
    const end = nearTo(start, goal);
    if (rhumbNm(start, end) <= STRAIGHT && this.#sea.chart.isClear(start, end)) return ok(routeOf([[start, end]], []));
    const steps = findPath(this.#ways, this.#seenFrom(start, SEEN), this.#seenFrom(goal, SEEN), goal);
    if (steps === null) return err({ kind: 'no-way' });
    const transits = steps.flatMap(({ transit }) => (transit === null ? [] : [transit]));
    return ok(routeOf(this.#lines(start, steps, goal), transits));
  }

  /** Of open water and of passages in turn; what is open is pulled straight. */
  #lines(start: MapPoint, steps: readonly PathStep[], goal: MapPoint): readonly (readonly MapPoint[])[] {
    const lines: (readonly MapPoint[])[] = [];
    let open = [start];
    const close = () => lines.push(pullString(open, this.#sea.chart));
    const follow = (point: MapPoint) => nearTo(open.at(-1) ?? point, point);
    for (const { at, transit } of steps) {
      if (transit !== null) {
        close();
        const line = transit.line.map(follow);
        lines.push(line);
        open = [];
      }
      open.push(follow(waypoint(this.#sea.graph, at)));
    }
    open.push(follow(goal));
    close();
    return lines;
  }

  #waterNear(point: MapPoint): MapPoint | null {
    const { chart } = this.#sea;
    // All that is tried lies so near that it has the same waypoints around it.
    const around = this.#around(point);
    const isOpen = (one: MapPoint) => chart.isWater(one) && this.#seen(one, around, 1).length > 0;
    if (isOpen(point)) return point;
    const unit = unitsPerNm(point.y);
    const within = Math.min(FARTHEST, Math.max(NEAR_WATER, (NEAR_SQUARES * chart.sizeAt(point)) / unit));
    // A quay that a fairway leads to lies on what is land to the chart.
    const quay = this.#quays.find((one) => Math.hypot(one.x - point.x, one.y - point.y) <= AT_QUAY * unit);
    if (quay !== undefined) return quay;
    for (let away = STEP; away <= within; away += STEP) {
      const turns = Math.max(8, Math.round(away * DIRECTIONS));
      for (let turn = 0; turn < turns; turn += 1) {
        const angle = (2 * Math.PI * turn) / turns;
        const tried = { x: point.x + Math.sin(angle) * away * unit, y: point.y - Math.cos(angle) * away * unit };
        if (isOpen(tried)) return tried;
      }
    }
    return null;
  }

  #around(point: MapPoint): readonly number[] {
    return this.#index.nearest(point, LOOKED_FOR).slice(0, LOOKED_FOR);
  }

  /** Waypoints that are seen from a point, the nearest first. */
  #seenFrom(point: MapPoint, enough: number): readonly VisibleWaypoint[] {
    return this.#seen(point, this.#around(point), enough);
  }

  #seen(point: MapPoint, around: readonly number[], enough: number): readonly VisibleWaypoint[] {
    const { chart, graph } = this.#sea;
    const seen: VisibleWaypoint[] = [];
    for (const at of around) {
      const there = nearTo(point, waypoint(graph, at));
      const isThere = point.x === there.x && point.y === there.y;
      if (!isThere && !chart.isClear(point, there)) continue;
      seen.push({ at, miles: rhumbNm(point, there) });
      if (seen.length >= enough) break;
    }
    return seen;
  }

  /** Both ends of every passage are waypoints of the sea, as far as it goes there. */
  #transits(): ReadonlyMap<number, readonly Transit[]> {
    const transits = new Map<number, readonly Transit[]>();
    for (const id of WATERWAY_IDS) {
      const line = WATERWAYS[id].line.map(project);
      const [first, last] = [line[0], line.at(-1)].map((end) => (end === undefined ? undefined : this.#at(end)));
      if (first === undefined || last === undefined) continue;
      const miles = lengthOf(line);
      const add = (from: number, transit: Transit) => transits.set(from, [...(transits.get(from) ?? []), transit]);
      add(first, { id, miles, line, to: last });
      add(last, { id, miles, line: line.toReversed(), to: first });
    }
    return transits;
  }

  /** The waypoint that lies at a point, as exactly as the file says where. */
  #at(point: MapPoint): number | undefined {
    const nearest = this.#index.nearest(point, 1)[0];
    if (nearest === undefined) return undefined;
    const { x, y } = waypoint(this.#sea.graph, nearest);
    return Math.hypot(x - point.x, y - point.y) * 2 ** 20 < 1 ? nearest : undefined;
  }
}

function routeOf(lines: readonly (readonly MapPoint[])[], transits: readonly Transit[]): SeaRoute {
  // A line ends where the next begins.
  const points = lines.flatMap((line, at) => (at === 0 ? line : line.slice(1)));
  return {
    points: points.map(positionOf),
    miles: lines.reduce((sum, line) => sum + lengthOf(line), 0),
    transits: transits.map(({ id, miles }) => ({ id, miles })),
  };
}

function turned({ points, miles, transits }: SeaRoute): SeaRoute {
  return { points: points.toReversed(), miles, transits: transits.toReversed() };
}

function lengthOf(line: readonly MapPoint[]): number {
  return line.slice(1).reduce((sum, to, at) => sum + rhumbNm(line[at] ?? to, nearTo(line[at] ?? to, to)), 0);
}

/** Longitudes of -180 to 180. */
function positionOf({ x, y }: MapPoint): Position {
  return unproject({ x: x - Math.floor(x), y });
}
