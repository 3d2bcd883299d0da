import * as v from 'valibot';
import { readBySchema } from '../records/read-by-schema.ts';
import type { FieldProblem } from '../records/record-reader.ts';
import { storedCount, storedLocale, storedName, storedText } from '../records/stored-field.ts';
import { ok, type Result } from '../shared/result.ts';
import type { YachtId } from '../yacht/yacht.ts';
import type { Enquiry, EnquirySubject, NamedThing } from './enquiry.ts';

/** The fields that a store finds an enquiry by, and keeps when the others are erased. */
export type EnquiryIdentity = Pick<Enquiry, 'reference' | 'key' | 'receivedAt'>;
type EnquiryBody = Omit<Enquiry, keyof EnquiryIdentity>;

const textOrNull = v.nullable(storedText);
const yacht: v.GenericSchema<unknown, NamedThing<YachtId>> = v.object({ id: storedName<YachtId>(), name: storedText });

const subject: v.GenericSchema<unknown, EnquirySubject> = v.variant('kind', [
  v.object({ kind: v.picklist(['general', 'selling']) }),
  v.object({ kind: v.picklist(['charter', 'purchase']), yacht: v.nullable(yacht) }),
  v.object({ kind: v.literal('berth'), berth: v.nullable(v.object({ id: storedText, name: storedText })) }),
]);

const enquiryBody: v.GenericSchema<unknown, EnquiryBody> = v.object({
  subject,
  // Enquiries that were stored before there was this field have none.
  missing: v.optional(textOrNull, null),
  content: v.object({
    name: storedText,
    email: storedText,
    phone: textOrNull,
    message: storedText,
    charter: v.nullable(v.object({ from: textOrNull, to: textOrNull, guests: v.nullable(storedCount) })),
    vessel: v.nullable(v.object({ name: storedText, builder: storedText, year: storedText, length: storedText })),
  }),
  attachments: v.object({ estimate: textOrNull, itinerary: textOrNull, favourites: v.array(yacht) }),
  locale: storedLocale,
  currency: storedText,
  page: textOrNull,
  consent: storedText,
  routing: v.object({
    office: textOrNull,
    person: textOrNull,
    name: storedText,
    email: storedText,
    language: storedLocale,
  }),
});

/** The fields of an enquiry other than its identity, as the JSON that stores keep. */
export function writeEnquiryBody({ reference, key, receivedAt, ...body }: Enquiry): string {
  return JSON.stringify(body);
}

/** Reads the text that {@link writeEnquiryBody} wrote, once it is parsed. */
export function readEnquiryBody(json: unknown, identity: EnquiryIdentity): Result<Enquiry, readonly FieldProblem[]> {
  const body = readBySchema(enquiryBody, json);
  return body.ok ? ok({ ...identity, ...body.value }) : body;
}
