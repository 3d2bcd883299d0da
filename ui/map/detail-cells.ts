import type { MapFrame } from './map-frame.ts';

/** The coasts in high detail, in square cells of the Mercator square; `npm run land` writes them. */
export interface DetailCellTable {
  /** Version of all files, part of their addresses. */
  readonly version: string;
  /** The number of rows of cells north of the first one in `rows`. */
  readonly first: number;
  /** From west to east: `.` is sea, `#` land, `o` has a coast and a file. */
  readonly rows: readonly string[];
}

/** The number of cells around the earth, and of units across one cell: a unit is a thousandth of a degree. */
export const DETAIL_COLUMNS = 72;
export const DETAIL_CELL_UNITS = 5000;

/** A cell with the position at which it is drawn. */
export interface DetailCell {
  readonly kind: 'sea' | 'land' | 'coast';
  /** Column and row of its north-west corner; columns continue beyond the antimeridian. */
  readonly column: number;
  readonly row: number;
  /** Address of its file; null for a cell without a coast. */
  readonly file: string | null;
}

/**
 * Returns the cells that a frame touches; there are none in the far north and south, where only the coarser chart is
 * drawn.
 */
export function cellsInFrame({ version, first, rows }: DetailCellTable, { x, y, width, height }: MapFrame) {
  const cells: DetailCell[] = [];
  const cellOf = (position: number) => Math.floor(position * DETAIL_COLUMNS);
  for (let row = cellOf(y); row <= cellOf(y + height); row += 1) {
    for (let column = cellOf(x); column <= cellOf(x + width); column += 1) {
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
