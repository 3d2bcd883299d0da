import { distanceNm } from '../../core/geo/distance.ts';
import { project, unproject } from '../../core/geo/mercator.ts';
import type { Position } from '../../core/geo/position.ts';
import { Heap } from '../../core/sea/heap.ts';
import { unitsPerNm } from '../../core/sea/rhumb.ts';
import type { SeaChart } from '../../core/sea/sea-chart.ts';
import { nearTo } from '../../core/sea/sea-graph.ts';
import { WATERWAY_IDS, WATERWAYS } from '../../core/sea/waterways.ts';
import { PointGrid } from './point-grid.ts';
import { milesBetween, thinned, type Waypoint } from './waypoints.ts';

/** Two waypoints that see each other. */
export interface Link {
  readonly one: number;
  readonly other: number;
  readonly miles: number;
}

/** How far apart waypoints are that look how far: those of the first kind are all there are. */
const SCALES = [
  { apart: 0, far: 5 },
  { apart: 3, far: 16 },
  { apart: 12, far: 70 },
  { apart: 50, far: 320 },
  { apart: 250, far: 1200 },
];
/** A link is left out where the way by others is at most that much longer. */
const DETOUR = 1.03;
/** What has to be gone round because waypoints were left out may be so much longer. */
const ROUNDABOUT = 1.08;
/** Nautical miles within which waypoints are neighbours. */
const NEIGHBOURS = { fine: 2.5, ocean: 18 };
/** Nautical miles between waypoints near fine coasts at most, and between those of an ocean at least. */
const FINE = 2;
const OCEAN = 50;

/** Links by which every way is at most a few per cent longer than it need be; of many waypoints only those that it takes. */
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

/** Those that see each other, on every scale. */
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
      if (miles > far || !chart.isClear(one, nearTo(one, other))) continue;
      yield { one: one.at, other: other.at, miles };
    }
  }
}

/** A way between two waypoints that were kept, by others that were not. */
interface NeighbourPath extends Link {
  readonly links: readonly Link[];
}

/**
 * Between every two waypoints that were kept and have neighbouring waters, the shortest way over all waypoints: each of
 * these belongs to the nearest that was kept, and where two waters meet, there is a way from one to the other.
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
  const { miles, owner, by } = watersOf(kept, around);
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

/** Of each waypoint the nearest that was kept, how far it is, and the first link on the way to it. */
function watersOf(kept: readonly Waypoint[], around: readonly (readonly Link[])[]) {
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

class LinkGraph {
  readonly links: Link[] = [];
  readonly #positions;
  readonly #links: { readonly to: number; readonly miles: number }[][];
  readonly #gone: Float64Array;
  /** The search that `#gone` is of. */
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

  /** Whether a way of at most so many nautical miles leads from one to the other. */
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
 * The waypoints that are linked with the most others, directly or not, or through a passage: what lies in a lake is left
 * out.
 */
export function mainSea(waypoints: readonly Waypoint[], links: readonly Link[]): ReadonlySet<number> {
  const count = waypoints.length;
  const others: number[][] = waypoints.map(() => []);
  for (const { one, other } of [...links, ...passages(waypoints)]) {
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

/** From end to end of each. */
function passages(waypoints: readonly Waypoint[]): readonly Pick<Link, 'one' | 'other'>[] {
  const nearest = (position: Position | undefined) => {
    const { x, y } = project(position ?? { latitude: 0, longitude: 0 });
    const away = ({ at }: Waypoint) => Math.hypot((waypoints[at]?.x ?? 0) - x, (waypoints[at]?.y ?? 0) - y);
    return waypoints.reduce((near, one) => (away(one) < away(near) ? one : near)).at;
  };
  return WATERWAY_IDS.map((id) => ({ one: nearest(WATERWAYS[id].line[0]), other: nearest(WATERWAYS[id].line.at(-1)) }));
}
