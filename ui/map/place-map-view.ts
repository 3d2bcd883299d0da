import type { Position } from '../../core/geo/position.ts';
import type { ChartShape } from './charts.ts';
import type { MapFrame } from './map-frame.ts';

/** Places on a chart; whoever shows it lists the same places beside it. */
export interface PlaceMapView {
  /** What the chart shows, in words. */
  readonly label: string;
  readonly charts: readonly { readonly shape: ChartShape; readonly frame: MapFrame }[];
  readonly places: readonly PlaceView[];
  /** A passage, from place to place in their order. */
  readonly route: boolean;
  /** Its ways over water; without them it is drawn straight from place to place. */
  readonly lines?: readonly (readonly Position[])[];
  /** Places beside those that it goes to. */
  readonly others?: readonly PlaceView[];
}

export interface PlaceView {
  readonly id: string;
  readonly position: Position;
  readonly name: string;
  /** Null for a place that leads nowhere. */
  readonly href: string | null;
}
