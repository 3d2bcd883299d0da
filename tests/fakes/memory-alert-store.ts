import type { Alert, AlertRecipientId } from '../../core/alerts/alert.ts';
import type { Delivery } from '../../core/enquiry/delivery.ts';
import type { StoredRows } from '../../core/enquiry/stored-row.ts';
import type { SubscriptionId } from '../../core/newsletter/subscription.ts';
import type { AlertStore } from '../../core/ports/alert-store.ts';
import type { SubscriptionPruneBatch } from '../../core/ports/subscription-store.ts';
import { ok } from '../../core/shared/result.ts';
import type { MemoryOutbox } from './memory-outbox.ts';
import { MemorySubscriptions } from './memory-subscriptions.ts';

/** Stores alerts in memory. */
export class MemoryAlertStore implements AlertStore {
  readonly #outbox: MemoryOutbox;
  readonly #kept: MemorySubscriptions<Alert>;

  constructor(outbox: MemoryOutbox) {
    this.#outbox = outbox;
    this.#kept = new MemorySubscriptions(outbox, ({ address, question }) => `${address} ${question}`);
  }

  /** Returns all alerts, by address and question. */
  all(): readonly Alert[] {
    return this.#kept.all();
  }

  /** Adds an alert without its deliveries. */
  restore(alert: Alert): void {
    this.#kept.set(alert);
  }

  async ofAddress(address: string) {
    return ok<StoredRows<Alert>>({ rows: this.#of(address), unreadable: [] });
  }

  async byId(id: SubscriptionId) {
    return ok(this.#kept.byId(id));
  }

  async confirmedOf(reader: AlertRecipientId) {
    const own = this.all().filter((one) => one.reader === reader && one.status === 'confirmed');
    return ok(own.toSorted((one, other) => one.requestedAt - other.requestedAt || (one.id < other.id ? -1 : 1)));
  }

  async put(alert: Alert, deliveries: readonly Delivery[]) {
    return ok(this.#kept.put(alert, deliveries));
  }

  async endAll(reader: AlertRecipientId, now: number) {
    const open = this.all().filter((one) => one.reader === reader && one.status !== 'ended');
    for (const alert of open) this.#kept.set({ ...alert, status: 'ended', endedAt: now });
    if (open.length > 0) this.#outbox.forget(reader);
    return ok(open.length);
  }

  async erase(address: string) {
    const own = this.#of(address);
    for (const { id, reader } of own) {
      this.#kept.erase(id);
      this.#outbox.forget(reader);
    }
    return ok(own.length);
  }

  async prune(batch: SubscriptionPruneBatch) {
    return ok(this.#kept.prune(batch));
  }

  #of(address: string): readonly Alert[] {
    return this.all().filter((one) => one.address === address);
  }
}
