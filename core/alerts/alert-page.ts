import { decodeNewsletterQuery, encodeNewsletterQuery, type NewsletterPageState } from '../enquiry/form-queries.ts';
import { parametersOf, type QueryRules } from '../routing/query-rules.ts';
import {
  decodeWatchedYachts,
  encodeWatchedYachts,
  WATCHED_YACHTS_QUERY_RULES,
  type WatchedYachts,
} from './alert-subject.ts';

/** The state of the page of alerts: its form, the button that a letter's link leads to, or a result (FD6). */
export type AlertPageState =
  | { readonly step: 'form'; readonly watched: WatchedYachts }
  | Exclude<NewsletterPageState, { readonly step: 'form' }>
  /** The address has as many alerts as it may have. */
  | { readonly step: 'full' };

const FULL = 'done=full';

/** Writes the query of a search or of yachts for the form, `?confirm=…`, `?stop=…`, or `?done=sent`. */
export function encodeAlertPage(page: AlertPageState): string {
  if (page.step === 'form') return encodeWatchedYachts(page.watched);
  return page.step === 'full' ? `?${FULL}` : encodeNewsletterQuery(page);
}

/** Reads a query of {@link encodeAlertPage}; anything else is the form. */
export function decodeAlertQuery(query: string): AlertPageState {
  const page = decodeNewsletterQuery(query);
  if (page.step !== 'form') return page;
  if (parametersOf(query).get('done') === 'full') return { step: 'full' };
  return { step: 'form', watched: decodeWatchedYachts(query) };
}

export const ALERT_PAGE_QUERY_RULES: QueryRules = {
  owns: (key) => ['confirm', 'stop', 'done'].includes(key) || WATCHED_YACHTS_QUERY_RULES.owns(key),
  canonical: (query) => encodeAlertPage(decodeAlertQuery(query)),
};
