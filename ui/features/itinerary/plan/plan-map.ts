import { getTimes } from 'suncalc';
import { type Position, roundedPositions } from '../../../../core/geo/position.ts';
import { type Itinerary, placesOfItinerary } from '../../../../core/itinerary/itinerary.ts';
import { type Plan, planOf } from '../../../../core/itinerary/plan.ts';
import type { SeaRoute } from '../../../../core/sea/sea-route-finder.ts';
import { ok } from '../../../../core/shared/result.ts';
import { positionInFrame } from '../../../map/map-frame.ts';
import { type PlaceMapView, type PlaceView, placeMapView } from '../../../map/place-map.ts';
import { legKey, type PlanContext, type PlannerData, positionOf } from '../planner-data.ts';
import { placeName } from './plan-words.ts';

type Charts = PlaceMapView['charts'];

/** A fraction of the chart's sides; a place that is nearer to an edge counts as outside. */
const EDGE = 0.03;

/** Returns the map of a plan: its places and the routes between them, framed with the chosen area. */
export function planMapView(itinerary: Itinerary, plan: Plan, context: PlanContext): PlaceMapView {
  const { data, translate } = context;
  const places = placesOfItinerary(itinerary).flatMap((place, at): PlaceView[] => {
    const position = positionOf(data, place);
    return position === null ? [] : [{ id: `${at}`, name: placeName(place, context), position, href: null }];
  });
  return {
    ...placeMapView(translate('itinerary.map'), places, true, framed(places, itinerary.area, data)),
    lines: plan.days.flatMap(({ legs }) =>
      legs.flatMap(({ figures: known }) => (known === null ? [] : [known.route.points])),
    ),
  };
}

/**
 * Returns the present charts if they contain all places and the chosen area, else the charts of the plan. So the map
 * moves only if it must.
 */
export function currentOrNewCharts(
  { map, area }: { readonly map: PlaceMapView; readonly area: string | null },
  data: PlannerData,
  shown: Charts,
): Charts {
  const positions = framed(map.places, area, data);
  const holdsAll = ({ frame }: Charts[number]) =>
    positions.every((position) => {
      const { x, y } = positionInFrame(position, frame);
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

/** Computes the plan of an itinerary. */
export function computePlan(itinerary: Itinerary, { data, sea }: Pick<PlanContext, 'data' | 'sea'>): Plan {
  return planOf(itinerary, {
    ...data,
    daylightHours,
    positionOf: (place) => positionOf(data, place),
    routeBetween: (from, to) => {
      const known = data.routes[legKey(from, to)];
      if (known !== undefined) return ok(known);
      const found = sea?.route(from, to) ?? null;
      return found?.ok ? ok({ ...found.value, points: roundedPositions(found.value.points) }) : found;
    },
  });
}

/** Returns the routes of a plan by {@link legKey}, as they are sent to the browser. */
export function routesOfPlan(plan: Plan, data: PlannerData): Readonly<Record<string, SeaRoute>> {
  const routes: Record<string, SeaRoute> = {};
  for (const { legs } of plan.days) {
    for (const { from, to, figures: known } of legs) {
      const [start, end] = [positionOf(data, from), positionOf(data, to)];
      if (known === null || start === null || end === null) continue;
      routes[legKey(start, end)] = { ...known.route, miles: known.miles };
    }
  }
  return routes;
}

/**
 * Returns the hours from sunrise to sunset on a day at a latitude; 24 or 0 where the sun does not set or rise.
 * @param latitude degrees north
 * @param date ISO 8601
 */
export function daylightHours(latitude: number, date: string): number {
  const { sunrise, sunset, alwaysUp } = getTimes(new Date(`${date}T12:00:00Z`), latitude, 0);
  if (sunrise === null || sunset === null) return alwaysUp ? 24 : 0;
  return (sunset.getTime() - sunrise.getTime()) / 3_600_000;
}
