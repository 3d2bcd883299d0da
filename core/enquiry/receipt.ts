import type { Result } from '../shared/result.ts';
import type { Enquiry } from './enquiry.ts';
import type { StoreFailure } from './store-failure.ts';

/** The part of an enquiry that the thanks page may show, without personal data. */
export type EnquiryReceipt = Pick<Enquiry, 'reference' | 'subject' | 'routing'>;

/** Finds the receipt of a reference; null for an unknown reference and for an erased enquiry. */
export type FindReceipt = (reference: Enquiry['reference']) => Promise<Result<EnquiryReceipt | null, StoreFailure>>;
