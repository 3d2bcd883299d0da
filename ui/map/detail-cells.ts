import type { MapFrame } from './map-frame.ts';

/** The coasts seen from nearby, in square cells of the Mercator square; `npm run land` writes them. */
export interface DetailCells {
  /** Of all files, in their addresses. */
  readonly version: string;
  /** How many rows of cells lie north of the first one here. */
  readonly first: number;
  /** From west to east: `.` is sea, `#` land, `o` has a coast and a file. */
  readonly rows: readonly string[];
}

/** Cells round the earth, and units across one: a thousandth of a degree. */
export const DETAIL_COLUMNS = 72;
export const DETAIL_CELL = 5000;

/** A cell where it is to be drawn. */
export interface DetailCell {
  readonly kind: 'sea' | 'land' | 'coast';
  /** Of its north-west corner, in cells; columns run on beyond the antimeridian. */
  readonly column: number;
  readonly row: number;
  /** Null where there is nothing to read. */
  readonly file: string | null;
}

/** The cells that a frame touches; north and south of them the coarser chart is all there is. */
export function cellsInFrame({ version, first, rows }: DetailCells, frame: MapFrame): readonly DetailCell[] {
  const cells: DetailCell[] = [];
  const [left, right] = [frame.x, frame.x + frame.width].map((x) => Math.floor(x * DETAIL_COLUMNS)) as [number, number];
  const [top, bottom] = [frame.y, frame.y + frame.height].map((y) => Math.floor(y * DETAIL_COLUMNS)) as [number, number];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const inWorld = ((column % DETAIL_COLUMNS) + DETAIL_COLUMNS) % DETAIL_COLUMNS;
      const sign = rows[row - first]?.[inWorld];
      if (sign === undefined) continue;
      const kind = sign === '#' ? 'land' : sign === 'o' ? 'coast' : 'sea';
      const file = kind === 'coast' ? `/assets/land-${version}/${inWorld}-${row}.svg` : null;
      cells.push({ kind, column, row, file });
    }
  }
  return cells;
}
