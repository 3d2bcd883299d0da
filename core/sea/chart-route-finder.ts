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
import { type BadSeaFile, readSea, type Sea } from './sea-file.ts';
import { nearestWorldCopy, WaypointIndex, waypoint } from './sea-graph.ts';
import { type NoRoute, type SeaRoute, type SeaRouteFinder, WATERWAY_IDS, WATERWAYS } from './sea-route-finder.ts';
import { tightenLine } from './string-pulling.ts';

/** Nautical miles that a position may lie off the water of the chart, as at the quays of a harbour. */
const NEAR_WATER = 2.5;
/** The same in squares, where the chart is coarse. */
const NEAR_SQUARES = 1.6;
/** Nautical miles that a position may lie off the quay it belongs to. */
const AT_QUAY = 0.5;

/** A position is near no charted coast if its nearest waypoint is so many times as far away as water is sought. */
const FAR_FROM_COAST = 20;
/** Nearest waypoints that are tested for sight, and how many in sight are enough. */
const CANDIDATES = 90;
/** Points of water without a waypoint in sight, after which the circles that are tried may lie further apart. */
const MANY_ENCLOSED = 1000;
const ENOUGH_IN_SIGHT = 14;
/** Nautical miles up to which a straight line on the chart counts as the shortest route. */
const STRAIGHT = 200;
/** Water is sought on circles STEP nautical miles apart, out to FARTHEST, at DIRECTIONS points per mile of radius. */
const STEP = 0.1;
const FARTHEST = 12;
const DIRECTIONS = 40;

/** Finds the shortest route over water between two positions (CF3). Keeps no state between calls. */
export class ChartRouteFinder implements SeaRouteFinder {
  readonly #sea: Sea;
  readonly #index: WaypointIndex;
  readonly #search: SearchGraph;
  /** Ends of waterways that lie on land in the chart. */
  readonly #quays: readonly MapPoint[];

  constructor(sea: Sea) {
    this.#sea = sea;
    this.#index = new WaypointIndex(sea.graph);
    const transits = this.#transits();
    this.#search = searchGraphOf(sea.graph, transits);
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
    // String pulling depends on the direction: it starts at the western end, or the northern one of
    // two on a meridian, so a route and its reverse match.
    const isReversed = start.x === goal.x ? start.y > goal.y : start.x > goal.x;
    const route = isReversed ? this.#find(goal, start) : this.#find(start, goal);
    if (!route.ok || !isReversed) return route;
    const { points, miles, transits } = route.value;
    return ok({ points: points.toReversed(), miles, transits: transits.toReversed() });
  }

