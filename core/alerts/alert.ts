import * as v from 'valibot';
import type { DeliveryId } from '../enquiry/delivery.ts';
import { type CheckedRow, readRow } from '../enquiry/stored-row.ts';
import { SUBSCRIPTION_FIELD_SCHEMAS } from '../newsletter/subscription.ts';
import { storedTextAs } from '../records/stored-field.ts';
import type { Brand } from '../shared/brand.ts';
import type { EncodedAlertSubject } from './alert-subject.ts';

/** Names the reader of all alerts of one address, whom letters with changes are about; it does not reveal the address. */
export type AlertRecipientId = Brand<string, 'AlertRecipientId'>;

/** The maximum frequencies of letters. */
export const FREQUENCIES = ['daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The maximum number of confirmed alerts of one address. */
export const MAX_ALERTS = 20;

const alert = v.object({
  ...SUBSCRIPTION_FIELD_SCHEMAS,
  reader: storedTextAs<AlertRecipientId>(),
  question: storedTextAs<EncodedAlertSubject>(),
  frequency: v.picklist(FREQUENCIES),
  /** The frequency of the last request, which becomes the alert's own when it is confirmed. */
  requestedFrequency: v.picklist(FREQUENCIES),
});

/** The subscription of an address to letters about changes among yachts (FD6), one for each question. */
export type Alert = Readonly<v.InferOutput<typeof alert>>;

export function readStoredAlert(row: unknown): CheckedRow<Alert> {
  return readRow(alert, row, 'id');
}

/** Returns the day of a letter, an ISO 8601 date, from the id of its delivery: `reader.alert-letter.2026-05-04`. */
export function dayOfAlertDelivery(id: DeliveryId): string {
  return id.slice(id.lastIndexOf('.') + 1);
}
