import { project } from '../../core/geo/mercator.ts';
import type { Position } from '../../core/geo/position.ts';
import { clusters } from './cluster.ts';
import {
  CHART_LAYOUTS,
  type ChartShape,
  type ChartViewport,
  frameOfPlaces,
  groupingDistance,
  type MapFrame,
  PLACE_CHART_SHAPES,
  positionInFrame,
  ROUTE_CHART_SHAPES,
  SEASON_CHART_SHAPES,
  toChartUnits,
} from './map-frame.ts';

/** Places on a chart; every page with a chart also lists them in text. */
export interface PlaceMapView {
  /** The accessible description of the chart. */
  readonly label: string;
  readonly charts: readonly { readonly shape: ChartShape; readonly frame: MapFrame }[];
  readonly places: readonly PlaceView[];
  /** Whether the places are a route, in their order. */
  readonly route: boolean;
  /** The legs of the route over water; without them straight lines are drawn. */
  readonly lines?: readonly (readonly Position[])[];
  /** Places that are not on the route. */
  readonly others?: readonly PlaceView[];
}

export interface PlaceView {
  readonly id: string;
  readonly position: Position;
  readonly name: string;
  /** The label where the name has no room; missing for none. */
  readonly short?: string;
  /** Null for a place without a page. */
  readonly href: string | null;
}

/** The least width of a route's chart, as a share of 360° of longitude; it shows the coast around a short route. */
export const LEAST_ROUTE_WIDTH = 0.6 / 360;
/**
 * The least width of a season's chart as a share of 360° of longitude, so that a single place can be recognised by its
 * surroundings.
 */
const LEAST_SEASON_WIDTH = 16 / 360;

/**
 * Builds the charts of places for wide and for small screens. @param framed the places that must be visible, all by
 * default
 */
export function placeMapView(
  label: string,
  places: readonly PlaceView[],
  route = false,
  framed: readonly Position[] = positionsOf(places),
): PlaceMapView {
  const [shapes, least] = route ? [ROUTE_CHART_SHAPES, LEAST_ROUTE_WIDTH] : [PLACE_CHART_SHAPES];
  return { label, charts: chartsOf(framed, shapes, least), places, route };
}

/**
 * Builds the chart of a season's cruising areas. @param here where the yacht lies; shown only if it is within the
 * frame and overlaps no other mark
 */
export function seasonMapView(
  label: string,
  places: readonly PlaceView[],
  here: PlaceView | null = null,
): PlaceMapView {
  const charts = chartsOf(positionsOf(places), SEASON_CHART_SHAPES, LEAST_SEASON_WIDTH);
  const isShown = here !== null && charts.every((chart) => standsAlone(here, places, chart));
  return { label, charts, places: isShown ? [...places, here] : places, route: false };
}

/** Returns whether a place is within the frame and overlaps no other mark. */
function standsAlone(here: PlaceView, places: readonly PlaceView[], viewport: ChartViewport): boolean {
  const { x, y } = positionInFrame(here.position, viewport.frame);
  if (x <= 0 || x >= 1 || y <= 0 || y >= 1) return false;
  return clusters([...places, here], groupingDistance(viewport)).some(
    ([first, other]) => first.id === here.id && other === undefined,
  );
}

function positionsOf(places: readonly PlaceView[]): readonly Position[] {
  return places.map(({ position }) => position);
}

function chartsOf(positions: readonly Position[], shapes: readonly ChartShape[], least: number | undefined) {
  return shapes.map((shape) => ({ shape, frame: frameOfPlaces(positions, CHART_LAYOUTS[shape].aspect, least) }));
}

/** Returns the path of a line in units of the chart, each point in the copy of the world that is nearest to the point before. */
export function linePath(line: readonly Position[], middle: number): string {
  let near = middle;
  return line
    .map((position, at) => {
      const { x, y } = project(position);
      near = x + Math.round(near - x);
      return `${at === 0 ? 'M' : 'L'}${toChartUnits(near)} ${toChartUnits(y)}`;
    })
    .join('');
}
