import { withSeaRoutes } from '../../../core/application/with-sea-routes.ts';
import { type Page, translationOrFallback } from '../../../core/content/page.ts';
import { listedPagesOfKind } from '../../../core/content/page-order.ts';
import { type Itinerary, type Place, placesOfItinerary, type Stop } from '../../../core/itinerary/itinerary.ts';
import { type DecodedItinerary, encodeItinerary, itineraryHref } from '../../../core/itinerary/itinerary-query.ts';
import { DEFAULT_CRUISING_KNOTS } from '../../../core/itinerary/plan.ts';
import { daysOfVoyage } from '../../../core/itinerary/spread-days.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import type { ContentRepository } from '../../../core/ports/content-repository.ts';
import type { SeaRoutes } from '../../../core/ports/sea-routes.ts';
import type { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { offeredSlug, slugWithFallback } from '../../../core/yacht/market-rules.ts';
import { fuelLitresPerHour } from '../../../core/yacht/power.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import type { viewContextOf } from '../../page-data/page-builder.ts';
import { yachtOptions } from '../../yacht-card/card-facts.ts';
import { buildPlanView, type PlanView } from './plan/build-plan-view.ts';
import { computePlan, routesOfPlan } from './plan/plan-map.ts';
import { editProblemText, oneDecimalText } from './plan/plan-words.ts';
import { type PlannerData, type PlannerStop, stopById } from './planner-data.ts';

/** The charter estimate for the days of a plan. */
export interface PlanEstimateView {
  readonly title: string;
  readonly lines: readonly { readonly title: string; readonly amount: string }[];
  readonly total: string;
  readonly note: string;
  /** How these nights stand in her calendar. */
  readonly availability: string;
  /** Address of her page with the same estimate. */
  readonly href: string;
}

export interface ItineraryContext extends ReturnType<typeof viewContextOf> {
  /** The pages of the site; those about destinations have the suggested weeks. */
  readonly pages: readonly Page[];
  readonly estimate: PlanEstimateView | null;
}

interface PlanningContext {
  readonly ports: {
    readonly content: Pick<ContentRepository, 'stops'>;
    readonly catalogue: Pick<YachtCatalogue, 'all' | 'byId'>;
    readonly seaRoutes: SeaRoutes;
  };
  readonly locale: Locale;
}

/** An itinerary, checked against today's fleet and stops, with its plan. */
export type PlannedItinerary = Awaited<ReturnType<typeof planItinerary>>;

/** Looks up the yacht and stops of an itinerary, and computes its plan. */
export async function planItinerary(itinerary: Itinerary, { ports, locale }: PlanningContext) {
  const [stops, fleet] = await Promise.all([ports.content.stops(), ports.catalogue.all()]);
  const requested = itinerary.yacht === null ? null : await ports.catalogue.byId(itinerary.yacht);
  const yacht = requested !== null && isForCharter(requested) ? requested : null;
  const data: PlannerData = { ...plannerPlaces(stops, fleet, itinerary, locale), ...figuresOf(yacht), routes: {} };
  const area = data.areas.some(({ id }) => id === itinerary.area) ? itinerary.area : null;
  const isKnown = (place: Place) => place.kind === 'point' || stopById(data, place.id) !== null;
  const days = itinerary.days.map((day) => day.filter(isKnown));
  const shown: Itinerary = { ...itinerary, yacht: yacht?.id ?? null, area, days };
  const plan = await withSeaRoutes(ports.seaRoutes, (sea) => computePlan(shown, { data, sea }));
  return {
    /** The itinerary without stops, an area or a yacht that can no longer be used. */
    shown,
    /** The yacht of the address, even if she is not for charter. */
    requested,
    /** The yacht that the plan is computed for; null if there is none. */
    yacht,
    plan,
    data: { ...data, routes: routesOfPlan(plan, data) },
    fleet,
    stops,
  };
}

export type ItineraryView = ReturnType<typeof buildItineraryView>;

/** Builds the planner’s view for an address (CF3). */
export function buildItineraryView(link: DecodedItinerary, planned: PlannedItinerary, context: ItineraryContext) {
  const { href, translate, locale, now, estimate } = context;
  const { shown, requested, yacht, data, fleet, stops } = planned;
  const today = now.slice(0, 10);
  const kept = new URLSearchParams(encodeItinerary({ ...shown, yacht: null, area: null, from: null }));
  const isPast = shown.from !== null && shown.from < today;
  const whole = buildPlanView(shown, { locale, translate, href, data, sea: null }, planned.plan);
  // The planner data has the same routes as the lines of the map.
  const { lines: _, ...map } = whole.map;
  const plan: PlanView = { ...whole, map };
  return {
    action: href(routePath({ name: 'itinerary' })),
    plan,
    /** Sentences about the parts of the address that could not be used. */
    lost: lostOf(link, { shown, requested }, context),
    /** The problem with the date in the address, shown at its field; null if there is none. */
    dateProblem: link.isDateLost ? translate('itinerary.noDate') : isPast ? translate('itinerary.pastDate') : null,
    /** Why the stop in the address is not added, shown at its field; null if there is no such problem. */
    addProblem: link.refused === null ? null : editProblemText(link.refused, translate),
    fields: {
      yacht: shown.yacht ?? '',
      area: shown.area ?? '',
      from: shown.from ?? '',
      /** The first date that can be chosen, ISO 8601. */
      least: today,
      kept: [...kept].map(([name, value]) => ({ name, value })),
      yachts: yachtOptions(fleet.filter(isForCharter), context),
    },
    yacht: yacht === null ? null : planYachtView(yacht, data, context),
    estimate: yacht === null ? null : estimate,
    weeks: buildSuggestedWeeks(stops, shown, context),
    data,
  };
}

/** Returns whether she is for charter; no plan is made with other yachts. */
const isForCharter = (yacht: Yacht) => offeredSlug(yacht, 'charter') !== null;

function figuresOf(yacht: Yacht | null): Pick<PlannerData, 'knots' | 'litresAnHour' | 'range' | 'isHerSpeed'> {
  const cruise = yacht?.speeds.cruise ?? null;
  return {
    knots: cruise !== null && cruise > 0 ? cruise : DEFAULT_CRUISING_KNOTS,
    litresAnHour: yacht === null ? null : fuelLitresPerHour(yacht),
    range: yacht?.ranges.cruise ?? null,
    isHerSpeed: cruise !== null && cruise > 0,
  };
}

/** Returns stops and areas in the order of the content, and the notes of the itinerary's stops. */
function plannerPlaces(stops: readonly Stop[], fleet: readonly Yacht[], itinerary: Itinerary, locale: Locale) {
  const names = new Map(
    fleet.flatMap(({ cruising }) => [...cruising.summer, ...cruising.winter].map(({ id, name }) => [id, name[locale]])),
  );
  // Areas in which no yacht of the fleet cruises have no name to be listed by.
  const ids = [...new Set(stops.flatMap(({ area }) => (area === null || !names.has(area) ? [] : [area])))];
  const used = new Set(placesOfItinerary(itinerary).flatMap((place) => (place.kind === 'stop' ? [place.id] : [])));
  return {
    areas: ids.map((id) => ({ id, name: names.get(id) ?? id })),
    stops: stops.map(
      ({ id, name, kind, area, position }): PlannerStop => ({
        id,
        name: name[locale],
        kind,
        area: area === null ? -1 : ids.indexOf(area),
        lat: position.latitude,
        lng: position.longitude,
      }),
    ),
    notes: Object.fromEntries(
      stops.flatMap(({ id, note }) => (used.has(id) && note !== null ? [[id, note[locale]]] : [])),
    ),
  };
}

/** Returns sentences about the parts of an address that could not be used. */
export function lostOf(
  link: Pick<DecodedItinerary, 'itinerary' | 'lost' | 'newer'>,
  { shown, requested }: Pick<PlannedItinerary, 'shown' | 'requested'>,
  { translate }: Pick<ItineraryContext, 'translate'>,
): readonly string[] {
  const { itinerary, lost, newer } = link;
  const parts = lost + (itinerary.area === shown.area ? 0 : 1);
  const unknown = placesOfItinerary(itinerary).length - placesOfItinerary(shown).length;
  return [
    ...(newer ? [translate('itinerary.lost.newer')] : []),
    ...(parts > 0 ? [translate('itinerary.lost.parts', { count: parts })] : []),
    ...(unknown > 0 ? [translate('itinerary.lost.stops', { count: unknown })] : []),
    ...(itinerary.yacht !== null && shown.yacht === null
      ? [
          requested === null || requested.market === 'none'
            ? translate('itinerary.lost.yacht')
            : translate('itinerary.lost.notChartered', { name: requested.name }),
        ]
      : []),
  ];
}

/** Builds the yacht of a plan, with the figures that it is computed from. */
export function planYachtView(
  yacht: Yacht,
  data: PlannerData,
  { href, translate, locale }: Pick<ItineraryContext, 'href' | 'translate' | 'locale'>,
) {
  const { knots, litresAnHour: litres, range, isHerSpeed } = data;
  return {
    name: yacht.name,
    href: href(routePath({ name: 'yacht', market: 'charter', slug: slugWithFallback(yacht.slugs, 'charter') ?? '' })),
    facts: [
      ...(isHerSpeed ? [translate('itinerary.cruises', { knots: oneDecimalText(knots, locale) })] : []),
      ...(range === null ? [] : [translate('itinerary.range', { miles: formatNumber(range, locale) })]),
      ...(litres === null ? [] : [translate('itinerary.burns', { litres: formatNumber(litres, locale) })]),
    ],
  };
}

/**
 * Returns the voyages on destination pages as suggested plans: those of the chosen area first, with the yacht and date
 * of the current plan.
 */
export function buildSuggestedWeeks(
  stops: readonly Stop[],
  plan: Itinerary,
  { pages, locale, now, href, translate }: Pick<ItineraryContext, 'pages' | 'locale' | 'now' | 'href' | 'translate'>,
) {
  const isNear = ({ details }: Page) =>
    details.kind === 'destination' && plan.area !== null && details.areas.includes(plan.area);
  const destinations = listedPagesOfKind(pages, 'destination', locale, now);
  return [...destinations.filter(isNear), ...destinations.filter((page) => !isNear(page))].flatMap((page) => {
    const { blocks, state } = translationOrFallback(page, locale);
    return blocks
      .filter((block) => block.type === 'voyage')
      .map((voyage) => {
        const days = daysOfVoyage(voyage, stops);
        const [first, last] = [voyage.stops[0]?.name ?? '', voyage.stops.at(-1)?.name ?? ''];
        return {
          title: voyage.title,
          area: state.breadcrumbsTitle,
          facts: translate('itinerary.weekFacts', { days: days.length, from: first, to: last }),
          href: itineraryHref({ ...plan, area: null, days }, href),
        };
      });
  });
}
