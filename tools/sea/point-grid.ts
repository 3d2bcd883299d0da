import type { MapPoint } from '../../core/geo/mercator.ts';

/** Points of the Mercator square, indexed by grid cell; columns wrap around the world. */
export class PointGrid<Point extends MapPoint> {
  readonly #columns: number;
  readonly #cells = new Map<number, Point[]>();

  /** @param cell width of a cell in units of the square */
  constructor(cell: number) {
    this.#columns = Math.max(1, Math.floor(1 / cell));
  }

  add(point: Point): void {
    const key = this.#key(Math.floor(point.x * this.#columns), Math.floor(point.y * this.#columns));
    const held = this.#cells.get(key);
    if (held === undefined) this.#cells.set(key, [point]);
    else held.push(point);
  }

  /** Yields all points in the cells that touch a square around a point. @param reach half its side */
  *around({ x, y }: MapPoint, reach: number): Generator<Point> {
    const cell = (at: number) => Math.floor(at * this.#columns);
    for (let column = cell(x - reach); column <= cell(x + reach); column += 1) {
      for (let row = cell(y - reach); row <= cell(y + reach); row += 1) {
        yield* this.#cells.get(this.#key(column, row)) ?? [];
      }
    }
  }

  #key(column: number, row: number): number {
    return (((column % this.#columns) + this.#columns) % this.#columns) * 2 * this.#columns + row;
  }
}
