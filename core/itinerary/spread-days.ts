import { type Day, type Itinerary, MOST_DAYS, type Place, placesOfItinerary } from './itinerary.ts';

/**
 * Distributes the places, in their order, over new days: as many on a day as fit into the hours under way, and at least
 * one. The first day begins at the first place.
 * @param mostHours hours under way a day
 * @param hoursBetween hours under way from one place to the next; 0 where they are not known
 */
export function spreadOverDays(
  itinerary: Pick<Itinerary, 'days'>,
  mostHours: number,
  hoursBetween: (from: Place, to: Place) => number,
): readonly Day[] {
  const places = placesOfItinerary(itinerary);
  const days: Place[][] = [[]];
  let hours = 0;
  places.forEach((place, at) => {
    const before = places[at - 1];
    const leg = before === undefined ? 0 : hoursBetween(before, place);
    const today = days.at(-1) as Place[];
    // The start of the trip does not count as a destination of the first day.
    const isFull = hours + leg > mostHours && today.length > (days.length === 1 ? 1 : 0);
    if (isFull && days.length < MOST_DAYS) {
      days.push([place]);
      hours = leg;
    } else {
      today.push(place);
      hours += leg;
    }
  });
  return days;
}
