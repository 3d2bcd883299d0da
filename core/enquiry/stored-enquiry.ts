import * as v from 'valibot';
import { readBySchema } from '../records/read-by-schema.ts';
import type { FieldProblem } from '../records/record-reader.ts';
import { storedCount, storedName, storedText } from '../records/stored-field.ts';
import type { Result } from '../shared/result.ts';
import { CHANNELS, type ClaimedDelivery, type DeliveryId, type DeliveryState, type OutboxState } from './delivery.ts';
import type { Enquiry, EnquiryKey, EnquiryReference } from './enquiry.ts';
import { readEnquiryBody } from './enquiry-body.ts';

/** An enquiry as a store keeps it, with the state of each of its deliveries. */
export interface StoredEnquiry {
  readonly reference: EnquiryReference;
  readonly key: EnquiryKey;
  readonly receivedAt: number;
  /** Null once it is erased, and where the stored text cannot be read. */
  readonly enquiry: Enquiry | null;
  readonly erasedAt: number | null;
  /** In the order of the channels. Erasing an enquiry removes its waiting deliveries. */
  readonly deliveries: readonly DeliveryState[];
}

/** The part of an enquiry that the thanks page may show, without personal data. */
export type EnquiryReceipt = Pick<Enquiry, 'reference' | 'subject' | 'routing'>;

/** Finds the receipt of a reference; null for an unknown reference and for an erased enquiry. */
export type FindReceipt = (reference: Enquiry['reference']) => Promise<Result<EnquiryReceipt | null, StoreFailure>>;

/** The store cannot keep or find anything now: full, locked, or out of reach. */
export interface StoreFailure {
  readonly kind: 'unavailable';
  /** For the log, without personal data. */
  readonly reason: string;
}

/** A row of a store, read from the database's answer, in which nothing is trusted. */
export interface ReadRow<T> {
  /** The row's id for the log, without personal data. */
  readonly id: string;
  /** Null where the row cannot be read. */
  readonly row: T | null;
  /** The fields that could not be read, without their values. */
  readonly problems: readonly FieldProblem[];
}

const enquiryRow = v.object({
  reference: storedName<EnquiryReference>(),
  key: storedName<EnquiryKey>(),
  receivedAt: storedCount,
  erasedAt: v.nullable(storedCount),
  body: v.nullable(storedText),
  deliveries: storedText,
});

const delivery = {
  id: storedName<DeliveryId>(),
  about: storedText,
  channel: v.picklist(CHANNELS),
  createdAt: storedCount,
  attempts: storedCount,
};
const deliveryState: v.GenericSchema<unknown, DeliveryState> = v.object({
  ...delivery,
  status: v.picklist(['waiting', 'sent', 'dead']),
  dueAt: storedCount,
  failure: v.nullable(storedText),
});
const claimedDelivery: v.GenericSchema<unknown, ClaimedDelivery> = v.object({ ...delivery, lease: storedText });
const outboxState: v.GenericSchema<unknown, OutboxState> = v.object({
  waiting: storedCount,
  dead: storedCount,
  sent: storedCount,
  oldest: v.nullable(storedCount),
});

/**
 * Reads an enquiry with its deliveries. An enquiry whose body is unreadable is kept without it; a delivery that is
 * unreadable is left out.
 * @param row its fields, `body` and `deliveries` as JSON
 */
export function readStoredEnquiry(row: unknown): ReadRow<StoredEnquiry> {
  const columns = readRow(enquiryRow, row, 'reference');
  if (columns.row === null) return { ...columns, row: null };
  const { body, deliveries, erasedAt, ...identity } = columns.row;
  const states = readStates(parsed(deliveries));
  const enquiry = body === null ? null : readEnquiryBody(parsed(body), identity);
  return {
    id: columns.id,
    row: { ...identity, enquiry: enquiry?.ok ? enquiry.value : null, erasedAt, deliveries: states.deliveries },
    problems: [...states.problems, ...(enquiry?.ok === false ? enquiry.error : [])],
  };
}

export function readClaimedDelivery(row: unknown): ReadRow<ClaimedDelivery> {
  return readRow(claimedDelivery, row, 'id');
}

/** Reads the counts of an outbox, which are all 0 where the database has no such row. */
export function readOutboxState(row: unknown): OutboxState {
  const { row: state } = readRow(outboxState, row, 'waiting');
  return state ?? { waiting: 0, dead: 0, sent: 0, oldest: null };
}

/** @param idField the field that names the row in the log */
export function readRow<T>(schema: v.GenericSchema<unknown, T>, row: unknown, idField: string): ReadRow<T> {
  const read = readBySchema(schema, row);
  const id = String(Reflect.get(Object(row), idField));
  return read.ok ? { id, row: read.value, problems: [] } : { id, row: null, problems: read.error };
}

function readStates(json: unknown) {
  const read = (Array.isArray(json) ? json : [json]).map((item: unknown) => readBySchema(deliveryState, item));
  const deliveries = read.flatMap((state) => (state.ok ? [state.value] : []));
  const problems = read.flatMap((state, at) =>
    state.ok ? [] : state.error.map(({ field, problem }) => ({ field: `deliveries[${at}].${field}`, problem })),
  );
  return { deliveries: deliveries.sort(byChannel), problems };
}

/** The order of an enquiry's deliveries. */
export function byChannel(one: DeliveryState, other: DeliveryState): number {
  return CHANNELS.indexOf(one.channel) - CHANNELS.indexOf(other.channel) || (one.id < other.id ? -1 : 1);
}

/** The value of a text of JSON; undefined where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
