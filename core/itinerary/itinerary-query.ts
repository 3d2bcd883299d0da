import type { Position } from '../geo/position.ts';
import type { HrefBuilder } from '../routing/locale-path.ts';
import { parametersOf, type QueryRules, writeUnencodedQuery } from '../routing/query-rules.ts';
import { routePath } from '../routing/routes.ts';
import { fieldsOf, parseJson } from '../shared/parse-json.ts';
import { isUrlSafeYachtId } from '../shortlist/yacht-id.ts';
import { applyEdit, type EditProblem } from './edit-itinerary.ts';
import {
  cleanPlaceName,
  EMPTY_ITINERARY,
  encodedForAddress,
  hasNoPlaces,
  type Itinerary,
  type ItineraryDay,
  isItineraryDate,
  MAX_DAYS,
  MAX_PLACES,
  MAX_POINTS,
  normalizeItinerary,
  type Place,
  placesOfItinerary,
} from './itinerary.ts';

/** The itinerary of an address, with a report of the parts that could not be read. */
export interface DecodedItinerary {
  readonly itinerary: Itinerary;
  /** The number of places, days and other parts that could not be read; the date does not count. */
  readonly lost: number;
  readonly isDateLost: boolean;
  /** Whether a later version of the site wrote the address. */
  readonly newer: boolean;
  /** The reason why the stop of the page's form could not be added; null if it could, or if there was none. */
  readonly refused: RefusedStop | null;
}

type Point = Extract<Place, { kind: 'point' }>;
type RefusedStop = Extract<EditProblem, { kind: 'same-place' | 'too-many-days' | 'too-many-places' }>;

const VERSION = 1;
/** The form of the ids of stops and areas. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_ID = 40;
const POINT_TOKEN = /^\*([1-9]\d?)$/;
const POINT_TEXT = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?),(.+)$/su;
/** Decimals of a degree: about ten metres. */
const DECIMALS = 4;
/** The latitude of the Mercator chart's northern edge. */
const FARTHEST_NORTH = 85.0511;
const MAX_LOST = 999;
/** Places of an address that are read, so that a long list costs no more; a plan holds fewer. */
const MOST_READ_PLACES = 4 * MAX_PLACES;
/** The parameters of the page. `add` and `on` are fields of its form, and become part of `days`. */
const KEYS = ['v', 'yacht', 'area', 'from', 'days', 'at', 'lost', 'newer', 'refused', 'add', 'on'];
/** A placeholder for a date that could not be read, so that the page can show an error at its field. */
const NO_DATE = '0';
const NEW_DAY = 'new';
const REFUSED: readonly RefusedStop[] = [
  { kind: 'same-place' },
  { kind: 'too-many-days', most: MAX_DAYS },
  { kind: 'too-many-places', most: MAX_PLACES },
];

/**
 * Writes the query of an itinerary: '' for EMPTY_ITINERARY, else
 * `?v=1&yacht=H-001&area=corsica&from=2027-07-03&days=antibes,*1;;calvi&at=43.5512,7.1234,Salis`. Days are separated by
 * `;`, their places by `,`, and `*1` is the first of the points that repeated `at` parameters name. `lost`, `newer`,
 * `refused` and a date of `0` keep the report of the address that the itinerary was decoded from.
 */
export function encodeItinerary(
  itinerary: Itinerary,
  { lost = 0, newer = false, isDateLost = false, refused = null }: Partial<DecodedItinerary> = {},
): string {
  const { yacht, area, from, days } = normalizeItinerary(itinerary);
  const points: Point[] = [];
  const tokenOf = (place: Place): string => (place.kind === 'stop' ? place.id : `*${points.push(place)}`);
  const list = days.map((day) => day.map(tokenOf).join(',')).join(';');
  const query = writeUnencodedQuery({
    yacht,
    area,
    from: from ?? (isDateLost ? NO_DATE : null),
    days: list || null,
    at: points.map(pointText),
    lost: Math.min(lost, MAX_LOST) || null,
    newer: newer ? 1 : null,
    refused: refused?.kind ?? null,
  });
  return query && `?v=${VERSION}&${query.slice(1)}`;
}

/** Reads any query, such as {@link encodeItinerary} writes; parts that cannot be read are counted. Never throws. */
export function decodeItinerary(query: string): DecodedItinerary {
  const parameters = parametersOf(query);
  // The form sends its empty fields too.
  const value = (key: string) => parameters.get(key) ?? '';
  const [yacht, area, from] = [value('yacht'), value('area'), value('from')];
  const reading = { lost: Number(/^\d{1,3}$/.exec(value('lost'))?.[0] ?? 0) };
  if (yacht !== '' && !isUrlSafeYachtId(yacht)) reading.lost += 1;
  if (area !== '' && !isPlaceId(area)) reading.lost += 1;
  const points = parameters.getAll('at').map((text, at) => (at < MAX_POINTS ? pointOf(text) : null));
  const days = daysOf(value('days'), points, reading);
  const before = normalizeItinerary({
    yacht: isUrlSafeYachtId(yacht) ? yacht : null,
    area: isPlaceId(area) ? area : null,
    from: isItineraryDate(from) ? from : null,
    days,
  });
  const { itinerary, refused } = withAdded(before, value, reading);
  return {
    itinerary,
    lost: Math.min(reading.lost, MAX_LOST),
    newer: value('newer') === '1' || (/^\d{1,4}$/.test(value('v')) && Number(value('v')) > VERSION),
    isDateLost: from !== '' && !isItineraryDate(from),
    refused,
  };
}

