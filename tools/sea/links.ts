import { project, unproject } from '../../core/geo/mercator.ts';
import { distanceNm, type Position } from '../../core/geo/position.ts';
import { Heap } from '../../core/sea/a-star.ts';
import { unitsPerNm } from '../../core/sea/rhumb.ts';
import type { SeaChart } from '../../core/sea/sea-chart.ts';
import { nearestWorldCopy } from '../../core/sea/sea-graph.ts';
import { WATERWAY_IDS, WATERWAYS } from '../../core/sea/sea-route-finder.ts';
import { PointGrid } from './point-grid.ts';
import { milesBetween, thinned, type Waypoint } from './waypoints.ts';

/** A link between two waypoints in sight of each other. */
export interface Link {
  readonly one: number;
  readonly other: number;
  readonly miles: number;
}

/** Scales of links: the waypoints of a scale are `apart` miles from each other, and linked within `far` miles. */
const SCALES = [
  { apart: 0, far: 5 },
  { apart: 3, far: 16 },
  { apart: 12, far: 70 },
  { apart: 50, far: 320 },
  { apart: 250, far: 1200 },
];
/** A link is left out if the path over other links is at most this factor longer. */
const DETOUR = 1.03;
/** The factor by which leaving out waypoints may lengthen a path. */
const ROUNDABOUT = 1.08;
/** Nautical miles within which waypoints are neighbours. */
const NEIGHBOURS = { fine: 2.5, ocean: 18 };
/** Nautical miles between waypoints, at most near detailed coasts, and at least on an ocean. */
const FINE = 2;
const OCEAN = 50;

/** Selects links and waypoints such that every path is at most a few per cent longer than with all of them. */
export function linksOf(waypoints: readonly Waypoint[], chart: SeaChart): readonly Link[] {
  const kept = thinned(waypoints, chart, ({ apart }) => apart);
  const ways = new LinkGraph(waypoints);
  for (const link of shortestFirst(inSight(kept, chart))) addUnlessDetour(ways, link);
  for (const way of betweenNeighbours(waypoints, kept, chart)) {
    if (ways.isWithin(way.one, way.other, way.miles * ROUNDABOUT)) continue;
    for (const link of way.links) addUnlessDetour(ways, link);
  }
  return ways.links;
}

function addUnlessDetour(ways: LinkGraph, link: Link): void {
  if (!ways.isWithin(link.one, link.other, link.miles * DETOUR)) ways.add(link);
}

function shortestFirst<One extends Link>(links: Iterable<One>): readonly One[] {
  return [...links].sort((a, b) => a.miles - b.miles || a.one - b.one || a.other - b.other);
}

/** Returns the links between waypoints in sight of each other, on every scale. */
function inSight(kept: readonly Waypoint[], chart: SeaChart): readonly Link[] {
  const links = new Map<string, Link>();
  const oceans = kept.filter(({ openness }) => openness < 0);
  let scale = kept;
  for (const { apart, far } of SCALES) {
    if (apart > 0) scale = thinned(scale, chart, () => apart);
    const looking = apart === 0 ? scale.filter((one) => one.apart <= FINE) : scale;
    for (const link of seenWithin(
      apart >= OCEAN ? [...new Set([...looking, ...oceans])] : looking,
      () => far,
      chart,
      far / 4,
    )) {
      links.set(`${link.one} ${link.other}`, link);
    }
  }
  return [...links.values()];
}

function* seenWithin(
  waypoints: readonly Waypoint[],
  farOf: (waypoint: Waypoint) => number,
  chart: SeaChart,
  cell: number,
): Generator<Link> {
  const grid = new PointGrid<Waypoint>(Math.max(1, cell) / 21_600);
  for (const one of waypoints) grid.add(one);
  for (const one of waypoints) {
    const far = farOf(one);
    for (const other of grid.around(one, far * unitsPerNm(one.y))) {
      if (other.at <= one.at) continue;
      const miles = milesBetween(one, other);
      if (miles > far || !chart.isClear(one, nearestWorldCopy(one, other))) continue;
      yield { one: one.at, other: other.at, miles };
    }
  }
}

/** A path between two kept waypoints over others that were left out. */
interface NeighbourPath extends Link {
  readonly links: readonly Link[];
}

/**
 * Returns the shortest path over all waypoints between every two kept ones whose waters meet; the waters of a kept
 * waypoint are the waypoints that are nearest to it.
 */
