import type { MapPoint } from '../geo/mercator.ts';

/** A graph of waypoints off the headlands of the world; two are linked where they are in sight of each other. */
export interface SeaGraph {
  /** In units of the Mercator square. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** The index in `links` at which those of each waypoint begin, and the length of `links` as the last entry. */
  readonly first: Int32Array;
  /** The waypoints in sight of each waypoint, one list after another. */
  readonly links: Int32Array;
}

/** Builds the graph from pairs of linked waypoints. @param pairs each pair once, as two successive numbers */
export function seaGraph(x: Float64Array, y: Float64Array, pairs: Int32Array): SeaGraph {
  const first = new Int32Array(x.length + 1);
  for (const waypoint of pairs) first[waypoint + 1] = (first[waypoint + 1] as number) + 1;
  for (let at = 0; at < x.length; at += 1) first[at + 1] = (first[at + 1] as number) + (first[at] as number);
  const next = first.slice();
  const links = new Int32Array(pairs.length);
  const link = (from: number, to: number) => {
    const at = next[from] as number;
    links[at] = to;
    next[from] = at + 1;
  };
  for (let at = 0; at < pairs.length; at += 2) {
    const [one, other] = [pairs[at] as number, pairs[at + 1] as number];
    link(one, other);
    link(other, one);
  }
  return { x, y, first, links };
}

export function waypoint(graph: SeaGraph, at: number): MapPoint {
  return { x: graph.x[at] as number, y: graph.y[at] as number };
}

/** Returns the same point in the copy of the world that lies nearest to another point. */
export function nearestWorldCopy(to: MapPoint, { x, y }: MapPoint): MapPoint {
  return { x: x + Math.round(to.x - x), y };
}

/** Columns round the earth: cells of half a degree. */
const COLUMNS = 720;
/** The most cells to either side of a point that are searched. */
const FARTHEST = 24;

export class WaypointIndex {
  readonly #graph: SeaGraph;
  readonly #cells = new Map<number, number[]>();

  constructor(graph: SeaGraph) {
    this.#graph = graph;
    graph.x.forEach((x, at) => {
      const cell = cellOf(Math.floor(x * COLUMNS), Math.floor((graph.y[at] as number) * COLUMNS));
      const held = this.#cells.get(cell);
      if (held === undefined) this.#cells.set(cell, [at]);
      else held.push(at);
    });
  }

  /** Returns at least `least` waypoints, or all within FARTHEST cells, the nearest first. */
  nearest(point: MapPoint, least: number): readonly number[] {
    const [column, row] = [Math.floor(point.x * COLUMNS), Math.floor(point.y * COLUMNS)];
    const found: { readonly at: number; readonly away: number }[] = [];
    for (let ring = 0; ring <= FARTHEST; ring += 1) {
      // The next ring may hold some that are nearer.
      const isEnough = found.length >= least;
      for (const cell of ringAround(column, row, ring)) {
        for (const at of this.#cells.get(cell) ?? []) {
          const { x, y } = nearestWorldCopy(point, waypoint(this.#graph, at));
          found.push({ at, away: Math.hypot(x - point.x, y - point.y) });
        }
      }
      if (isEnough) break;
    }
    return found.sort((one, other) => one.away - other.away).map(({ at }) => at);
  }
}

function* ringAround(column: number, row: number, ring: number): Generator<number> {
  for (let down = -ring; down <= ring; down += 1) {
    const step = Math.abs(down) === ring || ring === 0 ? 1 : 2 * ring;
    for (let across = -ring; across <= ring; across += step) yield cellOf(column + across, row + down);
  }
}

function cellOf(column: number, row: number): number {
  return (((column % COLUMNS) + COLUMNS) % COLUMNS) * COLUMNS + row;
}
