import { loadWaters } from '../../../../core/application/reach-waters.ts';
import { charterTermsOf } from '../../../../core/application/show-yacht.ts';
import { withSeaRoutes } from '../../../../core/application/with-sea-routes.ts';
import { reliableCalendar } from '../../../../core/availability/calendar.ts';
import { EMPTY_ENQUIRY_REQUEST, encodeEnquiryRequest } from '../../../../core/enquiry/form-queries.ts';
import { charterEstimate } from '../../../../core/estimate/charter-estimate.ts';
import { proposedStay } from '../../../../core/estimate/charter-fee.ts';
import type { CharterTerms, EmbarkationPort } from '../../../../core/estimate/charter-terms.ts';
import { embarkationPortsFor } from '../../../../core/estimate/charter-terms.ts';
import {
  type DecodedEstimate,
  decodeEstimate,
  type EstimateFields,
  type EstimateKey,
  encodeEstimate,
} from '../../../../core/estimate/estimate-query.ts';
import { MAX_NIGHTS, MAX_YEARS_AHEAD, type Stay, seasonAtStart } from '../../../../core/estimate/stay.ts';
import { EMPTY_ITINERARY, type ItineraryDay, MAX_DAYS } from '../../../../core/itinerary/itinerary.ts';
import { itineraryHref } from '../../../../core/itinerary/itinerary-query.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import { slugWithFallback } from '../../../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../../../core/yacht/yacht.ts';
import { dateText } from '../../../i18n/date-text.ts';
import { percentRangeText } from '../../../yacht-card/price-text.ts';
import { usResidentsNote } from '../../../yacht-card/us-residents-note.ts';
import { stayAvailabilityView } from '../calendar/stay-availability-view.ts';
import type { YachtContext } from '../yacht-context.ts';
import { type EstimateSumView, embarkationPortText, estimateSumView } from './build-estimate-sum.ts';
import { type EstimateSource, portReachability, portReachabilityText } from './port-reachability-text.ts';

/** The cost of a charter, and the form that asks for another estimate. */
export type EstimateView = ReturnType<typeof buildEstimateView>;

/** Builds the estimate that the address asks for with the sea routes and places that it needs. */
export async function loadEstimateView(
  yacht: Yacht,
  known: Pick<EstimateSource, 'terms' | 'calendar'>,
  context: YachtContext,
): Promise<EstimateView> {
  const { ports, address } = context;
  const places = new URLSearchParams(address.query).has('port') ? await loadWaters(ports) : null;
  return withSeaRoutes(ports.seaRoutes, (sea) => buildEstimateView(yacht, { ...known, sea, places }, context));
}

/** Builds the estimate that the address asks for, or that of the usual week. */
export function buildEstimateView(yacht: Yacht, source: EstimateSource, context: YachtContext) {
  const { translate, now, preferences, address } = context;
  const { terms, calendar } = source;
  const today = now.slice(0, 10);
  const mostGuests = Math.max(1, yacht.guests.total);
  const usual = proposedStay(yacht, preferences.currency, today, calendar && reliableCalendar(calendar, today));
  const query = decodeEstimate(new URLSearchParams(address.query), { today, terms, yacht, mostGuests, usual });
  const charter = query.stay.ok ? { ...query, stay: query.stay.value } : null;
  // A port that nobody chose is the usual one of her own waters.
  const isPortChosen = query.fields.port !== '';
  const reach = charter && isPortChosen ? portReachability(yacht, charter, source, now) : null;
  const estimate = charter && charterEstimate(yacht, charter, preferences.currency, { ...source, reach });
  const availability = charter && stayAvailabilityView(calendar, charter.stay, askedFields(query), context);
  const costs = { yacht, terms, port: charter?.port ?? null, estimate: estimate?.ok ? estimate.value : null };
  const reachText = portReachabilityText(reach, costs, context);
  const sum = charter && estimate?.ok ? estimateSumView(estimate.value, charter, context) : null;
  return {
    /** Path of the page, to which the form is submitted. */
    action: address.path,
    /** Whether the address asks for an estimate; if not, this is that of the usual week. */
    asked: query.asked,
    fields: formFields(yacht, query, { terms, today, mostGuests }, context),
    leftOut: leftOutText(query, context),
    sum,
    availability: availability && { ...availability, text: [availability.text, reachText].join(' ').trim() },
    noSum: sum === null ? translate(estimate === null ? 'estimate.noDates' : 'estimate.noRate') : null,
    notes: notesOf(yacht, terms, context),
    enquireHref: sum === null ? null : enquireHref(yacht, query, context),
    planHref: sum === null || charter === null ? null : planHref(yacht, charter, context),
  };
}

/** Builds the estimate that a query of a yacht's page asks for; null without a yacht or query, or if she has none. */
export async function buildEstimateViewFromQuery(
  id: YachtId | null,
  query: string,
  context: Omit<YachtContext, 'address'>,
): Promise<EstimateView | null> {
  const yacht = id === null || query === '' ? null : await context.ports.catalogue.byId(id);
  const terms = yacht && (await charterTermsOf(yacht, context.ports));
  if (yacht === null || terms === null) return null;
  const slug = slugWithFallback(yacht.slugs, 'charter') ?? '';
  const path = context.href(routePath({ name: 'yacht', market: 'charter', slug }));
  const calendar = await context.ports.calendars.of(yacht.id);
  return loadEstimateView(yacht, { terms, calendar }, { ...context, address: { path, query } });
}

