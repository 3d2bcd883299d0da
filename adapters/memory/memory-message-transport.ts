import type { DeliveryFailure, DeliveryId } from '../../core/enquiry/delivery.ts';
import type { Parcel } from '../../core/enquiry/outbound-message.ts';
import type { EnquiryDelivery } from '../../core/ports/message-transport.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** Parcels kept by their id, for tests. */
export class MemoryEnquiryDelivery implements EnquiryDelivery {
  readonly #parcels = new Map<DeliveryId, Parcel>();
  #deliveries = 0;
  #failure: DeliveryFailure | null = null;
  #closed = false;

  /** What arrived, each once. */
  get parcels(): ReadonlyMap<DeliveryId, Parcel> {
    return this.#parcels;
  }

  /** How often something arrived, the same parcel again included. */
  get deliveries(): number {
    return this.#deliveries;
  }

  /** Everything fails like this from now on; null heals it. */
  failWith(failure: DeliveryFailure | null): void {
    this.#failure = failure;
  }

  async deliver(parcel: Parcel): Promise<Result<null, DeliveryFailure>> {
    if (this.#closed) return err({ kind: 'unavailable', reason: 'closed' });
    if (this.#failure !== null) return err(this.#failure);
    this.#parcels.set(parcel.id, parcel);
    this.#deliveries += 1;
    return ok(null);
  }

  async close(): Promise<void> {
    this.#closed = true;
  }
}
