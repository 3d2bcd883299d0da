import { withSeaRoutes } from '../../../core/application/with-sea-routes.ts';
import { translationOrFallback } from '../../../core/content/page.ts';
import { listedPagesOfKind } from '../../../core/content/page-order.ts';
import { distanceNm, hoursToRoundedMinutes, type Position, roundedPositions } from '../../../core/geo/position.ts';
import { EMPTY_ITINERARY } from '../../../core/itinerary/itinerary.ts';
import { itineraryHref, voyageHref } from '../../../core/itinerary/itinerary-query.ts';
import { daysOfVoyage } from '../../../core/itinerary/spread-days.ts';
import type { Office, OfficeType } from '../../../core/office/office.ts';
import { phoneHref } from '../../../core/routing/phone-href.ts';
import { type SeaRoute, type SeaRouteFinder, shownFigures } from '../../../core/sea/sea-route-finder.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { monthRangeText } from '../../i18n/date-text.ts';
import { durationText } from '../../i18n/duration-text.ts';
import { officeHoursView } from '../../i18n/office-hours.ts';
import { timezoneName } from '../../i18n/timezone-name.ts';
import { type PlaceMapView, placeMapView } from '../../map/place-map.ts';
import { type BlockContext, type BlockOf, pageHref, titleWithId } from './block-context.ts';
import { localizedLink } from './localized-links.ts';
import { directionsHref, officeHref } from './office-links.ts';

export async function officesView({ type, title, office }: BlockOf<'offices'>, context: BlockContext) {
  const offices = await officesOf(office, context);
  return offices.length === 0
    ? null
    : { type, ...titleWithId(title), offices: offices.map((one) => officeRow(one, context)) };
}

export async function officeMapView({ type, title, office }: BlockOf<'office-map'>, context: BlockContext) {
  const shown = (await officesOf(office, context)).map((one) => ({ ...one, row: officeRow(one, context) }));
  const places = shown.map(({ lat, lng, row: { id, name, href } }) => ({
    id,
    position: { latitude: lat, longitude: lng },
    name,
    href: href ?? `#${id}`,
  }));
  const map = placeMapView(context.translate('office.map'), places);
  return { type, ...titleWithId(title), map, offices: shown.map(({ row }) => row) };
}

/** Builds the map and the list of the destinations that the block names, or of all; the list has their seasons. */
export function destinationMapView(block: BlockOf<'map-destinations'>, context: BlockContext) {
  const { pages, locale, translate, now } = context;
  const all = listedPagesOfKind(pages, 'destination', locale, now);
  const shown = block.destinations.length === 0 ? all : all.filter(({ id }) => block.destinations.includes(id));
  const places = shown.flatMap((page) => {
    const { details } = page;
    const href = pageHref(page, context);
    if (details.kind !== 'destination' || href === null) return [];
    const name = translationOrFallback(page, locale).state.breadcrumbsTitle;
    return [
      { id: page.id, name, href, position: details.position, note: monthRangeText(details.season, locale, translate) },
    ];
  });
  return {
    type: block.type,
    ...titleWithId(block.title),
    text: block.text,
    map: placeMapView(
      translate('destination.map'),
      places.map(({ note: _, ...place }) => place),
    ),
    places: places.map(({ name, href, note }) => ({ text: name, href, note })),
  };
}

/** Builds a voyage: each leg with its nautical miles over water, and its hours at the yacht's speed. */
export async function voyageView(block: BlockOf<'voyage'>, context: BlockContext) {
  const { locale, translate, href, ports } = context;
  const { type, title, text, speed, stops, link } = block;
  const known = await ports.content.stops();
  const routes = await withSeaRoutes(ports.seaRoutes, (sea) =>
    stops.map(({ position }, at) => {
      const before = stops[at - 1];
      return before === undefined ? null : legBetween(before.position, position, sea);
    }),
  );
  const lines: (readonly Position[])[] = [];
  let sum = 0;
  const legs = stops.map((stop, at) => {
    const route = routes[at] ?? null;
    const leg = route === null || route.miles === 0 ? null : shownFigures(route, speed);
    if (route !== null && leg !== null) lines.push(route.points);
    sum += leg?.miles ?? 0;
    return {
      key: `${at} ${stop.name}`,
      day: stop.day,
      name: stop.name,
      text: stop.text,
      miles: leg === null ? '' : translate('voyage.miles', { miles: formatNumber(leg.miles, locale) }),
      hours: leg === null ? '' : durationText(hoursToRoundedMinutes(leg.hours)),
    };
  });
  const places = stops.map(({ name, position }, at) => ({ id: `${at} ${name}`, name, position, href: null }));
  const map: PlaceMapView = { ...placeMapView(translate('voyage.map', { title }), places, true), lines };
  const itinerary = { ...EMPTY_ITINERARY, days: daysOfVoyage(block, known) };
  return {
    type,
    ...titleWithId(title),
    text,
    map,
    legs,
    sum: translate('voyage.sum', { miles: formatNumber(sum, locale), knots: formatNumber(speed, locale) }),
    plan: { text: translate('voyage.plan'), href: itineraryHref(itinerary, href) },
    page: { text: translate('voyage.page'), href: voyageHref(itinerary, href) },
    link: link && localizedLink(link, href),
  };
}

/** Returns the leg between two positions: a route over water if the sea chart has one, else a straight line. */
function legBetween(from: Position, to: Position, sea: Pick<SeaRouteFinder, 'route'> | null): SeaRoute {
  const route = sea?.route(from, to);
  if (route?.ok !== true) return { miles: distanceNm(from, to), points: [from, to], transits: [] };
  return { ...route.value, points: roundedPositions(route.value.points) };
}

/** Returns the offices of a type, or all, in the directory's order (CO5). */
async function officesOf(type: OfficeType | null, { ports }: BlockContext): Promise<readonly Office[]> {
  return (await ports.offices.all()).filter((office) => type === null || office.type === type);
}

/** Builds the row of an office in a list (CO5). */
function officeRow(office: Office, context: BlockContext) {
  const { locale } = context;
  const { id, name, country, timezone, phone, email } = office;
  return {
    id,
    name: name[locale],
    href: officeHref(id, context),
    country: country[locale],
    timezone,
    zone: timezoneName(timezone, locale),
    hours: officeHoursView(office, context),
    phone: { text: phone, href: phoneHref(phone) },
    email,
    directions: directionsHref(office),
  };
}
