import type { Position } from '../geo/position.ts';
import type { Href } from '../routing/locale-path.ts';
import { type QueryCodec, readableQuery } from '../routing/query-codec.ts';
import { routePath } from '../routing/routes.ts';
import { isYachtId } from '../shortlist/yacht-id.ts';
import { applyEdit, type EditProblem } from './edit-itinerary.ts';
import {
  type Day,
  encodedForAddress,
  type Itinerary,
  isItineraryDate,
  MOST_DAYS,
  MOST_PLACES,
  NO_ITINERARY,
  normalised,
  type Place,
  placeName,
  placesOfItinerary,
} from './itinerary.ts';

/** The itinerary of an address, with what of the address could not be read. */
export interface ItineraryLink {
  readonly itinerary: Itinerary;
  /** The number of places, days and other parts that could not be read. */
  readonly lost: number;
  /** Whether the date could not be read. */
  readonly isDateLost: boolean;
  /** Whether a later version of the site wrote the address. */
  readonly newer: boolean;
  /** Why the form of the page could not add its stop; null if it could, or had none to add. */
  readonly refused: RefusedStop | null;
}

type RefusedStop = Extract<EditProblem, { kind: 'same-place' | 'too-many-days' | 'too-many-places' }>;

const VERSION = 1;
/** The form of the ids of stops and areas. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_ID = 40;
const POINT = /^\*([1-9]\d?)$/;
const POINTED = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?),(.+)$/su;
/** Decimals of a degree: about ten meters. */
const DECIMALS = 4;
/** The edge of the Mercator chart. */
const FARTHEST_NORTH = 85.0511;
const MOST_LOST = 999;
/** The parameters of the page. `add` and `on` are fields of its form, and become part of `days`. */
const KEYS = ['v', 'yacht', 'area', 'from', 'days', 'at', 'lost', 'newer', 'refused', 'add', 'on'];
/** The value of a date that could not be read, so that the page can show an error at its field. */
const NO_DATE = '0';
const NEW_DAY = 'new';
const REFUSED: Readonly<Record<RefusedStop['kind'], RefusedStop>> = {
  'same-place': { kind: 'same-place' },
  'too-many-days': { kind: 'too-many-days', most: MOST_DAYS },
  'too-many-places': { kind: 'too-many-places', most: MOST_PLACES },
};

/**
 * Writes the query of an itinerary: '' for an empty one, else
 * `?v=1&yacht=H-001&area=corsica&from=2027-07-03&days=antibes,*1;;calvi&at=43.5512,7.1234,Salis`. Days are separated by
 * `;`, their places by `,`, and `*1` is the first of the points that repeated `at` parameters name. `lost`, `newer`,
 * `refused` and a date of `0` keep what could not be read of the address before.
 */
export function encodeItinerary(
  itinerary: Itinerary,
  { lost = 0, newer = false, isDateLost = false, refused = null }: Partial<ItineraryLink> = {},
): string {
  const { yacht, area, from, days } = normalised(itinerary);
  const points: Place[] = [];
  const tokenOf = (place: Place): string => (place.kind === 'stop' ? place.id : `*${points.push(place)}`);
  const list = days.map((day) => day.map(tokenOf).join(',')).join(';');
  const parts = [
    ...(yacht === null ? [] : [`yacht=${yacht}`]),
    ...(area === null ? [] : [`area=${area}`]),
    ...(from === null && !isDateLost ? [] : [`from=${from ?? NO_DATE}`]),
    ...(days.length === 1 && days[0]?.length === 0 ? [] : [`days=${list}`]),
    ...points.map((point) => `at=${pointText(point)}`),
    ...(lost === 0 ? [] : [`lost=${Math.min(lost, MOST_LOST)}`]),
    ...(newer ? ['newer=1'] : []),
    ...(refused === null ? [] : [`refused=${refused.kind}`]),
  ];
  return parts.length === 0 ? '' : `?v=${VERSION}&${parts.join('&')}`;
}

/** Reads any query, such as {@link encodeItinerary} writes; parts that cannot be read are counted. Never throws. */
export function decodeItinerary(query: string): ItineraryLink {
  const given = new URLSearchParams(readableQuery(query));
  const reading = { lost: 0 };
  const version = given.get('v');
  const newer =
    given.get('newer') === '1' || (version !== null && /^\d{1,4}$/.test(version) && Number(version) > VERSION);
  // The form sends its empty fields too.
  const yacht = given.get('yacht') ?? '';
  const area = given.get('area') ?? '';
  const from = given.get('from') ?? '';
  if (yacht !== '' && !isYachtId(yacht)) reading.lost += 1;
  if (area !== '' && !isPlaceId(area)) reading.lost += 1;
  const points = given.getAll('at').map(pointOf);
  const days = daysOf(given.get('days') ?? '', points, reading);
  const before = normalised({
    yacht: isYachtId(yacht) ? yacht : null,
    area: isPlaceId(area) ? area : null,
    from: isItineraryDate(from) ? from : null,
    days,
  });
  const { itinerary, refused } = withAdded(before, given, reading);
  const lost = Number(/^\d{1,3}$/.exec(given.get('lost') ?? '')?.[0] ?? 0);
  return {
    itinerary,
    lost: Math.min(lost + reading.lost, MOST_LOST),
    newer,
    isDateLost: from !== '' && !isItineraryDate(from),
    refused,
  };
}

