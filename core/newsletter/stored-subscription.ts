import type { ReadRow } from '../enquiry/stored-rows.ts';
import { readRecord } from '../records/record-reader.ts';
import { anyText, localeField } from '../records/stored-field.ts';
import type { Subscription, SubscriptionId, SubscriptionStatus } from './subscription.ts';

const STATUSES = ['pending', 'confirmed', 'ended'] as const satisfies readonly SubscriptionStatus[];

/** A row of a store as its database hands it over, by the names of our fields. Nothing in it is trusted. */
export function readSubscription(row: unknown): ReadRow<Subscription> {
  const reader = readRecord(row);
  const subscription = reader.sound(() => ({
    id: anyText(reader, 'id') as SubscriptionId,
    address: anyText(reader, 'address'),
    locale: localeField(reader, 'locale'),
    status: reader.oneOf('status', STATUSES),
    requestedAt: reader.whole('requestedAt'),
    consent: anyText(reader, 'consent'),
    confirmedAt: reader.wholeOrNull('confirmedAt'),
    endedAt: reader.wholeOrNull('endedAt'),
  }));
  return { id: String(reader.raw('id')), row: subscription, problems: reader.problems };
}
