import type { MapTiles } from '../../core/geo/mercator.ts';
import { CHARTS, type ChartSection, units } from './charts.ts';
import type { MapFrame } from './map-frame.ts';

/** The ratio of the pixels at which charts are shown to those for which their marks are laid out. */
const LARGER = 1.4;

/** Draws the map tiles of another service. */
export function ChartTiles({ tiles, frame, shape }: ChartSection & { readonly tiles: MapTiles }) {
  const pixels = CHARTS[shape].width * LARGER;
  // Each tile overlaps the next by half a pixel, which hides the seam.
  const seam = frame.width / pixels / 2;
  return tilesOfFrame(frame, pixels).map((tile) => {
    const size = 2 ** -tile.zoom;
    return (
      <image
        key={`${tile.zoom} ${tile.column} ${tile.row}`}
        href={tileAddress(tiles.template, tile)}
        x={units(tile.column * size)}
        y={units(tile.row * size)}
        width={units(size + seam)}
        height={units(size + seam)}
        preserveAspectRatio="none"
      />
    );
  });
}

/** A map tile; zoom 1 has two rows and two columns, zoom 2 four. */
interface Tile {
  readonly zoom: number;
  /** Counted from the west edge of the square, and continued beyond its east edge. */
  readonly column: number;
  readonly row: number;
}

const TILE_PIXELS = 256;
const MOST_TILES = 40;
const DEEPEST_ZOOM = 18;

/** Returns the tiles for a frame of this width in pixels, at the highest zoom with at most 40 of them. */
export function tilesOfFrame(frame: MapFrame, pixels: number): readonly Tile[] {
  const fitting = Math.round(Math.log2(pixels / TILE_PIXELS / frame.width));
  for (let zoom = Math.max(0, Math.min(DEEPEST_ZOOM, fitting)); zoom > 0; zoom -= 1) {
    const tiles = tilesAt(zoom, frame);
    if (tiles.length <= MOST_TILES) return tiles;
  }
  return tilesAt(0, frame);
}

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
