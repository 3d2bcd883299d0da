import type { Result } from '../shared/result.ts';
import type { Enquiry } from './enquiry.ts';
import type { StoreFailure } from './store-failure.ts';

/** What the page that thanks may know of an enquiry: nothing of the person. */
export type EnquiryReceipt = Pick<Enquiry, 'reference' | 'subject' | 'routing'>;

/** Looks a number up; null for one that nobody gave, and for an enquiry that is erased. */
export type FindReceipt = (reference: Enquiry['reference']) => Promise<Result<EnquiryReceipt | null, StoreFailure>>;
