import { distanceNm, type Position } from '../geo/position.ts';
import { type Itinerary, type ItineraryDay, MAX_DAYS, type Place, placesOfItinerary, type Stop } from './itinerary.ts';
import { pointAt } from './itinerary-query.ts';

/**
 * Distributes the places, in their order, over new days: as many on a day as the hours under way allow, and at least
 * one. The first day begins at the first place; the last day that an itinerary may have takes all that are left.
 * @param mostHours the most hours under way a day
 * @param hoursBetween hours under way from one place to the next; 0 where they are not known
 */
export function spreadOverDays(
  itinerary: Pick<Itinerary, 'days'>,
  mostHours: number,
  hoursBetween: (from: Place, to: Place) => number,
): readonly ItineraryDay[] {
  const places = placesOfItinerary(itinerary);
  const days: Place[][] = [[]];
  let hours = 0;
  places.forEach((place, at) => {
    const before = places[at - 1];
    const leg = before === undefined ? 0 : hoursBetween(before, place);
    const today = days.at(-1) as Place[];
    // The start of the trip does not count as a destination of the first day.
    const isFull = hours + leg > mostHours && today.length > (days.length === 1 ? 1 : 0);
    if (isFull && days.length < MAX_DAYS) {
      days.push([place]);
      hours = leg;
    } else {
      today.push(place);
      hours += leg;
    }
  });
  return days;
}

/** Nautical miles within which a place of a voyage is taken for a stop of the content. */
const SAME_PLACE = 1.5;

/** A voyage as it is published on a destination's page. */
interface Voyage {
  readonly stops: readonly { readonly name: string; readonly position: Position; readonly day: string | null }[];
}

/** The days of voyages, cached while the stops are the same, since each voyage is compared with every stop. */
const cachedDays = new WeakMap<Voyage, { readonly stops: readonly Stop[]; readonly days: readonly ItineraryDay[] }>();

/** Returns the days of a voyage. A place without a day, or of the same day as before, joins the day before it. */
export function daysOfVoyage(voyage: Voyage, stops: readonly Stop[]): readonly ItineraryDay[] {
  const cached = cachedDays.get(voyage);
  if (cached?.stops === stops) return cached.days;
  const days = computeDays(voyage, stops);
  cachedDays.set(voyage, { stops, days });
  return days;
}

function computeDays({ stops: voyageStops }: Voyage, stops: readonly Stop[]): readonly ItineraryDay[] {
  const days: Place[][] = [];
  let today: string | null = null;
  for (const { name, position, day } of voyageStops) {
    const [near] = stops
      .map((stop) => ({ stop, away: distanceNm(stop.position, position) }))
      .filter(({ away }) => away <= SAME_PLACE)
      .sort((one, other) => one.away - other.away);
    const place: Place = near === undefined ? pointAt(position, name) : { kind: 'stop', id: near.stop.id };
    if (days.length === 0 || (day !== null && day !== today)) days.push([place]);
    else days.at(-1)?.push(place);
    today = day ?? today;
  }
  return days;
}
