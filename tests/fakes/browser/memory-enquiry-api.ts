import type { EnquiryResponse } from '../../../core/enquiry/enquiry-response.ts';
import type { EnquiryApi } from '../../../core/ports/enquiry-api.ts';
import type { SiteApiError } from '../../../core/ports/http-client.ts';
import { err, ok, type Result } from '../../../core/shared/result.ts';

/** Answers every form with thanks, unless a test sets another answer. */
export class MemoryEnquiryApi implements EnquiryApi {
  readonly received: Readonly<Record<string, string>>[] = [];
  readonly #pages: ReadonlyMap<string, unknown>;
  #answer: EnquiryResponse = { kind: 'thanks', href: '/en/enquire/thanks/' };
  #error: SiteApiError | null = null;

  /** @param pages view data by path */
  constructor(pages: ReadonlyMap<string, unknown> = new Map()) {
    this.#pages = pages;
  }

  answerWith(answer: EnquiryResponse): void {
    this.#answer = answer;
  }

  /** Makes every call fail with this error; null ends it. */
  failWith(error: SiteApiError | null): void {
    this.#error = error;
  }

  async send(fields: Readonly<Record<string, string>>): Promise<Result<EnquiryResponse, SiteApiError>> {
    if (this.#error !== null) return err(this.#error);
    this.received.push(fields);
    return ok(this.#answer);
  }

  async page(path: string): Promise<Result<unknown, SiteApiError>> {
    if (this.#error !== null) return err(this.#error);
    const data = this.#pages.get(path);
    return data === undefined ? err({ kind: 'status', status: 404, body: null }) : ok(data);
  }
}
