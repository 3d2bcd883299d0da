import { EMPTY_ENQUIRY_REQUEST, encodeEnquiryRequest } from '../../../../core/enquiry/form-queries.ts';
import { applyEdit, type ItineraryEdit } from '../../../../core/itinerary/edit-itinerary.ts';
import { type Itinerary, type Place, placesOfItinerary, samePlace } from '../../../../core/itinerary/itinerary.ts';
import { decodeItinerary, encodeItinerary, planHref } from '../../../../core/itinerary/itinerary-query.ts';
import { CONTRACT_HOURS, type Plan, planDates } from '../../../../core/itinerary/plan.ts';
import { spreadOverDays } from '../../../../core/itinerary/spread-days.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import type { PlaceView } from '../../../map/place-map.ts';
import type { PlanContext } from '../planner-data.ts';

type Hrefs = Pick<PlanContext, 'href'>;

/** Returns the addresses of a plan's files, of the enquiry form, and of the plan after steps that need no script. */
export function planLinks(itinerary: Itinerary, plan: Plan, context: PlanContext) {
  const { href, locale } = context;
  const query = encodeItinerary(itinerary);
  const exported = (ending: string) => `/exports/${locale}/itinerary.${ending}${query}`;
  const places = placesOfItinerary(itinerary);
  const [first, last] = [places[0], places.at(-1)];
  const back = applyEdit(itinerary, { kind: 'back' });
  const isBack = first === undefined || last === undefined || samePlace(first, last) || places.length < 2;
  return {
    share: planHref(itinerary, href),
    enquire: enquireHref(itinerary, query, context),
    /** Null while the dates are open. */
    ics: itinerary.from === null ? null : exported('ics'),
    gpx: exported('gpx'),
    csv: exported('csv'),
    /** The plan with a return to its first place on a last day; null if she is there already, or the plan is full. */
    back: isBack || !back.ok ? null : planHref(back.value, href),
    /** The same places on as many days as four hours under way a day require; null if they already are. */
    spread: spreadHref(itinerary, plan, context),
    clear: planHref({ ...itinerary, days: [[]] }, href),
  };
}

function enquireHref(itinerary: Itinerary, query: string, { href }: Hrefs): string {
  const dates = planDates(itinerary);
  const estimate = dates === null ? '' : `?from=${dates.from}&to=${dates.to}`;
  const ask = { ...EMPTY_ENQUIRY_REQUEST, kind: 'charter' as const, yacht: itinerary.yacht, estimate };
  return href(
    routePath({ name: 'enquire' }) + encodeEnquiryRequest({ ...ask, itinerary: query === '' ? null : query.slice(1) }),
  );
}

/**
 * Returns the address of the plan spread over its days; null with fewer than two places, while a route is not known, or
 * if nothing would change.
 */
function spreadHref(itinerary: Itinerary, plan: Plan, { href }: Hrefs): string | null {
  if (!plan.sum.isWhole || placesOfItinerary(itinerary).length < 2) return null;
  const hours = new Map<Place, number>();
  for (const { legs } of plan.days) for (const { to, figures: known } of legs) hours.set(to, known?.hours ?? 0);
  const days = spreadOverDays(itinerary, CONTRACT_HOURS, (_, to) => hours.get(to) ?? 0);
  const after = planHref({ ...itinerary, days }, href);
  return after === planHref(itinerary, href) ? null : after;
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

/** Returns the address after an edit, for visitors without a script; null if the edit is not possible. */
export function hrefAfter(itinerary: Itinerary, edit: ItineraryEdit, { href }: Hrefs): string | null {
  const after = applyEdit(itinerary, edit);
  return after.ok ? planHref(after.value, href) : null;
}