function betweenNeighbours(
  all: readonly Waypoint[],
  kept: readonly Waypoint[],
  chart: SeaChart,
): readonly NeighbourPath[] {
  const reach = ({ apart }: Waypoint) => (apart <= FINE ? NEIGHBOURS.fine : NEIGHBOURS.ocean);
  const links = [...seenWithin(all, reach, chart, NEIGHBOURS.fine)];
  const around: Link[][] = all.map(() => []);
  for (const link of links) {
    around[link.one]?.push(link);
    around[link.other]?.push(link);
  }
  const { miles, owner, by } = nearestKept(kept, around);
  const best = new Map<string, { readonly over: Link; readonly miles: number }>();
  for (const over of links) {
    const [one, other] = [owner[over.one] as number, owner[over.other] as number];
    if (one === other || one < 0 || other < 0) continue;
    const sum = (miles[over.one] as number) + over.miles + (miles[over.other] as number);
    const key = `${Math.min(one, other)} ${Math.max(one, other)}`;
    if (sum < (best.get(key)?.miles ?? Number.POSITIVE_INFINITY)) best.set(key, { over, miles: sum });
  }
  const chain = (from: number): Link[] => {
    const link = by[from];
    return link === null || link === undefined ? [] : [link, ...chain(link.one === from ? link.other : link.one)];
  };
  return shortestFirst(
    [...best.values()].map(({ over, miles: sum }) => ({
      one: owner[over.one] as number,
      other: owner[over.other] as number,
      miles: sum,
      links: [over, ...chain(over.one), ...chain(over.other)],
    })),
  );
}

/** Returns the nearest kept waypoint of each waypoint, the miles to it and the first link on the path to it. */
function nearestKept(kept: readonly Waypoint[], around: readonly (readonly Link[])[]) {
  const miles = new Float64Array(around.length).fill(Number.POSITIVE_INFINITY);
  const owner = new Int32Array(around.length).fill(-1);
  const by: (Link | null)[] = around.map(() => null);
  const next = new Heap();
  for (const { at } of kept) {
    miles[at] = 0;
    owner[at] = at;
    next.push(at, 0);
  }
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    for (const link of around[at] ?? []) {
      const other = link.one === at ? link.other : link.one;
      const sum = (miles[at] as number) + link.miles;
      if (sum >= (miles[other] as number)) continue;
      miles[other] = sum;
      owner[other] = owner[at] as number;
      by[other] = link;
      next.push(other, sum);
    }
  }
  return { miles, owner, by };
}

/** A graph that grows link by link, and is searched for paths in between. */
class LinkGraph {
  readonly links: Link[] = [];
  readonly #positions;
  readonly #links: { readonly to: number; readonly miles: number }[][];
  readonly #gone: Float64Array;
  /** The number of the search in which each entry of `#gone` was written. */
  readonly #search: Int32Array;
  #searches = 0;

  constructor(waypoints: readonly Waypoint[]) {
    this.#positions = waypoints.map(unproject);
    this.#links = waypoints.map(() => []);
    this.#gone = new Float64Array(waypoints.length);
    this.#search = new Int32Array(waypoints.length);
  }

  add(link: Link): void {
    const { one, other, miles } = link;
    this.links.push(link);
    this.#links[one]?.push({ to: other, miles });
    this.#links[other]?.push({ to: one, miles });
  }

  /** Returns whether a path of at most `most` nautical miles leads from one waypoint to the other. */
  isWithin(from: number, to: number, most: number): boolean {
    this.#searches += 1;
    const goal = this.#positions[to];
    if (goal === undefined) return false;
    const next = new Heap();
    const reach = (at: number, miles: number) => {
      if (this.#search[at] === this.#searches && (this.#gone[at] as number) <= miles) return;
      const position = this.#positions[at];
      if (position === undefined) return;
      const sum = miles + 0.999 * distanceNm(position, goal);
      if (sum > most) return;
      this.#search[at] = this.#searches;
      this.#gone[at] = miles;
      next.push(at, sum);
    };
    reach(from, 0);
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      if (at === to) return true;
      for (const link of this.#links[at] ?? []) reach(link.to, (this.#gone[at] as number) + link.miles);
    }
    return false;
  }
}

/**
 * Returns the largest set of waypoints that are connected by links and waterways, which leaves out those in lakes.
 */
export function mainSea(waypoints: readonly Waypoint[], links: readonly Link[]): ReadonlySet<number> {
  const count = waypoints.length;
  const others: number[][] = waypoints.map(() => []);
  for (const { one, other } of [...links, ...waterwayLinks(waypoints)]) {
    others[one]?.push(other);
    others[other]?.push(one);
  }
  const seen = new Set<number>();
  let largest: ReadonlySet<number> = new Set();
  for (let first = 0; first < count; first += 1) {
    if (seen.has(first)) continue;
    const sea = new Set([first]);
    for (const at of sea) {
      seen.add(at);
      for (const other of others[at] ?? []) sea.add(other);
    }
    if (sea.size > largest.size) largest = sea;
  }
  return largest;
}

/** Returns a link from end to end of each waterway. */
function waterwayLinks(waypoints: readonly Waypoint[]): readonly Pick<Link, 'one' | 'other'>[] {
  const nearest = (position: Position | undefined) => {
    const { x, y } = project(position ?? { latitude: 0, longitude: 0 });
    const away = ({ at }: Waypoint) => Math.hypot((waypoints[at]?.x ?? 0) - x, (waypoints[at]?.y ?? 0) - y);
    return waypoints.reduce((near, one) => (away(one) < away(near) ? one : near)).at;
  };
  return WATERWAY_IDS.map((id) => ({ one: nearest(WATERWAYS[id].line[0]), other: nearest(WATERWAYS[id].line.at(-1)) }));
}
