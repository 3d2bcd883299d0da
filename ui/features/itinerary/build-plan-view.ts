import { encodeEnquiryAsk, NOTHING_ASKED } from '../../../core/enquiry/enquiry-query.ts';
import { type Edit, edited } from '../../../core/itinerary/edit-itinerary.ts';
import {
  type Itinerary,
  isEmpty,
  type Place,
  placesOfItinerary,
  type Slot,
  samePlace,
} from '../../../core/itinerary/itinerary.ts';
import { decodeItinerary, encodeItinerary } from '../../../core/itinerary/itinerary-query.ts';
import { slotEarlier, slotLater } from '../../../core/itinerary/nearby-slots.ts';
import {
  CONTRACT_HOURS,
  type Leg,
  type LegWay,
  type Plan,
  type PlanDay,
  planOf,
} from '../../../core/itinerary/plan.ts';
import { planEstimate } from '../../../core/itinerary/plan-estimate.ts';
import { spreadOverDays } from '../../../core/itinerary/spread-days.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import { placeInFrame } from '../../../core/map/map-frame.ts';
import type { Position } from '../../../core/map/position.ts';
import { routePath } from '../../../core/routing/routes.ts';
import type { SeaRoute, SeaWays } from '../../../core/sea/sea-ways.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { durationText } from '../../duration-text.ts';
import { dateFormat } from '../../i18n/date-text.ts';
import type { Translate } from '../../i18n/translator.ts';
import { placeMap } from '../../map/place-map.ts';
import type { PlaceMapView, PlaceView } from '../../map/place-map-view.ts';
import type { PlanDesk } from './itinerary-view.ts';
import { positionOf, stopOf, wayKey } from './plan-desk.ts';
import type { PlanDayView, PlanLegView, PlanPlaceView, PlanView } from './plan-view.ts';

export interface PlanContext {
  readonly locale: Locale;
  readonly translate: Translate;
  readonly href: (path: string) => string;
  readonly desk: PlanDesk;
  /** Null while there is no chart: then only the ways of the desk are known. */
  readonly sea: Pick<SeaWays, 'route'> | null;
  /** Charts that stay as they are as long as all of the plan is on them. */
  readonly charts?: PlaceMapView['charts'];
}

const SPACE = '\u00a0';

/** Everything that is shown of a plan; the same by the server and in the browser. */
export function buildPlanView(itinerary: Itinerary, context: PlanContext): PlanView {
  const plan = planFor(itinerary, context);
  return {
    query: encodeItinerary(itinerary),
    isEmpty: isEmpty(itinerary),
    days: plan.days.map((day) => dayView(day, itinerary, context)),
    sum: sumView(plan, context),
    notes: notesOf(plan, context),
    map: mapView(itinerary, plan, context),
    links: linksOf(itinerary, plan, context),
  };
}

/** The plan in figures. */
export function planFor(itinerary: Itinerary, { desk, sea }: Pick<PlanContext, 'desk' | 'sea'>): Plan {
  return planOf(itinerary, {
    ...desk,
    positionOf: (place) => positionOf(desk, place),
    wayBetween: (from, to) => {
      const known = desk.ways[wayKey(from, to)];
      return known !== undefined ? { ok: true, value: known } : (sea?.route(from, to) ?? null);
    },
  });
}

