import { compareByChannel, type Delivery } from '../../core/enquiry/delivery.ts';
import type { Enquiry } from '../../core/enquiry/enquiry.ts';
import type { EnquiryReference, IdempotencyKey } from '../../core/enquiry/reference.ts';
import type { StoredEnquiry } from '../../core/enquiry/stored-enquiry.ts';
import type {
  EnquiryAcceptance,
  EnquiryListPage,
  EnquiryListRequest,
  EnquiryPruneBatch,
  EnquiryStore,
} from '../../core/ports/enquiry-store.ts';
import { ok } from '../../core/shared/result.ts';
import type { MemoryOutbox } from './memory-outbox.ts';

/** An enquiry without its deliveries. */
export type Kept = Omit<StoredEnquiry, 'deliveries'>;

/** Stores enquiries in memory. */
export class MemoryEnquiryStore implements EnquiryStore {
  readonly #outbox: MemoryOutbox;
  readonly #kept = new Map<EnquiryReference, Kept>();

  constructor(outbox: MemoryOutbox) {
    this.#outbox = outbox;
  }

  /** Returns all enquiries. */
  all(): readonly Kept[] {
    return [...this.#kept.values()];
  }

  /** Adds an enquiry as it stood, without its deliveries. */
  restore(kept: Kept): void {
    this.#kept.set(kept.reference, kept);
  }

  async accept(enquiry: Enquiry, deliveries: readonly Delivery[]) {
    const { reference, key, receivedAt } = enquiry;
    const known = this.#withKey(key);
    if (known !== null) return ok<EnquiryAcceptance>({ kind: 'known', stored: known });
    if (this.#kept.has(reference)) return ok<EnquiryAcceptance>({ kind: 'reference-taken' });
    this.#kept.set(reference, { reference, key, receivedAt, enquiry, erasedAt: null });
    this.#outbox.add(deliveries);
    return ok<EnquiryAcceptance>({ kind: 'stored' });
  }

  async byKey(key: IdempotencyKey) {
    return ok(this.#withKey(key));
  }

  async byReference(reference: EnquiryReference) {
    const kept = this.#kept.get(reference);
    return ok(kept === undefined ? null : this.#stored(kept));
  }

  async list({ limit, after }: EnquiryListRequest) {
    const newestFirst = [...this.#kept.values()].sort(inOrder);
    const rest = after === null ? newestFirst : newestFirst.filter((kept) => inOrder(after, kept) < 0);
    const rows = rest.slice(0, Math.max(0, limit)).map((kept) => this.#stored(kept));
    const { reference, receivedAt } = rows.at(-1) ?? {};
    const isLast = rows.length < limit || reference === undefined || receivedAt === undefined;
    return ok<EnquiryListPage>({ rows, unreadable: [], next: isLast ? null : { reference, receivedAt } });
  }

  async erase(reference: EnquiryReference, now: number) {
    const kept = this.#kept.get(reference);
    if (kept === undefined || kept.erasedAt !== null) return ok(false);
    this.#kept.set(reference, { ...kept, enquiry: null, erasedAt: now });
    this.#outbox.forget(reference);
    return ok(true);
  }

  async prune({ before, limit }: EnquiryPruneBatch) {
    const old = [...this.#kept.values()]
      .filter(({ receivedAt, reference }) => receivedAt < before && !this.#outbox.isWaiting(reference))
      .sort((one, other) => one.receivedAt - other.receivedAt || (one.reference < other.reference ? -1 : 1))
      .slice(0, Math.max(0, limit))
      .map(({ reference }) => reference);
    for (const reference of old) {
      this.#kept.delete(reference);
      this.#outbox.forgetAll(reference);
    }
    return ok(old);
  }

  #withKey(key: IdempotencyKey): StoredEnquiry | null {
    const kept = [...this.#kept.values()].find((one) => one.key === key);
    return kept === undefined ? null : this.#stored(kept);
  }

  #stored(kept: Kept): StoredEnquiry {
    const deliveries = [...this.#outbox.about(kept.reference)].sort(compareByChannel);
    return { ...kept, deliveries };
  }
}

function inOrder(one: Pick<Kept, 'reference' | 'receivedAt'>, other: Pick<Kept, 'reference' | 'receivedAt'>): number {
  if (one.receivedAt !== other.receivedAt) return other.receivedAt - one.receivedAt;
  return one.reference === other.reference ? 0 : one.reference < other.reference ? -1 : 1;
}
