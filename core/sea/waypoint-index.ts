import type { MapPoint } from '../geo/mercator.ts';
import { nearTo, type SeaGraph, waypoint } from './sea-graph.ts';

/** Columns round the earth: cells of half a degree. */
const COLUMNS = 720;
/** Cells to either side that are searched before nothing counts as near. */
const FARTHEST = 24;

/** Finds the waypoints around a point. */
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

  /** Returns at least `least` waypoints, as far as there are so many, the nearest first. */
  nearest(point: MapPoint, least: number): readonly number[] {
    const [column, row] = [Math.floor(point.x * COLUMNS), Math.floor(point.y * COLUMNS)];
    const found: { readonly at: number; readonly away: number }[] = [];
    for (let ring = 0; ring <= FARTHEST; ring += 1) {
      // The next ring may hold some that are nearer.
      const isEnough = found.length >= least;
      for (const cell of ringAround(column, row, ring)) {
        for (const at of this.#cells.get(cell) ?? []) {
          const { x, y } = nearTo(point, waypoint(this.#graph, at));
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