/** Builds the lines of an estimate for a letter; empty without a sum. */
export function buildEstimateLetterLines({
  sum,
  availability,
  notes,
}: Pick<EstimateView, 'sum' | 'availability' | 'notes'>): readonly string[] {
  if (sum === null) return [];
  const lineText = ({ title, amount }: EstimateSumView['total']) => `${title}: ${amount}`;
  const notIncluded = sum.notIncluded === null ? [] : [sum.notIncluded];
  const calendarSays = availability === null ? [] : [availability.text];
  return [
    sum.title,
    ...calendarSays,
    ...sum.lines.map(lineText),
    lineText(sum.total),
    ...notIncluded,
    ...notes.slice(0, 1),
  ];
}

function formFields(
  yacht: Yacht,
  query: DecodedEstimate,
  { terms, today, mostGuests }: { readonly terms: CharterTerms; readonly today: string; readonly mostGuests: number },
  context: YachtContext,
) {
  const { translate, locale } = context;
  const { fields, usualPort, delivery, gratuity } = query;
  const dateField = (field: 'from' | 'to') => {
    const kind = query.problems.find((problem) => problem.field === field)?.kind;
    const limits = { nights: MAX_NIGHTS, years: MAX_YEARS_AHEAD };
    return { value: fields[field], least: today, problem: kind ? translate(`estimate.problem.${kind}`, limits) : null };
  };
  return {
    from: dateField('from'),
    to: dateField('to'),
    party: { value: fields.party, most: mostGuests },
    port: {
      /** '' if none was chosen. */
      value: fields.port,
      /** Label of the option without a port: the port where a charter on these dates usually begins. */
      usual:
        usualPort === null ? '–' : translate('estimate.usualPort', { port: embarkationPortText(usualPort, locale) }),
      groups: portGroups(yacht, query, terms, context),
    },
    delivery,
    gratuity,
  };
}

/** Groups the ports; those in her cruising areas in the season of the stay come first. */
function portGroups(yacht: Yacht, { fields }: DecodedEstimate, terms: CharterTerms, context: YachtContext) {
  const { translate, locale } = context;
  const { inHerWaters, others } = embarkationPortsFor(yacht, seasonAtStart(fields), terms);
  const options = (ports: readonly EmbarkationPort[]) =>
    ports.map((port) => ({ id: port.id, text: embarkationPortText(port, locale) }));
  return [
    { label: translate('estimate.herPorts'), ports: options(inHerWaters) },
    { label: translate('estimate.otherPorts'), ports: options(others) },
  ].filter(({ ports }) => ports.length > 0);
}

/** Names the parts of the address that could not be used; null if there are none. */
function leftOutText({ leftOut }: DecodedEstimate, { translate }: YachtContext): string | null {
  if (leftOut.length === 0) return null;
  const fieldName = (key: EstimateKey) =>
    translate(key === 'delivery' || key === 'gratuity' ? `estimate.line.${key}` : `estimate.${key}`).toLowerCase();
  return translate('estimate.leftOut', { fields: leftOut.map(fieldName).join(', ') });
}

function notesOf(yacht: Yacht, terms: CharterTerms, context: YachtContext) {
  const { translate, locale } = context;
  const { verifiedAt, updatedAt } = yacht;
  const residents = usResidentsNote(yacht, translate);
  const { atSigning, weeksBefore } = terms.payment;
  const rateDate = verifiedAt ?? updatedAt;
  const share = percentRangeText({ low: atSigning, high: atSigning }, context);
  return [
    translate('estimate.indicative', { date: dateText(terms.reviewed, locale) }),
    ...(rateDate === null ? [] : [translate('estimate.rates', { date: dateText(rateDate, locale) })]),
    translate('estimate.payment', { share, ...weeksBefore }),
    ...(residents === null ? [] : [residents]),
  ];
}

/** Returns the fields of the address that asks for this estimate. */
function askedFields({ fields, delivery, gratuity }: DecodedEstimate): EstimateFields {
  return { ...fields, ...(delivery && { delivery: '1' }), ...(gratuity && { gratuity: '1' }) };
}

/** Returns the address of the planner with her, these days, and the port where they begin (AV4). */
function planHref(
  { id }: Yacht,
  { stay, port }: { readonly stay: Stay; readonly port: EmbarkationPort | null },
  { href, locale }: YachtContext,
): string {
  const start: ItineraryDay =
    port === null ? [] : [{ kind: 'point', position: port.position, name: port.name[locale] }];
  const others = Array.from({ length: Math.min(stay.nights, MAX_DAYS - 1) }, (): ItineraryDay => []);
  return itineraryHref({ ...EMPTY_ITINERARY, yacht: id, from: stay.from, days: [start, ...others] }, href);
}

/** Returns the address of the enquiry form with this estimate, including defaults such as the usual week and port. */
function enquireHref({ id }: Yacht, query: DecodedEstimate, { href }: YachtContext): string {
  const estimate = encodeEstimate({ ...askedFields(query), port: query.port?.id ?? '' });
  const request = { ...EMPTY_ENQUIRY_REQUEST, kind: 'charter', yacht: id, estimate } as const;
  return href(routePath({ name: 'enquire' }) + encodeEnquiryRequest(request));
}
