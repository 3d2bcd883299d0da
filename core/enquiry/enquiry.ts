import type { Locale } from '../locale/locale.ts';
import type { Brand } from '../shared/brand.ts';
import type { YachtId } from '../yacht/yacht.ts';

/** The number by which visitor and brokerage name an enquiry, as {@link referenceFrom} makes it. */
export type EnquiryReference = Brand<string, 'EnquiryReference'>;

/** The id of one filled form: submissions with the same key never make two enquiries (FM2). */
export type EnquiryKey = Brand<string, 'EnquiryKey'>;

export const ENQUIRY_KINDS = ['general', 'charter', 'purchase', 'berth', 'selling'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/**
 * Id and name of a yacht or a berth at the time of the enquiry; she may be gone from the site when the letter is read.
 */
export interface NamedThing<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
}

/** The subject of an enquiry (FM2). */
export type EnquirySubject =
  | { readonly kind: 'general' }
  /** Null where none is chosen yet. */
  | { readonly kind: 'charter' | 'purchase'; readonly yacht: NamedThing<YachtId> | null }
  /** The id is that of the berth's page; null where none is chosen yet. */
  | { readonly kind: 'berth'; readonly berth: NamedThing | null }
  | { readonly kind: 'selling' };

/** Dates and party of the charter that a visitor asks for. */
export interface CharterWish {
  /** ISO 8601 dates. */
  readonly from: string | null;
  readonly to: string | null;
  readonly guests: number | null;
}

/**
 * The yacht that a visitor offers for sale, as they describe her; '' for empty fields. The length includes its unit.
 */
export interface OwnVessel {
  readonly name: string;
  readonly builder: string;
  readonly year: string;
  readonly length: string;
}

/** The fields that the visitor filled. */
export interface EnquiryContent {
  readonly name: string;
  readonly email: string;
  /** The typed text; null for an empty field. */
  readonly phone: string | null;
  /** '' where the message is optional and was left empty; lines end with \n. */
  readonly message: string;
  /** Null unless the enquiry is for a charter. */
  readonly charter: CharterWish | null;
  /** Null unless the visitor offers a yacht for sale. */
  readonly vessel: OwnVessel | null;
}

/** Attachments that the visitor ticked. */
export interface EnquiryAttachments {
  /** The canonical query of the yacht's page that asks for the estimate, with its `?`. */
  readonly estimate: string | null;
  /** The canonical query of the itinerary, with its `?`. */
  readonly itinerary: string | null;
  readonly favourites: readonly NamedThing<YachtId>[];
}

/** The person or office that answers, decided once when the enquiry is received. */
export interface EnquiryRouting {
  /** Id of the office directory; null where the brokerage as a whole answers. */
  readonly office: string | null;
  /** Page id of the person; null where the office as a whole answers. */
  readonly person: string | null;
  /** The name of the person, the office or the brokerage. */
  readonly name: string;
  readonly email: string;
  readonly language: Locale;
}

/** One enquiry. Instants are milliseconds since 1970. */
export interface Enquiry {
  readonly reference: EnquiryReference;
  readonly key: EnquiryKey;
  readonly receivedAt: number;
  readonly subject: EnquirySubject;
  /** The name of a yacht or berth in the link that the site does not have; null for none. */
  readonly missing: string | null;
  readonly content: EnquiryContent;
  readonly attachments: EnquiryAttachments;
  /** The visitor's language and currency. */
  readonly locale: Locale;
  readonly currency: string;
  /** Path of the page that the form was opened from; null where it is not known. */
  readonly page: string | null;
  /** The consent sentence that the visitor agreed to. */
  readonly consent: string;
  readonly routing: EnquiryRouting;
}

/** Whether two enquiries have the same subject, content and attachments, whatever their references and instants. */
export function hasSameContent(one: Enquiry, other: Enquiry): boolean {
  return contentText(one) === contentText(other);
}

/** Serialises the content with sorted keys, so that the key order of a store does not matter. */
function contentText({ subject, content, attachments }: Enquiry): string {
  return JSON.stringify([subject, content, attachments], (_, value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
