import {
  confirmSubscription,
  letterDelivery,
  requestSubscription,
  type SubscriptionChange,
  type SubscriptionRequest,
} from '../newsletter/subscription.ts';
import type { Alert, Frequency } from './alert.ts';

const LETTERS = { confirm: 'confirm-alert-letter', welcome: 'welcome-alert-letter' } as const;

/** A request for an alert; its frequency counts once the request is confirmed. */
export interface AlertRequest extends Omit<SubscriptionRequest<Alert>, 'requestedFrequency'> {
  readonly frequency: Frequency;
}

/**
 * Requests an alert (FD6). A confirmed one that is wanted at another frequency is to be confirmed again, and until then
 * its letters come as before.
 * @param before the alert of this address for this question; null if there is none
 */
export function requestAlert(
  before: Alert | null,
  request: AlertRequest,
  now: number,
  letterAt: number,
): SubscriptionChange<Alert> {
  const { frequency } = request;
  if (before?.status === 'confirmed' && before.frequency !== frequency) {
    const subscription = { ...before, requestedFrequency: frequency };
    return { subscription, deliveries: letterDelivery(before, LETTERS.confirm, now, letterAt) };
  }
  return requestSubscription(before, { ...request, requestedFrequency: frequency }, now, letterAt, LETTERS);
}

/** Confirms an alert at the frequency of its last request; a second time changes nothing. Null for an ended one. */
export function confirmAlert(before: Alert, now: number): SubscriptionChange<Alert> | null {
  const { frequency, requestedFrequency } = before;
  if (before.status === 'confirmed' && frequency !== requestedFrequency) {
    const subscription = { ...before, frequency: requestedFrequency };
    return { subscription, deliveries: letterDelivery(before, LETTERS.welcome, now, now) };
  }
  const confirmed = confirmSubscription(before, now, LETTERS);
  return confirmed && { ...confirmed, subscription: withRequested(confirmed.subscription, before) };
}

function withRequested(alert: Alert, before: Alert): Alert {
  return alert === before ? before : { ...alert, frequency: alert.requestedFrequency };
}
