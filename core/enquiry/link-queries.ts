import { type QueryCodec, readableQuery } from '../routing/query-codec.ts';
import { ENQUIRY_QUERY } from './enquiry-query.ts';
import { type EnquiryReference, readReference } from './reference.ts';

const REFERENCE = 'reference';

/** Writes `?reference=7KM2Q-94QFX`, at which the enquiry page shows its thanks instead of the form (FM2). */
export function encodeReceipt(reference: EnquiryReference): string {
  return `?${REFERENCE}=${reference}`;
}

/** Reads the reference; null where there is none or it is malformed. */
export function decodeReceipt(query: string): EnquiryReference | null {
  return readReference(new URLSearchParams(readableQuery(query)).get(REFERENCE) ?? '');
}

/** The query codec of the enquiry page: a reference if there is one, else the form's request. */
export const ENQUIRE_QUERY: QueryCodec = {
  owns: (key) => key === REFERENCE || ENQUIRY_QUERY.owns(key),
  canonical(query) {
    const reference = decodeReceipt(query);
    return reference === null ? ENQUIRY_QUERY.canonical(query) : encodeReceipt(reference);
  },
};

/** The state of the newsletter page: its form, the button of a letter's link, or a result (FM3). */
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
  const given = new URLSearchParams(readableQuery(query));
  for (const step of TOKEN_STEPS) {
    const token = given.get(step);
    // A token that a mail program has broken still shows its step, with a notice.
    if (token !== null) return { step, token: TOKEN.test(token) ? token : '' };
  }
  const done = DONE_STEPS.find((one) => one === given.get(DONE_KEY));
  return { step: done ?? 'form' };
}

export const NEWSLETTER_QUERY: QueryCodec = {
  owns: (key) => [...TOKEN_STEPS, DONE_KEY].some((own) => own === key),
  canonical: (query) => encodeNewsletterQuery(decodeNewsletterQuery(query)),
};
