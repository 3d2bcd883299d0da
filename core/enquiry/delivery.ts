import type { Brand } from '../shared/brand.ts';

/** Names one letter or notice for good, so that a receiver who gets it twice can tell. */
export type DeliveryId = Brand<string, 'DeliveryId'>;

export const CHANNELS = ['office-letter', 'visitor-letter', 'webhook', 'confirm-letter', 'welcome-letter'] as const;
/** To whom, and in what form. The last two are the newsletter's. */
export type Channel = (typeof CHANNELS)[number];

/** Something to be brought to somebody, at least once. Instants are milliseconds since 1970. */
export interface Delivery {
  readonly id: DeliveryId;
  /** Reference of the enquiry, or id of the subscription, that it is about. */
  readonly about: string;
  readonly channel: Channel;
  readonly createdAt: number;
}

/** Waiting for its turn or in somebody's hands, arrived, or given up for an operator to look at. */
export type DeliveryStatus = 'waiting' | 'sent' | 'dead';

export interface DeliveryState extends Delivery {
  readonly status: DeliveryStatus;
  /** How often it was tried. */
  readonly attempts: number;
  /** When it is tried next; for what is no longer waiting, when it last changed. */
  readonly dueAt: number;
  /** Why the last attempt failed, without personal data; null where none did. */
  readonly failure: string | null;
}

/** A delivery in this worker's hands until its lease ends. */
export interface ClaimedDelivery extends Delivery {
  /** How often it was tried before. */
  readonly attempts: number;
  /** Given back with the outcome: who comes after the lease has passed to another changes nothing. */
  readonly lease: string;
}

/** Why nothing arrived. What was refused will be refused again, unless the receiver mends something. */
export interface DeliveryFailure {
  readonly kind: 'unavailable' | 'refused';
  /** For operators and logs, without personal data. */
  readonly reason: string;
}

/** What comes after a failed attempt. */
export type NextStep = { readonly kind: 'retry'; readonly at: number } | { readonly kind: 'give-up' };

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** An enquiry that did not arrive in a day is for an operator to look at. */
export const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;
/** Letters whose receiver a stranger typed: a refusal says that there is no such address. */
export const VISITOR_CHANNELS: ReadonlySet<Channel> = new Set(['visitor-letter', 'confirm-letter', 'welcome-letter']);

/**
 * Pauses double from 15 s to an hour, each drawn from its upper half, so that nodes do not come back all at once; a day
 * after it was made a delivery is given up (product.md FM2). An address that a visitor typed and its server refuses is
 * given up at once.
 * @param attempts how often it was tried, this failure included
 * @param random from 0 up to 1
 */
export function nextStepAfterFailure(
  { channel, createdAt, attempts }: Pick<ClaimedDelivery, 'channel' | 'createdAt' | 'attempts'>,
  failure: DeliveryFailure,
  now: number,
  random: number,
): NextStep {
  if (failure.kind === 'refused' && VISITOR_CHANNELS.has(channel)) return { kind: 'give-up' };
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_MS);
  const at = Math.round(now + pause * (0.5 + random / 2));
  return at - createdAt >= GIVE_UP_AFTER_MS ? { kind: 'give-up' } : { kind: 'retry', at };
}

/** The deliveries of one enquiry; with the same reference always the same ids. */
export function deliveriesOf(about: string, channels: readonly Channel[], createdAt: number): readonly Delivery[] {
  return channels.map((channel) => ({ id: `${about}.${channel}` as DeliveryId, about, channel, createdAt }));
}

/** How many deliveries are in each state. */
export interface OutboxState {
  readonly waiting: number;
  readonly dead: number;
  readonly sent: number;
  /** When the oldest that waits was made; null where none does. */
  readonly oldest: number | null;
}
