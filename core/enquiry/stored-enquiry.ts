import * as v from 'valibot';
import { readBySchema } from '../records/read-by-schema.ts';
import { storedCount, storedText, storedTextAs } from '../records/stored-field.ts';
import { parseJson } from '../shared/parse-json.ts';
import type { Result } from '../shared/result.ts';
import { compareByChannel, type StoredDelivery, storedDeliverySchema } from './delivery.ts';
import { type Enquiry, readEnquiryBody } from './enquiry.ts';
import type { EnquiryReference, IdempotencyKey } from './reference.ts';
import { type CheckedRow, readRow, type StoreFailure } from './stored-row.ts';

/** An enquiry as a store keeps it, with the state of each of its deliveries. */
export interface StoredEnquiry extends Pick<Enquiry, 'reference' | 'key' | 'receivedAt'> {
  /** Null once it is erased, and where the stored text cannot be read. */
  readonly enquiry: Enquiry | null;
  readonly erasedAt: number | null;
  /** In the order of the channels. Erasing an enquiry removes its unsent deliveries. */
  readonly deliveries: readonly StoredDelivery[];
}

/** The part of an enquiry that the thanks page may show, without personal data. */
export type EnquiryReceipt = Pick<Enquiry, 'reference' | 'subject' | 'routing'>;

/** Finds the receipt of a reference; null for an unknown reference and an erased or unreadable enquiry. */
export type FindReceipt = (reference: Enquiry['reference']) => Promise<Result<EnquiryReceipt | null, StoreFailure>>;

const enquiryRow = v.object({
  reference: storedTextAs<EnquiryReference>(),
  key: storedTextAs<IdempotencyKey>(),
  receivedAt: storedCount,
  erasedAt: v.nullable(storedCount),
  body: v.nullable(storedText),
  deliveries: storedText,
});

/**
 * Reads an enquiry with its deliveries. An enquiry whose body is unreadable is kept without it; a delivery that is
 * unreadable is left out.
 * @param row its fields, `body` and `deliveries` as JSON
 */
export function readStoredEnquiry(row: unknown): CheckedRow<StoredEnquiry> {
  const columns = readRow(enquiryRow, row, 'reference');
  if (columns.row === null) return { ...columns, row: null };
  const { body, deliveries, erasedAt, ...identity } = columns.row;
  const states = readStates(parseJson(deliveries));
  const enquiry = body === null ? null : readEnquiryBody(parseJson(body), identity);
  return {
    id: columns.id,
    row: { ...identity, enquiry: enquiry?.ok ? enquiry.value : null, erasedAt, deliveries: states.deliveries },
    problems: [...states.problems, ...(enquiry?.ok === false ? enquiry.error : [])],
  };
}

function readStates(json: unknown) {
  const read = (Array.isArray(json) ? json : [json]).map((item: unknown) => readBySchema(storedDeliverySchema, item));
  const problems = read.flatMap((state, at) =>
    state.ok ? [] : state.error.map(({ field, problem }) => ({ field: `deliveries[${at}].${field}`, problem })),
  );
  return { deliveries: read.flatMap((state) => (state.ok ? [state.value] : [])).sort(compareByChannel), problems };
}
