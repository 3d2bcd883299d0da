import type { Itinerary } from '../../../../core/itinerary/itinerary.ts';
import type { Plan } from '../../../../core/itinerary/plan.ts';
import { CHART_LAYOUTS, frameOfPlaces, PLACE_CHART_SHAPES } from '../../../map/map-frame.ts';
import { LEAST_ROUTE_WIDTH, type PlaceMapView, type PlaceView } from '../../../map/place-map.ts';
import { planMapView } from '../plan/plan-map.ts';
import type { PlanContext } from '../planner-data.ts';

/** The least width of a chart without a route, as a share of 360° of longitude: its place is known by the coast around. */
const LEAST_WITHOUT_ROUTE = 2 / 360;

/** Returns the wide chart of a plan's route, whose marks are named with the days on which she calls there: `1, 8 Antibes`. */
export function voyageMapView(itinerary: Itinerary, plan: Plan, context: PlanContext): PlaceMapView {
  const { lines = [], ...map } = planMapView(itinerary, plan, context);
  const days = plan.days.flatMap(({ number, places }) => places.map(() => number));
  const shown = [...map.places.map(({ position }) => position), ...lines.flat()];
  const least = lines.length === 0 ? LEAST_WITHOUT_ROUTE : LEAST_ROUTE_WIDTH;
  return {
    ...map,
    lines,
    charts: PLACE_CHART_SHAPES.map((shape) => ({
      shape,
      frame: frameOfPlaces(shown, CHART_LAYOUTS[shape].aspect, least),
    })),
    places: map.places.map((place) => {
      const short = daysAt(place, map.places, days);
      return { ...place, short, name: `${short} ${place.name}` };
    }),
  };
}

/** Returns the days on which a place is called at. @param days that of each place in order */
function daysAt({ position }: PlaceView, places: readonly PlaceView[], days: readonly number[]): string {
  const { latitude, longitude } = position;
  const called = places.flatMap((other, at) =>
    other.position.latitude === latitude && other.position.longitude === longitude ? [days[at] ?? 0] : [],
  );
  return [...new Set(called)].join(', ');
}
