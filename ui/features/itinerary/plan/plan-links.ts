import { EMPTY_ENQUIRY_REQUEST, encodeEnquiryRequest } from '../../../../core/enquiry/form-queries.ts';
import { applyEdit } from '../../../../core/itinerary/edit-itinerary.ts';
import { type Itinerary, type Place, placesOfItinerary, samePlace } from '../../../../core/itinerary/itinerary.ts';
import { encodeItinerary, itineraryHref, voyageHref } from '../../../../core/itinerary/itinerary-query.ts';
import { CONTRACT_HOURS_PER_DAY, itineraryDates, type Plan } from '../../../../core/itinerary/plan.ts';
import { spreadOverDays } from '../../../../core/itinerary/spread-days.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import type { PlanContext } from '../planner-data.ts';

type Hrefs = Pick<PlanContext, 'href'>;

/** Returns the addresses of a plan, of its files, of the enquiry form, and of the plan after some steps. */
export function planLinks(itinerary: Itinerary, plan: Plan, context: PlanContext) {
  const { href, locale } = context;
  const query = encodeItinerary(itinerary);
  const exported = (ending: string) => `/exports/${locale}/itinerary.${ending}${query}`;
  const places = placesOfItinerary(itinerary);
  const [first, last] = [places[0], places.at(-1)];
  const back = applyEdit(itinerary, { kind: 'back' });
  const isBack = first === undefined || last === undefined || samePlace(first, last) || places.length < 2;
  return {
    /** The planner with this plan. */
    plan: itineraryHref(itinerary, href),
    /** The plan as a page to read and send. */
    share: voyageHref(itinerary, href),
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
