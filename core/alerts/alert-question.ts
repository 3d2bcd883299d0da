import type { DisplayPreferences } from '../preferences/display.ts';
import { parametersOf, type QueryRules, queryOf } from '../routing/query-rules.ts';
import { type Criteria, feedCriteria } from '../search/criteria/criteria.ts';
import { formatStay, parseStayText, type SoughtStay } from '../search/criteria/sought-stay.ts';
import {
  decodeSearch,
  encodeSearch,
  isSearchKey,
  requestedDisplay,
  withDisplay,
} from '../search/query/search-query.ts';
import type { Brand } from '../shared/brand.ts';
import { decodeFavourites, encodeFavourites, type Favourites } from '../shortlist/favourites.ts';

/** A question with its display as `encodeAlertQuestion` writes it; equal texts are answered once. */
export type AlertQuestionText = Brand<string, 'AlertQuestionText'>;

/** The yachts that an alert watches: those that a search finds, or certain ones, perhaps on certain nights (FD6). */
export type WatchedYachts =
  | { readonly kind: 'search'; readonly criteria: Criteria }
  | { readonly kind: 'yachts'; readonly ids: Favourites; readonly stay: SoughtStay | null };

/** The yachts that an alert watches, with the currency and unit that its search counts in and its letters show. */
export interface AlertQuestion {
  readonly watched: WatchedYachts;
  readonly display: DisplayPreferences;
}

/** Longest question in characters: databases index it together with an address. */
export const LONGEST_QUESTION = 2000;

const YACHTS = 'y';
const STAY = 'd';

/** Writes the query of the page that asks for an alert: a search, such as `?i=sale&l=kind:sail`, or `?y=H-001,H-002&d=…`. */
export function encodeWatched(watched: WatchedYachts): string {
  if (watched.kind === 'search') return encodeSearch(feedCriteria(watched.criteria));
  const { ids, stay } = watched;
  return queryOf([encodeFavourites(ids).slice(1), stay === null ? '' : `${STAY}=${formatStay(free(stay))}`]);
}

/** Reads what {@link encodeWatched} writes; a query without yachts is a search. Never throws. */
export function decodeWatched(query: string | URLSearchParams): WatchedYachts {
  const parameters = parametersOf(query);
  const ids = decodeFavourites(parameters);
  if (ids.length === 0) {
    const criteria = feedCriteria(decodeSearch(parameters));
    return { kind: 'search', criteria: { ...criteria, stay: criteria.stay && free(criteria.stay) } };
  }
  const stay = parseStayText(parameters.get(STAY) ?? '');
  return { kind: 'yachts', ids, stay: stay && free(stay) };
}

/** A stay is waited for until it is free, whichever group of yachts the list shows. */
function free(stay: SoughtStay): SoughtStay {
  return { ...stay, group: 'free' };
}

/** Writes a question as alerts keep it; null where it is longer than {@link LONGEST_QUESTION}. */
export function encodeAlertQuestion({ watched, display }: AlertQuestion): AlertQuestionText | null {
  const text = withDisplay(encodeWatched(watched), display);
  return text.length > LONGEST_QUESTION ? null : (text as AlertQuestionText);
}

/** Reads what {@link encodeAlertQuestion} writes. Never throws. */
export function decodeAlertQuestion(text: string): AlertQuestion {
  const parameters = parametersOf(text);
  const { currency, unit } = requestedDisplay(parameters);
  return { watched: decodeWatched(parameters), display: { currency: currency ?? 'eur', unit: unit ?? 'meters' } };
}

/** Returns the stay that a question asks for; null without one. */
export function stayOf(watched: WatchedYachts): SoughtStay | null {
  return watched.kind === 'search' ? watched.criteria.stay : watched.stay;
}

/** The rules of a question in the query of the page that asks for an alert. */
export const WATCHED_QUERY_RULES: QueryRules = {
  owns: (key) => key === YACHTS || isSearchKey(key),
  canonical: (query) => encodeWatched(decodeWatched(query)),
};
