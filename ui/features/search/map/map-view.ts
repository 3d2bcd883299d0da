import type { Position } from '../../../../core/geo/position.ts';
import type { ChartShape } from '../../../map/charts.ts';
import type { MapFrame } from '../../../map/map-frame.ts';

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
