import { type Channel, type Delivery, deliveriesOf } from '../enquiry/delivery.ts';
import type { Locale } from '../locale/locale.ts';
import type { Subscription, SubscriptionId } from './subscription.ts';

/** A change of a subscription with the letters that it calls for. */
export interface SubscriptionStep {
  readonly subscription: Subscription;
  readonly deliveries: readonly Delivery[];
}

export interface SubscriptionRequest {
  /** For an address that is not known yet. */
  readonly id: SubscriptionId;
  readonly address: string;
  readonly locale: Locale;
  readonly consent: string;
}

const DAY = 24 * 60 * 60_000;
/** How long the link of the first letter holds, and what nobody confirmed is kept. */
export const CONFIRM_WITHIN_MS = 7 * DAY;
/** How long it is kept that somebody has ended it, so that other systems can follow. */
const KEEP_ENDED_MS = 7 * DAY;

/**
 * Somebody asks for the newsletter: an address that has not confirmed is asked to, one that has is told so; what the
 * form answers is the same, so that it tells nobody who reads us (product.md FM3).
 * @param before of this address; null where it is not known
 */
export function requestSubscription(
  before: Subscription | null,
  asked: SubscriptionRequest,
  now: number,
): SubscriptionStep {
  if (before?.status === 'confirmed')
    return { subscription: before, deliveries: letterDelivery(before, 'welcome-letter', now) };
  const { address, locale, consent } = asked;
  const subscription: Subscription = {
    id: before?.id ?? asked.id,
    address,
    locale,
    consent,
    status: 'pending',
    requestedAt: now,
    confirmedAt: null,
    endedAt: null,
  };
  return { subscription, deliveries: letterDelivery(subscription, 'confirm-letter', now) };
}

/** The link of the first letter was followed, and meant; a second time changes nothing. Null where it was ended since. */
export function confirmSubscription(before: Subscription, now: number): SubscriptionStep | null {
  if (before.status === 'ended') return null;
  if (before.status === 'confirmed') return { subscription: before, deliveries: [] };
  const subscription: Subscription = { ...before, status: 'confirmed', confirmedAt: now };
  return { subscription, deliveries: letterDelivery(subscription, 'welcome-letter', now) };
}

export function endSubscription(before: Subscription, now: number): SubscriptionStep {
  return {
    subscription: before.status === 'ended' ? before : { ...before, status: 'ended', endedAt: now },
    deliveries: [],
  };
}

/** Whether nothing of it is needed any more: never confirmed, or ended a week ago. */
export function isErasable({ status, requestedAt, endedAt }: Subscription, now: number): boolean {
  if (status === 'pending') return now - requestedAt > CONFIRM_WITHIN_MS;
  return status === 'ended' && now - (endedAt ?? 0) > KEEP_ENDED_MS;
}

/** Each request calls for a letter of its own: the instant is part of its name. */
function letterDelivery({ id }: Subscription, channel: Channel, now: number): readonly Delivery[] {
  return deliveriesOf(id, [channel], now).map((delivery) => ({
    ...delivery,
    id: `${delivery.id}.${now}` as Delivery['id'],
  }));
}