  #find(start: MapPoint, goal: MapPoint): Result<SeaRoute, NoRoute> {
    const end = nearestWorldCopy(start, goal);
    if (rhumbNm(start, end) <= STRAIGHT && this.#sea.chart.isClear(start, end)) return ok(routeOf([[start, end]], []));
    const [from, to] = [this.#inSight(start), this.#inSight(goal)];
    const steps = findPath(this.#search, from, to, goal);
    if (steps === null) return err({ kind: 'no-way' });
    const transits = steps.flatMap(({ transit }) => (transit === null ? [] : [transit]));
    return ok(routeOf(this.#lines(start, steps, goal), transits));
  }

  /** Returns the lines of a path, in turn over open water, where they are shortened, and through waterways. */
  #lines(start: MapPoint, steps: readonly PathStep[], goal: MapPoint): readonly (readonly MapPoint[])[] {
    const lines: (readonly MapPoint[])[] = [];
    let open = [start];
    const close = () => lines.push(tightenLine(open, this.#sea.chart));
    const follow = (point: MapPoint) => nearestWorldCopy(open.at(-1) ?? point, point);
    for (const { at, transit } of steps) {
      if (transit !== null) {
        close();
        lines.push(transit.line.map(follow));
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
    // All points that are tried lie so near each other that they share their nearest waypoints.
    const candidates = this.#candidates(point);
    const isOpen = (one: MapPoint) => chart.isWater(one) && this.#visible(one, candidates, 1).length > 0;
    if (isOpen(point)) return point;
    const unit = unitsPerNm(point.y);
    const within = Math.min(FARTHEST, Math.max(NEAR_WATER, (NEAR_SQUARES * chart.sizeAt(point)) / unit));
    if (this.#milesToCoast(point, candidates) > within * FAR_FROM_COAST) return null;
    // A quay at the end of a fairway lies on land in the chart.
    const quay = this.#quays.find((one) => Math.hypot(one.x - point.x, one.y - point.y) <= AT_QUAY * unit);
    if (quay !== undefined) return quay;
    let step = STEP;
    let enclosed = 0;
    for (let away = step; away <= within; away += step) {
      for (const tried of circle(point, away, step)) {
        if (isOpen(tried)) return tried;
        if (chart.isWater(tried)) enclosed += 1;
      }
      // Water in sight of nothing is a basin of a harbour, or an enclosed sea. Where water is sought far out, the rest of
      // it is searched in as many circles as elsewhere.
      if (enclosed >= MANY_ENCLOSED) step = STEP * Math.max(1, within / NEAR_WATER);
    }
    return null;
  }

  /** Returns the nautical miles to the nearest waypoint: some 400 on the Caspian, where no route leads. */
  #milesToCoast(point: MapPoint, [nearest]: readonly number[]): number {
    if (nearest === undefined) return Number.POSITIVE_INFINITY;
    return rhumbNm(point, nearestWorldCopy(point, waypoint(this.#sea.graph, nearest)));
  }

  #candidates(point: MapPoint): readonly number[] {
    return this.#index.nearest(point, CANDIDATES).slice(0, CANDIDATES);
  }

  /** Returns enough waypoints in sight of a point, the nearest first. */
  #inSight(point: MapPoint): readonly VisibleWaypoint[] {
    return this.#visible(point, this.#candidates(point), ENOUGH_IN_SIGHT);
  }

  #visible(point: MapPoint, candidates: readonly number[], enough: number): readonly VisibleWaypoint[] {
    const { chart, graph } = this.#sea;
    const visible: VisibleWaypoint[] = [];
    for (const at of candidates) {
      const there = nearestWorldCopy(point, waypoint(graph, at));
      const isThere = point.x === there.x && point.y === there.y;
      if (!isThere && !chart.isClear(point, there)) continue;
      visible.push({ at, miles: rhumbNm(point, there) });
      if (visible.length >= enough) break;
    }
    return visible;
  }

  /** Returns the transits that begin at each waypoint. A waterway with an end that is not a waypoint is left out. */
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

  /** Returns the waypoint at a point, within the precision of the file. */
  #at(point: MapPoint): number | undefined {
    const nearest = this.#index.nearest(point, 1)[0];
    if (nearest === undefined) return undefined;
    const { x, y } = waypoint(this.#sea.graph, nearest);
    return Math.hypot(x - point.x, y - point.y) * 2 ** 20 < 1 ? nearest : undefined;
  }
}

/** Returns the points of a circle around a point that are tried, the further apart the further circles are. */
function* circle(point: MapPoint, away: number, step: number) {
  const radius = away * unitsPerNm(point.y);
  const turns = Math.max(8, Math.round((away * STEP * DIRECTIONS) / step));
  for (let turn = 0; turn < turns; turn += 1) {
    const angle = (2 * Math.PI * turn) / turns;
    yield { x: point.x + Math.sin(angle) * radius, y: point.y - Math.cos(angle) * radius };
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

function lengthOf(line: readonly MapPoint[]): number {
  return line.slice(1).reduce((sum, to, at) => sum + rhumbNm(line[at] ?? to, nearestWorldCopy(line[at] ?? to, to)), 0);
}

/** Returns the position of a point, with a longitude from -180 to 180. */
function positionOf({ x, y }: MapPoint): Position {
  return unproject({ x: x - Math.floor(x), y });
}

/** Reads the bytes of the chart, or returns why they are unavailable. Never rejects. */
type ReadBytes<E> = () => Promise<Result<Uint8Array, E>>;

/**
 * Loads the sea chart once, and shares one load among concurrent callers. A load that fails gives null to all of them
 * and is reported once to `onError`; the next call reads the bytes again.
 */
export class SeaLoader<E> {
  readonly #read: ReadBytes<E>;
  readonly #onError: (error: E | BadSeaFile) => void;
  #loaded: Promise<SeaRouteFinder | null> | null = null;

  constructor(read: ReadBytes<E>, onError: (error: E | BadSeaFile) => void = () => {}) {
    this.#read = read;
    this.#onError = onError;
  }

  load(): Promise<SeaRouteFinder | null> {
    this.#loaded ??= this.#begin();
    return this.#loaded;
  }

  async #begin(): Promise<SeaRouteFinder | null> {
    const bytes = await this.#read();
    const sea = bytes.ok ? readSea(bytes.value) : bytes;
    if (sea.ok) return new ChartRouteFinder(sea.value);
    this.#loaded = null;
    this.#onError(sea.error);
    return null;
  }
}
