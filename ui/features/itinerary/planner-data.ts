import type { Position } from '../../../core/geo/position.ts';
import type { Place } from '../../../core/itinerary/itinerary.ts';
import type { PlannerData, PlannerStop } from './itinerary-view.ts';

/** The stops of a planner by their ids, cached for each list. */
const known = new WeakMap<readonly PlannerStop[], ReadonlyMap<string, PlannerStop>>();

export function stopOf({ stops }: Pick<PlannerData, 'stops'>, id: string): PlannerStop | null {
  const byId = known.get(stops) ?? new Map(stops.map((stop) => [stop.id, stop]));
  known.set(stops, byId);
  return byId.get(id) ?? null;
}

/** Returns the position of a place; null for a stop that no longer exists. */
export function positionOf(data: Pick<PlannerData, 'stops'>, place: Place): Position | null {
  if (place.kind === 'point') return place.position;
  const stop = stopOf(data, place.id);
  return stop && { latitude: stop.lat, longitude: stop.lng };
}

/** Returns the key of a leg in the routes of {@link PlannerData}. */
export function legKey(from: Position, to: Position): string {
  return [from.latitude, from.longitude, to.latitude, to.longitude].join(' ');
}
