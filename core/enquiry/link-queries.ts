import type { QueryCodec } from '../routing/query-codec.ts';
import { readableQuery } from '../routing/readable-query.ts';
import type { EnquiryReference } from './enquiry.ts';
import { ENQUIRY_QUERY } from './enquiry-query.ts';
import { readReference } from './reference.ts';

const REFERENCE = 'reference';

/** `?reference=7KM2Q-94QFX`: the page that thanks, in the place of the form (product.md FM2). */
export function encodeReceipt(reference: EnquiryReference): string {
  return `?${REFERENCE}=${reference}`;
}

/** Null for what is no reference. */
export function decodeReceipt(query: string): EnquiryReference | null {
  return readReference(new URLSearchParams(readableQuery(query)).get(REFERENCE) ?? '');
}

/** The query of the page of enquiries: the form's, unless it names one that was sent. */
export const ENQUIRE_QUERY: QueryCodec = {
  owns: (key) => key === REFERENCE || ENQUIRY_QUERY.owns(key),
  canonical(query) {
    const reference = decodeReceipt(query);
    return reference === null ? ENQUIRY_QUERY.canonical(query) : encodeReceipt(reference);
  },
};

/** What the newsletter's page shows: its form, a button that a letter leads to, or what was done (product.md FM3). */
export type NewsletterPageState =
  | { readonly step: 'form' }
  | { readonly step: (typeof TOKEN_STEPS)[number]; readonly token: string }
  | { readonly step: (typeof DONE_STEPS)[number] };

const TOKEN_STEPS = ['confirm', 'stop'] as const;
const DONE_STEPS = ['sent', 'confirmed', 'stopped'] as const;
const DONE_KEY = 'done';
const TOKEN = /^[A-Za-z0-9_.-]{1,400}$/;

/** '' for the form, `?confirm=…`, `?stop=…` or `?done=sent`. */
export function encodeNewsletterQuery(page: NewsletterPageState): string {
  if ('token' in page) return `?${page.step}=${page.token}`;
  return page.step === 'form' ? '' : `?${DONE_KEY}=${page.step}`;
}

/** What {@link encodeNewsletterQuery} wrote; the form for anything else. */
export function decodeNewsletterQuery(query: string): NewsletterPageState {
  const given = new URLSearchParams(readableQuery(query));
  for (const step of TOKEN_STEPS) {
    const token = given.get(step);
    // A link that a program for mail has broken still says what it was for.
    if (token !== null) return { step, token: TOKEN.test(token) ? token : '' };
  }
  const done = DONE_STEPS.find((one) => one === given.get(DONE_KEY));
  return { step: done ?? 'form' };
}

export const NEWSLETTER_QUERY: QueryCodec = {
  owns: (key) => [...TOKEN_STEPS, DONE_KEY].some((own) => own === key),
  canonical: (query) => encodeNewsletterQuery(decodeNewsletterQuery(query)),
};
