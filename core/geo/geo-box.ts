import type { Position } from './position.ts';

/**
 * A section of the map in degrees, two decimals, its edges included. Latitudes from -90 to 90, longitudes from -180 to
 * 180; the west edge of a box across the antimeridian is greater than its east edge.
 */
export interface GeoBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const DECIMALS = 100;
/** The least span of a box in either direction, in degrees. */
const MIN_SPAN = 0.05;
/** The largest edge that is read, in degrees: ten times round the earth. */
const MAX_DEGREES = 3600;
const NUMBER = /^-?\d{1,4}(?:\.\d{0,6})?$/;

/**
 * Returns the canonical box with these edges: latitudes clamped to the poles, longitudes wrapped, and every longitude
 * for a span of 360 degrees or more. Null if an edge is not a number or too large, or the box is too small.
 */
export function canonicalGeoBox({ south, west, north, east }: GeoBox): GeoBox | null {
  if (![south, west, north, east].every((edge) => Math.abs(edge) <= MAX_DEGREES)) return null;
  const [low, high] = [rounded(Math.max(south, -90)), rounded(Math.min(north, 90))];
  if (hundredths(high - low) < MIN_SPAN * DECIMALS) return null;
  const span = hundredths(east) - hundredths(west);
  if (span >= 360 * DECIMALS) return { south: low, west: -180, north: high, east: 180 };
  const [left, right] = [wrapped(rounded(west), -180), wrapped(rounded(east), 180)];
  const box = { south: low, west: left, north: high, east: right };
  return hundredths(longitudeSpan(box)) < MIN_SPAN * DECIMALS ? null : box;
}

/** Reads `south,west,north,east`; null for anything else. Never throws. */
export function parseGeoBox(raw: string): GeoBox | null {
  if (raw.length > 60) return null;
  const parts = raw.split(',');
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return null;
  const [south, west, north, east] = parts.map(Number) as [number, number, number, number];
  return canonicalGeoBox({ south, west, north, east });
}

/** Writes `36.10,-5.25,44.50,18.30`, as {@link parseGeoBox} reads it. */
export function formatGeoBox({ south, west, north, east }: GeoBox): string {
  return [south, west, north, east].map((edge) => edge.toFixed(2)).join(',');
}

export function inGeoBox({ latitude, longitude }: Position, box: GeoBox): boolean {
  if (latitude < box.south || latitude > box.north) return false;
  // The antimeridian is at -180 and at 180 degrees.
  return inLongitudes(longitude, box) || (Math.abs(longitude) === 180 && inLongitudes(-longitude, box));
}

/** Returns the degrees from west to east, up to 360. */
export function longitudeSpan({ west, east }: GeoBox): number {
  return east >= west ? east - west : east - west + 360;
}

function inLongitudes(longitude: number, { west, east }: GeoBox): boolean {
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** Wraps a longitude to -180 to 180. @param antimeridian the result at 180 degrees, east or west */
function wrapped(longitude: number, antimeridian: -180 | 180): number {
  const within = rounded(longitude - 360 * Math.floor((longitude + 180) / 360));
  return Math.abs(within) === 180 ? antimeridian : within;
}

function rounded(degrees: number): number {
  // Adding 0 makes a negative zero a plain one.
  return hundredths(degrees) / DECIMALS + 0;
}

function hundredths(degrees: number): number {
  return Math.round(degrees * DECIMALS);
}
