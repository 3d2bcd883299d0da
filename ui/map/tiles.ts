import type { MapFrame } from './map-frame.ts';

/** A map tile; zoom 1 has two rows and two columns, zoom 2 four. */
export interface Tile {
  readonly zoom: number;
  /** Counted from the west edge of the square, and continued beyond its east edge. */
  readonly column: number;
  readonly row: number;
}

/** Pixels across a tile. */
const SIZE = 256;
const MOST = 40;
const DEEPEST = 18;

/** Returns the tiles for a frame of this width in pixels, at the highest zoom with at most 40 of them. */
export function tilesOfFrame(frame: MapFrame, pixels: number): readonly Tile[] {
  const fitting = Math.round(Math.log2(pixels / SIZE / frame.width));
  for (let zoom = Math.max(0, Math.min(DEEPEST, fitting)); zoom > 0; zoom -= 1) {
    const tiles = tilesAt(zoom, frame);
    if (tiles.length <= MOST) return tiles;
  }
  return tilesAt(0, frame);
}

/** Returns the address of a tile. */
export function tileAddress(template: string, { zoom, column, row }: Tile): string {
  const across = 2 ** zoom;
  const numbers = { z: zoom, x: ((column % across) + across) % across, y: row };
  return template.replace(/\{([zxy])\}/g, (_, name: keyof typeof numbers) => String(numbers[name]));
}

function tilesAt(zoom: number, { x, y, width, height }: MapFrame): readonly Tile[] {
  const across = 2 ** zoom;
  const columns = stretch(x * across, (x + width) * across);
  const rows = stretch(y * across, (y + height) * across).filter((row) => row >= 0 && row < across);
  return rows.flatMap((row) => columns.map((column) => ({ zoom, column, row })));
}

/** Returns each integer n for which the interval from n to n + 1 overlaps the given one. */
function stretch(from: number, to: number): readonly number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.max(1, Math.ceil(to) - first) }, (_, at) => first + at);
}
