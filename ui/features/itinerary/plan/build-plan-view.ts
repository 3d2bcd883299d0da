import { applyEdit, earlierSlot, type ItineraryEdit, laterSlot } from '../../../../core/itinerary/edit-itinerary.ts';
import {
  hasNoPlaces,
  type Itinerary,
  type Place,
  type PlaceSlot,
  placesOfItinerary,
} from '../../../../core/itinerary/itinerary.ts';
import { decodeItinerary, encodeItinerary, itineraryHref } from '../../../../core/itinerary/itinerary-query.ts';
import type { PlanDay } from '../../../../core/itinerary/plan.ts';
import type { PlaceView } from '../../../map/place-map.ts';
import type { PlanContext } from '../planner-data.ts';
import { legView, notesOf, sumView } from './plan-figures.ts';
import { planLinks } from './plan-links.ts';
import { computePlan, planMapView } from './plan-map.ts';
import { milesHoursLitresText, placeKindText, placeName, weekdayDateText } from './plan-words.ts';

export type PlanView = ReturnType<typeof buildPlanView>;
export type PlanDayView = ReturnType<typeof dayView>;
export type PlanPlaceView = ReturnType<typeof placeView>;

/** Builds the view of a plan; the server and the browser call it with the same result. */
export function buildPlanView(itinerary: Itinerary, context: PlanContext, plan = computePlan(itinerary, context)) {
  return {
    /** The query of the plan; '' for an empty one. */
    query: encodeItinerary(itinerary),
    /** Id of the chosen area; null for all. */
    area: itinerary.area,
    isEmpty: hasNoPlaces(itinerary),
    /** Whether the route of every leg is known. */
    isWhole: plan.sum.isWhole,
    days: plan.days.map((day) => dayView(day, itinerary, context)),
    sum: sumView(plan, context),
    /** Notes on how the figures are computed, and warnings. */
    notes: notesOf(plan, context),
    map: planMapView(itinerary, plan, context),
    links: planLinks(itinerary, plan, context),
  };
}

function dayView(day: PlanDay, itinerary: Itinerary, context: PlanContext) {
  const { translate, locale } = context;
  const { number, date, places, sum, legs } = day;
  const index = number - 1;
  const counts = new Map<string, number>();
  return {
    number,
    title: translate('itinerary.day', { number }),
    date: date === null ? null : weekdayDateText(date, locale),
    /** Null for a day of one leg, which tells the same. */
    sum: legs.length < 2 ? null : milesHoursLitresText(sum.miles, sum.hours, null, context),
    places: places.map((place, at) => {
      const name = place.kind === 'stop' ? place.id : `*${place.name}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return placeView(place, { day: index, at }, { key: `${name} ${counts.get(name)}`, day }, itinerary, context);
    }),
    rest: places.length > 0 ? null : restText(day, context),
    /**
     * The plan with another day after this one, spent at the same place; null while the plan has no place, and if it is
     * full.
     */
    addHref: hasNoPlaces(itinerary) ? null : hrefAfter(itinerary, { kind: 'add-day', day: number }, context),
    /** The plan without this day; null for the only one. */
    removeHref: itinerary.days.length > 1 ? hrefAfter(itinerary, { kind: 'remove-day', day: index }, context) : null,
  };
}

/** Returns the sentence about a day without places: the yacht stays where she is. */
export function restText({ night, number }: PlanDay, { translate, data }: PlanContext): string {
  if (night !== null) return translate('itinerary.stays', { place: placeName(night, { data, translate }) });
  return translate(number === 1 ? 'itinerary.begins' : 'itinerary.nothing');
}

function placeView(
  place: Place,
  slot: PlaceSlot,
  { key, day }: { readonly key: string; readonly day: PlanDay },
  itinerary: Itinerary,
  context: PlanContext,
) {
  const { data } = context;
  const leg = day.legs.find((one) => one.slot.at === slot.at);
  const moved = (to: PlaceSlot | null) =>
    to === null ? null : hrefAfter(itinerary, { kind: 'move-place', slot, to }, context);
  return {
    key,
    slot,
    name: placeName(place, context),
    kind: placeKindText(place, context),
    note: place.kind === 'stop' ? (data.notes[place.id] ?? null) : null,
    leg: leg === undefined ? null : legView(leg, day, context),
    removeHref: hrefAfter(itinerary, { kind: 'remove-place', slot }, context),
    earlierHref: moved(earlierSlot(itinerary, slot)),
    laterHref: moved(laterSlot(itinerary, slot)),
  };
}

/** Returns every stop that is not in a plan, with a link that adds it to the last day. */
export function otherStops(query: string, { data, href }: Pick<PlanContext, 'data' | 'href'>): readonly PlaceView[] {
  const { itinerary } = decodeItinerary(query);
  const day = itinerary.days.length - 1;
  const taken = new Set(placesOfItinerary(itinerary).map((place) => (place.kind === 'stop' ? place.id : '')));
  return data.stops
    .filter(({ id }) => !taken.has(id))
    .map(({ id, name, lat, lng }) => ({
      id,
      name,
      position: { latitude: lat, longitude: lng },
      href: hrefAfter(itinerary, { kind: 'add-place', place: { kind: 'stop', id }, day }, { href }),
    }));
}

/** Returns the address of the plan after an edit; null if the edit is not possible. */
function hrefAfter(itinerary: Itinerary, edit: ItineraryEdit, { href }: Pick<PlanContext, 'href'>): string | null {
  const after = applyEdit(itinerary, edit);
  return after.ok ? itineraryHref(after.value, href) : null;
}
