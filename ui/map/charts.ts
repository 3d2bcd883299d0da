import type { MapFrame } from './map-frame.ts';

/** One chart for wide screens and one for small ones; the style sheet shows one of them. */
export const CHART_SHAPES = ['wide', 'narrow'] as const;
/** The same for a route, which may be taller than wide. */
export const PASSAGE_SHAPES = ['tall', 'narrow'] as const;
/** One chart for all screens: half the page's width, or all of it on a small screen. */
export const SEASON_SHAPES = ['season'] as const;
export type ChartShape = (typeof CHART_SHAPES | typeof PASSAGE_SHAPES | typeof SEASON_SHAPES)[number];

/** The aspect ratio, as in the style sheet; the width in pixels for which marks are laid out; the most meridians. */
export const CHARTS: Readonly<
  Record<ChartShape, { readonly aspect: number; readonly width: number; readonly lines: number }>
> = {
  wide: { aspect: 1.75, width: 700, lines: 9 },
  tall: { aspect: 1.25, width: 600, lines: 7 },
  narrow: { aspect: 1.25, width: 335, lines: 6 },
  season: { aspect: 1.45, width: 335, lines: 6 },
};

/** The section of the world that a chart of this shape shows. */
export interface ChartSection {
  readonly frame: MapFrame;
  readonly shape: ChartShape;
}

/** Pixels between the middles of two marks, below which they are grouped: the size of a touch target. */
export const MARKS_APART = 46;

/** Returns the same distance in units of the Mercator square, for a chart that shows this section. */
export function marksOverlap({ frame, shape }: ChartSection): number {
  return (MARKS_APART / 2 / CHARTS[shape].width) * frame.width;
}

/** Units around the earth in the drawing of a chart. */
export const UNITS = 36_000;

/**
 * Converts a part of the Mercator square to units of the drawing. A thousandth of a unit is less than a pixel at the
 * deepest zoom.
 */
export function units(part: number): number {
  return Math.round(part * UNITS * 1000) / 1000;
}

export function viewBoxOf({ x, y, width, height }: MapFrame): string {
  return [x, y, width, height].map(units).join(' ');
}

/** Formats a fraction of a chart's width or height for an attribute. */
export function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}
