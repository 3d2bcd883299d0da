import type { MapPoint } from '../geo/mercator.ts';

/** The values of squares that are not divided further. */
export const SEA = -1;
export const LAND = -2;

/** No chart has more levels than this, which means squares of 0.02 nautical miles at the equator. */
const DEEPEST = 20;
/** The distance for which a line is followed beyond the edge of a square into the next: a thousandth of such a square. */
const NUDGE = 2 ** -DEEPEST / 1024;

/**
 * Holds where there is sea, as a quadtree over the Mercator square: each square is divided until it is all land or all
 * sea, or as small as the detail of the chart there. A smallest square that any coast touches counts as land.
 */
export class SeaChart {
  /** Four entries for each divided square, NW, NE, SW and SE: the index of another divided square, LAND or SEA. */
  readonly #children: Int32Array;

  constructor(children: Int32Array) {
    this.#children = children;
  }

  isWater({ x, y }: MapPoint): boolean {
    return y > 0 && y < 1 && this.#find(wrapped(x), y) === SEA;
  }

  /** Returns whether the straight line between two points crosses no land. `x` may be beyond 0 or 1. */
  isClear(from: MapPoint, to: MapPoint): boolean {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.max(Math.abs(dx), Math.abs(dy));
    if (length === 0) return this.isWater(from);
    const past = NUDGE / length;
    for (let part = 0; part <= 1; ) {
      const ahead = Math.min(1, part + past);
      const y = from.y + dy * ahead;
      const along = from.x + dx * ahead;
      const x = wrapped(along);
      if (y <= 0 || y >= 1 || this.#find(x, y) !== SEA) return false;
      const turns = along - x;
      const exitX = dx === 0 ? 2 : ((dx > 0 ? this.#left + this.#size : this.#left) + turns - from.x) / dx;
      const exitY = dy === 0 ? 2 : ((dy > 0 ? this.#top + this.#size : this.#top) - from.y) / dy;
      part = Math.max(ahead, Math.min(exitX, exitY));
      if (ahead === 1) return true;
    }
    return true;
  }

  /** Returns the side of the undivided square around a point, which is how detailed the chart is there. */
  sizeAt({ x, y }: MapPoint): number {
    this.#find(wrapped(x), y);
    return this.#size;
  }

  #left = 0;
  #top = 0;
  #size = 1;

  /** Returns LAND or SEA for the undivided square around a point, and keeps its edges in #left, #top and #size. */
  #find(x: number, y: number): number {
    let [left, top, size, square] = [0, 0, 1, 0];
    do {
      size /= 2;
      const east = x >= left + size ? 1 : 0;
      const south = y >= top + size ? 1 : 0;
      left += east * size;
      top += south * size;
      square = this.#children[4 * square + east + 2 * south] as number;
    } while (square >= 0);
    this.#left = left;
    this.#top = top;
    this.#size = size;
    return square;
  }
}

function wrapped(x: number): number {
  return x - Math.floor(x);
}
