import * as v from 'valibot';
import * as f from '../../records/fields.ts';
import { parseRichText } from '../rich-text.ts';

const HREF = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)\S*$/;

/** A path of the site without locale, or an absolute, mailto: or tel: address. */
export const href = f.matchingPattern(HREF, 'a path of the site, or an https:, mailto: or tel: address');

export const link = f.record({ text: f.text, href });

export const richText = v.pipe(
  f.field<unknown>((value) => (parseRichText(value) === null ? 'must be rich text' : null)),
  v.transform((value) => parseRichText(value) ?? []),
);

/** Returns the schema of a bounded list of ids or names. */
export function ids(max: number, min: 1 | 2 = 1) {
  return f.boundedList(f.text, max, min);
}
