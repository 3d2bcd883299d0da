import type { Delivery } from '../../core/enquiry/delivery.ts';
import type { Subscription, SubscriptionId } from '../../core/newsletter/subscription.ts';
import type { SubscriptionPruneBatch } from '../../core/ports/subscription-store.ts';
import type { MemoryOutbox } from './memory-outbox.ts';

/** Keeps the rows of one kind of subscription in memory. */
export class MemorySubscriptions<Row extends Subscription> {
  readonly #outbox: MemoryOutbox;
  readonly #keyOf: (row: Row) => string;
  readonly #kept = new Map<SubscriptionId, Row>();

  /** @param keyOf returns the text that no two rows share */
  constructor(outbox: MemoryOutbox, keyOf: (row: Row) => string) {
    this.#outbox = outbox;
    this.#keyOf = keyOf;
  }

  /** Returns all rows by their keys. */
  all(): readonly Row[] {
    return [...this.#kept.values()].sort((one, other) => (this.#keyOf(one) < this.#keyOf(other) ? -1 : 1));
  }

  byId(id: SubscriptionId): Row | null {
    return this.#kept.get(id) ?? null;
  }

  /** Stores a row without its deliveries. */
  set(row: Row): void {
    this.#kept.set(row.id, row);
  }

  put(row: Row, deliveries: readonly Delivery[]): boolean {
    const holder = this.all().find((one) => this.#keyOf(one) === this.#keyOf(row)) ?? row;
    if (holder.id !== row.id) return false;
    if (this.byId(row.id)?.status === 'ended' && row.status === 'confirmed') return false;
    this.set(row);
    this.#outbox.add(deliveries);
    return true;
  }

  erase(id: SubscriptionId): boolean {
    if (!this.#kept.delete(id)) return false;
    this.#outbox.forget(id);
    return true;
  }

  prune({ unconfirmedBefore, endedBefore, limit }: SubscriptionPruneBatch): readonly SubscriptionId[] {
    const old = this.all()
      .filter(
        ({ status, requestedAt, endedAt }) =>
          (status === 'pending' && requestedAt < unconfirmedBefore) ||
          (status === 'ended' && (endedAt ?? 0) < endedBefore),
      )
      .map(({ id }) => id)
      .filter((id) => !this.#outbox.isWaiting(id))
      .sort()
      .slice(0, Math.max(0, limit));
    for (const id of old) {
      this.#kept.delete(id);
      this.#outbox.forgetAll(id);
    }
    return old;
  }
}