export const ITINERARY_QUERY_RULES: QueryRules = {
  owns: (key) => KEYS.includes(key),
  canonical: (query) => {
    const link = decodeItinerary(query);
    return encodeItinerary(link.itinerary, link);
  },
};

/** Adds the stop of the form to the day whose number the form names, to a new day, or else to the last one. */
function withAdded(
  itinerary: Itinerary,
  value: (key: string) => string,
  reading: { lost: number },
): Pick<DecodedItinerary, 'itinerary' | 'refused'> {
  const [id, on] = [value('add'), value('on')];
  if (id === '') return { itinerary, refused: refusedAs(value('refused')) };
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
  return REFUSED.find((refused) => refused.kind === kind) ?? null;
}

function daysOf(text: string, points: readonly (Place | null)[], reading: { lost: number }): readonly ItineraryDay[] {
  const days = text.split(';');
  reading.lost += Math.max(0, days.length - MAX_DAYS);
  const used = new Set<number>();
  const placeOf = (part: string): Place | null => {
    const number = Number(POINT_TOKEN.exec(part)?.[1] ?? 0);
    if (number > 0) {
      used.add(number - 1);
      return points[number - 1] ?? null;
    }
    return isPlaceId(part) ? { kind: 'stop', id: part } : null;
  };
  let room = MOST_READ_PLACES;
  const read = days.slice(0, MAX_DAYS).map((day) => {
    const parts = day === '' ? [] : day.split(',');
    const places = parts.slice(0, room).map(placeOf);
    const kept = places.filter((place) => place !== null);
    room -= places.length;
    reading.lost += parts.length - kept.length;
    return kept;
  });
  const all = placesOfItinerary({ days: read });
  // Points over the limit, and points that equal the place before them once their name is cut, are not kept.
  reading.lost += Math.max(
    0,
    all.length - MAX_PLACES,
    pointsIn(read) - pointsIn(normalizeItinerary({ ...EMPTY_ITINERARY, days: read }).days),
  );
  reading.lost += points.filter((_, at) => !used.has(at)).length;
  return read;
}

function pointsIn(days: readonly ItineraryDay[]): number {
  return placesOfItinerary({ days }).filter(({ kind }) => kind === 'point').length;
}

/** Returns whether a text has the form of a stop's or an area's id. */
function isPlaceId(text: string): boolean {
  return text.length <= LONGEST_ID && ID.test(text);
}

function pointOf(text: string): Point | null {
  const [, latitude, longitude, name] = POINT_TEXT.exec(text) ?? [];
  const position: Position = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnChart = Math.abs(position.latitude) <= FARTHEST_NORTH && Math.abs(position.longitude) <= 180;
  const point = isOnChart ? pointAt(position, name ?? '') : null;
  return point?.name === '' ? null : point;
}

/** Builds a point with the precision of an address, and a longitude from -180 to 180. */
export function pointAt({ latitude, longitude }: Position, name: string): Point {
  const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS)) + 0;
  const east = rounded(longitude);
  const position = { latitude: rounded(latitude), longitude: rounded(east - 360 * Math.round(east / 360)) };
  return { kind: 'point', position, name: cleanPlaceName(name) };
}

function pointText({ position: { latitude, longitude }, name }: Point): string {
  return `${latitude},${longitude},${encodedForAddress(cleanPlaceName(name))}`;
}

/** Returns the address of the planner with an itinerary, in the language of `href`. */
export function itineraryHref(itinerary: Itinerary, href: HrefBuilder): string {
  return href(routePath({ name: 'itinerary' }) + encodeItinerary(itinerary));
}

/** Returns the address of the page to send of an itinerary, in the language of `href`. */
export function voyageHref(itinerary: Itinerary, href: HrefBuilder): string {
  return href(routePath({ name: 'voyage' }) + encodeItinerary(itinerary));
}

const STORED_VERSION = 1;

/** Writes an itinerary for the browser's storage: JSON with a version and the query of its address. */
export function writeStoredItinerary(query: string): string {
  return JSON.stringify({ version: STORED_VERSION, query });
}

/** Reads the query of {@link writeStoredItinerary} in canonical form; null if invalid or empty. Never throws. */
export function readStoredItineraryQuery(text: string | null): string | null {
  const { version, query } = fieldsOf(parseJson(text ?? ''));
  if (version !== STORED_VERSION || typeof query !== 'string') return null;
  const { itinerary } = decodeItinerary(query);
  return hasNoPlaces(itinerary) ? null : encodeItinerary(itinerary);
}
