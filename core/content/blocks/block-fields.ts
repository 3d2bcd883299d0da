import type { RecordReader } from '../../records/record-reader.ts';
import { parseRichText } from '../parse-rich-text.ts';
import type { RichText } from '../rich-text.ts';

/** A link within the site (a path without locale) or out of it (an absolute, mailto: or tel: address). */
export interface BlockLink {
  readonly text: string;
  readonly href: string;
}

const HREF = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)\S*$/;

export function linkAt(reader: RecordReader, key: string): BlockLink {
  const link = reader.object(key);
  return { text: link.text('text'), href: hrefAt(link) };
}

export function hrefAt(link: RecordReader): string {
  return link.matching('href', HREF, 'a path of the site, or an https:, mailto: or tel: address');
}

export function richTextAt(reader: RecordReader, key: string): RichText {
  const body = parseRichText(reader.raw(key));
  if (body === null) reader.problem(key, reader.raw(key) === undefined ? 'is missing' : 'must be rich text');
  return body ?? [];
}

/** A list with at least one item, and at most so many: what one page can show. */
export function fullList<T>(
  reader: RecordReader,
  key: string,
  most: number,
  read: (items: RecordReader, index: string) => T,
): T[] {
  const before = reader.problems.length;
  const items = reader.list(key, read);
  if (items.length === 0 && reader.problems.length === before) reader.problem(key, 'must not be empty');
  if (items.length > most) reader.problem(key, `must have at most ${most} items`);
  return items;
}

/** Ids of yachts, pages or pictures. */
export function idsAt(reader: RecordReader, key: string, most: number): string[] {
  return fullList(reader, key, most, (items, index) => items.text(index));
}
