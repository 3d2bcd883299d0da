import { placesOfItinerary } from '../../../../core/itinerary/itinerary.ts';
import type { DecodedItinerary } from '../../../../core/itinerary/itinerary-query.ts';
import { itineraryDates, type Plan, type PlanDay } from '../../../../core/itinerary/plan.ts';
import { phoneHref } from '../../../../core/routing/phone-href.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import { emptyCriteria } from '../../../../core/search/criteria/criteria.ts';
import { encodeCriteria } from '../../../../core/search/query/criteria-query.ts';
import { formatLength } from '../../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import { dateRangeText, dateText } from '../../../i18n/date-text.ts';
import type { viewContextOf } from '../../../page-data/page-builder.ts';
import { builderLine, countLine } from '../../../yacht-card/card-facts.ts';
import { heroPicture } from '../../../yacht-card/hero-picture.ts';
import { lostOf, type PlanEstimateView, type PlannedItinerary, planYachtView } from '../build-itinerary-view.ts';
import { publicTripText } from '../build-share-picture.ts';
import { restText } from '../plan/build-plan-view.ts';
import { legView, notesOf } from '../plan/plan-figures.ts';
import { planLinks } from '../plan/plan-links.ts';
import {
  dayPlacesText,
  hoursText,
  milesHoursLitresText,
  placeKindText,
  placeName,
  tripEnds,
  tripText,
  weekdayDateText,
} from '../plan/plan-words.ts';
import { type PlanContext, stopById } from '../planner-data.ts';
import { voyageCostView } from './voyage-cost.ts';
import { voyageMapView } from './voyage-map.ts';

export type VoyageView = Awaited<ReturnType<typeof buildVoyageView>>;
export type VoyageDayView = VoyageView['days'][number];

type Context = ReturnType<typeof viewContextOf>;

export interface VoyageContext extends Context {
  /** That of the plan's dates; null if there is none. */
  readonly estimate: PlanEstimateView | null;
  /** The origin of addresses that are printed; null if none is configured. */
  readonly origin: string | null;
}

/** Builds the page to send of a plan that has a place (CF3). */
export async function buildVoyageView(link: DecodedItinerary, planned: PlannedItinerary, context: VoyageContext) {
  const { locale, translate, href, now, estimate } = context;
  const { shown, yacht, data, plan } = planned;
  const words: PlanContext = { locale, translate, href, data, sea: null };
  const ends = tripEnds(placesOfItinerary(shown), data);
  const { brand } = await context.content.site();
  const isPast = shown.from !== null && shown.from < now.slice(0, 10);
  const links = planLinks(shown, plan, words);
  const areas = areasOf(shown.days.flat(), words);
  return {
    kicker: kickerOf(planned, words),
    title: ends === null ? '' : tripText(ends, words),
    /** Sentences about the parts of the address that could not be used. */
    lost: [
      // A date that cannot be read has no field here to be told at.
      ...lostOf({ ...link, lost: link.lost + (link.isDateLost ? 1 : 0) }, planned, context),
      ...(isPast ? [translate('voyage.past')] : []),
    ],
    facts: factsOf(plan, areas, words),
    yacht: yacht === null ? null : await yachtView(yacht, planned, context),
    map: voyageMapView(shown, plan, words),
    days: daysView(plan, words),
    // The page tells no litres.
    notes: notesOf({ ...plan, sum: { ...plan.sum, litres: null } }, words),
    cost: yacht === null ? null : voyageCostView(yacht, { shown, isPast, estimate, planHref: links.plan }, context),
    links: {
      ...{ share: links.share, enquire: links.enquire, plan: links.plan },
      ...{ ics: links.ics, gpx: links.gpx, csv: links.csv },
      yachts: {
        text: translate(yacht === null ? 'voyage.yachts' : 'voyage.otherYachts'),
        href: charterListHref(areas, words),
      },
    },
    contact: [
      { text: brand.phone, href: phoneHref(brand.phone) },
      { text: brand.email, href: `mailto:${brand.email}` },
    ],
  };
}

/** Returns title and description of the page for messengers, without names that a visitor gave to points. */
export function voyageHead(
  { shown, yacht, data, plan: { days, sum } }: PlannedItinerary,
  context: Pick<Context, 'locale' | 'translate' | 'href'>,
) {
  const { translate, locale } = context;
  const words: PlanContext = { ...context, data, sea: null };
  const counted = { days: days.length, miles: formatNumber(sum.miles, locale) };
  const stops = shown.days.flat().flatMap((place) => (place.kind === 'stop' ? [placeName(place, words)] : []));
  const trip = publicTripText(shown, words);
  const aboard = aboardText(days.length, yacht, words);
  return {
    title: trip === null ? aboard : `${trip} · ${aboard}`,
    description: translate('voyage.description', {
      sum: translate(sum.isWhole && sum.miles > 0 ? 'share.daysAndMiles' : 'share.days', counted),
      places: [...new Set(stops)].slice(0, MAX_NAMED).join(', '),
    }),
  };
}

/** The most places that the description names. */
const MAX_NAMED = 5;

