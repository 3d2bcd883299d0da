import { useEffect, useRef, useState } from 'react';
import type { MapPoint } from '../../core/geo/mercator.ts';
import type { Position } from '../../core/geo/position.ts';
import { Icon } from '../components/Icon.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import { ChartBackground, DegreeLabels } from './ChartBackground.tsx';
import { makeMovableOnDemand, useChartPointPicker } from './chart-gestures.ts';
import { clusters } from './cluster.ts';
import { type MarkLabel, placeLabels } from './label-sides.ts';
import {
  CHART_LAYOUTS,
  type ChartShape,
  type ChartViewport,
  canZoom,
  frameOfPlaces,
  groupingDistance,
  type MapFrame,
  positionInFrame,
  viewBoxOf,
  zoomedFrame,
} from './map-frame.ts';
import { type PlaceGroup, PlaceMark } from './PlaceMark.tsx';
import { linePath, type PlaceMapView, type PlaceView } from './place-map.ts';

const ZOOM = 1.8;
/** The least width of an itinerary's chart when a group is opened, as a share of 360°: it tells close stops apart. */
const MIN_OPENED = 0.6 / 360;
/** The average width of a letter in pixels. */
const LETTER_WIDTH = 7.4;
/** Pixels that the buttons cover in the upper right corner. */
const TOOLS = { width: 46, height: 91 };

/**
 * Shows places on a chart. The server renders all but the zoom buttons; the first interaction loads the script with
 * which pointer and keys move and zoom the chart. Marks that would overlap are grouped until the chart is zoomed in.
 */
export function PlaceMap({ map, onPoint }: PlaceMapProps) {
  return (
    <div className="map">
      {map.charts.map(({ shape, frame }) => (
        // A change of the area resets the chart; otherwise it keeps the section that the visitor moved it to.
        <Chart
          key={[shape, ...Object.values(frame)].join(' ')}
          map={map}
          shape={shape}
          start={frame}
          onPoint={onPoint}
        />
      ))}
    </div>
  );
}

interface PlaceMapProps {
  readonly map: PlaceMapView;
  /** Called for a click that hits no mark, or for Enter with the middle of the chart. */
  readonly onPoint?: ((position: Position) => void) | undefined;
}

interface ChartProps extends PlaceMapProps {
  readonly shape: ChartShape;
  readonly start: MapFrame;
}

function Chart({ map, shape, start, onPoint }: ChartProps) {
  const t = useTranslate();
  const element = useRef<HTMLElement>(null);
  const [first] = useState(start);
  const [frame, setFrame] = useState(first);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  useEffect(() => {
    const chart = element.current;
    return chart === null ? undefined : makeMovableOnDemand(chart, setFrame);
  }, []);
  useChartPointPicker(element, frame, onPoint);
  const viewport = { frame, shape };
  const others = groupOthers(map, viewport);
  const groups = groupPlaces(map, viewport);
  const labels = labelsOf(groups, viewport);
  const zoomTo = (group: PlaceGroup) => {
    const positions = group.map(({ position }) => position);
    setFrame(frameOfPlaces(positions, CHART_LAYOUTS[shape].aspect, map.others === undefined ? undefined : MIN_OPENED));
  };
  return (
    <div className={`chart-${shape}`}>
      <section
        className="chart"
        ref={element}
        aria-label={map.label}
        data-seeking={onPoint === undefined ? undefined : ''}
      >
        <ChartBackground {...viewport} still={shape === 'season' && frame === first} />
        <svg className="chart-over" aria-hidden="true">
          <DegreeLabels {...viewport} />
          {map.route ? <Route lines={map.lines ?? [map.places.map(({ position }) => position)]} frame={frame} /> : null}
        </svg>
        <svg className="chart-marks" role="presentation">
          {others.map((group) => (
            <PlaceMark key={group[0].id} group={group} frame={frame} onOpen={() => zoomTo(group)} isOffRoute />
          ))}
          {groups.map((group, at) => (
            <PlaceMark key={group[0].id} group={group} frame={frame} label={labels[at]} onOpen={() => zoomTo(group)} />
          ))}
        </svg>
      </section>
      {isLive ? (
        <div className="map-tools">
          <ZoomButton factor={1 / ZOOM} label={t('map.closer')} path="M3 10h14M10 3v14" {...{ frame, setFrame }} />
          <ZoomButton factor={ZOOM} label={t('map.wider')} path="M3 10h14" {...{ frame, setFrame }} />
        </div>
      ) : null}
    </div>
  );
}

