import type { MapPoint } from '../geo/mercator.ts';
import { EARTH_RADIUS_NM } from '../geo/position.ts';
import { latitudeAt, rhumbNm } from './rhumb.ts';
import { nearestWorldCopy, type SeaGraph, waypoint } from './sea-graph.ts';
import type { WaterwayId } from './sea-route-finder.ts';

/** A waypoint in sight of a position. */
export interface VisibleWaypoint {
  readonly at: number;
  /** Nautical miles. */
  readonly miles: number;
}

/** A waterway in one of its two directions, as an edge of the graph. */
export interface Transit {
  readonly to: number;
  readonly miles: number;
  readonly id: WaterwayId;
  /** From the waypoint where it begins to `to`. */
  readonly line: readonly MapPoint[];
}

/** A graph with the measures that every search needs. */
export interface SearchGraph {
  readonly graph: SeaGraph;
  /** Nautical miles of each link of the graph. */
  readonly miles: Float64Array;
  /** Three coordinates of each waypoint on a globe of radius 1. */
  readonly globe: Float64Array;
  readonly transits: ReadonlyMap<number, readonly Transit[]>;
}

/** Measures the links and waypoints of a graph once for all searches. */
export function searchGraphOf(graph: SeaGraph, transits: SearchGraph['transits']): SearchGraph {
  const latitudes = graph.y.map(latitudeAt);
  const miles = new Float64Array(graph.links.length);
  const globe = new Float64Array(3 * graph.x.length);
  graph.x.forEach((x, at) => {
    const here = waypoint(graph, at);
    globe.set(onGlobe(latitudes[at] as number, x), 3 * at);
    for (let link = graph.first[at] as number; link < (graph.first[at + 1] as number); link += 1) {
      const to = graph.links[link] as number;
      miles[link] = rhumbNm(here, nearestWorldCopy(here, waypoint(graph, to)), latitudes[at], latitudes[to]);
    }
  });
  return { graph, miles, globe, transits };
}

function onGlobe(latitude: number, x: number): readonly [number, number, number] {
  const angle = 2 * Math.PI * x;
  return [Math.cos(latitude) * Math.cos(angle), Math.cos(latitude) * Math.sin(angle), Math.sin(latitude)];
}

/** A waypoint of a path, and the transit that led to it. */
export interface PathStep {
  readonly at: number;
  readonly transit: Transit | null;
}

/**
 * Finds the shortest path from the waypoints in sight of one position to those of another by A*, with the great-circle
 * distance to the goal as its heuristic. Null where there is none.
 */
export function findPath(
  { graph, miles, globe, transits }: SearchGraph,
  from: readonly VisibleWaypoint[],
  to: readonly VisibleWaypoint[],
  goal: MapPoint,
): readonly PathStep[] | null {
  const distances = new Float64Array(graph.x.length).fill(Number.POSITIVE_INFINITY);
  const previous = new Int32Array(graph.x.length).fill(-1);
  const transitsTo = new Map<number, Transit>();
  const isSettled = new Uint8Array(graph.x.length);
  const [goalX, goalY, goalZ] = onGlobe(latitudeAt(goal.y), goal.x);
  const heuristics = new Float64Array(graph.x.length).fill(-1);
  const heuristic = (at: number) => {
    const known = heuristics[at] as number;
    if (known >= 0) return known;
    const [x, y, z] = [globe[3 * at] as number, globe[3 * at + 1] as number, globe[3 * at + 2] as number];
    const chord = Math.sqrt((x - goalX) ** 2 + (y - goalY) ** 2 + (z - goalZ) ** 2);
    const miles = EARTH_RADIUS_NM * 2 * Math.asin(Math.min(1, chord / 2));
    heuristics[at] = miles;
    return miles;
  };
  const milesToGoal = new Map(to.map(({ at, miles: away }) => [at, away]));
  const queue = new Heap();
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  const relax = (at: number, sum: number, before: number, transit: Transit | null) => {
    if (sum >= (distances[at] as number)) return;
    const rank = sum + heuristic(at);
    if (rank >= least) return;
    distances[at] = sum;
    previous[at] = before;
    if (transit !== null) transitsTo.set(at, transit);
    else if (transitsTo.size > 0) transitsTo.delete(at);
    queue.push(at, rank);
  };
  for (const start of from) relax(start.at, start.miles, -1, null);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    if (isSettled[at] === 1) continue;
    isSettled[at] = 1;
    const sum = distances[at] as number;
    if (sum + heuristic(at) >= least) break;
    const rest = milesToGoal.get(at);
    if (rest !== undefined && sum + rest < least) [best, least] = [at, sum + rest];
    const end = graph.first[at + 1] as number;
    for (let link = graph.first[at] as number; link < end; link += 1) {
      relax(graph.links[link] as number, sum + (miles[link] as number), at, null);
    }
    const through = transits.get(at);
    if (through === undefined) continue;
    for (const transit of through) relax(transit.to, sum + transit.miles, at, transit);
  }
  if (best < 0) return null;
  const steps: PathStep[] = [];
  for (let at = best; at >= 0; at = previous[at] as number) steps.push({ at, transit: transitsTo.get(at) ?? null });
  return steps.reverse();
}

/** A binary heap of numbers, ordered by rank, the lowest first. */
export class Heap {
  readonly #ranks: number[] = [];
  readonly #values: number[] = [];

  push(value: number, rank: number): void {
    let at = this.#values.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((this.#ranks[above] as number) <= rank) break;
      this.#set(at, this.#values[above] as number, this.#ranks[above] as number);
      at = above;
    }
    this.#set(at, value, rank);
  }

  /** Removes and returns the value of the lowest rank; undefined for an empty heap. */
  pop(): number | undefined {
    const lowest = this.#values[0];
    const value = this.#values.pop();
    const rank = this.#ranks.pop();
    if (value === undefined || rank === undefined || this.#values.length === 0) return lowest;
    const count = this.#values.length;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= count) break;
      if (below + 1 < count && (this.#ranks[below + 1] as number) < (this.#ranks[below] as number)) below += 1;
      if ((this.#ranks[below] as number) >= rank) break;
      this.#set(at, this.#values[below] as number, this.#ranks[below] as number);
      at = below;
    }
    this.#set(at, value, rank);
    return lowest;
  }

  #set(at: number, value: number, rank: number): void {
    this.#values[at] = value;
    this.#ranks[at] = rank;
  }
}
