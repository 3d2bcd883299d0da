import type { Delivery } from '../../core/enquiry/delivery.ts';
import type { Subscription, SubscriptionId } from '../../core/newsletter/subscription.ts';
import type { SubscriptionPruneBatch, SubscriptionStore } from '../../core/ports/subscription-store.ts';
import { ok } from '../../core/shared/result.ts';
import type { MemoryOutbox } from './memory-outbox.ts';
import { MemorySubscriptions } from './memory-subscriptions.ts';

/** Stores newsletter subscriptions in memory. */
export class MemorySubscriptionStore implements SubscriptionStore {
  readonly #kept: MemorySubscriptions<Subscription>;

  constructor(outbox: MemoryOutbox) {
    this.#kept = new MemorySubscriptions(outbox, ({ address }) => address);
  }

  /** Returns all subscriptions, by address. */
  all(): readonly Subscription[] {
    return this.#kept.all();
  }

  /** Adds a subscription without its deliveries. */
  restore(subscription: Subscription): void {
    this.#kept.set(subscription);
  }

  async byAddress(address: string) {
    return ok(this.#kept.all().find((one) => one.address === address) ?? null);
  }

  async byId(id: SubscriptionId) {
    return ok(this.#kept.byId(id));
  }

  async put(subscription: Subscription, deliveries: readonly Delivery[]) {
    return ok(this.#kept.put(subscription, deliveries));
  }

  async list() {
    return ok({ rows: this.#kept.all(), unreadable: [] });
  }

  async erase(id: SubscriptionId) {
    return ok(this.#kept.erase(id));
  }

  async prune(batch: SubscriptionPruneBatch) {
    return ok(this.#kept.prune(batch));
  }
}
