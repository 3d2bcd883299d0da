import type { Position } from '../../../../core/geo/position.ts';
import type { ChartShape } from '../../../map/charts.ts';
import type { MapFrame } from '../../../map/map-frame.ts';

/** The results of a list on a map. */
export interface MapView {
  /** The query of the list without the section of the map, on page 1. */
  readonly query: string;
  /** The section of the map, as in the address; null without one. */
  readonly box: string | null;
  /** The chart for wide and for small screens, each with marks that do not overlap. */
  readonly charts: readonly ChartView[];
}

export interface ChartView {
  readonly shape: ChartShape;
  readonly frame: MapFrame;
  readonly marks: readonly MarkView[];
}

/** A mark of a cruising area, or of several whose marks would overlap. */
export interface MarkView {
  readonly id: string;
  readonly position: Position;
  /** The number of yachts in its section of the map. */
  readonly count: number;
  /** `Corsica` */
  readonly name: string;
  /** `Corsica, 14 yachts` */
  readonly label: string;
  /** The section of the map that the mark links, as in the address. */
  readonly box: string;
}
