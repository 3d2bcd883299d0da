import type { MapPoint } from '../geo/mercator.ts';
import { LAND, SEA, SeaChart } from './sea-chart.ts';
import { type SeaGraph, seaGraph } from './sea-graph.ts';

/** A piece of land in units of the Mercator square. */
export interface Land {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Builds the squares of a world with these lands, at most `level` levels deep; their edges lie on whole squares. */
export function squaresWith(lands: readonly Land[], level: number): Int32Array {
  const children: number[] = [];
  const halve = (left: number, top: number, size: number): number => {
    const square = children.push(0, 0, 0, 0) / 4 - 1;
    const half = size / 2;
    for (let part = 0; part < 4; part += 1) {
      children[4 * square + part] = held(left + (part % 2) * half, top + (part >> 1) * half, half);
    }
    return square;
  };
  const held = (left: number, top: number, size: number): number => {
    const [right, bottom] = [left + size, top + size];
    const touching = lands.filter(
      (land) => land.left < right && land.right > left && land.top < bottom && land.bottom > top,
    );
    if (touching.length === 0) return SEA;
    const isCovered = touching.some(
      (land) => land.left <= left && land.right >= right && land.top <= top && land.bottom >= bottom,
    );
    return isCovered || size <= 2 ** -level ? LAND : halve(left, top, size);
  };
  halve(0, 0, 1);
  return inLevels(Int32Array.from(children));
}

/** Sorts squares as a file holds them: each level after the one above it. */
function inLevels(children: Int32Array): Int32Array {
  const order = [0];
  const ordered: number[] = [];
  for (let at = 0; at < order.length; at += 1) {
    for (let part = 0; part < 4; part += 1) {
      const square = children[4 * (order[at] as number) + part] as number;
      ordered.push(square < 0 ? square : order.push(square) - 1);
    }
  }
  return Int32Array.from(ordered);
}

export function chartWith(lands: readonly Land[], level: number): SeaChart {
  return new SeaChart(squaresWith(lands, level));
}

export function graphOf(points: readonly MapPoint[], links: readonly (readonly [number, number])[]): SeaGraph {
  return seaGraph(
    Float64Array.from(points, ({ x }) => x),
    Float64Array.from(points, ({ y }) => y),
    Int32Array.from(links.flat()),
  );
}
