import type { Delivery } from '../enquiry/delivery.ts';
import type { StoreFailure } from '../enquiry/store-failure.ts';
import type { Subscription, SubscriptionId } from '../newsletter/subscription.ts';
import type { Result } from '../shared/result.ts';

/** Who wants the newsletter, one row an address (product.md FM3). What it says is stored is on the disk. */
export interface SubscriptionStore {
  byAddress(address: string): Promise<Result<Subscription | null, StoreFailure>>;
  byId(id: SubscriptionId): Promise<Result<Subscription | null, StoreFailure>>;
  /**
   * The row with the deliveries that it needs, all or nothing. It takes the place of the one with its id. False where
   * another id has the address.
   */
  put(subscription: Subscription, deliveries: readonly Delivery[]): Promise<Result<boolean, StoreFailure>>;
  /** All, by address. */
  list(): Promise<Result<readonly Subscription[], StoreFailure>>;
  /** The row and what had not been delivered; false where there is none. */
  erase(id: SubscriptionId): Promise<Result<boolean, StoreFailure>>;
}
export const SubscriptionStore = Symbol.for('SubscriptionStore');
