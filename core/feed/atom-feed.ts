import { escapeXml } from '../shared/escape-xml.ts';

/** A list that can be followed (product.md SE7), as its feed says it. Addresses are absolute. */
export interface AtomFeed {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly author: string;
  /** Of the feed itself, in its one spelling: also its id. */
  readonly address: string;
  /** The same list for people. */
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
  /** An instant in UTC; null for what was never published on a day. */
  readonly published?: string | null;
  /** Who wrote it; null for the feed's own. */
  readonly author?: string | null;
}

/** Entries of a feed, at most. */
export const MOST_FEED_ENTRIES = 50;

/**
 * The changes of a list: at most fifty of its rows, the newest first, equals in the order of the list. Whoever follows a
 * search has seen the list; what is new to them stands on top, wherever the list has it.
 */
export function newestFirst<Row extends { readonly updated: string }>(rows: readonly Row[]): readonly Row[] {
  const order = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);
  return rows.toSorted((a, b) => order(a.updated, b.updated)).slice(0, MOST_FEED_ENTRIES);
}

/** The feed as an Atom 1.0 document (RFC 4287). */
export function atomFeed({ title, language, author, address, list, updated, entries }: AtomFeed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    `<id>${escapeXml(address)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${escapeXml(updated)}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(address)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(list)}"/>`,
    ...entries.map(atomEntry),
    '</feed>',
    '',
  ].join('\n');
}

function atomEntry({ id, title, link, summary, updated, published, author }: FeedEntry): string {
  return [
    '<entry>',
    `<id>${escapeXml(id)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${escapeXml(updated)}</updated>`,
    ...(published == null ? [] : [`<published>${escapeXml(published)}</published>`]),
    ...(author == null ? [] : [`<author><name>${escapeXml(author)}</name></author>`]),
    `<link rel="alternate" type="text/html" href="${escapeXml(link)}"/>`,
    `<summary>${escapeXml(summary)}</summary>`,
    '</entry>',
  ].join('\n');
}
