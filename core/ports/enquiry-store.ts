import type { Delivery } from '../enquiry/delivery.ts';
import type { Enquiry, EnquiryKey, EnquiryReference } from '../enquiry/enquiry.ts';
import type { StoreFailure } from '../enquiry/store-failure.ts';
import type { StoredEnquiry } from '../enquiry/stored-enquiry.ts';
import type { Result } from '../shared/result.ts';

export type Acceptance =
  | { readonly kind: 'stored' }
  /** There is one with this key; nothing was changed. */
  | { readonly kind: 'known'; readonly stored: StoredEnquiry }
  /** Another enquiry has this reference already; nothing was changed. */
  | { readonly kind: 'reference-taken' };

export interface EnquiryPageQuery {
  readonly most: number;
  /** The last one of the page before. */
  readonly after: Pick<StoredEnquiry, 'reference' | 'receivedAt'> | null;
}

/**
 * Where enquiries are kept (product.md FM2). What it says is stored is on the disk, and survives the loss of power; the
 * same holds across all web nodes that share it.
 */
export interface EnquiryStore {
  /** Enquiry and deliveries, all or nothing. */
  accept(enquiry: Enquiry, deliveries: readonly Delivery[]): Promise<Result<Acceptance, StoreFailure>>;
  byKey(key: EnquiryKey): Promise<Result<StoredEnquiry | null, StoreFailure>>;
  byReference(reference: EnquiryReference): Promise<Result<StoredEnquiry | null, StoreFailure>>;
  /** The newest first; those of the same instant by reference. */
  list(query: EnquiryPageQuery): Promise<Result<readonly StoredEnquiry[], StoreFailure>>;
  /**
   * Takes everything of the person away, and what had not been delivered; reference and key stay, so that the form
   * cannot come back. False where there is none, or it is erased already.
   */
  erase(reference: EnquiryReference, now: number): Promise<Result<boolean, StoreFailure>>;
}
export const EnquiryStore = Symbol.for('EnquiryStore');
