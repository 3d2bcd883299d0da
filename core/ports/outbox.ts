import type { ClaimedDelivery, Lane, OutboxCounts } from '../enquiry/delivery.ts';
import type { StoreFailure } from '../enquiry/stored-row.ts';
import type { Result } from '../shared/result.ts';

export interface ClaimOptions {
  readonly lane: Lane;
  readonly now: number;
  /** Milliseconds after which a worker that stopped loses its claimed deliveries. */
  readonly leaseMs: number;
  readonly limit: number;
}

/** A batch of outdated deliveries to remove, at most `limit` of each kind. */
export interface OutboxPruneBatch {
  /** Instant of the sending of a delivery. */
  readonly sentBefore: number;
  /** Instant at which a letter about changes was given up. */
  readonly alertsBefore: number;
  readonly limit: number;
}

/** Queues deliveries for any number of workers on any number of nodes; one worker at a time holds a delivery. */
export interface Outbox {
  /** Claims deliveries of one lane that are due and not held by another worker, the longest due first. */
  claim(query: ClaimOptions): Promise<Result<readonly ClaimedDelivery[], StoreFailure>>;
  /** Each of these three returns false where the lease has passed to another worker or the delivery is gone. */
  sent(delivery: ClaimedDelivery, now: number): Promise<Result<boolean, StoreFailure>>;
  retryAt(delivery: ClaimedDelivery, at: number, failure: string): Promise<Result<boolean, StoreFailure>>;
  giveUp(delivery: ClaimedDelivery, now: number, failure: string): Promise<Result<boolean, StoreFailure>>;
  /**
   * Queues the given-up deliveries again as if made now, and makes the waiting ones due; for operators.
   * @param about reference of an enquiry, id of a subscription or alert, or reader of alerts
   * @returns the number of deliveries
   */
  revive(about: string, now: number): Promise<Result<number, StoreFailure>>;
  /**
   * Does the same, whatever they are about, to at most `limit` deliveries that were given up or are due later.
   * @returns the number of deliveries; fewer than `limit` when none is left
   */
  reviveAll(batch: { readonly now: number; readonly limit: number }): Promise<Result<number, StoreFailure>>;
  /** Removes outdated deliveries. @returns the number of deliveries; fewer than `limit` when none is left */
  prune(batch: OutboxPruneBatch): Promise<Result<number, StoreFailure>>;
  /** Costs as much as there is unsent, however much was sent. */
  state(): Promise<Result<OutboxCounts, StoreFailure>>;
}
export const Outbox = Symbol.for('Outbox');
