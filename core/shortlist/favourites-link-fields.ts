import { writeUnencodedQuery } from '../routing/query-rules.ts';
import { toWellFormedEscapes } from '../shared/percent-encoding.ts';

/** The parameters of a link, in the order of the address; lists are separated by commas, and null is a missing one. */
export interface FavouritesLinkParameters {
  /** Version. */
  readonly v: string | null;
  /** Ids. */
  readonly y: string | null;
  /** `20261122` */
  readonly on: string | null;
  /** Listing statuses, each at the index of its yacht. */
  readonly was: string | null;
  /** Notes, each at the index of its yacht and escaped by {@link escapeNote}. */
  readonly n: string | null;
  /** Checksum of `y`, `on`, `was` and `n`, by which a complete link is recognised. */
  readonly sum: string | null;
  readonly not: string | null;
}

const KEYS = ['v', 'y', 'on', 'was', 'n', 'sum', 'not'] as const;

export function isLinkKey(key: string): key is (typeof KEYS)[number] {
  return KEYS.some((one) => one === key);
}

/** Writes the query: '' or `?…`. Only notes need percent-encoding. */
export function writeLinkFields(fields: FavouritesLinkParameters): string {
  const percentEncoded = (notes: string) =>
    encodeURIComponent(notes).replaceAll('%2C', ',').replaceAll('%20', '+').replaceAll("'", '%27');
  return writeUnencodedQuery({ ...fields, n: fields.n === null ? null : percentEncoded(fields.n) });
}

/**
 * Reads at most `longest` characters of a query; `cut` tells whether a parameter of the link was cut, and `withoutEnd`
 * lacks the entry that was. The first of a repeated parameter counts, but repeated ids are joined.
 */
export function readLinkFields(query: string, longest: number) {
  const text = query.startsWith('?') ? query.slice(1) : query;
  const readable = text.slice(0, longest);
  const parameters = new URLSearchParams(toWellFormedEscapes(readable));
  const value = (key: string) => parameters.get(key);
  const fields = {
    v: value('v'),
    y: parameters.has('y') ? parameters.getAll('y').join(',') : null,
    on: value('on'),
    was: value('was'),
    n: value('n'),
    sum: value('sum'),
    not: value('not'),
  };
  const end = readable.endsWith('&') ? undefined : [...parameters.keys()].at(-1);
  return {
    fields,
    cut: text.length > longest && end !== undefined && isLinkKey(end),
    withoutEnd: withoutEnd(fields, end),
  };
}

/** Returns the checksum of a link: seven letters and digits of an FNV-1a hash. */
export function checksumOf({ y, on, was, n }: FavouritesLinkParameters): string {
  const text = [y, on, was, n].map((part) => part ?? '').join('&');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}

/** Removes the last entry, since half an id may be another yacht's, and half a price another price. */
function withoutEnd(fields: FavouritesLinkParameters, end: string | undefined): FavouritesLinkParameters {
  if (end === 'on') return { ...fields, on: null };
  if (end !== 'y' && end !== 'was' && end !== 'n') return fields;
  return { ...fields, [end]: fields[end]?.split(',').slice(0, -1).join(',') ?? null };
}

/** Escapes commas in notes, since they separate notes, in a way that survives repeated percent-encoding. */
export const escapeNote = (note: string) => note.replaceAll('~', '~-').replaceAll(',', '~.');
export const unescapeNote = (text: string) => text.replaceAll('~.', ',').replaceAll('~-', '~');

export interface LinkProblems {
  /** The number of yachts, listing statuses and dates that could not be read. */
  readonly unread: number;
  /** The number of yachts beyond the limit. */
  readonly over: number;
  /** Whether the end of the link is missing. */
  readonly cut: boolean;
  /** Whether the checksum or the version is wrong; listing statuses and date are then ignored. */
  readonly altered: boolean;
  /** Whether a later version of the site wrote the link; only its yachts are then read. */
  readonly newer: boolean;
}

export const NO_LINK_PROBLEMS: LinkProblems = { unread: 0, over: 0, cut: false, altered: false, newer: false };

const FLAGS = ['cut', 'altered', 'newer'] as const;
/** The highest count that is written. */
const MAX_COUNT = 999;
const MARK = /^(cut|altered|newer)$|^(bad|more)([1-9]\d{0,2})$/;

/** Writes the problems: '' for none, else `cut,bad2,more5`. */
export function encodeLinkProblems(trouble: LinkProblems): string {
  const counted = (name: string, count: number) => (count > 0 ? [name + Math.min(count, MAX_COUNT)] : []);
  const flags = FLAGS.filter((flag) => trouble[flag]);
  return [...flags, ...counted('bad', trouble.unread), ...counted('more', trouble.over)].join(',');
}

/** Reads what {@link encodeLinkProblems} wrote; null if there is nothing. */
export function decodeLinkTrouble(text: string): LinkProblems | null {
  const marks = text.split(',').flatMap((part) => MARK.exec(part) ?? []);
  if (marks.length === 0) return null;
  const counted = (name: string) => (marks.includes(name) ? Number(marks[marks.indexOf(name) + 1]) : 0);
  return {
    unread: counted('bad'),
    over: counted('more'),
    cut: marks.includes('cut'),
    altered: marks.includes('altered'),
    newer: marks.includes('newer'),
  };
}
