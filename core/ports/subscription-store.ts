import type { Delivery } from '../enquiry/delivery.ts';
import type { StoredRows, StoreFailure } from '../enquiry/stored-row.ts';
import type { Subscription, SubscriptionId } from '../newsletter/subscription.ts';
import type { Result } from '../shared/result.ts';

/** A batch of outdated subscriptions to remove, at most `limit` of them. */
export interface SubscriptionPruneBatch {
  /** Instant of the last request of a subscription that is not confirmed. */
  readonly unconfirmedBefore: number;
  /** Instant of the end of an ended subscription. */
  readonly endedBefore: number;
  readonly limit: number;
}

/** Stores newsletter subscriptions, one for each address (FM3). What is reported as stored is on disk. */
export interface SubscriptionStore {
  byAddress(address: string): Promise<Result<Subscription | null, StoreFailure>>;
  byId(id: SubscriptionId): Promise<Result<Subscription | null, StoreFailure>>;
  /**
   * Stores a subscription and its deliveries, or neither; false where another id has the address, and for a confirmed one
   * that has ended meanwhile.
   */
  put(subscription: Subscription, deliveries: readonly Delivery[]): Promise<Result<boolean, StoreFailure>>;
  /** All subscriptions, by address. */
  list(): Promise<Result<StoredRows<Subscription>, StoreFailure>>;
  /** Erases a subscription and its unsent deliveries; false where there is none. */
  erase(id: SubscriptionId): Promise<Result<boolean, StoreFailure>>;
  /** Removes outdated subscriptions with all their deliveries, but for those with one that waits. @returns the removed ids, in their order */
  prune(batch: SubscriptionPruneBatch): Promise<Result<readonly SubscriptionId[], StoreFailure>>;
}
export const SubscriptionStore = Symbol.for('SubscriptionStore');
