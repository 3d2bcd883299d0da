import { EARTH_NM } from '../geo/distance.ts';
import type { MapPoint } from '../geo/mercator.ts';
import { Heap } from './heap.ts';
import { latitudeAt, rhumbNm } from './rhumb.ts';
import { nearTo, type SeaGraph, waypoint } from './sea-graph.ts';
import type { WaterwayId } from './waterways.ts';

/** A waypoint that is seen from a place, and how far it is. */
export interface VisibleWaypoint {
  readonly at: number;
  /** Nautical miles. */
  readonly miles: number;
}

/** A way from waypoint to waypoint through the land, one of two directions. */
export interface Transit {
  readonly to: number;
  readonly miles: number;
  readonly id: WaterwayId;
  /** From the waypoint to `to`. */
  readonly line: readonly MapPoint[];
}

/** What ways are searched on. */
export interface SearchGraph {
  readonly graph: SeaGraph;
  /** Nautical miles of each link of the graph. */
  readonly miles: Float64Array;
  /** Of each waypoint where it lies on a globe of radius 1: three numbers. */
  readonly globe: Float64Array;
  readonly transits: ReadonlyMap<number, readonly Transit[]>;
}

/** Measures what a search looks at again and again. */
export function searchGraphOf(graph: SeaGraph, transits: SearchGraph['transits']): SearchGraph {
  const latitudes = graph.y.map(latitudeAt);
  const miles = new Float64Array(graph.links.length);
  const globe = new Float64Array(3 * graph.x.length);
  graph.x.forEach((x, at) => {
    const here = waypoint(graph, at);
    globe.set(onGlobe(latitudes[at] as number, x), 3 * at);
    for (let link = graph.first[at] as number; link < (graph.first[at + 1] as number); link += 1) {
      const to = graph.links[link] as number;
      miles[link] = rhumbNm(here, nearTo(here, waypoint(graph, to)), latitudes[at], latitudes[to]);
    }
  });
  return { graph, miles, globe, transits };
}

function onGlobe(latitude: number, x: number): readonly [number, number, number] {
  const angle = 2 * Math.PI * x;
  return [Math.cos(latitude) * Math.cos(angle), Math.cos(latitude) * Math.sin(angle), Math.sin(latitude)];
}

/** A waypoint of a way, and the passage that it was reached by. */
export interface PathStep {
  readonly at: number;
  readonly transit: Transit | null;
}

/**
 * The shortest way from the waypoints around one place to those around another (A*: first whoever has least gone and
 * left, as the crow flies). Null where none leads there.
 */
export function findPath(
  { graph, miles, globe, transits }: SearchGraph,
  from: readonly VisibleWaypoint[],
  to: readonly VisibleWaypoint[],
  goal: MapPoint,
): readonly PathStep[] | null {
  const gone = new Float64Array(graph.x.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(graph.x.length).fill(-1);
  const by = new Map<number, Transit>();
  const isDone = new Uint8Array(graph.x.length);
  const [goalX, goalY, goalZ] = onGlobe(latitudeAt(goal.y), goal.x);
  const ahead = new Float64Array(graph.x.length).fill(-1);
  const left = (at: number) => {
    const known = ahead[at] as number;
    if (known >= 0) return known;
    const [x, y, z] = [globe[3 * at] as number, globe[3 * at + 1] as number, globe[3 * at + 2] as number];
    const chord = Math.sqrt((x - goalX) ** 2 + (y - goalY) ** 2 + (z - goalZ) ** 2);
    const miles = EARTH_NM * 2 * Math.asin(Math.min(1, chord / 2));
    ahead[at] = miles;
    return miles;
  };
  const lasts = new Map(to.map((sighting) => [sighting.at, sighting.miles]));
  const next = new Heap();
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  const reach = (at: number, sum: number, last: number, transit: Transit | null) => {
    if (sum >= (gone[at] as number)) return;
    const rank = sum + left(at);
    if (rank >= least) return;
    gone[at] = sum;
    before[at] = last;
    if (transit !== null) by.set(at, transit);
    else if (by.size > 0) by.delete(at);
    next.push(at, rank);
  };
  for (const sighting of from) reach(sighting.at, sighting.miles, -1, null);
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    if (isDone[at] === 1) continue;
    isDone[at] = 1;
    const sum = gone[at] as number;
    if (sum + left(at) >= least) break;
    const last = lasts.get(at);
    if (last !== undefined && sum + last < least) [best, least] = [at, sum + last];
    const end = graph.first[at + 1] as number;
    for (let link = graph.first[at] as number; link < end; link += 1) {
      reach(graph.links[link] as number, sum + (miles[link] as number), at, null);
    }
    const through = transits.get(at);
    if (through === undefined) continue;
    for (const transit of through) reach(transit.to, sum + transit.miles, at, transit);
  }
  if (best < 0) return null;
  const steps: PathStep[] = [];
  for (let at = best; at >= 0; at = before[at] as number) steps.push({ at, transit: by.get(at) ?? null });
  return steps.reverse();
}
