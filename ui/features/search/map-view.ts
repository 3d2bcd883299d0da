import type { MapFrame } from '../../../core/map/map-frame.ts';
import type { Position } from '../../../core/map/position.ts';

/** The yachts found, on a map. */
export interface MapView {
  /** The same question anywhere, from its first page: what a section of the map is added to. */
  readonly query: string;
  /** The section asked for, as the address has it; null where it was none. */
  readonly box: string | null;
  /** The same for a wide screen and for a small one, each with marks that leave one another room. */
  readonly charts: readonly ChartView[];
}

export interface ChartView {
  readonly shape: ChartShape;
  readonly frame: MapFrame;
  readonly marks: readonly MarkView[];
}

export const CHART_SHAPES = ['wide', 'narrow'] as const;
export type ChartShape = (typeof CHART_SHAPES)[number];

/** Width by height, as the style sheet has it; the width that marks are set out for in pixels; meridians at most. */
export const CHARTS: Readonly<
  Record<ChartShape, { readonly aspect: number; readonly width: number; readonly lines: number }>
> = {
  wide: { aspect: 1.75, width: 700, lines: 9 },
  narrow: { aspect: 1.25, width: 335, lines: 6 },
};

/** A place, or several that would overlap. */
export interface MarkView {
  readonly id: string;
  readonly position: Position;
  /** Yachts that its section of the map holds. */
  readonly count: number;
  /** `Corsica` */
  readonly name: string;
  /** `Corsica, 14 yachts` */
  readonly label: string;
  /** The section that the mark leads to, as the address has it. */
  readonly box: string;
}
