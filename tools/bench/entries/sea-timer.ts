/**
 * Times sea routes between stops, and a plain search over the same waypoints. Arguments: the chart, the stops, the
 * number of pairs or "all".
 */
import { readFileSync } from 'node:fs';
import { type MapPoint, project } from '../../../core/geo/mercator.ts';
import type { Position } from '../../../core/geo/position.ts';
import { Heap, searchGraphOf } from '../../../core/sea/a-star.ts';
import { ChartRouteFinder } from '../../../core/sea/chart-route-finder.ts';
import { readSea } from '../../../core/sea/sea-file.ts';
import { WaypointIndex } from '../../../core/sea/sea-graph.ts';

/** The result that the process prints as one line. */
export interface SeaTimes {
  readonly stops: number;
  readonly waypoints: number;
  /** Milliseconds to read the file and to prepare the search. */
  readonly loadMs: number;
  /** Milliseconds of each pair. */
  readonly ms: readonly number[];
  /** The plain search's time relative to the route's, for some of the pairs. */
  readonly ratios: readonly number[];
}

/** One of this many pairs is also searched plainly. */
const PLAIN = 20;
const WARMING = 50;

const [chartFile = '', stopsFile = '', asked = 'all'] = process.argv.slice(2);
const began = performance.now();
const read = readSea(readFileSync(chartFile));
if (!read.ok) throw new Error(read.error.problem);
const { graph } = read.value;
const router = new ChartRouteFinder(read.value);
const loadMs = performance.now() - began;
const { miles } = searchGraphOf(graph, new Map());
const index = new WaypointIndex(graph);
const stops = (JSON.parse(readFileSync(stopsFile, 'utf8')) as { lat: number; lng: number }[]).map(({ lat, lng }) => ({
  latitude: lat,
  longitude: lng,
}));
const pairs = stops.flatMap((from, at) => stops.slice(at + 1).map((to) => [from, to] as const));
const step = asked === 'all' ? 1 : Math.max(1, Math.floor(pairs.length / Number(asked)));

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** Finds a route between the waypoints nearest to two positions with Dijkstra's algorithm. */
function searchPlainly(from: MapPoint, to: MapPoint): number {
  const [start = -1, goal = -1] = [index.nearest(from, 1)[0], index.nearest(to, 1)[0]];
  const gone = new Float64Array(graph.x.length).fill(Number.POSITIVE_INFINITY);
  const isDone = new Uint8Array(graph.x.length);
  const next = new Heap();
  gone[start] = 0;
  next.push(start, 0);
  for (let at = next.pop(); at !== undefined && at !== goal; at = next.pop()) {
    if (isDone[at] === 1) continue;
    isDone[at] = 1;
    for (let link = graph.first[at] as number; link < (graph.first[at + 1] as number); link += 1) {
      const other = graph.links[link] as number;
      const sum = (gone[at] as number) + (miles[link] as number);
      if (sum >= (gone[other] as number)) continue;
      gone[other] = sum;
      next.push(other, sum);
    }
  }
  return gone[goal] as number;
}

const ms: number[] = [];
const ratios: number[] = [];
const ways = pairs.filter((_, at) => at % step === 0);
const find = ([from, to]: readonly [Position, Position]) => timed(() => router.route(from, to));
for (const way of ways.slice(0, WARMING)) find(way);
for (const [at, way] of ways.entries()) {
  const took = find(way);
  ms.push(took);
  if (at % PLAIN === 0) ratios.push(timed(() => searchPlainly(project(way[0]), project(way[1]))) / took);
}
const times: SeaTimes = { stops: stops.length, waypoints: graph.x.length, loadMs, ms, ratios };
process.stdout.write(JSON.stringify(times));
