import type { Delivery } from '../../core/enquiry/delivery.ts';
import type { Subscription, SubscriptionId } from '../../core/newsletter/subscription.ts';
import type { SubscriptionPruneBatch, SubscriptionStore } from '../../core/ports/subscription-store.ts';
import { ok } from '../../core/shared/result.ts';
import type { MemoryOutbox } from './memory-outbox.ts';

/** Stores subscriptions in memory. */
export class MemorySubscriptionStore implements SubscriptionStore {
  readonly #outbox: MemoryOutbox;
  readonly #kept = new Map<SubscriptionId, Subscription>();

  constructor(outbox: MemoryOutbox) {
    this.#outbox = outbox;
  }

  async byAddress(address: string) {
    return ok(this.#withAddress(address));
  }

  async byId(id: SubscriptionId) {
    return ok(this.#kept.get(id) ?? null);
  }

  async put(subscription: Subscription, deliveries: readonly Delivery[]) {
    const holder = this.#withAddress(subscription.address);
    if (holder !== null && holder.id !== subscription.id) return ok(false);
    if (this.#kept.get(subscription.id)?.status === 'ended' && subscription.status === 'confirmed') return ok(false);
    this.#kept.set(subscription.id, subscription);
    this.#outbox.add(deliveries);
    return ok(true);
  }

  async list() {
    const rows = [...this.#kept.values()].sort((one, other) => (one.address < other.address ? -1 : 1));
    return ok({ rows, unreadable: [] });
  }

  async erase(id: SubscriptionId) {
    if (!this.#kept.delete(id)) return ok(false);
    this.#outbox.forget(id);
    return ok(true);
  }

  async prune({ unconfirmedBefore, endedBefore, most }: SubscriptionPruneBatch) {
    const old = [...this.#kept.values()]
      .filter(
        ({ status, requestedAt, endedAt }) =>
          (status === 'pending' && requestedAt < unconfirmedBefore) ||
          (status === 'ended' && (endedAt ?? 0) < endedBefore),
      )
      .map(({ id }) => id)
      .filter((id) => !this.#outbox.isWaiting(id))
      .sort()
      .slice(0, Math.max(0, most));
    for (const id of old) {
      this.#kept.delete(id);
      this.#outbox.forgetAll(id);
    }
    return ok(old);
  }

  #withAddress(address: string): Subscription | null {
    return [...this.#kept.values()].find((one) => one.address === address) ?? null;
  }
}
