import type { EnquiryResponse } from '../enquiry/enquiry-response.ts';
import type { Result } from '../shared/result.ts';
import type { SiteApiError } from './http-client.ts';

/** Submits the forms of a tab to the site (FM1, FM2). */
export interface EnquiryApi {
  /**
   * Submits a form. Forms with the same token make one enquiry. The time limit is at least 30 s. An error does not tell
   * whether the form was stored; the form may be sent again.
   */
  send(fields: Readonly<Record<string, string>>): Promise<Result<EnquiryResponse, SiteApiError>>;
  /** Loads the view data of a page of this site, to show it in a drawer. @param path path and query */
  page(path: string): Promise<Result<unknown, SiteApiError>>;
}
export const EnquiryApi = Symbol.for('EnquiryApi');