function kickerOf({ shown, yacht }: PlannedItinerary, context: PlanContext): string {
  const dates = itineraryDates(shown);
  const { locale } = context;
  const when =
    dates === null ? shown.from && dateText(shown.from, locale) : dateRangeText(dates.from, dates.to, locale);
  return [aboardText(shown.days.length, yacht, context), when].filter((part) => part !== null).join(' · ');
}

function aboardText(days: number, yacht: Pick<Yacht, 'name'> | null, { translate }: Pick<PlanContext, 'translate'>) {
  const counted = translate('share.days', { days });
  return translate(yacht === null ? 'voyage.atSea' : 'voyage.aboard', { days: counted, name: yacht?.name ?? '' });
}

/** Returns the areas of the stops in their order, each once. */
function areasOf(places: ReturnType<typeof placesOfItinerary>, { data }: PlanContext): PlanContext['data']['areas'] {
  const at = places.map((place) => (place.kind === 'stop' ? (stopById(data, place.id)?.area ?? -1) : -1));
  return [...new Set(at)].flatMap((index) => data.areas[index] ?? []);
}

function factsOf({ days, sum }: Plan, areas: PlanContext['data']['areas'], { translate, locale }: PlanContext) {
  const rows = [{ label: translate('voyage.days'), value: String(days.length) }];
  if (sum.miles > 0) {
    rows.push(
      { label: translate('itinerary.csv.miles'), value: formatNumber(sum.miles, locale) },
      { label: translate('itinerary.csv.hours'), value: hoursText(sum.hours) },
    );
  }
  return areas.length === 0
    ? rows
    : [...rows, { label: translate('itinerary.area'), value: areas.map(({ name }) => name).join(', ') }];
}

async function yachtView(yacht: Yacht, { data }: PlannedItinerary, context: VoyageContext) {
  const { translate, locale, preferences, origin } = context;
  const { name, href } = planYachtView(yacht, data, context);
  return {
    name,
    href,
    /** Her page's address as it is printed. */
    address: origin && (origin + href).replace(/^https?:\/\//, ''),
    line: [
      builderLine(yacht, translate),
      formatLength(yacht.dimensions.length, preferences.unit, locale),
      ...countLine('yacht.guests', yacht.guests.total, translate),
      ...countLine('yacht.cabins', yacht.cabins.total, translate),
    ].join(' · '),
    picture: await heroPicture(yacht, 'scene-16x10', context),
  };
}

/** Builds the days; what is known of a place is told on the first day there. */
function daysView(plan: Plan, context: PlanContext) {
  const told = new Set<string>();
  return plan.days.map((day) => {
    const view = dayView(day, plan, context);
    return {
      ...view,
      places: view.places.map((place) => {
        const note = told.has(place.name) ? null : place.note;
        told.add(place.name);
        return { ...place, note };
      }),
    };
  });
}

function dayView(day: PlanDay, { days }: Plan, context: PlanContext) {
  const { translate, data, locale } = context;
  const { number, date, places, night, sum } = day;
  return {
    number,
    label: translate('itinerary.day', { number }),
    date: date === null ? null : weekdayDateText(date, locale),
    // A line does not begin with a dash.
    title: dayPlacesText(day, context).replaceAll(' – ', '\u00a0– ') || null,
    /** Miles and hours of the day; null without a leg whose route is known. */
    figures: sum.miles > 0 ? milesHoursLitresText(sum.miles, sum.hours, null, context) : null,
    rest: places.length > 0 ? null : restText(day, context),
    ...legTexts(day, context),
    places: places.map((place, at) => ({
      key: `${at} ${placeName(place, context)}`,
      name: placeName(place, context),
      kind: placeKindText(place, context),
      note: place.kind === 'stop' ? (data.notes[place.id] ?? null) : null,
    })),
    end: night === null || days.length === 1 ? null : endText(day, days.length, placeName(night, context), translate),
  };
}

/** Returns the sentence about the night, or about the end of the voyage; null if she stays where she was. */
function endText({ number, places }: PlanDay, days: number, place: string, translate: PlanContext['translate']) {
  if (number === days) return translate('voyage.ends', { place });
  return places.length === 0 ? null : translate('voyage.night', { place });
}

/** Returns the canals on the way of a day, and what is to be known of its legs. */
function legTexts(day: PlanDay, context: PlanContext) {
  const legs = day.legs.map((leg) => ({ ...legView(leg, day, context), to: placeName(leg.to, context) }));
  return {
    via: legs.flatMap(({ via }) => via ?? []),
    warnings: legs.flatMap(({ warnings, problem, to }) =>
      [...warnings, ...(problem === null ? [] : [problem])].map((text) => (legs.length > 1 ? `${to}: ${text}` : text)),
    ),
  };
}

function charterListHref(areas: PlanContext['data']['areas'], { href }: PlanContext): string {
  const refinements = areas.length === 0 ? {} : { destination: areas.map(({ id }) => id) };
  return href(
    routePath({ name: 'yacht-list', market: 'charter' }) + encodeCriteria({ ...emptyCriteria('charter'), refinements }),
  );
}
