import type { Itinerary } from '../../../../core/itinerary/itinerary.ts';
import type { Plan } from '../../../../core/itinerary/plan.ts';
import { CHART_LAYOUTS, frameOfPlaces, PLACE_CHART_SHAPES } from '../../../map/map-frame.ts';
import { MIN_ROUTE_WIDTH, type PlaceMapView, type PlaceView } from '../../../map/place-map.ts';
import { planMapView } from '../plan/plan-map.ts';
import type { PlanContext } from '../planner-data.ts';

/**
 * The least width of a chart without a route, as a share of 360° of longitude: wide enough for the surrounding coast to
 * show where it is.
 */
const MIN_WITHOUT_ROUTE = 2 / 360;

/**
 * Returns a wide and a narrow chart of a plan's route. Its places are labelled with the days on which the yacht calls
 * there: `1, 8 Antibes`.
 */
export function voyageMapView(itinerary: Itinerary, plan: Plan, context: PlanContext): PlaceMapView {
  const { lines = [], ...map } = planMapView(itinerary, plan, context);
  const days = plan.days.flatMap(({ number, places }) => places.map(() => number));
  const shown = [...map.places.map(({ position }) => position), ...lines.flat()];
  const least = lines.length === 0 ? MIN_WITHOUT_ROUTE : MIN_ROUTE_WIDTH;
  return {
    ...map,
    lines,
    charts: PLACE_CHART_SHAPES.map((shape) => ({
      shape,
      frame: frameOfPlaces(shown, CHART_LAYOUTS[shape].aspect, least),
    })),
    places: map.places.map((place) => {
      const shortLabel = daysThere(place, map.places, days);
      return { ...place, shortLabel, name: `${shortLabel} ${place.name}` };
    }),
  };
}

/**
 * Returns the days of a call at a place, as text: `1, 8`.
 * @param days the day of each place, in the order of `places`
 */
function daysThere({ position }: PlaceView, places: readonly PlaceView[], days: readonly number[]): string {
  const { latitude, longitude } = position;
  const called = places.flatMap((other, index) =>
    other.position.latitude === latitude && other.position.longitude === longitude ? [days[index] ?? 0] : [],
  );
  return [...new Set(called)].join(', ');
}
