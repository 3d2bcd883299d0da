import type { MapTiles } from '../../core/geo/mercator.ts';
import { CHARTS, type ChartSection, units } from './charts.ts';
import { tileAddress, tilesOfFrame } from './tiles.ts';

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
