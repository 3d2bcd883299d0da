import type { ClaimedDelivery, OutboxState } from '../enquiry/delivery.ts';
import type { StoreFailure } from '../enquiry/store-failure.ts';
import type { Result } from '../shared/result.ts';

export interface ClaimQuery {
  readonly now: number;
  /** Milliseconds after which whoever died with a delivery in hand loses it. */
  readonly leaseMs: number;
  readonly most: number;
}

/** What is to be delivered, for any number of workers on any number of nodes: each delivery is in one hand at a time. */
export interface Outbox {
  /** Those that are due and in nobody's hands, the longest due first. */
  claim(query: ClaimQuery): Promise<Result<readonly ClaimedDelivery[], StoreFailure>>;
  /** Each of these three is false where the lease has passed to another, or the delivery is gone. */
  sent(delivery: ClaimedDelivery, now: number): Promise<Result<boolean, StoreFailure>>;
  retryAt(delivery: ClaimedDelivery, at: number, failure: string): Promise<Result<boolean, StoreFailure>>;
  giveUp(delivery: ClaimedDelivery, now: number, failure: string): Promise<Result<boolean, StoreFailure>>;
  /**
   * What an operator asks for: all of it that is dead waits again from now on, as if made now; what waits is due.
   * @param about reference of an enquiry or id of a subscription
   * @returns how many
   */
  revive(about: string, now: number): Promise<Result<number, StoreFailure>>;
  state(): Promise<Result<OutboxState, StoreFailure>>;
}
export const Outbox = Symbol.for('Outbox');
