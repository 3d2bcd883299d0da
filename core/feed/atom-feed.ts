import { escapeXml } from '../shared/escape-markup.ts';

/** The feed of a list (SE7). Addresses are absolute. */
export interface AtomFeed {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly author: string;
  /** Canonical address of the feed, which is also its id. */
  readonly address: string;
  /** Address of the page with the list. */
  readonly list: string;
  /** An instant in UTC: `2026-05-01T10:00:00.000Z`. */
  readonly updated: string;
  readonly entries: readonly AtomEntry[];
}

export interface AtomEntry {
  /** Permanent IRI of the entry. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly summary: string;
  /** An instant in UTC. */
  readonly updated: string;
  /** An instant in UTC; null for entries without a date of publication. */
  readonly published?: string | null;
  /** Name of the author; null for the author of the feed. */
  readonly author?: string | null;
}

export const MAX_ATOM_ENTRIES = 50;

/**
 * Returns the rows of a feed: at most fifty, the newest first, equal ones in the order of the list. Subscribers have
 * seen the list already, so changes come first wherever they are in it.
 */
export function newestFeedRows<Row extends { readonly updated: string }>(rows: readonly Row[]): readonly Row[] {
  const order = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);
  return rows.toSorted((a, b) => order(a.updated, b.updated)).slice(0, MAX_ATOM_ENTRIES);
}

/** Writes the feed as an Atom 1.0 document (RFC 4287). */
export function writeAtomFeed({ title, language, author, address, list, updated, entries }: AtomFeed): string {
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

function atomEntry({ id, title, link, summary, updated, published, author }: AtomEntry): string {
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

/** File name of a feed, below the path of its list. */
export const FEED_FILE = 'feed.atom';

/** Returns the address of a list's feed, with the list's query. @param list address whose path ends with a slash */
export function feedAddress(list: string): string {
  const cut = list.indexOf('?');
  return cut === -1 ? list + FEED_FILE : `${list.slice(0, cut)}${FEED_FILE}${list.slice(cut)}`;
}
