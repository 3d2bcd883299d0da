import { useMapTiles } from '../components/map-tiles.ts';
import { useTranslate } from '../i18n/page-language.ts';
import { ChartTiles } from './ChartTiles.tsx';
import { CHARTS, type ChartSection, percent, UNITS, units } from './charts.ts';
import { DetailLand, DetailSea } from './DetailLand.tsx';
import { cellsInFrame } from './detail-cells.ts';
import { graticule } from './graticule.ts';
import coasts from './land/coasts.svg?url';
import nearCells from './land/near-cells.json';
import world from './land/world.svg?url';
import type { MapFrame } from './map-frame.ts';

/**
 * Widths of a frame in degrees: below the first the finer file is drawn, below the second the detail cells that the
 * frame touches.
 */
const CLOSE = 75;
const NEAR = 9;
/** The part of the earth by which the land in the files continues beyond the antimeridian, in turns. */
const OVERLAP = 0.06;

/**
 * Draws the land, or the tiles of another service, and the lines of the graticule. SVG files that are used in the
 * markup are loaded with the page; a still chart is an image, which is loaded lazily.
 */
export function ChartLand({ frame, shape, still = false }: ChartSection & { readonly still?: boolean }) {
  const tiles = useMapTiles();
  const degrees = frame.width * 360;
  const cells = tiles === null && degrees < NEAR ? cellsInFrame(nearCells, frame) : null;
  const { meridians, parallels } = graticule(frame, CHARTS[shape].lines);
  const [left, right, top, bottom] = [frame.x, frame.x + frame.width, frame.y, frame.y + frame.height].map(units);
  const lines = [
    ...meridians.map(({ at }) => `M${units(at)} ${top}V${bottom}`),
    ...parallels.map(({ at }) => `M${left} ${units(at)}H${right}`),
  ].join('');
  const file = degrees > CLOSE ? world : coasts;
  const picture = still && tiles === null && cells === null && turnsOf(frame).length === 1;
  const box = [frame.x, frame.y, frame.width, frame.height].map(units).join(' ');
  return (
    <>
      <svg className="chart-land" viewBox={box} preserveAspectRatio="none" aria-hidden="true">
        {tiles === null ? null : <ChartTiles tiles={tiles} frame={frame} shape={shape} />}
        {cells === null ? null : (
          <>
            <WorldLand file={coasts} frame={frame} />
            <DetailSea cells={cells} />
          </>
        )}
        <path className="chart-lines" vectorEffect="non-scaling-stroke" d={lines} />
        {tiles === null && cells === null && !picture ? <WorldLand file={file} frame={frame} /> : null}
        {cells === null ? null : <DetailLand cells={cells} />}
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

/** Returns the copies of the world, side by side, that the frame shows. */
function turnsOf({ x, width }: MapFrame): readonly number[] {
  return [-1, 0, 1].filter((turn) => x < turn + 1 + OVERLAP && x + width > turn - OVERLAP);
}

/** Draws the land of the world, repeated beyond the antimeridian. */
function WorldLand({ file, frame }: { readonly file: string; readonly frame: MapFrame }) {
  const copies = turnsOf(frame);
  return (
    <>
      {/* All coasts are drawn below all land, so that only their outer half is visible. */}
      {copies.map((turn) => (
        <use key={`coast ${turn}`} className="chart-coast" href={`${file}#land`} x={turn * UNITS} />
      ))}
      {copies.map((turn) => (
        <use key={turn} className="chart-ground" href={`${file}#land`} x={turn * UNITS} />
      ))}
    </>
  );
}

/** Draws the labels of the graticule along the left and lower edge. */
export function Degrees({ frame, shape }: ChartSection) {
  const t = useTranslate();
  const { meridians, parallels } = graticule(frame, CHARTS[shape].lines);
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
