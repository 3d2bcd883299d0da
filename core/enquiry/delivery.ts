import * as v from 'valibot';
import { storedCount, storedText, storedTextAs } from '../records/stored-field.ts';
import type { Brand } from '../shared/brand.ts';
import { type CheckedRow, readRow } from './stored-row.ts';

/** The permanent id of one letter or webhook call; a receiver who gets it twice can drop the second. */
export type DeliveryId = Brand<string, 'DeliveryId'>;

export const CHANNELS = [
  'office-letter',
  'visitor-letter',
  'webhook',
  'confirm-letter',
  'welcome-letter',
  'confirm-alert-letter',
  'welcome-alert-letter',
  'alert-letter',
] as const;
/** The receiver and the form of a delivery: two letters of the newsletter, and the last three of alerts (FD6). */
export type Channel = (typeof CHANNELS)[number];

export const LANES = ['office-mail', 'visitor-mail', 'alert-mail', 'webhook'] as const;
/**
 * The way by which deliveries leave. A lane whose receiver fails delays no delivery of another, so letters to addresses
 * that strangers typed delay none to an office (FM2), and the many alerts of a morning delay no answer to a form (FD6).
 */
export type Lane = (typeof LANES)[number];

export function laneOf(channel: Channel): Lane {
  if (channel === 'webhook') return 'webhook';
  if (channel === 'alert-letter') return 'alert-mail';
  return channel === 'office-letter' ? 'office-mail' : 'visitor-mail';
}

const delivery = {
  id: storedTextAs<DeliveryId>(),
  /** Reference of the enquiry, id of the subscription or alert, or reader of alerts. */
  about: storedText,
  channel: v.picklist(CHANNELS),
  createdAt: storedCount,
  attempts: storedCount,
};

/** Returns whether a letter goes to an address that a visitor typed. */
export function isVisitorMail(channel: Channel): boolean {
  const lane = laneOf(channel);
  return lane === 'visitor-mail' || lane === 'alert-mail';
}

export const storedDeliverySchema = v.object({
  ...delivery,
  /** `waiting` is queued or under way, `sent` is delivered, `dead` is given up until an operator retries it. */
  status: v.picklist(['waiting', 'sent', 'dead']),
  /** The instant of the next attempt; for a delivery that is not waiting, the instant of its last change. */
  dueAt: storedCount,
  /** The reason why the last attempt failed, without personal data; null where it succeeded or none was made. */
  failure: v.nullable(storedText),
});

const claimedDelivery = v.object({
  ...delivery,
  /** Passed back with the outcome. A worker whose lease has passed to another changes nothing. */
  lease: storedText,
});

const outboxState = v.object({
  waiting: storedCount,
  /** But for letters with what changed, which need no operator. */
  dead: storedCount,
  /**
   * The instant at which the oldest waiting delivery was made, but for alerts, which may take an hour; null if there is
   * none.
   */
  oldest: v.nullable(storedCount),
});

/** The state of a delivery as a store keeps it. Instants are milliseconds since 1970. */
export type StoredDelivery = Readonly<v.InferOutput<typeof storedDeliverySchema>>;
export type DeliveryStatus = StoredDelivery['status'];
/** One letter or webhook call that is to be delivered at least once. */
export type Delivery = Pick<StoredDelivery, 'id' | 'about' | 'channel' | 'createdAt'>;
/** A delivery that one worker holds until its lease ends. */
export type ClaimedDelivery = Readonly<v.InferOutput<typeof claimedDelivery>>;
/** The number of unsent deliveries in each state, and when the oldest waiting one was made. */
export type OutboxCounts = Readonly<v.InferOutput<typeof outboxState>>;

export function readClaimedDelivery(row: unknown): CheckedRow<ClaimedDelivery> {
  return readRow(claimedDelivery, row, 'id');
}

/** Reads the counts of an outbox, which are all 0 where the row is missing or invalid. */
export function readOutboxState(row: unknown): OutboxCounts {
  const { row: state } = readRow(outboxState, row, 'waiting');
  return state ?? { waiting: 0, dead: 0, oldest: null };
}

/** A failed attempt. A refused delivery fails again unless the receiver changes something. */
export interface DeliveryFailure {
  /**
   * The receiver cannot be reached or used at all, does not take this delivery now, or never will. What it says of one
   * delivery says nothing of the others, and a stranger may have chosen the address.
   */
  readonly kind: 'unavailable' | 'deferred' | 'refused';
  /** For operators and logs, without personal data. */
  readonly reason: string;
}

export type NextStep = { readonly kind: 'retry'; readonly at: number } | { readonly kind: 'give-up' };

const FIRST_PAUSE_MS = 15_000;
/** The first pause of a letter to a typed address that the mail server does not take now; greylists take minutes. */
const FIRST_DEFERRED_PAUSE_MS = 5 * 60_000;
const MAX_PAUSE_MS = 60 * 60_000;
/** Age, in milliseconds, at which a delivery that never succeeded is left to an operator. */
export const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

/**
 * Chooses the step after a failed attempt. Pauses double from 15 s to an hour, from 5 min for a typed address that the
 * mail server does not take now; each is cut by a random part of up to a half, so that nodes do not retry all at once.
 * A delivery is given up a day after it was made (FM2), and at once where the mail server refuses an address that a
 * visitor typed.
 * @param attempts number of attempts, this failure included
 * @param random at least 0 and below 1
 */
export function nextStepAfterFailure(
  { channel, createdAt, attempts }: Pick<ClaimedDelivery, 'channel' | 'createdAt' | 'attempts'>,
  failure: DeliveryFailure,
  now: number,
  random: number,
): NextStep {
  const isToVisitor = isVisitorMail(channel);
  if (failure.kind === 'refused' && isToVisitor) return { kind: 'give-up' };
  const isDeferred = failure.kind === 'deferred' && isToVisitor;
  const first = isDeferred ? FIRST_DEFERRED_PAUSE_MS : FIRST_PAUSE_MS;
  const pause = Math.min(first * 2 ** Math.min(attempts - 1, 20), MAX_PAUSE_MS);
  const at = Math.round(now + pause * (0.5 + random / 2));
  return at - createdAt >= GIVE_UP_AFTER_MS ? { kind: 'give-up' } : { kind: 'retry', at };
}

/**
 * Makes one delivery for each channel; `about` and the channel alone determine its id.
 * @param createdAt the instant from which it is due, later than the present one for a letter that is held back
 */
export function deliveriesOf(about: string, channels: readonly Channel[], createdAt: number): readonly Delivery[] {
  return channels.map((channel) => ({ id: `${about}.${channel}` as DeliveryId, about, channel, createdAt }));
}

export function compareByChannel(one: StoredDelivery, other: StoredDelivery): number {
  return CHANNELS.indexOf(one.channel) - CHANNELS.indexOf(other.channel) || (one.id < other.id ? -1 : 1);
}
