import { EMPTY_ENQUIRY_REQUEST, encodeEnquiryRequest } from '../../../../core/enquiry/form-queries.ts';
import { applyEdit, earlierSlot, type ItineraryEdit, laterSlot } from '../../../../core/itinerary/edit-itinerary.ts';
import {
  hasNoPlaces,
  type Itinerary,
  type Place,
  type PlaceSlot,
  placesOfItinerary,
  samePlace,
} from '../../../../core/itinerary/itinerary.ts';
import { decodeItinerary, encodeItinerary, itineraryHref } from '../../../../core/itinerary/itinerary-query.ts';
import {
  CONTRACT_HOURS_PER_DAY,
  itineraryDates,
  type Leg,
  type LegFigures,
  type Plan,
  type PlanDay,
} from '../../../../core/itinerary/plan.ts';
import { spreadOverDays } from '../../../../core/itinerary/spread-days.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import type { PlaceView } from '../../../map/place-map.ts';
import type { PlanContext } from '../planner-data.ts';
import { computePlan, planMapView } from './plan-map.ts';
import {
  hoursText,
  litresText,
  milesHoursLitresText,
  milesText,
  oneDecimalText,
  placeKindText,
  placeName,
  weekdayDateText,
} from './plan-words.ts';

export type PlanView = ReturnType<typeof buildPlanView>;
export type PlanDayView = ReturnType<typeof dayView>;
export type PlanPlaceView = ReturnType<typeof placeView>;

/** Builds the view of a plan; the server and the browser call it with the same result. */
export function buildPlanView(itinerary: Itinerary, context: PlanContext) {
  const plan = computePlan(itinerary, context);
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

function restText({ night, number }: PlanDay, { translate, data }: PlanContext): string {
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

/** Builds the leg to a place; its text is null while its route is not known, or where there is none. */
function legView({ figures: known, problem, from }: Leg, day: PlanDay, context: PlanContext) {
  const { translate } = context;
  if (known === null) {
    const place = placeName(from, context);
    const message = problem === null ? null : translate(`itinerary.problem.${problem.kind}`, { place });
    return { text: null, via: null, warnings: [], problem: message };
  }
  const { transits } = known.route;
  return {
    text: milesHoursLitresText(known.miles, known.hours, known.litres, context),
    via: transits.length === 0 ? null : transits.map(({ id }) => translate(`itinerary.via.${id}`)).join(', '),
    warnings: warningsOf(known, day, context),
    problem: null,
  };
}

function warningsOf(figures: LegFigures, { daylight, date }: PlanDay, context: PlanContext): readonly string[] {
  const { isBeyondRange, isBeyondDaylight } = figures;
  const {
    translate,
    locale,
    data: { range },
  } = context;
  const light = date === null ? 'itinerary.beyondTwelve' : 'itinerary.beyondDaylight';
  return [
    ...(isBeyondRange && range !== null
      ? [translate('itinerary.beyondRange', { miles: formatNumber(range, locale) })]
      : []),
    ...(isBeyondDaylight ? [translate(light, { hours: hoursText(daylight) })] : []),
  ];
}

/** Builds the totals of a plan; null before there is a leg. */
function sumView({ sum, days }: Plan, context: PlanContext) {
  if (days.every(({ legs }) => legs.length === 0)) return null;
  const { translate, locale } = context;
  return {
    miles: translate('voyage.miles', { miles: milesText(sum.miles, locale) }),
    hours: hoursText(sum.hours),
    fuel: sum.litres === null ? null : litresText(sum.litres, context),
  };
}

function notesOf({ sum, hoursADay, days }: Plan, { translate, locale, data }: PlanContext): readonly string[] {
  if (days.every(({ legs }) => legs.length === 0)) return [];
  const knots = oneDecimalText(data.knots, locale);
  return [
    translate(data.isHerSpeed ? 'itinerary.atHerSpeed' : 'itinerary.atUsualSpeed', { knots }),
    ...(sum.litres === null ? [] : [translate('itinerary.fuelNote')]),
    ...(sum.isWhole ? [] : [translate('itinerary.notWhole')]),
    ...(hoursADay > CONTRACT_HOURS_PER_DAY
      ? [translate('itinerary.manyHours', { hours: hoursText(hoursADay), usual: CONTRACT_HOURS_PER_DAY })]
      : []),
  ];
}

type Hrefs = Pick<PlanContext, 'href'>;

/** Returns the addresses of a plan, of its files, of the enquiry form, and of the plan after some steps. */
function planLinks(itinerary: Itinerary, plan: Plan, context: PlanContext) {
  const { href, locale } = context;
  const query = encodeItinerary(itinerary);
  const exported = (ending: string) => `/exports/${locale}/itinerary.${ending}${query}`;
  const places = placesOfItinerary(itinerary);
  const [first, last] = [places[0], places.at(-1)];
  const back = applyEdit(itinerary, { kind: 'back' });
  const isBack = first === undefined || last === undefined || samePlace(first, last) || places.length < 2;
  return {
    share: itineraryHref(itinerary, href),
    enquire: enquireHref(itinerary, query, context),
    /** Null while the dates are open. */
    ics: itinerary.from === null ? null : exported('ics'),
    gpx: exported('gpx'),
    csv: exported('csv'),
    /** The plan with a return to its first place on a further day; null if it ends there already or is full. */
    back: isBack || !back.ok ? null : itineraryHref(back.value, href),
    /** The same places on as many days as four hours under way a day require; null as for {@link spreadHref}. */
    spread: spreadHref(itinerary, plan, context),
    clear: itineraryHref({ ...itinerary, days: [[]] }, href),
  };
}

function enquireHref(itinerary: Itinerary, query: string, { href }: Hrefs): string {
  const dates = itineraryDates(itinerary);
  const estimate = dates === null ? '' : `?from=${dates.from}&to=${dates.to}`;
  const ask = { ...EMPTY_ENQUIRY_REQUEST, kind: 'charter' as const, yacht: itinerary.yacht, estimate };
  return href(
    routePath({ name: 'enquire' }) + encodeEnquiryRequest({ ...ask, itinerary: query === '' ? null : query.slice(1) }),
  );
}

/**
 * Returns the address of the plan spread over new days; null with fewer than two places, while a route is not known, or
 * if nothing would change.
 */
function spreadHref(itinerary: Itinerary, plan: Plan, { href }: Hrefs): string | null {
  if (!plan.sum.isWhole || placesOfItinerary(itinerary).length < 2) return null;
  const hours = new Map<Place, number>();
  for (const { legs } of plan.days) for (const { to, figures: known } of legs) hours.set(to, known?.hours ?? 0);
  const days = spreadOverDays(itinerary, CONTRACT_HOURS_PER_DAY, (_, to) => hours.get(to) ?? 0);
  const after = itineraryHref({ ...itinerary, days }, href);
  return after === itineraryHref(itinerary, href) ? null : after;
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
function hrefAfter(itinerary: Itinerary, edit: ItineraryEdit, { href }: Hrefs): string | null {
  const after = applyEdit(itinerary, edit);
  return after.ok ? itineraryHref(after.value, href) : null;
}
