import type { QueryRules } from '../routing/query-rules.ts';
import { dateOfDay, dayNumber } from '../shared/calendar-day.ts';
import type { YachtId } from '../yacht/yacht.ts';
import { MAX_FAVOURITES } from './favourite-ids.ts';
import {
  checksumOf,
  decodeLinkTrouble,
  encodeLinkProblems,
  escapeNote,
  type FavouritesLinkParameters,
  isLinkKey,
  type LinkProblems,
  NO_LINK_PROBLEMS,
  readLinkFields,
  unescapeNote,
  writeLinkFields,
} from './favourites-link-fields.ts';
import { cleanNote } from './favourites-list.ts';
import { decodeListingStatus, encodeListingStatus, type ListingStatus } from './listing-status.ts';
import { isUrlSafeYachtId } from './yacht-id.ts';

export interface SharedFavourite {
  readonly id: YachtId;
  /** Her listing status when the list was shared; null if the link does not have it. */
  readonly was: ListingStatus | null;
  /** Note of the sender; '' for none. */
  readonly note: string;
}

/** A list of favourites that its address holds completely; nothing of it is stored elsewhere (CF2). */
export interface FavouritesLink {
  /** Each yacht once, at most 60. */
  readonly yachts: readonly SharedFavourite[];
  /** ISO 8601 date on which the list was shared; null for a link without a readable date or yacht. */
  readonly on: string | null;
  readonly trouble: LinkProblems;
}

/** The version that is written; a link of ids alone has none. */
const VERSION = '2';
/** The most characters of a query that can be shared, which mail and messages transport intact. */
export const MAX_LINK = 6000;
/** The most characters of a query that are read. */
const MAX_READ = 8000;

/**
 * Writes a link: '' for an empty list, `?y=H-001,H-002` for ids alone, else `?v=2&y=…&on=20261122&was=…&n=…&sum=…`. The
 * problems of a link are written as `not` in place of `sum`, so that its canonical form keeps them.
 */
export function encodeFavouritesLink({ yachts, on, trouble }: FavouritesLink): string {
  const marks = encodeLinkProblems(trouble) || null;
  const withNotes = yachts.some(({ note }) => note !== '');
  const fields: FavouritesLinkParameters = {
    v: on === null && !withNotes ? null : VERSION,
    y: yachts.map(({ id }) => id).join(',') || null,
    on: on?.replaceAll('-', '') ?? null,
    was: on === null ? null : yachts.map(({ was }) => (was === null ? '' : encodeListingStatus(was))).join(','),
    n: withNotes ? yachts.map(({ note }) => escapeNote(note)).join(',') : null,
    sum: null,
    not: marks,
  };
  return writeLinkFields({ ...fields, sum: fields.v !== null && marks === null ? checksumOf(fields) : null });
}

/** Reads any query, such as {@link encodeFavouritesLink} writes; its problems are in `trouble`. Never throws. */
export function decodeFavouritesLink(query: string): FavouritesLink {
  const read = readLinkFields(query, MAX_READ);
  const { fields } = read;
  const marked = decodeLinkTrouble(fields.not ?? '');
  const isOurs = fields.v === VERSION;
  const isLater = fields.v !== null && /^\d{1,4}$/.test(fields.v) && Number(fields.v) > Number(VERSION);
  const isOdd = !isOurs && !isLater && fields.v !== null && fields.v !== '1';
  const isSummed = isOurs && marked === null;
  const sum = fields.sum ?? '';
  const cut = read.cut || (isSummed && sum.length < checksumOf(fields).length);
  const altered = isSummed ? !cut && sum !== checksumOf(fields) : isOdd;
  const complete = cut ? read.withoutEnd : fields;
  const named = yachtsOf(complete, isOurs, isOurs && !altered);
  const day = isOurs && !altered ? dateOf(complete.on) : null;
  const on = named.yachts.length === 0 ? null : day;
  const before = marked ?? NO_LINK_PROBLEMS;
  const trouble: LinkProblems = {
    unread: before.unread + named.unread + (isOurs && !altered && complete.on !== null && day === null ? 1 : 0),
    over: before.over + named.over,
    cut: before.cut || cut,
    altered: before.altered || altered,
    newer: before.newer || isLater,
  };
  return fitting({
    yachts: on === null ? named.yachts.map((yacht) => ({ ...yacht, was: null })) : named.yachts,
    on,
    trouble,
  });
}

export const FAVOURITES_QUERY_RULES: QueryRules = {
  owns: isLinkKey,
  canonical: (query) => encodeFavouritesLink(decodeFavouritesLink(query)),
};

/** Reads the yachts with the listing status and note at the index of each. Repeated ids are ignored. */
function yachtsOf({ y, was, n }: FavouritesLinkParameters, withNotes: boolean, withStatuses: boolean) {
  const [statuses, notes] = [was?.split(','), n?.split(',')];
  const yachts = new Map<YachtId, SharedFavourite>();
  const over = new Set<string>();
  let unread = 0;
  for (const [at, id] of (y?.split(',') ?? []).entries()) {
    if (!isUrlSafeYachtId(id)) {
      if (id !== '') unread += 1;
      continue;
    }
    if (yachts.has(id)) continue;
    if (yachts.size >= MAX_FAVOURITES) {
      over.add(id);
      continue;
    }
    const token = withStatuses ? (statuses?.[at] ?? '') : '';
    const status = token === '' ? null : decodeListingStatus(token);
    if (token !== '' && status === null) unread += 1;
    yachts.set(id, { id, was: status, note: withNotes ? cleanNote(unescapeNote(notes?.[at] ?? '')) : '' });
  }
  return { yachts: [...yachts.values()], unread, over: over.size };
}

/** Drops all notes, as if cut, if the canonical link, with percent-encoded notes, would be too long. */
function fitting(link: FavouritesLink): FavouritesLink {
  if (encodeFavouritesLink(link).length <= MAX_READ) return link;
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
