import ky from 'ky';
import { charsetOf } from '../../core/http/content-type.ts';
import { DEFAULT_MAX_BYTES, DEFAULT_TIMEOUT_MS } from '../../core/http/http-limits.ts';
import { httpOutcome, networkError } from '../../core/http/http-outcome.ts';
import { isRetried, pauseBeforeRetry } from '../../core/http/retry-policy.ts';
import type { HttpAnswer, HttpClient, HttpError, HttpRequest } from '../../core/ports/http-client.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { type SealedBody, sealedBody } from './sealed-body.ts';

export interface KyHttpClientOptions {
  /** The machine's own where nothing is said. */
  readonly fetch?: typeof fetch;
  /** Milliseconds until an answer's headers; a request's whole time where nothing is said. */
  readonly connectMs?: number;
  /** Waits as many milliseconds before a retry. */
  readonly pause?: (ms: number) => Promise<void>;
}

/** An answer that is to be asked for again; the header as it came. */
interface Again {
  readonly retryAfter: string | null;
}

/** More is no longer a time to `setTimeout`, which would then not wait at all. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * HTTP over ky, in the browser and in Node (product.md HT1). Follows redirects as fetch does, unless they are refused.
 *
 * ky sends; the rest is ours. Its retries also repeat what failed on the network, leave the first answer's body open,
 * and heed headers other than Retry-After; its timeout ends with the headers, and its errors are thrown.
 */
export class KyHttpClient implements HttpClient {
  readonly #fetch: { readonly fetch?: typeof fetch };
  readonly #connectMs: number;
  readonly #pause: (ms: number) => Promise<void>;

  constructor({ fetch, connectMs = LONGEST_TIMER, pause = wait }: KyHttpClientOptions = {}) {
    this.#fetch = fetch === undefined ? {} : { fetch };
    this.#connectMs = connectMs;
    this.#pause = pause;
  }

  async send(request: HttpRequest): Promise<Result<HttpAnswer, HttpError>> {
    try {
      const sealed = await sealedBody(request);
      for (let retries = 0; ; retries++) {
        const came = await this.#attempt(request, sealed, retries);
        if (!('retryAfter' in came)) return came;
        await this.#pause(pauseBeforeRetry(came.retryAfter, (date) => Date.parse(date) - Date.now()));
      }
    } catch {
      // A body that cannot be written down, such as a circle.
      return err(networkError({ timedOut: false, connected: false }));
    }
  }

  async #attempt(
    { method = 'GET', url, timeoutMs = DEFAULT_TIMEOUT_MS, maxBytes = DEFAULT_MAX_BYTES, redirect }: HttpRequest,
    { headers, body }: SealedBody,
    retries: number,
  ): Promise<Result<HttpAnswer, HttpError> | Again> {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const total = setTimeout(abort, Math.min(timeoutMs, LONGEST_TIMER));
    const connect = setTimeout(abort, Math.min(this.#connectMs, LONGEST_TIMER));
    const failure = (answered: boolean) =>
      err(networkError({ timedOut: controller.signal.aborted, connected: answered }));
    try {
      const { signal } = controller;
      const options = { method, headers, body, signal, timeout: false, retry: 0, throwHttpErrors: false } as const;
      const refusal = redirect === 'refuse' && ({ redirect: 'manual' } as const);
      const response = await ky(url, { ...options, ...refusal, ...this.#fetch });
      clearTimeout(connect);
      if (response.type === 'opaqueredirect') return failure(false);
      const { status } = response;
      if (isRetried(method, status, retries)) return { retryAfter: response.headers.get('retry-after') };
      const text = await readText(response, maxBytes).catch(() => failure(true));
      return httpOutcome({ status, headers: Object.fromEntries(response.headers), text });
    } catch {
      return failure(false);
    } finally {
      clearTimeout(connect);
      clearTimeout(total);
      // Frees the socket of a body that nobody reads to its end; one that was read is left for the next request.
      controller.abort();
    }
  }
}

/** Rejects where the body breaks off. */
async function readText(response: Response, maxBytes: number): Promise<Result<string, HttpError>> {
  const decoder = decoderFor(response.headers.get('content-type') ?? '');
  const reader = response.body?.getReader();
  let length = 0;
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) return ok(text + decoder.decode());
    length += part.value.byteLength;
    if (length > maxBytes) return err({ kind: 'bad-body', status: response.status, problem: 'too-long' });
    text += decoder.decode(part.value, { stream: true });
  }
}

function decoderFor(contentType: string): TextDecoder {
  try {
    return new TextDecoder(charsetOf(contentType));
  } catch {
    // An encoding that nobody knows.
    return new TextDecoder();
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
