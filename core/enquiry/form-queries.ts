import { canonicalEstimate, ESTIMATE_KEYS } from '../estimate/estimate-query.ts';
import { parametersOf, type QueryRules, queryOf, truncatedQuery } from '../routing/query-rules.ts';
import { decodeFavouriteIds, encodeFavouriteIds, type FavouriteIds } from '../shortlist/favourite-ids.ts';
import { isUrlSafeYachtId } from '../shortlist/yacht-id.ts';
import type { YachtId } from '../yacht/yacht.ts';
import { type EnquiryReference, readReference } from './reference.ts';

export const ENQUIRY_KINDS = ['general', 'charter', 'purchase', 'berth', 'selling'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** The kind and subject in a form's address. Ids are well-formed but may not exist; the page checks them. */
export interface EnquiryRequest {
  readonly kind: EnquiryKind;
  readonly yacht: YachtId | null;
  readonly berth: string | null;
  /** The name of a yacht or a berth that the link asked about and the site does not have; null if there is none. */
  readonly missing: string | null;
  readonly person: string | null;
  readonly office: string | null;
  /** The canonical query of an estimate, '' for none; its dates and party prefill the form. */
  readonly estimate: string;
  readonly favourites: FavouriteIds;
  /** The query of an itinerary, without `?`; null if there is none. */
  readonly itinerary: string | null;
}

export const EMPTY_ENQUIRY_REQUEST: EnquiryRequest = {
  kind: 'general',
  yacht: null,
  berth: null,
  missing: null,
  person: null,
  office: null,
  estimate: '',
  favourites: [],
  itinerary: null,
};

/** Parameters in the order of a canonical address; those of estimate and favourites follow. */
const NAMES = ['about', 'yacht', 'berth', 'person', 'office', 'missing', 'itinerary'] as const;
const FAVOURITES_KEY = 'y';
const MAX_ID_LENGTH = 80;
/** The form of page ids in the content. */
const PAGE_ID = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
/** The form of ids in the office directory. */
const OFFICE_ID = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._/-]*[\p{L}\p{M}\p{N}])?$/u;
/** Names without characters that are invisible, that stack, or that change the text direction. */
const SHOWN_NAME = /^[\p{L}\p{N}\p{P}\p{S} ]{1,80}$/u;
const MAX_ITINERARY_LENGTH = 4000;
const ITINERARY = /^[A-Za-z0-9._~,:;=&%+!*()-]+$/;

/** Writes the canonical query, cut to the length that is read: `?about=charter&yacht=H-001&…`; '' if empty. */
export function encodeEnquiryRequest(request: EnquiryRequest): string {
  const query = new URLSearchParams();
  if (request.kind !== 'general') query.set('about', request.kind);
  for (const name of NAMES) {
    const value = name === 'about' ? null : request[name];
    if (value !== null) query.set(name, value);
  }
  const whole = queryOf([query.toString(), request.estimate.slice(1), encodeFavouriteIds(request.favourites).slice(1)]);
  return queryOf([truncatedQuery(whole)]);
}

/** Reads any query, such as {@link encodeEnquiryRequest} writes. Invalid values are dropped; it never throws. */
export function decodeEnquiryRequest(query: string | URLSearchParams): EnquiryRequest {
  const parameters = parametersOf(query);
  const matching = (name: string, form: RegExp, longest = MAX_ID_LENGTH) => {
    const value = parameters.get(name);
    return value !== null && value.length <= longest && form.test(value) ? value : null;
  };
  const kind = ENQUIRY_KINDS.find((one) => one === parameters.get('about')) ?? 'general';
  return {
    kind,
    ...decodeSubject(kind, parameters),
    person: matching('person', PAGE_ID),
    office: matching('office', OFFICE_ID),
    estimate: kind === 'charter' ? canonicalEstimate(parameters) : '',
    favourites: decodeFavouriteIds(parameters),
    itinerary: matching('itinerary', ITINERARY, MAX_ITINERARY_LENGTH),
  };
}

/**
 * Reads the yacht or berth that a link names. A link without a kind may name either. A name that cannot be an id
 * becomes `missing`, which the page and the broker's letter show.
 */
