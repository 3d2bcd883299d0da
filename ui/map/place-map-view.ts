import type { Position } from '../../core/geo/position.ts';
import type { ChartShape } from './charts.ts';
import type { MapFrame } from './map-frame.ts';

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
  /** Null for a place without a page. */
  readonly href: string | null;
}
