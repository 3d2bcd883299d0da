import type { Position } from '../../../../core/geo/position.ts';
import { type Itinerary, placesOfItinerary } from '../../../../core/itinerary/itinerary.ts';
import type { Plan } from '../../../../core/itinerary/plan.ts';
import { placeInFrame } from '../../../map/map-frame.ts';
import type { PlaceMapView, PlaceView } from '../../../map/place-map.ts';
import { placeMap } from '../../../map/place-map.ts';
import type { PlanContext, PlannerData } from '../planner-data.ts';
import { positionOf } from '../planner-data.ts';
import { nameOf } from './plan-words.ts';

type Charts = PlaceMapView['charts'];

/** A fraction of the chart's sides: a place nearer to its edge counts as outside. */
const EDGE = 0.03;

/** Returns the map of a plan: its places, the routes between them, or the chosen area. */
export function planMap(itinerary: Itinerary, plan: Plan, context: PlanContext): PlaceMapView {
  const { data, translate } = context;
  const places = placesOfItinerary(itinerary).flatMap((place, at): PlaceView[] => {
    const position = positionOf(data, place);
    return position === null ? [] : [{ id: `${at}`, name: nameOf(place, context), position, href: null }];
  });
  return {
    ...placeMap(translate('itinerary.map'), places, true, framed(places, itinerary.area, data)),
    lines: plan.days.flatMap(({ legs }) =>
      legs.flatMap(({ figures: known }) => (known === null ? [] : [known.route.points])),
    ),
  };
}

/**
 * Returns the charts that are shown, as long as they contain everything that they have to, so that the map does not
 * move without need.
 */
export function stayingCharts(
  { map, area }: { readonly map: PlaceMapView; readonly area: string | null },
  data: PlannerData,
  shown: Charts,
): Charts {
  const positions = framed(map.places, area, data);
  const holdsAll = ({ frame }: Charts[number]) =>
    positions.every((position) => {
      const { x, y } = placeInFrame(position, frame);
      return x > EDGE && x < 1 - EDGE && y > EDGE && y < 1 - EDGE;
    });
  return shown.every(holdsAll) ? shown : map.charts;
}

function framed(places: readonly PlaceView[], area: string | null, { areas, stops }: PlannerData): readonly Position[] {
  const chosen = areas.findIndex(({ id }) => id === area);
  const waters = stops.filter((stop) => chosen >= 0 && stop.area === chosen);
  return [
    ...places.map(({ position }) => position),
    ...waters.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })),
  ];
}
