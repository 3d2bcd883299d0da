import type { MapPoint } from '../../core/geo/mercator.ts';

/** Points of the Mercator square by the cell they lie in; the world ends where it begins. */
export class PointGrid<Point extends MapPoint> {
  readonly #columns: number;
  readonly #cells = new Map<number, Point[]>();

  /** @param cell units of the square across one */
  constructor(cell: number) {
    this.#columns = Math.max(1, Math.floor(1 / cell));
  }

  add(point: Point): void {
    const key = this.#key(Math.floor(point.x * this.#columns), Math.floor(point.y * this.#columns));
    const held = this.#cells.get(key);
    if (held === undefined) this.#cells.set(key, [point]);
    else held.push(point);
  }

  /** All in the cells that a square of this half side around a point touches. */
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
