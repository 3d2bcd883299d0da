import * as v from 'valibot';
import { field, fullList, matching, record, text } from '../../records/fields.ts';
import { parseRichText } from '../parse-rich-text.ts';

const HREF = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)\S*$/;

/** A path of the site without locale, or an absolute, mailto: or tel: address. */
export const href = matching(HREF, 'a path of the site, or an https:, mailto: or tel: address');

/** A link within the site or out of it. */
export const link = record({ text, href });
export type BlockLink = v.InferOutput<typeof link>;

export const richText = v.pipe(
  field<unknown>((value) => (parseRichText(value) === null ? 'must be rich text' : null)),
  v.transform((value) => parseRichText(value) ?? []),
);

/** Ids of yachts, pages or pictures. */
export function ids(most: number, least: 1 | 2 = 1) {
  return fullList(text, most, least);
}
