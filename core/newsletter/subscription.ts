import * as v from 'valibot';
import { type Channel, type Delivery, deliveriesOf } from '../enquiry/delivery.ts';
import { type CheckedRow, readRow } from '../enquiry/stored-row.ts';
import { storedCount, storedLocale, storedText, storedTextAs } from '../records/stored-field.ts';
import type { Brand } from '../shared/brand.ts';

export type SubscriptionId = Brand<string, 'SubscriptionId'>;

/** The schemas of the fields that every subscription has. */
export const SUBSCRIPTION_FIELD_SCHEMAS = {
  id: storedTextAs<SubscriptionId>(),
  /** In lower case. */
  address: storedText,
  locale: storedLocale,
  /** Requested, confirmed by the link of a letter (double opt-in), or ended by the reader. */
  status: v.picklist(['pending', 'confirmed', 'ended']),
  /** The instant of the last request before the confirmation, and the consent sentence shown with it. */
  requestedAt: storedCount,
  consent: storedText,
  confirmedAt: v.nullable(storedCount),
  endedAt: v.nullable(storedCount),
};

const subscription = v.object(SUBSCRIPTION_FIELD_SCHEMAS);

/** A newsletter subscription (FM3). Instants are milliseconds since 1970. */
export type Subscription = Readonly<v.InferOutput<typeof subscription>>;

export function readSubscription(row: unknown): CheckedRow<Subscription> {
  return readRow(subscription, row, 'id');
}

/** A subscription after a change, with the letters that the change sends. */
export interface SubscriptionChange<S = Subscription> {
  readonly subscription: S;
  readonly deliveries: readonly Delivery[];
}

/** A request for letters. Its id is used if the address has no such subscription yet. */
export type SubscriptionRequest<S = Subscription> = Omit<S, 'status' | 'requestedAt' | 'confirmedAt' | 'endedAt'>;

/** The letters in which a kind of subscription asks for its confirmation, and says that it is confirmed. */
interface SubscriptionLetters {
  readonly confirm: Channel;
  readonly welcome: Channel;
}

const NEWSLETTER: SubscriptionLetters = { confirm: 'confirm-letter', welcome: 'welcome-letter' };

const DAY = 24 * 60 * 60_000;
/** Lifetime of the confirmation link, and of a subscription that is not confirmed. */
export const CONFIRM_WITHIN_MS = 7 * DAY;
/**
 * Time for which an ended subscription is kept, so that other systems can follow. Outdated data is removed once a day,
 * and visitors are told that the address is erased within a week.
 */
export const KEEP_ENDED_MS = 6 * DAY;

/**
 * Requests letters for an address: one that is not confirmed is sent a confirmation link, a confirmed one the welcome
 * letter again. The form's answer is the same in both cases, so that subscribers are not disclosed (FM3).
 * @param before the same subscription of this address; null if there is none
 * @param letterAt the instant from which the letter may leave
 */
export function requestSubscription<S extends Subscription = Subscription>(
  before: S | null,
  request: SubscriptionRequest<S>,
  now: number,
  letterAt = now,
  letters = NEWSLETTER,
): SubscriptionChange<S> {
  if (before?.status === 'confirmed') {
    return { subscription: before, deliveries: letterDelivery(before, letters.welcome, now, letterAt) };
  }
  const pending = { status: 'pending', requestedAt: now, confirmedAt: null, endedAt: null } as const;
  const subscription = { ...request, id: before?.id ?? request.id, ...pending } as S;
  return { subscription, deliveries: letterDelivery(subscription, letters.confirm, now, letterAt) };
}

/**
 * Confirms a subscription by its confirmation link; a second time changes nothing. Null for an ended one. Confirmed twice
 * at once, as by a double click on two nodes, one request has one letter.
 */
export function confirmSubscription<S extends Subscription>(
  before: S,
  now: number,
  letters = NEWSLETTER,
): SubscriptionChange<S> | null {
  if (before.status === 'ended') return null;
  if (before.status === 'confirmed') return { subscription: before, deliveries: [] };
  const subscription: S = { ...before, status: 'confirmed', confirmedAt: now };
  return { subscription, deliveries: letterDelivery(subscription, letters.welcome, before.requestedAt, now) };
}

export function unsubscribe<S extends Subscription>(before: S, now: number): SubscriptionChange<S> {
  return {
    subscription: before.status === 'ended' ? before : { ...before, status: 'ended', endedAt: now },
    deliveries: [],
  };
}

/** Makes the delivery of a letter. Its id includes the instant of its request, each of which sends a letter of its own. */
export function letterDelivery(
  { id }: Pick<Subscription, 'id'>,
  channel: Channel,
  requestedAt: number,
  letterAt: number,
): readonly Delivery[] {
  return deliveriesOf(id, [channel], letterAt).map((delivery) => ({
    ...delivery,
    id: `${delivery.id}.${requestedAt}` as Delivery['id'],
  }));
}
