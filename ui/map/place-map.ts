import { frameOfPlaces } from '../../core/map/map-frame.ts';
import { CHART_SHAPES, CHARTS, PASSAGE_SHAPES } from './charts.ts';
import type { PlaceMapView, PlaceView } from './place-map-view.ts';

/** Of the earth's round: a passage within one bay is seen with the coast around it. */
const LEAST_PASSAGE = 0.6 / 360;

/** A chart of these places, for wide and for small screens. */
export function placeMap(label: string, places: readonly PlaceView[], route = false): PlaceMapView {
  const positions = places.map(({ position }) => position);
  const charts = (route ? PASSAGE_SHAPES : CHART_SHAPES).map((shape) => ({
    shape,
    frame: frameOfPlaces(positions, CHARTS[shape].aspect, route ? LEAST_PASSAGE : undefined),
  }));
  return { label, charts, places, route };
}
