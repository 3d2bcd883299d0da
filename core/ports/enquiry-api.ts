import type { DeskAnswer } from '../enquiry/enquiry-response.ts';
import type { Result } from '../shared/result.ts';
import type { HttpError } from './http-client.ts';

/** No answer came, or one that makes no sense: whether the form arrived is not known, and it may be sent again. */
export type DeskError = HttpError | { readonly kind: 'bad-answer' };

/** Where a tab hands in its forms (product.md FM1, FM2). */
export interface EnquiryDesk {
  /** Sent twice with the same token it arrives once. Not given up before 30 s have passed. */
  send(fields: Readonly<Record<string, string>>): Promise<Result<DeskAnswer, DeskError>>;
  /** The data of a page of the site, as the page's own view has them, for who shows it elsewhere. @param path with its query */
  page(path: string): Promise<Result<unknown, DeskError>>;
}
export const EnquiryDesk = Symbol.for('EnquiryDesk');
