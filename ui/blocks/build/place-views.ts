import { readablePage } from '../../../core/content/page.ts';
import { pagesOfKind } from '../../../core/content/page-order.ts';
import { distanceNm, minutesUnderWay, type Position, roundedPositions } from '../../../core/geo/position.ts';
import { NO_ITINERARY } from '../../../core/itinerary/itinerary.ts';
import { planHref } from '../../../core/itinerary/itinerary-query.ts';
import { daysOfVoyage } from '../../../core/itinerary/spread-days.ts';
import type { SeaRoute, SeaRouteFinder } from '../../../core/sea/sea-route-finder.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { durationText } from '../../i18n/duration-text.ts';
import type { PlaceMapView } from '../../map/place-map.ts';
import { placeMap } from '../../map/place-map.ts';
import type { BlockContext, BlockOf } from './block-context.ts';
import { officeRow, officesOf } from './contact-views.ts';
import { localizedLink, pageHref, titled } from './localized.ts';
import { seasonText } from './page-notes.ts';

export async function officesView({ type, title, office }: BlockOf<'offices'>, context: BlockContext) {
  const offices = await officesOf(office, context);
  return offices.length === 0
    ? null
    : { type, ...titled(title), offices: offices.map((one) => officeRow(one, context)) };
}

export async function officeMapView({ type, title, office }: BlockOf<'office-map'>, context: BlockContext) {
  const shown = (await officesOf(office, context)).map((one) => ({ ...one, row: officeRow(one, context) }));
  const places = shown.map(({ lat, lng, row: { id, name, href } }) => ({
    id,
    position: { latitude: lat, longitude: lng },
    name,
    href: href ?? `#${id}`,
  }));
  const map = placeMap(context.translate('office.map'), places);
  return { type, ...titled(title), map, offices: shown.map(({ row }) => row) };
}

/** Builds the map of the destinations that the block names, or of all; each shows its season. */
export function mapDestinationsView(block: BlockOf<'map-destinations'>, context: BlockContext) {
  const { pages, locale, translate, now } = context;
  const all = pagesOfKind(pages, 'destination', locale, now);
  const shown = block.destinations.length === 0 ? all : all.filter(({ id }) => block.destinations.includes(id));
  const places = shown.flatMap((page) => {
    const { details } = page;
    const href = pageHref(page, context);
    if (details.kind !== 'destination' || href === null) return [];
    const name = readablePage(page, locale).state.breadcrumbsTitle;
    return [
      { id: page.id, name, href, position: details.position, note: seasonText(details.season, locale, translate) },
    ];
  });
  return {
    type: block.type,
    ...titled(block.title),
    text: block.text,
    map: placeMap(
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
  const [sea, known] = await Promise.all([ports.seaCharts.load(), ports.content.stops()]);
  const lines: (readonly Position[])[] = [];
  let sum = 0;
  const legs = stops.map((stop, at) => {
    const before = stops[at - 1];
    const leg = before === undefined ? null : legBetween(before.position, stop.position, sea);
    const miles = Math.round(leg?.miles ?? 0);
    if (leg !== null && miles > 0) lines.push(leg.points);
    sum += miles;
    const minutes = minutesUnderWay(miles, speed);
    return {
      key: `${at} ${stop.name}`,
      day: stop.day,
      name: stop.name,
      text: stop.text,
      miles: miles === 0 ? '' : translate('voyage.miles', { miles: formatNumber(miles, locale) }),
      hours: miles === 0 ? '' : durationText(minutes),
    };
  });
  const places = stops.map(({ name, position }, at) => ({ id: `${at} ${name}`, name, position, href: null }));
  const map: PlaceMapView = { ...placeMap(translate('voyage.map', { title }), places, true), lines };
  return {
    type,
    ...titled(title),
    text,
    map,
    legs,
    sum: translate('voyage.sum', { miles: formatNumber(sum, locale), knots: formatNumber(speed, locale) }),
    plan: {
      text: translate('voyage.plan'),
      href: planHref({ ...NO_ITINERARY, days: daysOfVoyage(block, known) }, href),
    },
    link: link && localizedLink(link, href),
  };
}

/** The leg between two positions: over water if the sea chart has a route, else a straight line; rounded to ten meters. */
function legBetween(from: Position, to: Position, sea: SeaRouteFinder | null): Pick<SeaRoute, 'miles' | 'points'> {
  const route = sea?.route(from, to);
  if (route?.ok !== true) return { miles: distanceNm(from, to), points: [from, to] };
  return { miles: route.value.miles, points: roundedPositions(route.value.points) };
}
