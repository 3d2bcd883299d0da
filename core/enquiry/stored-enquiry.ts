import type { DeliveryState } from './delivery.ts';
import type { Enquiry, EnquiryKey, EnquiryReference } from './enquiry.ts';

/** An enquiry as a store keeps it, with the state of each of its deliveries. */
export interface StoredEnquiry {
  readonly reference: EnquiryReference;
  readonly key: EnquiryKey;
  readonly receivedAt: number;
  /** Null once it is erased, and where what is stored cannot be read. */
  readonly enquiry: Enquiry | null;
  readonly erasedAt: number | null;
  /** In the order of the channels; those of an erased enquiry that had not arrived are gone. */
  readonly deliveries: readonly DeliveryState[];
}
