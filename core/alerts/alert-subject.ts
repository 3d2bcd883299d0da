import type { DisplayPreferences } from '../preferences/display.ts';
import { parametersOf, type QueryRules, queryOf } from '../routing/query-rules.ts';
import { type Criteria, withFiltersOnly } from '../search/criteria/criteria.ts';
import { encodeStay, parseStayText, type StayCriteria } from '../search/criteria/stay-criteria.ts';
import {
  decodeSearch,
  encodeSearch,
  isSearchKey,
  requestedDisplay,
  withDisplay,
} from '../search/query/search-query.ts';
import type { Brand } from '../shared/brand.ts';
import { decodeFavouriteIds, encodeFavouriteIds, type FavouriteIds } from '../shortlist/favourite-ids.ts';

/** A subject as `encodeAlertSubject` writes it, the question of an alert; equal texts are answered once. */
export type EncodedAlertSubject = Brand<string, 'EncodedAlertSubject'>;

/** The yachts that an alert watches: those that a search finds, or certain ones, perhaps on certain nights (FD6). */
export type WatchedYachts =
  | { readonly kind: 'search'; readonly criteria: Criteria }
  | { readonly kind: 'yachts'; readonly ids: FavouriteIds; readonly stay: StayCriteria | null };

/** The yachts that an alert watches, with the currency and unit that its search counts in and its letters show. */
export interface AlertSubject {
  readonly watched: WatchedYachts;
  readonly display: DisplayPreferences;
}

/** The maximum length of an encoded subject, in UTF-16 code units: databases index it together with an address. */
export const MAX_SUBJECT_LENGTH = 2000;

const YACHTS = 'y';
const STAY = 'd';

/** Writes the query of the page that asks for an alert: a search, such as `?i=sale&l=kind:sail`, or `?y=H-001,H-002&d=…`. */
export function encodeWatchedYachts(watched: WatchedYachts): string {
  if (watched.kind === 'search') return encodeSearch(withFiltersOnly(watched.criteria));
  const { ids, stay } = watched;
  return queryOf([encodeFavouriteIds(ids).slice(1), stay === null ? '' : `${STAY}=${encodeStay(free(stay))}`]);
}

/** Reads what {@link encodeWatchedYachts} writes; a query without yachts is a search. Never throws. */
export function decodeWatchedYachts(query: string | URLSearchParams): WatchedYachts {
  const parameters = parametersOf(query);
  const ids = decodeFavouriteIds(parameters);
  if (ids.length === 0) {
    const criteria = withFiltersOnly(decodeSearch(parameters));
    return { kind: 'search', criteria: { ...criteria, stay: criteria.stay && free(criteria.stay) } };
  }
  const stay = parseStayText(parameters.get(STAY) ?? '');
  return { kind: 'yachts', ids, stay: stay && free(stay) };
}

/** A stay is waited for until it is free, whichever group of yachts the list shows. */
function free(stay: StayCriteria): StayCriteria {
  return { ...stay, group: 'free' };
}

/** Writes a subject as alerts keep it; null where it is longer than {@link MAX_SUBJECT_LENGTH}. */
export function encodeAlertSubject({ watched, display }: AlertSubject): EncodedAlertSubject | null {
  const text = withDisplay(encodeWatchedYachts(watched), display);
  return text.length > MAX_SUBJECT_LENGTH ? null : (text as EncodedAlertSubject);
}

/** Reads what {@link encodeAlertSubject} writes. Never throws. */
export function decodeAlertSubject(text: string): AlertSubject {
  const parameters = parametersOf(text);
  const { currency, unit } = requestedDisplay(parameters);
  return { watched: decodeWatchedYachts(parameters), display: { currency: currency ?? 'eur', unit: unit ?? 'meters' } };
}

/** Returns the stay that a question asks for; null without one. */
export function watchedStay(watched: WatchedYachts): StayCriteria | null {
  return watched.kind === 'search' ? watched.criteria.stay : watched.stay;
}

/** The rules of a question in the query of the page that asks for an alert. */
export const WATCHED_YACHTS_QUERY_RULES: QueryRules = {
  owns: (key) => key === YACHTS || isSearchKey(key),
  canonical: (query) => encodeWatchedYachts(decodeWatchedYachts(query)),
};
