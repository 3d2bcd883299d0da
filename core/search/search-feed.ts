import { escapeMarkup } from '../shared/escape-markup.ts';
import { type Criteria, emptyCriteria } from './criteria.ts';

/** A search that can be followed (product.md SE7), as its feed says it. Addresses are absolute. */
export interface SearchFeed {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly author: string;
  /** Of the feed itself, in its one spelling: also its id. */
  readonly address: string;
  /** The same search for people. */
  readonly list: string;
  /** An instant in UTC: `2026-05-01T10:00:00.000Z`. */
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** The same for as long as there is the entry; an IRI. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly summary: string;
  /** An instant in UTC. */
  readonly updated: string;
}

/** Entries of a feed, at most. */
export const MOST_FEED_ENTRIES = 50;
/** What a feed is called, below its list. */
export const FEED_FILE = 'feed.atom';

/** What XML 1.0 has no place for, escaped or not. */
const UNSPEAKABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Address of the feed of a list, whose path ends with a slash; the query stays. */
export function feedAddress(list: string): string {
  const cut = list.indexOf('?');
  return cut === -1 ? list + FEED_FILE : `${list.slice(0, cut)}${FEED_FILE}${list.slice(cut)}`;
}

/** What a feed keeps of a list's question: order, page and how much of the filters shows are the page's own. */
export function followedCriteria({ market, text, refinements, ranges, box }: Criteria): Criteria {
  return { ...emptyCriteria(market), text, refinements, ranges, box };
}

/**
 * The changes of a list: at most fifty of its rows, the newest first, equals in the order of the list. Whoever follows a
 * search has seen the list; what is new to them stands on top, wherever the list has it.
 */
export function newestFirst<Row extends { readonly updated: string }>(rows: readonly Row[]): readonly Row[] {
  const order = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);
  return rows.toSorted((a, b) => order(a.updated, b.updated)).slice(0, MOST_FEED_ENTRIES);
}

/** The feed as an Atom 1.0 document (RFC 4287). */
export function atomFeed({ title, language, author, address, list, updated, entries }: SearchFeed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(language)}">`,
    `<id>${escaped(address)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${escaped(updated)}</updated>`,
    `<author><name>${escaped(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(address)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(list)}"/>`,
    ...entries.map(atomEntry),
    '</feed>',
    '',
  ].join('\n');
}

function atomEntry({ id, title, link, summary, updated }: FeedEntry): string {
  return [
    '<entry>',
    `<id>${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${escaped(updated)}</updated>`,
    `<link rel="alternate" type="text/html" href="${escaped(link)}"/>`,
    `<summary>${escaped(summary)}</summary>`,
    '</entry>',
  ].join('\n');
}

function escaped(text: string): string {
  return escapeMarkup(text.replace(UNSPEAKABLE, ''));
}
