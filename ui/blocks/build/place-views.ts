import { withSeaRoutes } from '../../../core/application/with-sea-routes.ts';
import { translationOrFallback } from '../../../core/content/page.ts';
import { listedPagesOfKind } from '../../../core/content/page-order.ts';
import { EMPTY_ENQUIRY_REQUEST, encodeEnquiryRequest } from '../../../core/enquiry/form-queries.ts';
import { distanceNm, hoursToRoundedMinutes, type Position, roundedPositions } from '../../../core/geo/position.ts';
import { EMPTY_ITINERARY } from '../../../core/itinerary/itinerary.ts';
import { itineraryHref, voyageHref } from '../../../core/itinerary/itinerary-query.ts';
import { daysOfVoyage } from '../../../core/itinerary/spread-days.ts';
import type { Office, OfficeType } from '../../../core/office/office.ts';
import { phoneHref } from '../../../core/routing/phone-href.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { type SeaRoute, type SeaRouteFinder, shownFigures } from '../../../core/sea/sea-route-finder.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { monthRangeText } from '../../i18n/date-text.ts';
import { durationText } from '../../i18n/duration-text.ts';
import { officeHoursView } from '../../i18n/office-hours.ts';
import { timezoneName } from '../../i18n/timezone-name.ts';
import { type PlaceMapView, placeMapView } from '../../map/place-map.ts';
import { type BlockContext, type BlockOf, pageHref, titleWithId } from './block-context.ts';
import { localizedLink } from './localized-links.ts';

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

export async function contactView({ type, title, text, ...block }: BlockOf<'contact'>, context: BlockContext) {
  const contact = (await personContact(block.person, context)) ?? (await officeContact(block.office, context));
  return {
    type,
    ...titleWithId(title),
    text,
    who: contact ?? (await brokerageContact(context)),
    enquireHref: enquireHref(block, context),
  };
}

/** Returns the address of the enquiry form for a person or office; on a berth's page it asks about the berth (FM1). */
function enquireHref({ person, office }: Pick<BlockOf<'contact'>, 'person' | 'office'>, { page, href }: BlockContext) {
  const about = page.details.kind === 'berth' ? ({ kind: 'berth', berth: page.id } as const) : null;
  return href(
    routePath({ name: 'enquire' }) + encodeEnquiryRequest({ ...EMPTY_ENQUIRY_REQUEST, ...about, person, office }),
  );
}

async function personContact(id: string | null, context: BlockContext) {
  const page = id === null ? undefined : context.pages.find((other) => other.id === id);
  if (page?.details.kind !== 'person') return null;
  const { locale } = context;
  const { details } = page;
  const office = await context.ports.offices.byId(details.office);
  return {
    name: translationOrFallback(page, locale).state.breadcrumbsTitle,
    // A person's own page does not link to itself.
    href: page.id === context.page.id ? null : pageHref(page, context),
    line: [details.role[locale], ...(office ? [office.name[locale]] : [])].join(', '),
    ...reachedBy(details),
    ...clockOf(office, context),
  };
}

async function officeContact(id: string | null, context: BlockContext) {
  const office = id === null ? null : await context.ports.offices.byId(id);
  if (office === null) return null;
  const { page, locale } = context;
  const isOwnPage = page.details.kind === 'office' && page.details.office === office.id;
  return {
    name: office.name[locale],
    href: isOwnPage ? null : officeHref(office.id, context),
    line: office.country[locale],
    ...reachedBy(office),
    ...clockOf(office, context),
  };
}

async function brokerageContact(context: BlockContext) {
  const { brand } = await context.ports.content.site();
  return {
    name: brand.name,
    href: null,
    line: brand.tagline[context.locale],
    ...reachedBy(brand),
    ...clockOf(null, context),
  };
}

/** Returns the phone and email links of a person, an office or the brokerage. */
function reachedBy({ phone, email }: { readonly phone: string; readonly email: string }) {
  return {
    phone: { text: phone, href: phoneHref(phone) },
    email: { text: email, href: `mailto:${email}` },
  };
}

/** Returns time zone and opening hours; without an office there are none. */
function clockOf(office: Office | null, context: BlockContext) {
  if (office === null) return { timezone: null, zone: '', hours: null };
  const { timezone } = office;
  return { timezone, zone: timezoneName(timezone, context.locale), hours: officeHoursView(office, context) };
}

/** Returns the offices of a type, or all, in the directory's order (CO5). */
async function officesOf(type: OfficeType | null, { ports }: BlockContext): Promise<readonly Office[]> {
  return (await ports.offices.all()).filter((office) => type === null || office.type === type);
}

/** Builds the row of an office in a list (CO5). */
function officeRow(office: Office, context: BlockContext) {
  const { locale } = context;
  const { id, name, country, timezone, phone, email, lat, lng } = office;
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
    directions: `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`,
  };
}

/** Returns the address of an office's page; null if it has none in this language. */
function officeHref(office: string, context: BlockContext): string | null {
  const page = context.pages.find(({ details }) => details.kind === 'office' && details.office === office);
  return page === undefined ? null : pageHref(page, context);
}
