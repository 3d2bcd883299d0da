import type { Alert, AlertRecipientId } from '../alerts/alert.ts';
import type { Delivery } from '../enquiry/delivery.ts';
import type { StoredRows, StoreFailure } from '../enquiry/stored-row.ts';
import type { SubscriptionId } from '../newsletter/subscription.ts';
import type { Result } from '../shared/result.ts';
import type { SubscriptionPruneBatch } from './subscription-store.ts';

/** Stores alerts, one for each address and question (FD6). What is reported as stored is on disk. */
export interface AlertStore {
  /** Returns the alerts of an address in any state, by question. */
  ofAddress(address: string): Promise<Result<StoredRows<Alert>, StoreFailure>>;
  byId(id: SubscriptionId): Promise<Result<Alert | null, StoreFailure>>;
  /** Returns the confirmed alerts of a reader, the oldest first. */
  confirmedOf(reader: AlertRecipientId): Promise<Result<readonly Alert[], StoreFailure>>;
  /**
   * Stores an alert and its deliveries, or neither; false where another id has its address and question, and for a
   * confirmed one that has ended meanwhile.
   */
  put(alert: Alert, deliveries: readonly Delivery[]): Promise<Result<boolean, StoreFailure>>;
  /** Ends all alerts of a reader that have not ended, and drops the unsent letters about the reader. @returns their number */
  endAll(reader: AlertRecipientId, now: number): Promise<Result<number, StoreFailure>>;
  /** Erases all alerts of an address, with the unsent letters about them and their reader. @returns their number */
  erase(address: string): Promise<Result<number, StoreFailure>>;
  /** Removes outdated alerts with all their deliveries, but for those with one that waits. @returns the removed ids, in their order */
  prune(batch: SubscriptionPruneBatch): Promise<Result<readonly SubscriptionId[], StoreFailure>>;
}
export const AlertStore = Symbol.for('AlertStore');
