import type { Position } from '../../../core/geo/position.ts';
import type { Place } from '../../../core/itinerary/itinerary.ts';
import type { PlanInputs } from '../../../core/itinerary/plan.ts';
import type { SeaRoute, SeaRouteFinder } from '../../../core/sea/sea-route-finder.ts';
import type { PageLanguage } from '../../i18n/page-language.ts';

/** Places and figures from which a plan is computed; plain JSON, since it is sent to the browser. */
export interface PlannerData extends Pick<PlanInputs, 'knots' | 'litresAnHour' | 'range'> {
  readonly areas: readonly { readonly id: string; readonly name: string }[];
  readonly stops: readonly PlannerStop[];
  /** Notes of the plan's stops by their ids. */
  readonly notes: Readonly<Record<string, string>>;
  /** Whether the speed is that of the yacht rather than the default. */
  readonly isHerSpeed: boolean;
  /** The routes of this plan, by {@link legKey}. */
  readonly routes: Readonly<Record<string, SeaRoute>>;
}

export interface PlannerStop {
  readonly id: string;
  readonly name: string;
  readonly kind: 'port' | 'marina' | 'anchorage';
  /** Index in `areas`; -1 for a stop in none of them. */
  readonly area: number;
  readonly lat: number;
  readonly lng: number;
}

export interface PlanContext extends PageLanguage {
  readonly href: (path: string) => string;
  readonly data: PlannerData;
  /** Null while there is no chart: then only the legs in `data` are known. */
  readonly sea: Pick<SeaRouteFinder, 'route'> | null;
}

/** The stops of a planner by their ids, cached for each list. */
const known = new WeakMap<readonly PlannerStop[], ReadonlyMap<string, PlannerStop>>();

export function stopById({ stops }: Pick<PlannerData, 'stops'>, id: string): PlannerStop | null {
  const byId = known.get(stops) ?? new Map(stops.map((stop) => [stop.id, stop]));
  known.set(stops, byId);
  return byId.get(id) ?? null;
}

/** Returns the position of a place; null for a stop that no longer exists. */
export function positionOf(data: Pick<PlannerData, 'stops'>, place: Place): Position | null {
  if (place.kind === 'point') return place.position;
  const stop = stopById(data, place.id);
  return stop && { latitude: stop.lat, longitude: stop.lng };
}

/** Returns the key of a leg in the routes of {@link PlannerData}. */
export function legKey(from: Position, to: Position): string {
  return [from.latitude, from.longitude, to.latitude, to.longitude].join(' ');
}
