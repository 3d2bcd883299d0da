import * as v from 'valibot';
import { type ReadRow, readRow } from '../enquiry/stored-rows.ts';
import { storedCount, storedLocale, storedName, storedText } from '../records/stored-field.ts';
import type { Subscription, SubscriptionId } from './subscription.ts';

const subscription: v.GenericSchema<unknown, Subscription> = v.object({
  id: storedName<SubscriptionId>(),
  address: storedText,
  locale: storedLocale,
  status: v.picklist(['pending', 'confirmed', 'ended']),
  requestedAt: storedCount,
  consent: storedText,
  confirmedAt: v.nullable(storedCount),
  endedAt: v.nullable(storedCount),
});

/** Reads a row of a store as its database answers it, by the names of our fields; nothing in it is trusted. */
export function readSubscription(row: unknown): ReadRow<Subscription> {
  return readRow(subscription, row, 'id');
}
