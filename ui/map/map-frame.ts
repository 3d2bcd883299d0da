import { canonicalGeoBox, type GeoBox, longitudeSpan } from '../../core/geo/geo-box.ts';
import { type MapPoint, project, unproject } from '../../core/geo/mercator.ts';
import type { Position } from '../../core/geo/position.ts';

/**
 * The section of the Mercator square that a map shows, in its units; `x` is the left edge, at least 0 and below 1; the
 * frame may extend beyond 1.
 */
export interface MapFrame extends MapPoint {
  readonly width: number;
  readonly height: number;
}

/** The least width: about 40 nautical miles from west to east at the equator. */
const MIN_WIDTH = 0.7 / 360;
/** The edges of the chart: there are no yachts beyond them, and Mercator distorts too much. */
const NORTH = yOf(84);
const SOUTH = yOf(-70);
/** The margin on each side, as a fraction of the width. */
const MARGIN = 0.12;
/** Places farther apart than halfway around the earth are shown on a chart of the whole world. */
const WIDE = 0.5;

function yOf(latitude: number): number {
  return project({ latitude, longitude: 0 }).y;
}

/** Returns the smallest frame of this shape (width by height) that contains the box. */
export function frameOfBox(box: GeoBox, aspect: number): MapFrame {
  const [top, bottom] = [yOf(box.north), yOf(box.south)];
  const span = longitudeSpan(box) / 360;
  const x = (box.west + 180) / 360 + span / 2;
  return frameAround({ x, y: (top + bottom) / 2 }, Math.max(span, (bottom - top) * aspect), aspect);
}

/** The least width of a frame of places unless another is given, as a share of 360° of longitude. */
const DEFAULT_LEAST = 0.02;

/**
 * Returns a frame with these places and some sea around them; the whole world without places.
 * @param least the least width as a share of 360° of longitude, before the margin
 */
export function frameOfPlaces(places: readonly Position[], aspect: number, least: number = DEFAULT_LEAST): MapFrame {
  const points = places.map(project);
  const ys = points.map(({ y }) => y);
  const [top, bottom] = points.length === 0 ? [0.25, 0.6] : [Math.min(...ys), Math.max(...ys)];
  const { x, span } = narrowest(points.map((point) => point.x));
  const y = (top + bottom) / 2;
  if (span > WIDE || points.length === 0) {
    const world = frameAround({ x: 0.5, y }, 1, aspect);
    // A chart that is too narrow for the whole world leaves out a part without places.
    return world.width < 1 && points.length > 0 ? frameAround({ x, y }, 1, aspect) : world;
  }
  return frameAround({ x, y }, Math.max(span, (bottom - top) * aspect, least) * (1 + 2 * MARGIN), aspect);
}

/** Returns a frame of this shape, no wider or narrower than allowed, within the chart. */
export function frameAround(centre: MapPoint, width: number, aspect: number): MapFrame {
  const allowed = Math.min(1, (SOUTH - NORTH) * aspect, Math.max(MIN_WIDTH, width));
  const height = allowed / aspect;
  const left = centre.x - allowed / 2;
  const top = Math.max(NORTH, Math.min(SOUTH - height, centre.y - height / 2));
  return { x: left - Math.floor(left), y: top, width: allowed, height };
}

/** Returns the frame zoomed by a factor of its width; the given point of it (fractions from 0 to 1) stays in place. */
export function zoomedFrame(frame: MapFrame, factor: number, at: MapPoint = { x: 0.5, y: 0.5 }): MapFrame {
  const aspect = frame.width / frame.height;
  const { width, height } = frameAround({ x: 0, y: 0 }, frame.width * factor, aspect);
  const x = frame.x + at.x * (frame.width - width) + width / 2;
  return frameAround({ x, y: frame.y + at.y * (frame.height - height) + height / 2 }, width, aspect);
}

/** Returns the frame moved by fractions of its own width and height. */
export function movedFrame(frame: MapFrame, { x, y }: MapPoint): MapFrame {
  const centre = { x: frame.x + (x + 0.5) * frame.width, y: frame.y + (y + 0.5) * frame.height };
  return frameAround(centre, frame.width, frame.width / frame.height);
}