/** Draws the legs of a route. */
function Route({ lines, frame }: { readonly lines: readonly (readonly Position[])[]; readonly frame: MapFrame }) {
  const middle = frame.x + frame.width / 2;
  return (
    <svg viewBox={viewBoxOf(frame)} preserveAspectRatio="none" aria-hidden="true">
      <path
        className="chart-route"
        vectorEffect="non-scaling-stroke"
        d={lines.map((line) => linePath(line, middle)).join('')}
      />
    </svg>
  );
}

interface ZoomButtonProps {
  readonly factor: number;
  readonly label: string;
  /** Path data of the icon, in a square of 20. */
  readonly path: string;
  readonly frame: MapFrame;
  readonly setFrame: (to: (frame: MapFrame) => MapFrame) => void;
}

function ZoomButton({ factor, label, path, frame, setFrame }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={label}
      disabled={!canZoom(frame, factor)}
      onClick={() => setFrame((now) => zoomedFrame(now, factor))}
    >
      <Icon path={path} />
    </button>
  );
}

/** Groups the places that would overlap. On a route each place is shown once, and none are grouped. */
function groupPlaces({ places, route }: PlaceMapView, viewport: ChartViewport): readonly PlaceGroup[] {
  if (route) {
    const isFirst = ({ position: { latitude, longitude } }: PlaceView, at: number) =>
      places.findIndex(({ position }) => position.latitude === latitude && position.longitude === longitude) === at;
    return places.filter(isFirst).map((place) => [place]);
  }
  return clusters(places, groupingDistance(viewport));
}

/** Groups the visible places that are not on the route, and leaves out groups that would cover one of its stops. */
function groupOthers({ places, others = [] }: PlaceMapView, viewport: ChartViewport): readonly PlaceGroup[] {
  if (others.length === 0) return [];
  const visible = others.filter(({ position }) => {
    const { x, y } = positionInFrame(position, viewport.frame);
    return x > 0 && x < 1 && y > 0 && y < 1;
  });
  const taken = places.map(({ position }) => pixelsOf(position, viewport));
  return clusters(visible, groupingDistance(viewport) / 1.5).filter(([{ position }]) => {
    const { x, y } = pixelsOf(position, viewport);
    return taken.every((other) => Math.hypot(other.x - x, other.y - y) > 12);
  });
}

function labelsOf(groups: readonly PlaceGroup[], viewport: ChartViewport): readonly MarkLabel[] {
  const { width, aspect } = CHART_LAYOUTS[viewport.shape];
  const marks = groups.map(([{ position, name, shortLabel }]) => ({
    ...pixelsOf(position, viewport),
    width: name.length * LETTER_WIDTH,
    short: shortLabel === undefined ? undefined : shortLabel.length * LETTER_WIDTH,
  }));
  return placeLabels(marks, { width, height: width / aspect }, [
    { left: width - TOOLS.width, right: width, top: 0, bottom: TOOLS.height },
  ]);
}

/** Returns the position on a chart of its nominal width, in pixels. */
function pixelsOf(position: Position, { frame, shape }: ChartViewport): MapPoint {
  const { width, aspect } = CHART_LAYOUTS[shape];
  const { x, y } = positionInFrame(position, frame);
  return { x: x * width, y: (y * width) / aspect };
}
