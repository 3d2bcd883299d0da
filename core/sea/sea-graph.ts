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

/** Builds the graph from pairs of linked waypoints. @param pairs each pair once, as two numbers after each other */
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
export function nearTo(to: MapPoint, { x, y }: MapPoint): MapPoint {
  return { x: x + Math.round(to.x - x), y };
}
