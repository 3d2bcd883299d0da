import type { MapFrame } from './map-frame.ts';

/** One for wide screens, one for small ones; the style sheet shows one of them. */
export const CHART_SHAPES = ['wide', 'narrow'] as const;
/** The same for a passage, which is as often long as it is broad. */
export const PASSAGE_SHAPES = ['tall', 'narrow'] as const;
/** One for all screens: half as wide as the page, or as wide as a small one. */
export const SEASON_SHAPES = ['season'] as const;
export type ChartShape = (typeof CHART_SHAPES | typeof PASSAGE_SHAPES | typeof SEASON_SHAPES)[number];

/** Width by height, as the style sheet has it; the width that marks are set out for in pixels; meridians at most. */
export const CHARTS: Readonly<
  Record<ChartShape, { readonly aspect: number; readonly width: number; readonly lines: number }>
> = {
  wide: { aspect: 1.75, width: 700, lines: 9 },
  tall: { aspect: 1.25, width: 600, lines: 7 },
  narrow: { aspect: 1.25, width: 335, lines: 6 },
  season: { aspect: 1.45, width: 335, lines: 6 },
};

/** What of the world a chart of this shape shows. */
export interface ChartSection {
  readonly frame: MapFrame;
  readonly shape: ChartShape;
}

/** Pixels from middle to middle, below which two marks are one: the size of a finger's target. */
export const MARKS_APART = 46;

/** The same in units of the Mercator square, on a chart that shows this section. */
export function marksOverlap({ frame, shape }: ChartSection): number {
  return (MARKS_APART / 2 / CHARTS[shape].width) * frame.width;
}

/** Units round the earth in the drawing of a chart. */
export const UNITS = 36_000;

/** A part of the Mercator square in the drawing of a chart: a thousandth is less than a pixel at the deepest look. */
export function units(part: number): number {
  return Math.round(part * UNITS * 1000) / 1000;
}

/** A part of a chart's width or height, for an attribute. */
export function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}
