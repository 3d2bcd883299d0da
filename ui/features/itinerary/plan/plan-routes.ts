import { getTimes } from 'suncalc';
import { roundedPositions } from '../../../../core/geo/position.ts';
import type { Itinerary } from '../../../../core/itinerary/itinerary.ts';
import { type Plan, planOf } from '../../../../core/itinerary/plan.ts';
import type { SeaRoute } from '../../../../core/sea/sea-route-finder.ts';
import type { PlanContext, PlannerData } from '../planner-data.ts';
import { legKey, positionOf } from '../planner-data.ts';

/** Computes the plan of an itinerary. */
export function planFor(itinerary: Itinerary, { data, sea }: Pick<PlanContext, 'data' | 'sea'>): Plan {
  return planOf(itinerary, {
    ...data,
    daylightHours,
    positionOf: (place) => positionOf(data, place),
    routeBetween: (from, to) => {
      const known = data.routes[legKey(from, to)];
      return known !== undefined ? { ok: true, value: known } : (sea?.route(from, to) ?? null);
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
      const { route, miles } = known;
      routes[legKey(start, end)] = {
        ...route,
        miles: Math.round(miles * 100) / 100,
        points: roundedPositions(route.points),
      };
    }
  }
  return routes;
}

/**
 * Returns the hours from sunrise to sunset at a latitude on a day, to the minute; 24 or 0 where the sun does not set or
 * rise.
 * @param latitude degrees north
 * @param date ISO 8601
 */
export function daylightHours(latitude: number, date: string): number {
  const { sunrise, sunset, alwaysUp } = getTimes(new Date(`${date}T12:00:00Z`), latitude, 0);
  if (sunrise === null || sunset === null) return alwaysUp ? 24 : 0;
  return (sunset.getTime() - sunrise.getTime()) / 3_600_000;
}
