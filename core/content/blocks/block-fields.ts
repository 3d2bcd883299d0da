import * as v from 'valibot';
import type { Position } from '../../geo/position.ts';
import { field, fullList, matching, number, text } from '../../records/fields.ts';
import { parseRichText } from '../parse-rich-text.ts';

const HREF = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)\S*$/;

/** A path of the site without locale, or an absolute, mailto: or tel: address. */
export const href = matching(HREF, 'a path of the site, or an https:, mailto: or tel: address');

/** A link within the site or out of it. */
export const link = v.object({ text, href });
export type BlockLink = v.InferOutput<typeof link>;

export const richText = v.pipe(
  field<unknown>((value) => (parseRichText(value) === null ? 'must be rich text' : null)),
  v.transform((value) => parseRichText(value) ?? []),
);

/** Ids of yachts, pages or pictures. */
export function ids(most: number, least: 1 | 2 = 1) {
  return fullList(text, most, least);
}

/** Degrees, north and east. */
export const coordinates = { lat: number({ min: -90, max: 90 }), lng: number({ min: -180, max: 180 }) };

/** A record with its coordinates as a position. */
export function placed<Fields extends { readonly lat: number; readonly lng: number }>({ lat, lng, ...fields }: Fields) {
  const position: Position = { latitude: lat, longitude: lng };
  return { ...fields, position };
}
