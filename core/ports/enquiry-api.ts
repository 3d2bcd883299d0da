import type { EnquiryResponse } from '../enquiry/enquiry-response.ts';
import type { Result } from '../shared/result.ts';
import type { HttpError } from './http-client.ts';

/** No answer or an invalid one. Whether the form was stored is unknown, and it may be sent again. */
export type EnquiryApiError = HttpError | { readonly kind: 'bad-answer' };

/** Submits the forms of a tab to the site (FM1, FM2). */
export interface EnquiryApi {
  /** Submits a form. Forms with the same token make one enquiry. The time limit is at least 30 s. */
  send(fields: Readonly<Record<string, string>>): Promise<Result<EnquiryResponse, EnquiryApiError>>;
  /** Loads the view data of a page of this site, to show it in a drawer. @param path path and query */
  page(path: string): Promise<Result<unknown, EnquiryApiError>>;
}
export const EnquiryApi = Symbol.for('EnquiryApi');
