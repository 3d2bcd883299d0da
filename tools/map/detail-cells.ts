import { createHash } from 'node:crypto';
import { project } from '../../core/geo/mercator.ts';
import { DETAIL_CELL_UNITS, DETAIL_COLUMNS, type DetailCellTable } from '../../ui/map/detail-cells.ts';
import { type Box, clipped } from './clip.ts';
import { SOUTH, type Topology } from './outlines.ts';
import { type Ring, size } from './rings.ts';
import { pathOf, shoresOf } from './shores.ts';

/** The files of the most detailed land. */
export interface DetailLand {
  /** The content of each cell, and the version of all files. */
  readonly cells: DetailCellTable;
  /** Text of each file by its name. */
  readonly files: ReadonlyMap<string, string>;
}

/** Units round the earth: a unit is a thousandth of a degree, a pixel and a half at the deepest zoom. */
const UNITS = DETAIL_COLUMNS * DETAIL_CELL_UNITS;
/** Units by which a cell overlaps its neighbours, so that no seam shows between them. */
const OVERLAP = 20;
const NORTH = 84;

/** Draws the land in cells; only those with a coast have a file. */
export function buildDetailLand(topology: Topology): DetailLand {
  const shores = shoresOf(topology, { units: UNITS, tolerance: 1, smallest: 2, ice: 1 });
  // The cells at either edge of the world show land that runs on beyond the antimeridian.
  const land = [-UNITS, 0, UNITS].flatMap((turn) =>
    shores.map((shore) => placed(shore.map(([x, y]) => [x + turn, y] as const))),
  );
  const [first, last] = [NORTH, SOUTH].map((latitude) =>
    Math.floor((project({ latitude, longitude: 0 }).y * UNITS) / DETAIL_CELL_UNITS),
  ) as [number, number];
  const rows = Array.from({ length: last - first + 1 }, () => Array<string>(DETAIL_COLUMNS).fill('.'));
  const files = new Map<string, string>();
  for (let column = 0; column < DETAIL_COLUMNS; column += 1) {
    const [left, right] = edges(column);
    const strip = clipped(
      land.filter(({ box }) => box.left <= right && box.right >= left).map(({ shore }) => shore),
      { left, right, top: 0, bottom: UNITS },
    ).map(placed);
    rows.forEach((row, at) => {
      const [top, bottom] = edges(first + at);
      const box = { left, right, top, bottom };
      const pieces = clipped(
        strip.filter((one) => one.box.top <= bottom && one.box.bottom >= top).map(({ shore }) => shore),
        box,
      );
      if (pieces.length === 0) return;
      row[column] = isWhole(pieces, box) ? '#' : 'o';
      if (row[column] === 'o') files.set(`${column}-${first + at}.svg`, fileOf(pieces, column, first + at));
    });
  }
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(name).update(text);
  const version = hash.digest('hex').slice(0, 8);
  return { cells: { version, first, rows: rows.map((row) => row.join('')) }, files };
}

function placed(shore: Ring): { readonly shore: Ring; readonly box: Box } {
  const box = { left: UNITS, right: -UNITS, top: UNITS, bottom: -UNITS };
  for (const [x, y] of shore) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return { shore, box };
}

function edges(cell: number): [number, number] {
  return [cell * DETAIL_CELL_UNITS - OVERLAP, (cell + 1) * DETAIL_CELL_UNITS + OVERLAP];
}

/** Returns whether a cell is all land. */
function isWhole(pieces: readonly Ring[], { left, right, top, bottom }: Box): boolean {
  const area = pieces.reduce((sum, piece) => sum + size(piece) / 2, 0);
  return pieces.length === 1 && area === (right - left) * (bottom - top);
}

/** Draws a cell. Its sea covers the coarser chart beneath. */
function fileOf(pieces: readonly Ring[], column: number, row: number): string {
  const own = pieces.map((piece) =>
    piece.map(([x, y]) => [x - column * DETAIL_CELL_UNITS, y - row * DETAIL_CELL_UNITS] as const),
  );
  const side = DETAIL_CELL_UNITS + 2 * OVERLAP;
  const sea = `<rect id="sea" x="${-OVERLAP}" y="${-OVERLAP}" width="${side}" height="${side}"/>`;
  const land = `<path id="land" vector-effect="non-scaling-stroke" d="${pathOf(own)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${DETAIL_CELL_UNITS} ${DETAIL_CELL_UNITS}">${sea}${land}</svg>\n`;
}
