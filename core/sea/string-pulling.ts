import type { MapPoint } from '../geo/mercator.ts';
import { rhumbNm } from './rhumb.ts';
import type { SeaChart } from './sea-chart.ts';

/** Points ahead that a shortcut may lead to. */
const AHEAD = 10;
const ROUNDS = 4;
/** Steps of bisection: each halves how far a point may lie off the shortest line. */
const STEPS = 5;
/** The share of the way to the land by which a point is moved, so that a little sea is left between them. */
const OFFING = 0.92;
/** Cosine of the sharpest bend that counts as straight on. */
const STRAIGHT_ON = 0.9;
/** A point nearer to the line than this lies on it. In units of the chart: 0.01 nautical miles at the equator. */
const NEGLIGIBLE = 2 ** -21;
const PARTS = [0.25, 0.5, 0.75];

/** Shortens a line between the same ends, like a string pulled tight; the result crosses no land either. */
export function tightenLine(line: readonly MapPoint[], chart: SeaChart): readonly MapPoint[] {
  let points = cutCorners(line, chart);
  for (let round = 0; round < ROUNDS && points.length > 2; round += 1) {
    const pulled = [...withPointsAtTurns(points)];
    let isMoved = false;
    for (let at = 1; at < pulled.length - 1; at += 1) {
      const [before, point, after] = [pulled[at - 1], pulled[at], pulled[at + 1]] as [MapPoint, MapPoint, MapPoint];
      const moved = towardsLine(before, point, after, chart);
      isMoved ||= moved !== point;
      pulled[at] = moved;
    }
    if (!isMoved) break;
    points = cutCorners(pulled, chart);
  }
  return points;
}

/** Leaves out the points that the line does not need. */
function cutCorners(line: readonly MapPoint[], chart: SeaChart): readonly MapPoint[] {
  const kept: MapPoint[] = [];
  const miles = milesAlong(line);
  // On an ocean the straight line of the chart is longer than the great circle.
  const isShortcut = (from: number, to: number) => {
    const [here, there] = [line[from] as MapPoint, line[to] as MapPoint];
    return chart.isClear(here, there) && rhumbNm(here, there) <= (miles[to] as number) - (miles[from] as number);
  };
  for (let at = 0; at < line.length; ) {
    kept.push(line[at] as MapPoint);
    let next = Math.min(line.length, at + 1 + AHEAD) - 1;
    while (next > at + 1 && !isShortcut(at, next)) next -= 1;
    at = Math.max(next, at + 1);
  }
  return kept;
}

/** Returns the nautical miles from the beginning of a line to each of its points. */
function milesAlong(line: readonly MapPoint[]): Float64Array {
  const miles = new Float64Array(line.length);
  for (let at = 1; at < line.length; at += 1) {
    miles[at] = (miles[at - 1] as number) + rhumbNm(line[at - 1] as MapPoint, line[at] as MapPoint);
  }
  return miles;
}

/** Adds points on both sides of each sharp turn, since the land may touch the line anywhere near it. */
function withPointsAtTurns(line: readonly MapPoint[]): readonly MapPoint[] {
  const isTurn = line.map((point, at) => {
    const [before, after] = [line[at - 1], line[at + 1]];
    if (before === undefined || after === undefined) return false;
    const [ax, ay, bx, by] = [point.x - before.x, point.y - before.y, after.x - point.x, after.y - point.y];
    return ax * bx + ay * by < STRAIGHT_ON * Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
  });
  return line.flatMap((point, at) => {
    const next = line[at + 1];
    if (next === undefined || !(isTurn[at] || isTurn[at + 1])) return [point];
    const between = (part: number) => ({
      x: point.x + part * (next.x - point.x),
      y: point.y + part * (next.y - point.y),
    });
    return [point, ...PARTS.map(between)];
  });
}

/** Moves a point towards the line between its neighbours, as far as the lines to both stay clear of land. */
function towardsLine(before: MapPoint, point: MapPoint, after: MapPoint, chart: SeaChart): MapPoint {
  const foot = footOn(before, point, after);
  if (Math.abs(foot.x - point.x) + Math.abs(foot.y - point.y) < NEGLIGIBLE) return point;
  const at = (part: number) => ({ x: point.x + part * (foot.x - point.x), y: point.y + part * (foot.y - point.y) });
  let clear = 0;
  for (let step = 0.5, count = 0; count < STEPS; step /= 2, count += 1) {
    const tried = at(clear + step);
    if (chart.isClear(before, tried) && chart.isClear(tried, after)) clear += step;
  }
  const moved = at(clear * OFFING);
  // On an ocean the straight line of the chart is longer than the great circle.
  const isShorter = rhumbNm(before, moved) + rhumbNm(moved, after) < rhumbNm(before, point) + rhumbNm(point, after);
  return isShorter && chart.isClear(before, moved) && chart.isClear(moved, after) ? moved : point;
}

function footOn(before: MapPoint, point: MapPoint, after: MapPoint): MapPoint {
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const length = dx * dx + dy * dy;
  if (length === 0) return before;
  const part = Math.max(0, Math.min(1, ((point.x - before.x) * dx + (point.y - before.y) * dy) / length));
  return { x: before.x + part * dx, y: before.y + part * dy };
}
