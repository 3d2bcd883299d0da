import { injectable } from 'inversify';
import ky, { isHTTPError, isTimeoutError, type RetryOptions } from 'ky';
import { charsetOf, httpOutcome, networkError } from '../../core/http/http-outcome.ts';
import {
  DEFAULT_MAX_BYTES,
  DEFAULT_RETRY_POLICY,
  DEFAULT_TIMEOUT_MS,
  encodeRequest,
} from '../../core/http/http-request.ts';
import type { HttpClient, HttpError, HttpRequest, HttpResponse, RetryPolicy } from '../../core/ports/http-client.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

export interface KyHttpClientOptions {
  /** `globalThis.fetch` by default. */
  readonly fetch?: typeof fetch;
  /** The policy of requests that name none. */
  readonly retry?: RetryPolicy;
}

/** `setTimeout` fires at once for a longer time. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * HttpClient over ky, for the browser and for Node (HT1, ADR 56). ky repeats requests, waits between them and
 * limits the time to the headers; {@link readText} limits the time and the size of the body, which ky does not.
 */
@injectable()
export class KyHttpClient implements HttpClient {
  readonly #fetch: { readonly fetch?: typeof fetch };
  readonly #retry: RetryPolicy;

  constructor({ fetch, retry = DEFAULT_RETRY_POLICY }: KyHttpClientOptions = {}) {
    this.#fetch = fetch === undefined ? {} : { fetch };
    this.#retry = retry;
  }

  async send(request: HttpRequest): Promise<Result<HttpResponse, HttpError>> {
    const { method = 'GET', url, maxBytes = DEFAULT_MAX_BYTES, retry = this.#retry } = request;
    const timeout = Math.min(request.timeoutMs ?? DEFAULT_TIMEOUT_MS, MAX_TIMEOUT_MS);
    let deadline = AbortSignal.timeout(timeout);
    try {
      const { headers, body } = encodeRequest(request);
      const response = await ky(url, {
        ...this.#fetch,
        method,
        headers,
        body: fetchBody(body),
        redirect: request.redirect === 'refuse' ? 'manual' : 'follow',
        timeout,
        retry: kyRetry(retry),
        throwHttpErrors: (status) => status >= 400,
        hooks: {
          beforeRetry: [
            ({ error }) => {
              // Closes the connection of the failed attempt; ky leaves its body open.
              if (isHTTPError(error)) void error.response.body?.cancel().catch(() => {});
              deadline = AbortSignal.timeout(timeout);
            },
          ],
        },
      }).catch((error: unknown) => {
        if (isHTTPError(error)) return error.response;
        throw error;
      });
      if (response.type === 'opaqueredirect') return err(networkError({ timedOut: false, connected: false }));
      const text = await readText(response, maxBytes, deadline);
      return httpOutcome({ status: response.status, headers: Object.fromEntries(response.headers), text });
    } catch (error) {
      // Bodies and addresses that cannot be sent, such as a circular object, throw too.
      return err(networkError({ timedOut: isTimeoutError(error), connected: false }));
    }
  }
}

/** Translates a policy into ky's options. `shouldRetry` keeps ky from repeating a request without an answer. */
function kyRetry({ methods, statuses, delaysMs, maxDelayMs }: RetryPolicy): RetryOptions {
  return {
    limit: delaysMs.length,
    methods: [...methods],
    statusCodes: [...statuses],
    afterStatusCodes: [...statuses],
    maxRetryAfter: maxDelayMs,
    delay: (attempt) => delaysMs[attempt - 1] ?? 0,
    shouldRetry: ({ error }) => (isHTTPError(error) ? undefined : false),
  };
}

/** Narrows a body to what fetch takes; other values are converted to text, as fetch does. */
function fetchBody(body: unknown): BodyInit | null {
  if (body === null || body instanceof ArrayBuffer || body instanceof Blob) return body;
  if (body instanceof FormData || body instanceof URLSearchParams) return body;
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength).slice();
  return String(body);
}

/**
 * Reads a body as text in the encoding of its content type. A body not read to its end closes its connection.
 * @param deadline aborted when the time of the attempt is over
 */
async function readText(
  response: Response,
  maxBytes: number,
  deadline: AbortSignal,
): Promise<Result<string, HttpError>> {
  const decoder = decoderFor(response.headers.get('content-type') ?? '');
  const reader = response.body?.getReader();
  const close = () => void reader?.cancel().catch(() => {});
  deadline.addEventListener('abort', close);
  if (deadline.aborted) close();
  let length = 0;
  let text = '';
  try {
    for (;;) {
      const part = await reader?.read();
      if (deadline.aborted) return err(networkError({ timedOut: true, connected: true }));
      if (part === undefined || part.done) return ok(text + decoder.decode());
      length += part.value.byteLength;
      if (length > maxBytes) return err({ kind: 'bad-body', status: response.status, problem: 'too-long' });
      text += decoder.decode(part.value, { stream: true });
    }
  } catch {
    return err(networkError({ timedOut: false, connected: true }));
  } finally {
    deadline.removeEventListener('abort', close);
    close();
  }
}

function decoderFor(contentType: string): TextDecoder {
  try {
    return new TextDecoder(charsetOf(contentType));
  } catch {
    // The encoding is unknown.
    return new TextDecoder();
  }
}
