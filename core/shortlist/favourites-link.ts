import type { QueryCodec } from '../routing/query-codec.ts';
import { dateOfDay, dayNumber } from '../shared/calendar-day.ts';
import type { YachtId } from '../yacht/yacht.ts';
import { MAX_FAVOURITES } from './favourites.ts';
import { isLinkKey, type LinkFields, linkText, readLinkFields, sumOf } from './favourites-link-fields.ts';
import { decodeLinkMarks, encodeLinkMarks, type LinkTrouble, NO_TROUBLE } from './favourites-link-marks.ts';
import { noteOf } from './favourites-note.ts';
import { decodeStanding, encodeStanding, type Standing } from './favourites-standing.ts';
import { isYachtId } from './yacht-id.ts';

/** A yacht as a link names her. */
export interface LinkedYacht {
  readonly id: YachtId;
  /** How she stood when the list was shared; null where the link does not say. */
  readonly was: Standing | null;
  /** Of whoever shared the list; '' for none. */
  readonly note: string;
}

/** A list as an address carries it, whole: nothing of it is kept anywhere else (product.md CF2). */
export interface FavouritesLink {
  /** Each once, in their order, at most 60. */
  readonly yachts: readonly LinkedYacht[];
  /** ISO 8601 date on which it was shared; null for an address that says no more than which yachts. */
  readonly on: string | null;
  readonly trouble: LinkTrouble;
}

/** The version that is written; a link without one names yachts alone. */
const VERSION = '2';
/** Characters of a query that may be sent to others: what mail and messages carry unharmed. */
export const MAX_LINK = 6000;
/** Characters of a query that are read. */
const LONGEST = 8000;

/**
 * '' for an empty list, `?y=H-001,H-002` for yachts alone, else `?v=2&y=…&on=20261122&was=…&n=…&sum=…`. What could not be
 * read of a link is said by `not` in place of the sum, so that its canonical form tells it too.
 */
export function encodeFavouritesLink({ yachts, on, trouble }: FavouritesLink): string {
  const marks = encodeLinkMarks(trouble);
  const withNotes = yachts.some(({ note }) => note !== '');
  const fields: LinkFields = {
    v: on === null && !withNotes ? null : VERSION,
    y: yachts.length === 0 ? null : yachts.map(({ id }) => id),
    on: on?.replaceAll('-', '') ?? null,
    was: on === null ? null : yachts.map(({ was }) => (was === null ? '' : encodeStanding(was))),
    n: withNotes ? yachts.map(({ note }) => note) : null,
    sum: null,
    not: marks === '' ? null : marks,
  };
  return linkText({ ...fields, sum: fields.v !== null && marks === '' ? sumOf(fields) : null });
}

/** What {@link encodeFavouritesLink} wrote, or a stranger. What can be read is; the rest is told by `trouble`. Never throws. */
export function decodeFavouritesLink(query: string): FavouritesLink {
  const read = readLinkFields(query, LONGEST);
  const { fields } = read;
  const marked = decodeLinkMarks(fields.not ?? '');
  const isOurs = fields.v === VERSION;
  const isSummed = isOurs && marked === null;
  const sum = fields.sum ?? '';
  const cut = read.cut || (isSummed && sum.length < sumOf(fields).length);
  const altered = isSummed ? !cut && sum !== sumOf(fields) : !isOurs && isOddVersion(fields.v);
  const whole = cut ? read.withoutEnd() : fields;
  const named = yachtsOf(whole, isOurs, isOurs && !altered);
  const day = isOurs && !altered ? dateOf(whole.on) : null;
  const on = named.yachts.length === 0 ? null : day;
  const before = marked ?? NO_TROUBLE;
  const trouble: LinkTrouble = {
    unread: before.unread + named.unread + (isOurs && !altered && whole.on !== null && day === null ? 1 : 0),
    over: before.over + named.over,
    cut: before.cut || cut,
    altered: before.altered || altered,
    newer: before.newer || (!isOurs && isLaterVersion(fields.v)),
  };
  return fitting({
    yachts: on === null ? named.yachts.map((yacht) => ({ ...yacht, was: null })) : named.yachts,
    on,
    trouble,
  });
}

/** The query of the page of favourites. */
export const FAVOURITES_QUERY: QueryCodec = {
  owns: isLinkKey,
  canonical: (query) => encodeFavouritesLink(decodeFavouritesLink(query)),
};

interface NamedYachts {
  readonly yachts: readonly LinkedYacht[];
  readonly unread: number;
  readonly over: number;
}

/** Prices and notes stand at the place of their yacht. Repeats are no loss. */
function yachtsOf({ y, was, n }: LinkFields, withNotes: boolean, withStandings: boolean): NamedYachts {
  const yachts = new Map<YachtId, LinkedYacht>();
  const over = new Set<string>();
  let unread = 0;
  for (const [at, id] of (y ?? []).entries()) {
    if (!isYachtId(id)) {
      if (id !== '') unread += 1;
      continue;
    }
    if (yachts.has(id)) continue;
    if (yachts.size >= MAX_FAVOURITES) {
      over.add(id);
      continue;
    }
    const token = withStandings ? (was?.[at] ?? '') : '';
    const standing = token === '' ? null : decodeStanding(token);
    if (token !== '' && standing === null) unread += 1;
    yachts.set(id, { id, was: standing, note: withNotes ? noteOf(n?.[at]) : '' });
  }
  return { yachts: [...yachts.values()], unread, over: over.size };
}

/** Raw notes take more room once they are written as an address has them: those that do not fit go. */
function fitting(link: FavouritesLink): FavouritesLink {
  if (encodeFavouritesLink(link).length <= LONGEST) return link;
  return {
    ...link,
    yachts: link.yachts.map((yacht) => ({ ...yacht, note: '' })),
    trouble: { ...link.trouble, cut: true },
  };
}

function dateOf(text: string | null): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? '') ?? [];
  const number = dayNumber(`${year}-${month}-${day}`);
  return number === null ? null : dateOfDay(number);
}

function isLaterVersion(version: string | null): boolean {
  return version !== null && /^\d{1,4}$/.test(version) && Number(version) > Number(VERSION);
}

/** Neither a version that was, nor one that may come. */
function isOddVersion(version: string | null): boolean {
  return version !== null && version !== '1' && !isLaterVersion(version);
}
