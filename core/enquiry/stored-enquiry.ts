import type { DeliveryState } from './delivery.ts';
import type { Enquiry, EnquiryKey, EnquiryReference } from './enquiry.ts';

/** An enquiry as a store keeps it, with the state of each of its deliveries. */
export interface StoredEnquiry {
  readonly reference: EnquiryReference;
  readonly key: EnquiryKey;
  readonly receivedAt: number;
  /** Null once it is erased, and where the stored text cannot be read. */
  readonly enquiry: Enquiry | null;
  readonly erasedAt: number | null;
  /** In the order of the channels. Erasing an enquiry removes its waiting deliveries. */
  readonly deliveries: readonly DeliveryState[];
}