/** The query of the planner's page. */
export const ITINERARY_QUERY_CODEC: QueryCodec = {
  owns: (key) => KEYS.includes(key),
  canonical: (query) => {
    const link = decodeItinerary(query);
    return encodeItinerary(link.itinerary, link);
  },
};

/** Adds the stop of the form to the day that it names: by its number, or a new one. */
function withAdded(
  itinerary: Itinerary,
  given: URLSearchParams,
  reading: { lost: number },
): Pick<ItineraryLink, 'itinerary' | 'refused'> {
  const id = given.get('add') ?? '';
  if (id === '') return { itinerary, refused: refusedAs(given.get('refused') ?? '') };
  const on = given.get('on') ?? '';
  const { length } = itinerary.days;
  const number = /^[1-9]\d?$/.test(on) ? Math.min(Number(on), length + 1) : length;
  const day = on === NEW_DAY ? length : number - 1;
  const added = isPlaceId(id) ? applyEdit(itinerary, { kind: 'add-place', place: { kind: 'stop', id }, day }) : null;
  if (added?.ok) return { itinerary: added.value, refused: null };
  const refused = added === null ? null : refusedAs(added.error.kind);
  if (refused === null) reading.lost += 1;
  return { itinerary, refused };
}

function refusedAs(kind: string): RefusedStop | null {
  return Object.values(REFUSED).find((refused) => refused.kind === kind) ?? null;
}

function daysOf(text: string, points: readonly (Place | null)[], reading: { lost: number }): readonly Day[] {
  const days = text.split(';');
  reading.lost += Math.max(0, days.length - MOST_DAYS);
  const used = new Set<number>();
  const placeOf = (part: string): Place | null => {
    const number = Number(POINT.exec(part)?.[1] ?? 0);
    if (number > 0) {
      used.add(number - 1);
      return points[number - 1] ?? null;
    }
    return isPlaceId(part) ? { kind: 'stop', id: part } : null;
  };
  const read = days.slice(0, MOST_DAYS).map((day) => {
    const parts = day === '' ? [] : day.split(',');
    const places = parts.map(placeOf);
    reading.lost += places.filter((place) => place === null).length;
    return places.filter((place) => place !== null);
  });
  const all = placesOfItinerary({ days: read });
  // Points over the limit, and points that a cut name made equal to the place before them, are not kept.
  reading.lost += Math.max(
    0,
    all.length - MOST_PLACES,
    pointsIn(read) - pointsIn(normalised({ ...NO_ITINERARY, days: read }).days),
  );
  reading.lost += points.filter((_, at) => !used.has(at)).length;
  return read;
}

function pointsIn(days: readonly Day[]): number {
  return placesOfItinerary({ days }).filter(({ kind }) => kind === 'point').length;
}

/** Returns whether a text has the form of a stop's or an area's id. */
function isPlaceId(text: string): boolean {
  return text.length <= LONGEST_ID && ID.test(text);
}

function pointOf(text: string): Place | null {
  const [, latitude, longitude, name] = POINTED.exec(text) ?? [];
  const position: Position = { latitude: Number(latitude), longitude: Number(longitude) };
  const known = placeName(name ?? '');
  if (known === '' || !(Math.abs(position.latitude) <= FARTHEST_NORTH && Math.abs(position.longitude) <= 180))
    return null;
  return pointAt(position, known);
}

/** Builds a point with the precision of an address, and a longitude from -180 to 180. */
export function pointAt({ latitude, longitude }: Position, name: string): Place {
  const kept = (degrees: number) => Number(degrees.toFixed(DECIMALS)) + 0;
  const east = kept(longitude);
  const position = { latitude: kept(latitude), longitude: kept(east - 360 * Math.round(east / 360)) };
  return { kind: 'point', position, name: placeName(name) };
}

function pointText(place: Place): string {
  if (place.kind === 'stop') return '';
  const { latitude, longitude } = place.position;
  return `${latitude},${longitude},${encodedForAddress(placeName(place.name))}`;
}

/** The address of the planner with an itinerary, in the language of `href`. */
export function planHref(itinerary: Itinerary, href: Href): string {
  return href(routePath({ name: 'itinerary' }) + encodeItinerary(itinerary));
}
