import {
  type ClaimedDelivery,
  type Delivery,
  type DeliveryId,
  laneOf,
  type OutboxCounts,
  type StoredDelivery,
} from '../../core/enquiry/delivery.ts';
import type { ClaimOptions, Outbox, OutboxPruneBatch } from '../../core/ports/outbox.ts';
import { ok } from '../../core/shared/result.ts';

interface Row extends StoredDelivery {
  readonly lease: { readonly id: string; readonly until: number } | null;
}

const isGivenUp = ({ status }: Row) => status === 'dead';

/** Queues deliveries in memory; the memory stores add to it. */
export class MemoryOutbox implements Outbox {
  readonly #rows = new Map<DeliveryId, Row>();
  #leases = 0;

  /** Adds deliveries; existing ones stay. */
  add(deliveries: readonly Delivery[]): void {
    for (const { id, about, channel, createdAt } of deliveries) {
      if (this.#rows.has(id)) continue;
      const delivery = { id, about, channel, createdAt };
      this.#set({ ...delivery, status: 'waiting', attempts: 0, dueAt: createdAt, failure: null, lease: null });
    }
  }

  /** Returns all deliveries, without their leases. */
  all(): readonly StoredDelivery[] {
    return [...this.#rows.values()].map(({ lease: _, ...state }) => state);
  }

  /** Adds a delivery as it stood. */
  restore(state: StoredDelivery): void {
    this.#set({ ...state, lease: null });
  }

  about(about: string): readonly StoredDelivery[] {
    return this.#of(about).map(({ lease: _, ...state }) => state);
  }

  isWaiting(about: string): boolean {
    return this.#of(about).some(({ status }) => status === 'waiting');
  }

  /** Deletes the unsent deliveries about something. */
  forget(about: string): void {
    for (const { id, status } of this.#of(about)) if (status !== 'sent') this.#rows.delete(id);
  }

  /** Deletes all deliveries about something. */
  forgetAll(about: string): void {
    for (const { id } of this.#of(about)) this.#rows.delete(id);
  }

  async claim({ lane, now, leaseMs, limit }: ClaimOptions) {
    this.#leases += 1;
    const lease = { id: `lease ${this.#leases}`, until: now + leaseMs };
    const due = [...this.#rows.values()]
      .filter((row) => laneOf(row.channel) === lane && row.status === 'waiting' && row.dueAt <= now)
      .filter((row) => row.lease === null || row.lease.until <= now)
      .sort((one, other) => one.dueAt - other.dueAt || (one.id < other.id ? -1 : 1))
      .slice(0, Math.max(0, limit));
    for (const row of due) this.#set({ ...row, lease });
    return ok(
      due.map(({ id, about, channel, createdAt, attempts }) => ({
        id,
        about,
        channel,
        createdAt,
        attempts,
        lease: lease.id,
      })),
    );
  }

  async sent(delivery: ClaimedDelivery, now: number) {
    return this.#settle(delivery, { status: 'sent', dueAt: now, failure: null });
  }

  async retryAt(delivery: ClaimedDelivery, at: number, failure: string) {
    return this.#settle(delivery, { status: 'waiting', dueAt: at, failure });
  }

  async giveUp(delivery: ClaimedDelivery, now: number, failure: string) {
    return this.#settle(delivery, { status: 'dead', dueAt: now, failure });
  }

  async revive(about: string, now: number) {
    const rows = this.#of(about).filter(({ status }) => status !== 'sent');
    for (const row of rows) this.#revive(row, now);
    return ok(rows.length);
  }

  async reviveAll({ now, limit }: { readonly now: number; readonly limit: number }) {
    const rows = [...this.#rows.values()]
      .filter(({ status, dueAt }) => status === 'dead' || (status === 'waiting' && dueAt > now))
      .slice(0, Math.max(0, limit));
    for (const row of rows) this.#revive(row, now);
    return ok(rows.length);
  }

  async prune({ sentBefore, alertsBefore, limit }: OutboxPruneBatch) {
    const first = (isOld: (row: Row) => boolean) =>
      [...this.#rows.values()]
        .filter(isOld)
        .sort((one, other) => one.dueAt - other.dueAt || (one.id < other.id ? -1 : 1))
        .slice(0, Math.max(0, limit));
    const old = [
      ...first(({ status, dueAt }) => status === 'sent' && dueAt < sentBefore),
      ...first((row) => isGivenUp(row) && row.channel === 'alert-letter' && row.dueAt < alertsBefore),
    ];
    for (const { id } of old) this.#rows.delete(id);
    return ok(old.length);
  }

  async state() {
    const rows = [...this.#rows.values()];
    const waiting = rows.filter(({ status, channel }) => status === 'waiting' && channel !== 'alert-letter');
    const dead = rows.filter((row) => isGivenUp(row) && row.channel !== 'alert-letter').length;
    const oldest = waiting.length === 0 ? null : Math.min(...waiting.map(({ createdAt }) => createdAt));
    return ok<OutboxCounts>({ waiting: rows.filter((row) => row.status === 'waiting').length, dead, oldest });
  }

  #of(about: string): readonly Row[] {
    return [...this.#rows.values()].filter((row) => row.about === about);
  }

  #revive(row: Row, now: number): void {
    if (row.status === 'waiting') this.#set({ ...row, dueAt: Math.min(row.dueAt, now) });
    else this.#set({ ...row, status: 'waiting', createdAt: now, dueAt: now, attempts: 0, failure: null });
  }

  #set(row: Row): void {
    this.#rows.set(row.id, row);
  }

  #settle({ id, lease }: ClaimedDelivery, outcome: Pick<StoredDelivery, 'status' | 'dueAt' | 'failure'>) {
    const row = this.#rows.get(id);
    if (row === undefined || row.lease?.id !== lease) return ok(false);
    this.#set({ ...row, ...outcome, attempts: row.attempts + 1, lease: null });
    return ok(true);
  }
}
