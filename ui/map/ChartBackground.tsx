import { project, type TileServer, unproject } from '../../core/geo/mercator.ts';
import { useTileServer } from '../components/map-tiles.ts';
import { useTranslate } from '../i18n/page-language.ts';
import { cellsInFrame, DETAIL_CELL_UNITS, DETAIL_COLUMNS, type DetailCell } from './detail-cells.ts';
import coasts from './land/coasts.svg?url';
import nearCells from './land/near-cells.json';
import world from './land/world.svg?url';
import {
  CHART_LAYOUTS,
  CHART_UNITS,
  type ChartViewport,
  type MapFrame,
  percent,
  toChartUnits,
  viewBoxOf,
} from './map-frame.ts';

/**
 * Widths of a frame in degrees: up to `CLOSE` the finer file is drawn, below `NEAR` the detail cells that the frame
 * touches.
 */
const CLOSE = 75;
const NEAR = 9;
/** The share of 360° by which the land in the files continues beyond the antimeridian. */
const OVERLAP = 0.06;

/**
 * Draws the land, or the tiles of another service, and the lines of the graticule. SVG files that the markup refers to
 * are loaded with the page; a still chart is an image, which is loaded lazily.
 */
export function ChartBackground({ frame, shape, still = false }: ChartViewport & { readonly still?: boolean }) {
  const tiles = useTileServer();
  const degrees = frame.width * 360;
  const cells = tiles === null && degrees < NEAR ? cellsInFrame(nearCells, frame) : null;
  const { meridians, parallels } = graticuleLines(frame, CHART_LAYOUTS[shape].lines);
  const [left, right, top, bottom] = [frame.x, frame.x + frame.width, frame.y, frame.y + frame.height].map(
    toChartUnits,
  );
  const lines = [
    ...meridians.map(({ at }) => `M${toChartUnits(at)} ${top}V${bottom}`),
    ...parallels.map(({ at }) => `M${left} ${toChartUnits(at)}H${right}`),
  ].join('');
  const file = degrees > CLOSE ? world : coasts;
  const picture = still && tiles === null && cells === null && copiesInFrame(frame).length === 1;
  const box = viewBoxOf(frame);
  return (
    <>
      <svg className="chart-land" viewBox={box} preserveAspectRatio="none" aria-hidden="true">
        {tiles === null ? null : <ChartTiles tiles={tiles} frame={frame} shape={shape} />}
        {cells === null ? null : (
          <>
            <WorldLand file={coasts} frame={frame} />
            {/* Hides the coarser chart below, which stays visible where a cell's file does not load. */}
            <Cells cells={cells} part="sea" className="chart-sea" />
          </>
        )}
        <path className="chart-lines" vectorEffect="non-scaling-stroke" d={lines} />
        {tiles === null && cells === null && !picture ? <WorldLand file={file} frame={frame} /> : null}
        {cells === null ? null : (
          <>
            {/* All coasts are drawn below all land, so that neither their inner half nor the edge between two cells is
             visible. */}
            <Cells cells={cells.filter(({ file }) => file !== null)} part="land" className="chart-coast" />
            <Cells cells={cells} part="land" className="chart-ground" />
          </>
        )}
      </svg>
      {picture ? (
        <img
          className="chart-land"
          src={`${file}#svgView(viewBox(${box.replaceAll(' ', ',')}))`}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : null}
      {tiles === null ? null : <p className="chart-credit">{tiles.attribution}</p>}
    </>
  );
}

/** Returns which copies of the world the frame shows: 0 is the first, −1 the one west of it, 1 the one east of it. */
function copiesInFrame({ x, width }: MapFrame): readonly number[] {
  return [-1, 0, 1].filter((copy) => x < copy + 1 + OVERLAP && x + width > copy - OVERLAP);
}

/** Draws the land of the world, repeated beyond the antimeridian. */
function WorldLand({ file, frame }: { readonly file: string; readonly frame: MapFrame }) {
  const copies = copiesInFrame(frame);
  return (
    <>
      {/* All coasts are drawn below all land, so that only their outer half is visible. */}
      {copies.map((copy) => (
        <use key={`coast ${copy}`} className="chart-coast" href={`${file}#land`} x={copy * CHART_UNITS} />
      ))}
      {copies.map((copy) => (
        <use key={copy} className="chart-ground" href={`${file}#land`} x={copy * CHART_UNITS} />
      ))}
    </>
  );
}

/** Units of the chart across one cell, and the overlap of neighbouring cells, as in their files. */
const CELL = CHART_UNITS / DETAIL_COLUMNS;
const CELL_OVERLAP = 2;

interface CellsProps {
  readonly cells: readonly DetailCell[];
  readonly part: 'sea' | 'land';
  readonly className: string;
}

/** Draws the sea or the land of cells: a square for a cell without a coast, else a part of its file. */
function Cells({ cells, part, className }: CellsProps) {
  return cells.map(({ kind, column, row, file }) => {
    const [key, x, y] = [`${column} ${row}`, column * CELL, row * CELL];
    if (kind === part) {
      const [left, top, size] = [x - CELL_OVERLAP, y - CELL_OVERLAP, CELL + 2 * CELL_OVERLAP];
      return <rect key={key} className={className} x={left} y={top} width={size} height={size} />;
    }
    const place = `translate(${x} ${y}) scale(${CELL / DETAIL_CELL_UNITS})`;
    return file && <use key={key} className={className} href={`${file}#${part}`} transform={place} />;
  });
}

/** Draws the labels of the graticule along the left and lower edge. */
export function DegreeLabels({ frame, shape }: ChartViewport) {
  const t = useTranslate();
  const { meridians, parallels } = graticuleLines(frame, CHART_LAYOUTS[shape].lines);
  const across = meridians.map(({ degrees, at }) => ({ degrees, part: (at - frame.x) / frame.width }));
  const up = parallels.map(({ degrees, at }) => ({ degrees, part: (at - frame.y) / frame.height }));
  return (
    <g className="chart-degrees">
      {across
        .filter(({ part }) => part > 0.06 && part < 0.94)
        .map(({ degrees, part }) => (
          <text key={degrees} x={percent(part)} y="100%" dx="4" dy="-8">
            {t(degrees === 0 ? 'map.zero' : degrees < 0 ? 'map.west' : 'map.east', { degrees: Math.abs(degrees) })}
          </text>
        ))}
      {up
        .filter(({ part }) => part > 0.06 && part < 0.9)
        .map(({ degrees, part }) => (
          <text key={degrees} x="8" y={percent(part)} dy="-5">
            {t(degrees === 0 ? 'map.zero' : degrees < 0 ? 'map.south' : 'map.north', { degrees: Math.abs(degrees) })}
          </text>
        ))}
    </g>
  );
}

/** The possible distances between lines, in degrees. */
const STEPS = [1, 2, 5, 10, 15, 30, 45, 60] as const;

/**
 * Returns the lines of the graticule that cross a frame, from west to east and from south to north, with at most one
 * more meridian than `most`. `degrees` is the integer longitude (-180 to 179) or latitude of a line; `at` is its x or y
 * in the Mercator square, in the same copy of the world as the frame.
 */
export function graticuleLines(frame: MapFrame, most: number) {
  const step = STEPS.find((degrees) => (frame.width * 360) / degrees <= most) ?? 90;
  const { latitude: north, longitude: west } = unproject(frame);
  const { latitude: south, longitude: east } = unproject({ x: frame.x + frame.width, y: frame.y + frame.height });
  return {
    meridians: multiples(west, east, step).map((longitude) => ({
      degrees: ((((longitude + 180) % 360) + 360) % 360) - 180,
      at: project({ latitude: 0, longitude }).x,
    })),
    parallels: multiples(south, north, step).map((latitude) => ({
      degrees: latitude,
      at: project({ latitude, longitude: 0 }).y,
    })),
  };
}

function multiples(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  // Adding 0 turns -0 into 0.
  return Array.from({ length: count }, (_, at) => (first + at) * step + 0);
}

/** The width of a chart on the screen, as a multiple of the width for which its marks are laid out. */
const SCREEN_FACTOR = 1.4;

/** Draws the map tiles of another service. */
function ChartTiles({ tiles, frame, shape }: ChartViewport & { readonly tiles: TileServer }) {
  const pixels = CHART_LAYOUTS[shape].width * SCREEN_FACTOR;
  // Each tile overlaps the next by half a pixel, which hides the seam.
  const seam = frame.width / pixels / 2;
  return tilesOfFrame(frame, pixels).map((tile) => {
    const size = 2 ** -tile.zoom;
    return (
      <image
        key={`${tile.zoom} ${tile.column} ${tile.row}`}
        href={tileAddress(tiles.template, tile)}
        x={toChartUnits(tile.column * size)}
        y={toChartUnits(tile.row * size)}
        width={toChartUnits(size + seam)}
        height={toChartUnits(size + seam)}
        preserveAspectRatio="none"
      />
    );
  });
}

/** A map tile; zoom 1 has two rows and two columns, zoom 2 four of each. */
interface Tile {
  readonly zoom: number;
  /** Counted from the west edge of the square, and continued beyond its east edge. */
  readonly column: number;
  readonly row: number;
}

const TILE_PIXELS = 256;
const MAX_TILES = 40;
const DEEPEST_ZOOM = 18;

/** Returns the tiles of a frame that is `pixels` wide, at the zoom that fits, or a lower one with at most 40 tiles. */
export function tilesOfFrame(frame: MapFrame, pixels: number): readonly Tile[] {
  const fitting = Math.round(Math.log2(pixels / TILE_PIXELS / frame.width));
  for (let zoom = Math.max(0, Math.min(DEEPEST_ZOOM, fitting)); zoom > 0; zoom -= 1) {
    const tiles = tilesAt(zoom, frame);
    if (tiles.length <= MAX_TILES) return tiles;
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
  const columns = unitIntervals(x * across, (x + width) * across);
  const rows = unitIntervals(y * across, (y + height) * across).filter((row) => row >= 0 && row < across);
  return rows.flatMap((row) => columns.map((column) => ({ zoom, column, row })));
}

/** Returns each integer n for which the interval from n to n + 1 overlaps the given one. */
function unitIntervals(from: number, to: number): readonly number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.max(1, Math.ceil(to) - first) }, (_, at) => first + at);
}