/** Returns whether zooming by a factor changes the frame. */
export function canZoom(frame: MapFrame, factor: number): boolean {
  return Math.abs(zoomedFrame(frame, factor).width / frame.width - 1) > 0.01;
}

/** Returns the section of a frame as a box to search in; null for an invalid frame. */
export function boxOfFrame({ x, y, width, height }: MapFrame): GeoBox | null {
  const { latitude: north, longitude: west } = unproject({ x, y });
  const { latitude: south, longitude: east } = unproject({ x: x + width, y: y + height });
  return canonicalGeoBox({ south, west, north, east });
}

/** Returns the position of a place in the frame, as fractions; below 0 or above 1 if it is outside. */
export function positionInFrame(position: Position, frame: MapFrame): MapPoint {
  const { x, y } = project(position);
  // Takes the copy of the world in which the place is nearest to the middle.
  const turns = Math.round(frame.x + frame.width / 2 - x);
  return { x: (x + turns - frame.x) / frame.width, y: (y - frame.y) / frame.height };
}

/** Returns the middle and the width of the shortest stretch around the earth that contains all values. */
function narrowest(xs: readonly number[]): { readonly x: number; readonly span: number } {
  const sorted = xs.toSorted((a, b) => a - b);
  let [from, gap] = [sorted[0] ?? 0, 0];
  sorted.forEach((x, at) => {
    const next = sorted[at + 1] ?? (sorted[0] as number) + 1;
    if (next - x > gap) [from, gap] = [next, next - x];
  });
  const span = 1 - gap;
  return { x: from + span / 2, span };
}

/** The charts of places: one for wide screens and one for small ones; the style sheet shows one of them. */
export const PLACE_CHART_SHAPES = ['wide', 'narrow'] as const;
/** The charts of a route: as those of places, but taller in proportion on wide screens. */
export const ROUTE_CHART_SHAPES = ['tall', 'narrow'] as const;
/** One chart for all screens: half the page's width, or all of it on a small screen. */
export const SEASON_CHART_SHAPES = ['season'] as const;
export type ChartShape = (typeof PLACE_CHART_SHAPES | typeof ROUTE_CHART_SHAPES | typeof SEASON_CHART_SHAPES)[number];

/** Aspect ratio, as in the style sheet; width in pixels for which marks are laid out; most spaces between meridians. */
export const CHART_LAYOUTS: Readonly<
  Record<ChartShape, { readonly aspect: number; readonly width: number; readonly lines: number }>
> = {
  wide: { aspect: 1.75, width: 700, lines: 9 },
  tall: { aspect: 1.25, width: 600, lines: 7 },
  narrow: { aspect: 1.25, width: 335, lines: 6 },
  season: { aspect: 1.45, width: 335, lines: 6 },
};

/** The part of the world that a chart of this shape shows. */
export interface ChartViewport {
  readonly frame: MapFrame;
  readonly shape: ChartShape;
}

/** Pixels between the middles of two marks with counts, below which they are grouped: the size of a touch target. */
export const GROUPING_PIXELS = 46;

/** Returns half of `GROUPING_PIXELS` in units of the Mercator square; marks of places that are closer are grouped. */
export function groupingDistance({ frame, shape }: ChartViewport): number {
  return (GROUPING_PIXELS / 2 / CHART_LAYOUTS[shape].width) * frame.width;
}

/** Units around the earth in the drawing of a chart. */
export const CHART_UNITS = 36_000;

/**
 * Converts a part of the Mercator square to units of the drawing. A thousandth of a unit is less than a pixel at the
 * deepest zoom.
 */
export function toChartUnits(part: number): number {
  return Math.round(part * CHART_UNITS * 1000) / 1000;
}

export function viewBoxOf({ x, y, width, height }: MapFrame): string {
  return [x, y, width, height].map(toChartUnits).join(' ');
}

/** Formats a fraction of a chart's width or height for an attribute. */
export function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}
