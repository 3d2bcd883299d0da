import * as v from 'valibot';
import { type FieldProblem, readBySchema } from '../records/read-by-schema.ts';
import { storedCount, storedLocale, storedText, storedTextAs } from '../records/stored-field.ts';
import type { Immutable } from '../shared/immutable.ts';
import { ok, type Result } from '../shared/result.ts';
import type { YachtId } from '../yacht/yacht.ts';
import type { EnquiryReference, IdempotencyKey } from './reference.ts';

/** Id and name, at the time of the enquiry, of a yacht or a berth that the site may no longer have. */
export interface NamedSubject<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
}

const textOrNull = v.nullable(storedText);
const yacht = v.object({ id: storedTextAs<YachtId>(), name: storedText });

const subject = v.variant('kind', [
  v.object({ kind: v.picklist(['general', 'selling']) }),
  /** Null where none is chosen yet. */
  v.object({ kind: v.picklist(['charter', 'purchase']), yacht: v.nullable(yacht) }),
  /** The id is that of the berth's page; null where none is chosen yet. */
  v.object({ kind: v.literal('berth'), berth: v.nullable(v.object({ id: storedText, name: storedText })) }),
]);

/** Dates and party of the charter that a visitor asks for; the dates are ISO 8601. */
const charterWish = v.object({ from: textOrNull, to: textOrNull, guests: v.nullable(storedCount) });

/** The yacht that a visitor offers for sale, in their words; '' for empty fields. The length has its unit if known. */
const ownVessel = v.object({ name: storedText, builder: storedText, year: storedText, length: storedText });

/** The fields that the visitor filled in. */
const content = v.object({
  name: storedText,
  email: storedText,
  /** The typed text; null for an empty field. */
  phone: textOrNull,
  /** '' where the message is optional and was left empty; lines end with \n. */
  message: storedText,
  /** Null unless the enquiry is for a charter. */
  charter: v.nullable(charterWish),
  /** Null unless the visitor offers a yacht for sale. */
  vessel: v.nullable(ownVessel),
});

/** The person or office that answers, decided once when the enquiry is received. */
const routing = v.object({
  /** Id in the office directory; null where the brokerage as a whole answers. */
  office: textOrNull,
  /** Page id of the person; null where an office or the brokerage answers. */
  person: textOrNull,
  /** The name of the person, the office or the brokerage. */
  name: storedText,
  email: storedText,
  language: storedLocale,
});

const enquiryBody = v.object({
  subject,
  /** The name of a yacht or berth that the site does not have; null if there is none, and in older enquiries. */
  missing: v.optional(textOrNull, null),
  content,
  /** Attachments that the visitor ticked: queries of the yacht's page and the planner, with their `?`, and yachts. */
  attachments: v.object({ estimate: textOrNull, itinerary: textOrNull, favourites: v.array(yacht) }),
  locale: storedLocale,
  currency: storedText,
  /** Path of the page that the form was opened from; null where it is not known. */
  page: textOrNull,
  consent: storedText,
  routing,
});

/** The fields by which a store finds an enquiry, and which it keeps when the others are erased. */
interface EnquiryIdentity {
  readonly reference: EnquiryReference;
  readonly key: IdempotencyKey;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** One enquiry (FM2). */
export type Enquiry = EnquiryIdentity & Immutable<v.InferOutput<typeof enquiryBody>>;
export type EnquirySubject = Enquiry['subject'];
export type EnquiryContent = Enquiry['content'];
export type ResponderChoice = Enquiry['routing'];
export type CharterRequest = NonNullable<EnquiryContent['charter']>;

/** Writes the fields of an enquiry other than its identity, as the JSON that stores keep. */
export function writeEnquiryBody({ reference, key, receivedAt, ...body }: Enquiry): string {
  return JSON.stringify(body);
}

/** Reads the parsed JSON of {@link writeEnquiryBody}. */
export function readEnquiryBody(json: unknown, identity: EnquiryIdentity): Result<Enquiry, readonly FieldProblem[]> {
  const body = readBySchema(enquiryBody, json);
  return body.ok ? ok({ ...identity, ...body.value }) : body;
}

/** Returns whether two enquiries have the same subject, content and attachments; other fields may differ. */
export function hasSameContent(one: Enquiry, other: Enquiry): boolean {
  return contentText(one) === contentText(other);
}

/** Serializes these fields with sorted keys, so that the key order of a store does not matter. */
function contentText({ subject, content, attachments }: Enquiry): string {
  return JSON.stringify([subject, content, attachments], (_, value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
