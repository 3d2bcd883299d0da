import type { MapPoint } from '../../core/geo/mercator.ts';
import type { Coast, Shore } from '../../tools/sea/coast.ts';

/** Cells across the Mercator square. */
const CELLS = 2048;

/** Indexes the pieces of all coasts by grid cell, to find out whether a line crosses a shore. */
export class ShoreIndex {
  readonly #coast: Coast;
  /** The index in `#shores` at which those of each cell begin. */
  readonly #first = new Int32Array(CELLS * CELLS + 1);
  readonly #shores: Int32Array;

  constructor(coast: Coast) {
    this.#coast = coast;
    for (const shore of coast.shores) for (const cell of cellsAround(shore)) this.#count(cell + 1, 1);
    for (let cell = 0; cell < CELLS * CELLS; cell += 1) this.#count(cell + 1, this.#first[cell] as number);
    this.#shores = new Int32Array(this.#first[CELLS * CELLS] as number);
    const next = this.#first.slice();
    coast.shores.forEach((shore, at) => {
      for (const cell of cellsAround(shore)) {
        const place = next[cell] as number;
        this.#shores[place] = at;
        next[cell] = place + 1;
      }
    });
  }

  isLand({ x, y }: MapPoint): boolean {
    return this.#coast.isLand(x - Math.floor(x), y);
  }

  /** Returns whether a line crosses a shore. @param to in the copy of the world that is nearest to `from` */
  crosses(from: MapPoint, to: MapPoint): boolean {
    for (let turn = Math.floor(Math.min(from.x, to.x)); turn <= Math.floor(Math.max(from.x, to.x)); turn += 1) {
      if (this.#crossesIn({ x: from.x - turn, y: from.y }, { x: to.x - turn, y: to.y })) return true;
    }
    return false;
  }

  #crossesIn(from: MapPoint, to: MapPoint): boolean {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    // Column by column, over the rows that the line passes.
    const [west, east] = dx < 0 ? [to, from] : [from, to];
    for (let column = columnOf(west.x); column <= columnOf(east.x); column += 1) {
      const heightAt = (x: number) => (dx === 0 ? from.y : from.y + ((x - from.x) / dx) * dy);
      const [left, right] = [Math.max(west.x, column / CELLS), Math.min(east.x, (column + 1) / CELLS)];
      const ends = dx === 0 ? [from.y, to.y] : [heightAt(left), heightAt(right)];
      const [top, bottom] = [columnOf(Math.min(...ends)), columnOf(Math.max(...ends))];
      for (let row = top; row <= bottom; row += 1) {
        const cell = row * CELLS + column;
        for (let place = this.#first[cell] as number; place < (this.#first[cell + 1] as number); place += 1) {
          if (meet(from, to, this.#coast.shores[this.#shores[place] as number] as Shore)) return true;
        }
      }
    }
    return false;
  }

  #count(cell: number, more: number): void {
    this.#first[cell] = (this.#first[cell] as number) + more;
  }
}

function columnOf(along: number): number {
  return Math.max(0, Math.min(CELLS - 1, Math.floor(along * CELLS)));
}

function* cellsAround([fromX, fromY, toX, toY]: Shore): Generator<number> {
  if (Math.max(fromX, toX) < 0 || Math.min(fromX, toX) > 1) return;
  for (let row = columnOf(Math.min(fromY, toY)); row <= columnOf(Math.max(fromY, toY)); row += 1) {
    for (let column = columnOf(Math.min(fromX, toX)); column <= columnOf(Math.max(fromX, toX)); column += 1) {
      yield row * CELLS + column;
    }
  }
}

/** Returns whether two lines have a point in common. */
function meet(from: MapPoint, to: MapPoint, [shoreX, shoreY, endX, endY]: Shore): boolean {
  const side = (aX: number, aY: number, bX: number, bY: number, x: number, y: number) =>
    (bX - aX) * (y - aY) - (bY - aY) * (x - aX);
  const one = side(from.x, from.y, to.x, to.y, shoreX, shoreY);
  const other = side(from.x, from.y, to.x, to.y, endX, endY);
  if (one * other > 0) return false;
  return side(shoreX, shoreY, endX, endY, from.x, from.y) * side(shoreX, shoreY, endX, endY, to.x, to.y) <= 0;
}
