import type { Position } from '../geo/position.ts';
import { number } from './fields.ts';

/** The fields of a position in a record: degrees, north and east. */
export const coordinates = { lat: number({ min: -90, max: 90 }), lng: number({ min: -180, max: 180 }) };

/** Returns a record with its coordinates as a position. */
export function placed<Fields extends { readonly lat: number; readonly lng: number }>({ lat, lng, ...fields }: Fields) {
  const position: Position = { latitude: lat, longitude: lng };
  return { ...fields, position };
}
