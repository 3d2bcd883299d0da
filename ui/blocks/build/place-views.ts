import type {
  MapDestinationsBlock,
  OfficeMapBlock,
  OfficesBlock,
  VoyageBlock,
} from '../../../core/content/blocks/place-blocks.ts';
import { readablePage } from '../../../core/content/page.ts';
import { pagesOfKind } from '../../../core/content/page-order.ts';
import { distanceNm, minutesUnderWay, type Position, roundedPositions } from '../../../core/geo/position.ts';
import { NO_ITINERARY } from '../../../core/itinerary/itinerary.ts';
import { planHref } from '../../../core/itinerary/itinerary-query.ts';
import { daysOfVoyage } from '../../../core/itinerary/spread-days.ts';
import type { SeaRoute, SeaRouteFinder } from '../../../core/sea/sea-route-finder.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { durationText } from '../../i18n/duration-text.ts';
import { placeMap } from '../../map/place-map.ts';
import type { BlockView } from '../block-view.ts';
import type { BlockContext } from './block-context.ts';
import { localizedLink, titled } from './localized.ts';
import { officeRows, pageHref } from './office-views.ts';
import { seasonText } from './page-notes.ts';

type View<Type extends BlockView['type']> = Extract<BlockView, { type: Type }>;

export async function officesView(
  { title, office }: OfficesBlock,
  context: BlockContext,
): Promise<View<'offices'> | null> {
  const offices = await officeRows(office, context);
  return offices.length === 0 ? null : { type: 'offices', ...titled(title), offices };
}

export async function officeMapView(
  { title, office }: OfficeMapBlock,
  context: BlockContext,
): Promise<View<'office-map'>> {
  const { ports, locale, translate } = context;
  const rows = await officeRows(office, context);
  const known = new Map((await ports.offices.all()).map((one) => [one.id, one]));
  const places = rows.flatMap(({ id, href }) => {
    const one = known.get(id);
    if (one === undefined) return [];
    return [
      { id, position: { latitude: one.lat, longitude: one.lng }, name: one.name[locale], href: href ?? `#${id}` },
    ];
  });
  return { type: 'office-map', ...titled(title), map: placeMap(translate('office.map'), places), offices: rows };
}

/** Builds the map of the destinations that the block names, or of all; each shows its season. */
export function mapDestinationsView(block: MapDestinationsBlock, context: BlockContext): View<'map-destinations'> {
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
    type: 'map-destinations',
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
export async function voyageView(block: VoyageBlock, context: BlockContext): Promise<View<'voyage'>> {
  const { locale, translate, href, ports } = context;
  const { title, text, speed, stops, link } = block;
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
  return {
    type: 'voyage',
    ...titled(title),
    text,
    map: { ...placeMap(translate('voyage.map', { title }), places, true), lines },
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
