import type { Alert, AlertRecipientId } from '../../core/alerts/alert.ts';
import type { EncodedAlertSubject } from '../../core/alerts/alert-subject.ts';
import type { Delivery, DeliveryId } from '../../core/enquiry/delivery.ts';
import type { SubscriptionId } from '../../core/newsletter/subscription.ts';

/** A confirmed alert of one reader about one question, with a test's changes. */
export function sampleAlert(id: string, change: Partial<Alert> = {}): Alert {
  return {
    id: id as SubscriptionId,
    address: 'ines@visitor.example',
    locale: 'es',
    status: 'confirmed',
    requestedAt: 10,
    consent: 'Send me alerts.',
    confirmedAt: 20,
    endedAt: null,
    reader: 'reader-of-ines' as AlertRecipientId,
    question: '?i=sale&l=kind:sail&c=eur&u=meters' as EncodedAlertSubject,
    frequency: 'daily',
    requestedFrequency: 'daily',
    ...change,
  };
}

/** Makes the letter of a day to a reader as a store queues it; reader and day alone determine its id. */
export function alertDelivery(reader: AlertRecipientId, day: string, now: number): Delivery {
  return { id: `${reader}.alert-letter.${day}` as DeliveryId, about: reader, channel: 'alert-letter', createdAt: now };
}
