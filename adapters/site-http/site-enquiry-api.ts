import { inject, injectable } from 'inversify';
import type { EnquiryResponse } from '../../core/enquiry/enquiry-response.ts';
import { parseEnquiryResponse } from '../../core/enquiry/enquiry-response.ts';
import type { EnquiryApi, EnquiryApiError } from '../../core/ports/enquiry-api.ts';
import { HttpClient } from '../../core/ports/http-client.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

const SEND_TIMEOUT_MS = 30_000;
const READ_TIMEOUT_MS = 8000;
const MAX_BYTES = 500_000;
const DATA_FILE = 'index.pageContext.json';

/** Sends forms to the site and loads its page data. */
@injectable()
export class SiteEnquiryApi implements EnquiryApi {
  readonly #http: HttpClient;

  constructor(@inject(HttpClient) http: HttpClient) {
    this.#http = http;
  }

  async send(fields: Readonly<Record<string, string>>): Promise<Result<EnquiryResponse, EnquiryApiError>> {
    const answer = await this.#http.send({
      method: 'POST',
      url: '/enquiries',
      headers: { Accept: 'application/json' },
      body: { ...fields },
      timeoutMs: SEND_TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    const body = answer.ok ? answer.value.body : answer.error.kind === 'status' ? answer.error.body : null;
    const said = parseEnquiryResponse(body);
    if (said !== null) return ok(said);
    return answer.ok ? err({ kind: 'bad-answer' }) : answer;
  }

  async page(path: string): Promise<Result<unknown, EnquiryApiError>> {
    const [before = '', query] = path.split('?', 2);
    const url = `${before}${DATA_FILE}${query === undefined ? '' : `?${query}`}`;
    const answer = await this.#http.send({ url, timeoutMs: READ_TIMEOUT_MS, maxBytes: MAX_BYTES });
    if (!answer.ok) return answer;
    const { body } = answer.value;
    const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
    return typeof data === 'object' && data !== null ? ok(data) : err({ kind: 'bad-answer' });
  }
}
