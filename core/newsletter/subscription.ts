import * as v from 'valibot';
import { type Channel, type Delivery, deliveriesOf } from '../enquiry/delivery.ts';
import { type CheckedRow, readRow } from '../enquiry/stored-row.ts';
import { storedCount, storedLocale, storedText, storedTextAs } from '../records/stored-field.ts';
import type { Brand } from '../shared/brand.ts';

export type SubscriptionId = Brand<string, 'SubscriptionId'>;

const subscription = v.object({
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
});

/** A newsletter subscription (FM3). Instants are milliseconds since 1970. */
export type Subscription = Readonly<v.InferOutput<typeof subscription>>;

export function readSubscription(row: unknown): CheckedRow<Subscription> {
  return readRow(subscription, row, 'id');
}

/** A subscription after a change, with the letters that the change sends. */
export interface SubscriptionStep {
  readonly subscription: Subscription;
  readonly deliveries: readonly Delivery[];
}

/** A request for the newsletter. Its id is used if the address has no subscription yet. */
export type SubscriptionRequest = Pick<Subscription, 'id' | 'address' | 'locale' | 'consent'>;

const DAY = 24 * 60 * 60_000;
/** Lifetime of the confirmation link, and of a subscription that is not confirmed. */
export const CONFIRM_WITHIN_MS = 7 * DAY;
/**
 * Time for which an ended subscription is kept, so that other systems can follow. Outdated data is removed once a day,
 * and visitors are told that the address is erased within a week.
 */
export const KEEP_ENDED_MS = 6 * DAY;

/**
 * Requests the newsletter for an address: one that is not confirmed is sent a confirmation link, a confirmed one the
 * welcome letter again. The form's answer is the same in both cases, so that subscribers are not disclosed (FM3).
 * @param before the subscription of this address; null for none
 * @param letterAt the instant from which the letter may leave
 */
export function requestSubscription(
  before: Subscription | null,
  request: SubscriptionRequest,
  now: number,
  letterAt = now,
): SubscriptionStep {
  if (before?.status === 'confirmed')
    return { subscription: before, deliveries: letterDelivery(before, 'welcome-letter', now, letterAt) };
  const subscription: Subscription = {
    ...request,
    id: before?.id ?? request.id,
    status: 'pending',
    requestedAt: now,
    confirmedAt: null,
    endedAt: null,
  };
  return { subscription, deliveries: letterDelivery(subscription, 'confirm-letter', now, letterAt) };
}

/** Confirms a subscription by its confirmation link; a second time changes nothing. Null for an ended one. */
export function confirmSubscription(before: Subscription, now: number): SubscriptionStep | null {
  if (before.status === 'ended') return null;
  if (before.status === 'confirmed') return { subscription: before, deliveries: [] };
  const subscription: Subscription = { ...before, status: 'confirmed', confirmedAt: now };
  return { subscription, deliveries: letterDelivery(subscription, 'welcome-letter', now, now) };
}

export function unsubscribe(before: Subscription, now: number): SubscriptionStep {
  return {
    subscription: before.status === 'ended' ? before : { ...before, status: 'ended', endedAt: now },
    deliveries: [],
  };
}

/** Makes the delivery of a letter. Its id includes the instant, since each request sends a letter of its own. */
function letterDelivery({ id }: Subscription, channel: Channel, now: number, letterAt: number): readonly Delivery[] {
  return deliveriesOf(id, [channel], letterAt).map((delivery) => ({
    ...delivery,
    id: `${delivery.id}.${now}` as Delivery['id'],
  }));
}