function dayView(day: PlanDay, itinerary: Itinerary, context: PlanContext): PlanDayView {
  const { translate, locale } = context;
  const { number, date, places, sum, legs } = day;
  const index = number - 1;
  const counts = new Map<string, number>();
  return {
    key: String(number),
    number,
    title: translate('itinerary.day', { number }),
    date: date === null ? null : weekdayText(date, locale),
    sum: legs.length === 0 ? null : figures(sum.miles, sum.hours, null, context),
    places: places.map((place, at) => {
      const name = place.kind === 'stop' ? place.id : `*${place.name}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return placeView(place, { day: index, at }, { key: `${name} ${counts.get(name)}`, day }, itinerary, context);
    }),
    rest: places.length > 0 ? null : restText(day, context),
    removeHref: itinerary.days.length > 1 ? hrefAfter(itinerary, { kind: 'remove-day', day: index }, context) : null,
  };
}

function restText({ night, number }: PlanDay, { translate, desk }: PlanContext): string {
  if (night !== null) return translate('itinerary.stays', { place: nameOf(night, { desk, translate }) });
  return translate(number === 1 ? 'itinerary.begins' : 'itinerary.nothing');
}

function placeView(
  place: Place,
  slot: Slot,
  { key, day }: { readonly key: string; readonly day: PlanDay },
  itinerary: Itinerary,
  context: PlanContext,
): PlanPlaceView {
  const { desk } = context;
  const leg = day.legs.find((one) => one.slot.at === slot.at);
  const moved = (to: Slot | null) =>
    to === null ? null : hrefAfter(itinerary, { kind: 'move-place', slot, to }, context);
  return {
    key,
    slot,
    name: nameOf(place, context),
    kind: kindText(place, context),
    note: place.kind === 'stop' ? (desk.notes[place.id] ?? null) : null,
    leg: leg === undefined ? null : legView(leg, day, context),
    removeHref: hrefAfter(itinerary, { kind: 'remove-place', slot }, context),
    earlierHref: moved(slotEarlier(itinerary.days, slot)),
    laterHref: moved(slotLater(itinerary.days, slot)),
  };
}

export function nameOf(place: Place, { desk, translate }: Pick<PlanContext, 'desk' | 'translate'>): string {
  if (place.kind === 'point') return place.name;
  return stopOf(desk, place.id)?.name ?? translate('itinerary.unknownStop', { id: place.id });
}

function kindText(place: Place, context: PlanContext): string {
  const { desk, translate } = context;
  if (place.kind === 'point') return positionText(place.position, context);
  const stop = stopOf(desk, place.id);
  if (stop === null) return '';
  const area = desk.areas[stop.area]?.name;
  return [translate(`itinerary.kind.${stop.kind}`), ...(area === undefined ? [] : [area])].join(', ');
}

/** `43° 33.1′ N, 7° 7.4′ E` */
function positionText(
  { latitude, longitude }: Position,
  { translate, locale }: Pick<PlanContext, 'translate' | 'locale'>,
): string {
  const parts = (degrees: number) => {
    const tenths = Math.round(Math.abs(degrees) * 600);
    return { degrees: Math.floor(tenths / 600), minutes: formatNumber((tenths % 600) / 10, locale, 1) };
  };
  return [
    translate(latitude < 0 ? 'itinerary.south' : 'itinerary.north', parts(latitude)),
    translate(longitude < 0 ? 'itinerary.west' : 'itinerary.east', parts(longitude)),
  ].join(', ');
}

function legView({ way, problem, from }: Leg, day: PlanDay, context: PlanContext): PlanLegView {
  const { translate } = context;
  if (way === null) {
    const place = nameOf(from, context);
    const said = problem === null ? null : translate(`itinerary.problem.${problem.kind}`, { place });
    return { text: null, via: null, warnings: [], problem: said };
  }
  const { transits } = way.route;
  return {
    text: figures(way.miles, way.hours, way.litres, context),
    via: transits.length === 0 ? null : transits.map(({ id }) => translate(`itinerary.via.${id}`)).join(', '),
    warnings: warningsOf(way, day, context),
    problem: null,
  };
}

function warningsOf(
  { isBeyondRange, isBeyondDaylight }: LegWay,
  { daylight, date }: PlanDay,
  { translate, locale, desk: { range } }: PlanContext,
): readonly string[] {
  const light = date === null ? 'itinerary.beyondTwelve' : 'itinerary.beyondDaylight';
  return [
    ...(isBeyondRange && range !== null
      ? [translate('itinerary.beyondRange', { miles: formatNumber(range, locale) })]
      : []),
    ...(isBeyondDaylight ? [translate(light, { hours: hoursText(daylight) })] : []),
  ];
}

/** `24 nm · 2 h · 480 l` */
export function figures(miles: number, hours: number, litres: number | null, context: PlanContext): string {
  const { translate, locale } = context;
  return [
    translate('voyage.miles', { miles: milesText(miles, locale) }),
    hoursText(hours),
    ...(litres === null ? [] : [litresText(litres, context)]),
  ].join(' · ');
}

/** To the mile from ten on, to half a mile below. */
function milesText(miles: number, locale: Locale): string {
  const shown = miles >= 9.75 ? Math.round(miles) : Math.round(miles * 2) / 2;
  return formatNumber(shown, locale, Number.isInteger(shown) ? 0 : 1);
}

function hoursText(hours: number): string {
  return durationText(Math.max(5, Math.round((hours * 60) / 5) * 5)).replaceAll(' ', SPACE);
}

/** To ten litres. */
function litresText(litres: number, { translate, locale }: PlanContext): string {
  return translate('itinerary.litres', { litres: formatNumber(Math.round(litres / 10) * 10, locale) });
}

function sumView({ sum, days }: Plan, context: PlanContext): PlanView['sum'] {
  if (days.every(({ legs }) => legs.length === 0)) return null;
  const { translate, locale } = context;
  return {
    miles: translate('voyage.miles', { miles: milesText(sum.miles, locale) }),
    hours: hoursText(sum.hours),
    fuel: sum.litres === null ? null : litresText(sum.litres, context),
  };
}

function notesOf({ sum, hoursADay, days }: Plan, { translate, locale, desk }: PlanContext): readonly string[] {
  if (days.every(({ legs }) => legs.length === 0)) return [];
  const knots = formatNumber(desk.knots, locale, Number.isInteger(desk.knots) ? 0 : 1);
  return [
    translate(desk.hasYacht ? 'itinerary.atHerSpeed' : 'itinerary.atUsualSpeed', { knots }),
    ...(sum.litres === null ? [] : [translate('itinerary.fuelNote')]),
    ...(sum.isWhole ? [] : [translate('itinerary.notWhole')]),
    ...(hoursADay > CONTRACT_HOURS
      ? [translate('itinerary.manyHours', { hours: hoursText(hoursADay), usual: CONTRACT_HOURS })]
      : []),
  ];
}

function mapView(itinerary: Itinerary, plan: Plan, context: PlanContext): PlaceMapView {
  const { desk, translate } = context;
  const places = placesOfItinerary(itinerary).flatMap((place, at): PlaceView[] => {
    const position = positionOf(desk, place);
    return position === null ? [] : [{ id: `${at}`, name: nameOf(place, context), position, href: null }];
  });
  const fresh = placeMap(translate('itinerary.map'), places, true);
  const isOn = ({ frame }: PlaceMapView['charts'][number]) =>
    places.every(({ position }) => {
      const { x, y } = placeInFrame(position, frame);
      return x > 0.03 && x < 0.97 && y > 0.03 && y < 0.97;
    });
  const { charts = [] } = context;
  return {
    ...fresh,
    charts: charts.length > 0 && charts.every(isOn) ? charts : fresh.charts,
    ways: plan.days.flatMap(({ legs }) => legs.flatMap(({ way }) => (way === null ? [] : [way.route.points]))),
  };
}

/** Every stop that a plan does not go to, as marks that add it to a day. */
export function otherStops(
  query: string,
  day: number,
  { desk, href }: Pick<PlanContext, 'desk' | 'href'>,
): readonly PlaceView[] {
  const { itinerary } = decodeItinerary(query);
  const taken = new Set(placesOfItinerary(itinerary).map((place) => (place.kind === 'stop' ? place.id : '')));
  return desk.stops
    .filter(({ id }) => !taken.has(id))
    .map(({ id, name, lat, lng }) => ({
      id,
      name,
      position: { latitude: lat, longitude: lng },
      href: hrefAfter(itinerary, { kind: 'add-place', place: { kind: 'stop', id }, day }, { href }),
    }));
}

/** Where a step leads that may be taken without a script. */
function hrefAfter(itinerary: Itinerary, edit: Edit, { href }: Pick<PlanContext, 'href'>): string {
  const after = edited(itinerary, edit);
  return planHref(after.ok ? after.value : itinerary, href);
}

export function planHref(itinerary: Itinerary, href: PlanContext['href']): string {
  return href(routePath({ name: 'itinerary' }) + encodeItinerary(itinerary));
}

function linksOf(itinerary: Itinerary, plan: Plan, context: PlanContext): PlanView['links'] {
  const { href, locale } = context;
  const query = encodeItinerary(itinerary);
  const exported = (ending: string) => `/exports/${locale}/itinerary.${ending}${query}`;
  const places = placesOfItinerary(itinerary);
  const [first, last] = [places[0], places.at(-1)];
  const back = edited(itinerary, { kind: 'back' });
  const isBack = first === undefined || last === undefined || samePlace(first, last) || places.length < 2;
  return {
    share: planHref(itinerary, href),
    enquire: enquireHref(itinerary, query, context),
    ics: itinerary.from === null ? null : exported('ics'),
    gpx: exported('gpx'),
    csv: exported('csv'),
    back: isBack || !back.ok ? null : planHref(back.value, href),
    spread: spreadHref(itinerary, plan, context),
    clear: hrefAfter(itinerary, { kind: 'clear' }, { href }),
  };
}

function enquireHref(itinerary: Itinerary, query: string, { href, desk }: PlanContext): string {
  const [first] = placesOfItinerary(itinerary);
  const begins = first === undefined ? null : positionOf(desk, first);
  const dates = planEstimate(itinerary, begins, { ports: [] });
  const estimate = dates === null ? '' : `?from=${dates.from}&to=${dates.to}`;
  const ask = { ...NOTHING_ASKED, kind: 'charter' as const, yacht: itinerary.yacht, estimate };
  return href(
    routePath({ name: 'enquire' }) + encodeEnquiryAsk({ ...ask, itinerary: query === '' ? null : query.slice(1) }),
  );
}

/** Null where there is nothing to spread, where a way is not known, or where it would change nothing. */
function spreadHref(itinerary: Itinerary, plan: Plan, { href }: PlanContext): string | null {
  if (!plan.sum.isWhole || placesOfItinerary(itinerary).length < 2) return null;
  const hours = new Map<Place, number>();
  for (const { legs } of plan.days) for (const { to, way } of legs) hours.set(to, way?.hours ?? 0);
  const days = spreadOverDays(itinerary, CONTRACT_HOURS, (_, to) => hours.get(to) ?? 0);
  const after = planHref({ ...itinerary, days }, href);
  return after === planHref(itinerary, href) ? null : after;
}

function weekdayText(date: string, locale: Locale): string {
  const format = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T12:00:00Z`));
}

/** The ways of a plan as they are handed to the browser. */
export function waysOfPlan(plan: Plan, desk: PlanDesk): Readonly<Record<string, SeaRoute>> {
  const ways: Record<string, SeaRoute> = {};
  for (const { legs } of plan.days) {
    for (const { from, to, way } of legs) {
      const [start, end] = [positionOf(desk, from), positionOf(desk, to)];
      if (way === null || start === null || end === null) continue;
      const { route, miles } = way;
      ways[wayKey(start, end)] = { ...route, miles: Math.round(miles * 100) / 100, points: shortened(route.points) };
    }
  }
  return ways;
}

/** Points as they are written: to ten meters. */
export function shortened(points: readonly Position[]): readonly Position[] {
  const kept = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return points.map(({ latitude, longitude }) => ({ latitude: kept(latitude), longitude: kept(longitude) }));
}