function decodeSubject(
  kind: EnquiryKind,
  parameters: URLSearchParams,
): Pick<EnquiryRequest, 'yacht' | 'berth' | 'missing'> {
  const read = (name: 'yacht' | 'berth', kinds: readonly EnquiryKind[]) =>
    (kinds.includes(kind) && parameters.get(name)) || null;
  const yacht = read('yacht', ['charter', 'purchase', 'general']);
  const berth = read('berth', ['berth', 'general']);
  if (isUrlSafeYachtId(yacht)) return { yacht, berth: null, missing: null };
  if (berth !== null && berth.length <= MAX_ID_LENGTH && PAGE_ID.test(berth))
    return { yacht: null, berth, missing: null };
  const missing = kind === 'selling' ? null : missingName(yacht ?? berth ?? parameters.get('missing') ?? '');
  return { yacht: null, berth: null, missing };
}

/** Cleans the name of a missing subject; null where nothing is named, an ellipsis for a name that cannot be shown. */
function missingName(text: string): string | null {
  const name = text.trim();
  if (name === '') return null;
  return SHOWN_NAME.test(name) ? name : '…';
}

/** Removes a yacht or berth that is gone, with its estimate, and keeps its id as `missing`. */
export function withoutSubject(request: EnquiryRequest): EnquiryRequest {
  return {
    ...request,
    yacht: null,
    berth: null,
    missing: request.yacht ?? request.berth ?? request.missing,
    estimate: '',
  };
}

export const ENQUIRY_REQUEST_QUERY_RULES: QueryRules = {
  owns: (key) => [...NAMES, ...ESTIMATE_KEYS, FAVOURITES_KEY].some((own) => own === key),
  canonical: (query) => encodeEnquiryRequest(decodeEnquiryRequest(query)),
};

const REFERENCE = 'reference';

/** Writes `?reference=7KM2Q-94QFX`, at which the enquiry page shows its thanks instead of the form (FM2). */
export function encodeReferenceQuery(reference: EnquiryReference): string {
  return `?${REFERENCE}=${reference}`;
}

/** Reads the reference; null where there is none or it is malformed. */
export function decodeReferenceQuery(query: string | URLSearchParams): EnquiryReference | null {
  return readReference(parametersOf(query).get(REFERENCE) ?? '');
}

/** The query rules of the enquiry page: a reference if there is one, else the form's request. */
export const ENQUIRY_PAGE_QUERY_RULES: QueryRules = {
  owns: (key) => key === REFERENCE || ENQUIRY_REQUEST_QUERY_RULES.owns(key),
  canonical(query) {
    const parameters = parametersOf(query);
    const reference = decodeReferenceQuery(parameters);
    return reference === null
      ? encodeEnquiryRequest(decodeEnquiryRequest(parameters))
      : encodeReferenceQuery(reference);
  },
};

/** The state of the newsletter page: its form, the button that a letter's link leads to, or a result (FM3). */
export type NewsletterPageState =
  | { readonly step: 'form' }
  | { readonly step: (typeof TOKEN_STEPS)[number]; readonly token: string }
  | { readonly step: (typeof DONE_STEPS)[number] };

const TOKEN_STEPS = ['confirm', 'stop'] as const;
const DONE_STEPS = ['sent', 'confirmed', 'stopped'] as const;
const DONE_KEY = 'done';
const TOKEN = /^[A-Za-z0-9_.-]{1,400}$/;

/** Writes '' for the form, `?confirm=…`, `?stop=…` or `?done=sent`. */
export function encodeNewsletterQuery(page: NewsletterPageState): string {
  if ('token' in page) return `?${page.step}=${page.token}`;
  return page.step === 'form' ? '' : `?${DONE_KEY}=${page.step}`;
}

/** Reads a query of {@link encodeNewsletterQuery}; anything else is the form. */
export function decodeNewsletterQuery(query: string): NewsletterPageState {
  const given = parametersOf(query);
  for (const step of TOKEN_STEPS) {
    const token = given.get(step);
    // A link whose token a mail program broke still shows its step, with a notice.
    if (token !== null) return { step, token: TOKEN.test(token) ? token : '' };
  }
  return { step: DONE_STEPS.find((one) => one === given.get(DONE_KEY)) ?? 'form' };
}

export const NEWSLETTER_PAGE_QUERY_RULES: QueryRules = {
  owns: (key) => [...TOKEN_STEPS, DONE_KEY].some((own) => own === key),
  canonical: (query) => encodeNewsletterQuery(decodeNewsletterQuery(query)),
};
