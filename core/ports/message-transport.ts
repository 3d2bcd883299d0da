import type { DeliveryFailure } from '../enquiry/delivery.ts';
import type { Parcel } from '../enquiry/outbound-message.ts';
import type { Result } from '../shared/result.ts';

/**
 * Brings a parcel to its receiver (product.md FM2). Delivered twice, it bears the same id, so that the receiver can drop
 * the second. Answers within a minute.
 */
export interface EnquiryDelivery {
  deliver(parcel: Parcel): Promise<Result<null, DeliveryFailure>>;
  /** Lets go of connections; nothing is delivered afterwards. */
  close(): Promise<void>;
}
export const EnquiryDelivery = Symbol.for('EnquiryDelivery');
