import { type FieldProblem, type RecordReader, readRecord } from '../records/record-reader.ts';
import { anyText, anyTextOrNull } from '../records/stored-field.ts';
import type { OutboxState } from './delivery.ts';
import {
  CHANNELS,
  type ClaimedDelivery,
  type Delivery,
  type DeliveryId,
  type DeliveryState,
  type DeliveryStatus,
} from './delivery.ts';
import type { EnquiryKey, EnquiryReference } from './enquiry.ts';
import { readEnquiryBody } from './enquiry-body.ts';
import type { StoredEnquiry } from './stored-enquiry.ts';

/** Rows of a store as its database hands them over, by the names of our fields. Nothing in them is trusted. */

const STATUSES = ['waiting', 'sent', 'dead'] as const satisfies readonly DeliveryStatus[];

/** A row that could be read, as far as it could be. */
export interface ReadRow<T> {
  /** What the log calls it by; nothing personal. */
  readonly id: string;
  /** Null where nothing of it makes sense. */
  readonly row: T | null;
  /** What could not be read, without what stands there. */
  readonly problems: readonly FieldProblem[];
}

/**
 * An enquiry whose body is unreadable is still one, without it; a delivery that is unreadable is left out.
 * @param row its fields, `body` and `deliveries` as JSON
 */
export function readStoredEnquiry(row: unknown): ReadRow<StoredEnquiry> {
  const reader = readRecord(row);
  const identity = reader.sound(() => ({
    reference: anyText(reader, 'reference') as EnquiryReference,
    key: anyText(reader, 'key') as EnquiryKey,
    receivedAt: reader.whole('receivedAt'),
  }));
  const id = String(reader.raw('reference'));
  if (identity === null) return { id, row: null, problems: reader.problems };
  const erasedAt = reader.wholeOrNull('erasedAt');
  const { deliveries, problems } = readStates(anyText(reader, 'deliveries'));
  const body = anyTextOrNull(reader, 'body');
  const inBody = body === null ? null : readRecord(parsed(body));
  return {
    id,
    row: { ...identity, enquiry: inBody && readEnquiryBody(inBody, identity), erasedAt, deliveries },
    problems: [...reader.problems, ...problems, ...(inBody?.problems ?? [])],
  };
}

export function readClaimedDelivery(row: unknown): ReadRow<ClaimedDelivery> {
  const reader = readRecord(row);
  const claimed = reader.sound(() => ({
    ...readDelivery(reader),
    attempts: reader.whole('attempts'),
    lease: anyText(reader, 'lease'),
  }));
  return { id: String(reader.raw('id')), row: claimed, problems: reader.problems };
}

/** Counts are the database's own: there is always a row of them. */
export function readOutboxState(row: unknown): OutboxState {
  const reader = readRecord(row);
  const count = (key: string) => reader.whole(key);
  return { waiting: count('waiting'), dead: count('dead'), sent: count('sent'), oldest: reader.wholeOrNull('oldest') };
}

function readStates(text: string) {
  const reader = readRecord({ deliveries: parsed(text) });
  const deliveries = reader.soundList('deliveries', (items, index) => readState(items.object(index)));
  return { deliveries: deliveries.sort(byChannel), problems: reader.problems };
}

/** The order that deliveries of an enquiry are told in. */
export function byChannel(one: DeliveryState, other: DeliveryState): number {
  return CHANNELS.indexOf(one.channel) - CHANNELS.indexOf(other.channel) || (one.id < other.id ? -1 : 1);
}

/** What a text of JSON says; undefined where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readState(reader: RecordReader): DeliveryState {
  return {
    ...readDelivery(reader),
    status: reader.oneOf('status', STATUSES),
    attempts: reader.whole('attempts'),
    dueAt: reader.whole('dueAt'),
    failure: anyTextOrNull(reader, 'failure'),
  };
}

function readDelivery(reader: RecordReader): Delivery {
  return {
    id: anyText(reader, 'id') as DeliveryId,
    about: anyText(reader, 'about'),
    channel: reader.oneOf('channel', CHANNELS),
    createdAt: reader.whole('createdAt'),
  };
}
