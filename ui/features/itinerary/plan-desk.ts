import type { Position } from '../../../core/geo/position.ts';
import type { Place } from '../../../core/itinerary/itinerary.ts';
import type { DeskStop, PlanDesk } from './itinerary-view.ts';

/** The stops of a desk by their ids; made once for a desk. */
const known = new WeakMap<readonly DeskStop[], ReadonlyMap<string, DeskStop>>();

export function stopOf({ stops }: Pick<PlanDesk, 'stops'>, id: string): DeskStop | null {
  const byId = known.get(stops) ?? new Map(stops.map((stop) => [stop.id, stop]));
  known.set(stops, byId);
  return byId.get(id) ?? null;
}

/** Null for a stop that nobody knows any more. */
export function positionOf(desk: Pick<PlanDesk, 'stops'>, place: Place): Position | null {
  if (place.kind === 'point') return place.position;
  const stop = stopOf(desk, place.id);
  return stop && { latitude: stop.lat, longitude: stop.lng };
}

/** Names a way in {@link PlanDesk}. */
export function wayKey(from: Position, to: Position): string {
  return [from.latitude, from.longitude, to.latitude, to.longitude].join(' ');
}
