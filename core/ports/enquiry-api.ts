import type { EnquiryResponse } from '../enquiry/enquiry-response.ts';
import type { Result } from '../shared/result.ts';
import type { HttpError } from './http-client.ts';

/** No answer came, or one that makes no sense: whether the form arrived is not known, and it may be sent again. */
export type EnquiryApiError = HttpError | { readonly kind: 'bad-answer' };

/** Where a tab hands in its forms (product.md FM1, FM2). */
export interface EnquiryApi {
  /** Sent twice with the same token it arrives once. Not given up before 30 s have passed. */
  send(fields: Readonly<Record<string, string>>): Promise<Result<EnquiryResponse, EnquiryApiError>>;
  /** The data of a page of the site, as the page's own view has them, for who shows it elsewhere. @param path with its query */
  page(path: string): Promise<Result<unknown, EnquiryApiError>>;
}
export const EnquiryApi = Symbol.for('EnquiryApi');
