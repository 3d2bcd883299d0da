import type { Locale } from '../locale/locale.ts';
import type { Brand } from '../shared/brand.ts';
import type { YachtId } from '../yacht/yacht.ts';

/** What visitor and broker call an enquiry by, as {@link referenceFrom} makes it. */
export type EnquiryReference = Brand<string, 'EnquiryReference'>;

/** Names one filled form, however often it is sent: the same key never makes two enquiries (product.md FM2). */
export type EnquiryKey = Brand<string, 'EnquiryKey'>;

export const ENQUIRY_KINDS = ['general', 'charter', 'purchase', 'berth', 'selling'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** A yacht or a berth as it was called when somebody asked: it may be gone from the site when the letter is read. */
export interface NamedThing<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
}

/** What an enquiry is about (product.md FM2). */
export type EnquirySubject =
  | { readonly kind: 'general' }
  /** Null where none is chosen yet. */
  | { readonly kind: 'charter' | 'purchase'; readonly yacht: NamedThing<YachtId> | null }
  /** The id is that of the berth's page; null where none is chosen yet. */
  | { readonly kind: 'berth'; readonly berth: NamedThing | null }
  | { readonly kind: 'selling' };

/** Dates and party of a charter that is wished for. */
export interface CharterWish {
  /** ISO 8601 dates. */
  readonly from: string | null;
  readonly to: string | null;
  readonly guests: number | null;
}

/** The yacht that somebody wants to sell, as they describe her; '' for what they left empty. A length has its unit. */
export interface OwnVessel {
  readonly name: string;
  readonly builder: string;
  readonly year: string;
  readonly length: string;
}

/** What the visitor wrote. */
export interface EnquiryContent {
  readonly name: string;
  readonly email: string;
  /** As typed, null where none was. */
  readonly phone: string | null;
  /** '' where none was needed and none was written; lines end with \n. */
  readonly message: string;
  /** Null for what is no charter. */
  readonly charter: CharterWish | null;
  /** Null for what is no offer to sell. */
  readonly vessel: OwnVessel | null;
}

/** What goes along with it at the visitor's will. */
export interface EnquiryAttachments {
  /** The canonical query of the yacht's page that asks for the estimate, with its `?`. */
  readonly estimate: string | null;
  /** The canonical query of the itinerary, with its `?`. */
  readonly itinerary: string | null;
  readonly favourites: readonly NamedThing<YachtId>[];
}

/** Who answers, settled once, when the enquiry came. */
export interface EnquiryRouting {
  /** Id of the office directory; null where the house itself answers. */
  readonly office: string | null;
  /** Page of the person; null where the office as a whole answers. */
  readonly person: string | null;
  /** The person, the office or the house by name. */
  readonly name: string;
  readonly email: string;
  readonly language: Locale;
}

/** One enquiry, whole. Instants are milliseconds since 1970. */
export interface Enquiry {
  readonly reference: EnquiryReference;
  readonly key: EnquiryKey;
  readonly receivedAt: number;
  readonly subject: EnquirySubject;
  /** The name by which a link asked about a yacht or a berth that the site does not have; null for none. */
  readonly missing: string | null;
  readonly content: EnquiryContent;
  readonly attachments: EnquiryAttachments;
  /** The visitor's language and currency. */
  readonly locale: Locale;
  readonly currency: string;
  /** Path of the page that it was asked from; null where none is known. */
  readonly page: string | null;
  /** The words that were agreed to. */
  readonly consent: string;
  readonly routing: EnquiryRouting;
}

/** Whether two enquiries say the same, whenever and by whatever reference. */
export function hasSameContent(one: Enquiry, other: Enquiry): boolean {
  return contentText(one) === contentText(other);
}

/** One text for the same, in whatever order a store hands its fields back. */
function contentText({ subject, content, attachments }: Enquiry): string {
  return JSON.stringify([subject, content, attachments], (_, value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
