import type { MapTiles } from '../../core/geo/map-tiles.ts';
import { CHARTS, type ChartSection, units } from './charts.ts';
import { tileAddress, tilesOfFrame } from './tiles.ts';

/** Pixels that charts are shown at, to those that their marks are set out for. */
const LARGER = 1.4;

/** The tiles of a map drawn by another service. */
export function ChartTiles({ tiles, frame, shape }: ChartSection & { readonly tiles: MapTiles }) {
  const pixels = CHARTS[shape].width * LARGER;
  // Each reaches half a pixel into the next: no seam is seen between them.
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
