import { type MapPoint, project } from '../../core/geo/mercator.ts';
import { LAND, SEA } from '../../core/sea/sea-chart.ts';
import type { Coast, Shore } from './coast.ts';
import { COARSE, type DetailedWaters } from './detailed-waters.ts';

/** A divided square: its four parts in the order of SeaChart. */
export type Square = readonly [Part, Part, Part, Part];
export type Part = Square | typeof SEA | typeof LAND;

/** Divides the world into squares of land and of sea, in the detail that each of the waters has. */
export function squaresOf(coast: Coast, waters: readonly DetailedWaters[]): Square {
  const levelOf = levelsOf(waters);
  const halved = (left: number, top: number, size: number, level: number, among: readonly Shore[]): Part => {
    const shores = among.filter((shore) => touches(shore, left, top, size));
    if (shores.length === 0) return coast.isLand(left + size / 2, top + size / 2) ? LAND : SEA;
    if (level >= levelOf(left, top, size)) return LAND;
    const half = size / 2;
    const part = (x: number, y: number) => halved(x, y, half, level + 1, shores);
    const parts: Square = [
      part(left, top),
      part(left + half, top),
      part(left, top + half),
      part(left + half, top + half),
    ];
    const [first] = parts;
    return typeof first === 'number' && parts.every((one) => one === first) ? first : parts;
  };
  const world = halved(0, 0, 1, 0, coast.shores);
  if (typeof world === 'number') throw new Error('The coasts hold no shore: the world is all land or all sea.');
  return world;
}

/** Returns a function that gives the level of the smallest squares within a square. */
function levelsOf(waters: readonly DetailedWaters[]): (left: number, top: number, size: number) => number {
  const boxes = waters.map(({ box, level }) => {
    const [{ x: left, y: top }, { x: right, y: bottom }] = [
      project({ longitude: box.west, latitude: box.north }),
      project({ longitude: box.east, latitude: box.south }),
    ];
    return { left, top, right, bottom, level };
  });
  return (left, top, size) =>
    boxes.reduce((finest, box) => {
      const isTouched = box.left < left + size && box.right > left && box.top < top + size && box.bottom > top;
      return isTouched ? Math.max(finest, box.level) : finest;
    }, COARSE);
}

/** Returns a function that returns whether a point lies in detailed waters. */
export function finenessOf(waters: readonly DetailedWaters[]): (point: MapPoint) => boolean {
  const levelOf = levelsOf(waters);
  return ({ x, y }) => levelOf(x, y, 0) > COARSE;
}

/** Flattens the squares into the array of SeaChart, each level after the one above it. */
export function chartOf(world: Square): Int32Array {
  const squares: Square[] = [world];
  const children: number[] = [];
  for (let at = 0; at < squares.length; at += 1) {
    for (const part of squares[at] as Square) {
      if (typeof part === 'number') children.push(part);
      else children.push(squares.push(part) - 1);
    }
  }
  return Int32Array.from(children);
}

/** Returns whether a piece of shore and a square, its edges included, have a point in common. */
function touches([fromX, fromY, toX, toY]: Shore, left: number, top: number, size: number): boolean {
  const [right, bottom] = [left + size, top + size];
  if (Math.max(fromX, toX) < left || Math.min(fromX, toX) > right) return false;
  if (Math.max(fromY, toY) < top || Math.min(fromY, toY) > bottom) return false;
  const [dx, dy] = [toX - fromX, toY - fromY];
  const side = (x: number, y: number) => dx * (y - fromY) - dy * (x - fromX);
  const sides = [side(left, top), side(right, top), side(left, bottom), side(right, bottom)];
  return !(sides.every((one) => one > 0) || sides.every((one) => one < 0));
}
