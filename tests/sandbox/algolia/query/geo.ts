import { isList, type Json, parseJson } from '../json.ts';
import type { Point } from '../record-table.ts';
import { badRequest } from '../routes/refusal.ts';
import type { SearchParams } from './search-params.ts';

const EARTH_RADIUS_M = 6_371_008.8;

/** The area of the hits, and the centre of their distances. */
export interface Place {
  readonly center: Point | null;
  /** Metres; null for any. */
  readonly radius: number | null;
  /** A hit lies in one of these areas; null for anywhere. */
  readonly areas: readonly ((point: Point) => boolean)[] | null;
}

/** Reads the position: a box precedes a polygon, and both precede a circle. @throws Refusal 400 on an invalid one */
export function placeOf(params: SearchParams): Place {
  const boxes = areasOf('insideBoundingBox', params.insideBoundingBox, (numbers) => numbers.length === 4, boxOf);
  const polygons = areasOf(
    'insidePolygon',
    params.insidePolygon,
    (numbers) => numbers.length >= 6 && numbers.length % 2 === 0,
    polygonOf,
  );
  const center = centerOf(params.aroundLatLng);
  const areas = boxes ?? polygons;
  return { center, areas, radius: center === null || areas !== null ? null : radiusOf(params.aroundRadius) };
}

/** Returns whether one of the points lies in the area; without an area every record does. */
export function liesWithin({ center, radius, areas }: Place, points: readonly Point[]): boolean {
  if (areas !== null) return points.some((point) => areas.some((area) => area(point)));
  if (center === null) return true;
  return points.some((point) => radius === null || distance(center, point) <= radius);
}

/** Returns the metres to the nearest point; infinite without points. */
export function leastDistance(center: Point, points: readonly Point[]): number {
  return points.reduce((least, point) => Math.min(least, distance(center, point)), Number.POSITIVE_INFINITY);
}

function distance(a: Point, b: Point): number {
  const [lat1, lat2] = [radians(a.lat), radians(b.lat)];
  const half = Math.sin((lat2 - lat1) / 2) ** 2;
  const across = Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(half + across)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function centerOf(text: string | null): Point | null {
  if (text === null || text.trim() === '') return null;
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [lat, lng] = parts;
  if (lat === undefined || lng === undefined || parts.length !== 2 || !isOnEarth({ lat, lng })) {
    throw badRequest(`Invalid value for parameter 'aroundLatLng': expected latitude,longitude`);
  }
  return { lat, lng };
}

function radiusOf(value: Json): number | null {
  if (value === null || value === 'all') return null;
  const metres = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof metres === 'number' && Number.isInteger(metres) && metres >= 1) return metres;
  throw badRequest(`Invalid value for parameter 'aroundRadius': expected a positive integer or "all"`);
}

/** Parses one area, or a list of them, each a list of alternating latitudes and longitudes. */
function areasOf(
  name: string,
  value: Json,
  isArea: (numbers: readonly number[]) => boolean,
  make: (numbers: readonly number[]) => (point: Point) => boolean,
): ((point: Point) => boolean)[] | null {
  const list = typeof value === 'string' ? listOfText(value, name) : value;
  if (list === null || (isList(list) && list.length === 0)) return null;
  const wrong = () => badRequest(`Invalid value for parameter '${name}': expected latitudes and longitudes`);
  if (!isList(list)) throw wrong();
  const areas = list.every((entry) => typeof entry === 'number') ? chunks(name, list) : list;
  return areas.map((area) => {
    if (!isList(area)) throw wrong();
    const numbers = area.map((entry) => (typeof entry === 'number' ? entry : Number.NaN));
    if (!isArea(numbers) || numbers.some((number) => !Number.isFinite(number))) throw wrong();
    return make(numbers);
  });
}

/** Boxes may be given flat, four numbers each. */
function chunks(name: string, numbers: readonly Json[]): (readonly Json[])[] {
  if (name !== 'insideBoundingBox' || numbers.length % 4 !== 0) return [numbers];
  return numbers.flatMap((_, at) => (at % 4 === 0 ? [numbers.slice(at, at + 4)] : []));
}

function listOfText(text: string, name: string): Json {
  if (text.trim() === '') return null;
  if (text.trim().startsWith('[')) return parseJson(text);
  return chunks(
    name,
    text.split(',').map((part) => (part.trim() === '' ? null : Number(part))),
  );
}

/** Returns a box from two opposite corners; one that spans more than half the globe extends the other way round. */
function boxOf(numbers: readonly number[]): (point: Point) => boolean {
  const [lat1 = 0, lng1 = 0, lat2 = 0, lng2 = 0] = numbers;
  const [south, north] = [Math.min(lat1, lat2), Math.max(lat1, lat2)];
  const [west, east] = [Math.min(lng1, lng2), Math.max(lng1, lng2)];
  const crosses = east - west > 180;
  return ({ lat, lng }) =>
    lat >= south && lat <= north && (crosses ? lng >= east || lng <= west : lng >= west && lng <= east);
}

function polygonOf(numbers: readonly number[]): (point: Point) => boolean {
  const corners: Point[] = [];
  for (let at = 0; at < numbers.length; at += 2) corners.push({ lat: numbers[at] ?? 0, lng: numbers[at + 1] ?? 0 });
  return (point) => {
    let inside = false;
    corners.forEach((a, at) => {
      const b = corners[(at + 1) % corners.length] as Point;
      if (a.lat > point.lat === b.lat > point.lat) return;
      if (point.lng < ((b.lng - a.lng) * (point.lat - a.lat)) / (b.lat - a.lat) + a.lng) inside = !inside;
    });
    return inside;
  };
}

function isOnEarth({ lat, lng }: Point): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}
