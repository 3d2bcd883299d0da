import type { Delivery } from '../enquiry/delivery.ts';
import type { Enquiry } from '../enquiry/enquiry.ts';
import type { EnquiryReference, IdempotencyKey } from '../enquiry/reference.ts';
import type { StoredEnquiry } from '../enquiry/stored-enquiry.ts';
import type { StoredRows, StoreFailure } from '../enquiry/stored-row.ts';
import type { Result } from '../shared/result.ts';

export type EnquiryAcceptance =
  | { readonly kind: 'stored' }
  /** An enquiry with this key exists; nothing was changed. */
  | { readonly kind: 'known'; readonly stored: StoredEnquiry }
  /** Another enquiry has this reference; nothing was changed. */
  | { readonly kind: 'reference-taken' };

/** The requested page of the list of enquiries. */
export interface EnquiryListRequest {
  readonly limit: number;
  /** The end of the page before; null for the first page. */
  readonly after: Pick<StoredEnquiry, 'reference' | 'receivedAt'> | null;
}

export interface EnquiryListPage extends StoredRows<StoredEnquiry> {
  /** The end of this page, unreadable rows included, after which more may follow; null where nothing follows. */
  readonly next: EnquiryListRequest['after'];
}

/** A batch of outdated enquiries to remove. */
export interface EnquiryPruneBatch {
  readonly before: number;
  readonly limit: number;
}

/**
 * Stores enquiries (FM2). An enquiry that is reported as stored is on disk and survives a loss of power,
 * even where several web nodes share the store.
 */
export interface EnquiryStore {
  /** Stores an enquiry and its deliveries, or neither. */
  accept(enquiry: Enquiry, deliveries: readonly Delivery[]): Promise<Result<EnquiryAcceptance, StoreFailure>>;
  byKey(key: IdempotencyKey): Promise<Result<StoredEnquiry | null, StoreFailure>>;
  byReference(reference: EnquiryReference): Promise<Result<StoredEnquiry | null, StoreFailure>>;
  /** The newest first; enquiries of the same instant by reference. */
  list(query: EnquiryListRequest): Promise<Result<EnquiryListPage, StoreFailure>>;
  /**
   * Erases the personal data and the unsent deliveries of an enquiry. Reference and key stay, so that the form cannot
   * be submitted again. False where there is no such enquiry or it was erased before.
   */
  erase(reference: EnquiryReference, now: number): Promise<Result<boolean, StoreFailure>>;
  /**
   * Removes at most `limit` enquiries that were received before an instant, erased ones too: their keys and all their
   * deliveries as well. Nothing of them stays. One with a delivery that waits is not removed yet.
   * @returns the removed references, the oldest first
   */
  prune(batch: EnquiryPruneBatch): Promise<Result<readonly EnquiryReference[], StoreFailure>>;
}
export const EnquiryStore = Symbol.for('EnquiryStore');
