import { httpOutcome, networkError, type RawHttpResponse } from '../../core/http/http-outcome.ts';
import { DEFAULT_MAX_BYTES, DEFAULT_RETRY_POLICY, encodeRequest } from '../../core/http/http-request.ts';
import type { HttpClient, HttpError, HttpMethod, HttpRequest, HttpResponse } from '../../core/ports/http-client.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** One attempt as a server receives it. */
export interface MemoryHttpAttempt {
  readonly method: HttpMethod;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON is text, any other body is as it was given; null for none. */
  readonly body: unknown;
}

export interface MemoryHttpReply {
  /** 200 by default. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text is sent unchanged, any other value as JSON. */
  readonly body?: unknown;
  /** The connection is refused; no headers arrive; no body arrives after the headers. */
  readonly fault?: 'refused' | 'no-headers' | 'no-body';
}

/** Replies by `METHOD address`; any other address is a 404. */
export type MemoryHttpTable = Readonly<Record<string, MemoryHttpReply>>;

/** A fake HttpClient without a network: it waits neither before a repeat nor for a silent server, and follows no redirect. */
export class MemoryHttpClient implements HttpClient {
  /** Every attempt, repeats included. */
  readonly requests: MemoryHttpAttempt[] = [];
  readonly #reply: (attempt: MemoryHttpAttempt) => MemoryHttpReply;

  constructor(replies: MemoryHttpTable | ((attempt: MemoryHttpAttempt) => MemoryHttpReply) = {}) {
    this.#reply =
      typeof replies === 'function' ? replies : ({ method, url }) => replies[`${method} ${url}`] ?? { status: 404 };
  }

  async send(request: HttpRequest): Promise<Result<HttpResponse, HttpError>> {
    try {
      const attempt = attemptOf(request);
      const { methods, statuses, delaysMs } = request.retry ?? DEFAULT_RETRY_POLICY;
      const repeats = methods.includes(attempt.method) ? delaysMs.length : 0;
      for (let repeat = 0; ; repeat++) {
        this.requests.push(attempt);
        const reply = this.#reply(attempt);
        const timedOut = reply.fault === 'no-headers';
        if (timedOut || reply.fault === 'refused') return err(networkError({ timedOut, connected: false }));
        const received = receivedOf(reply, request);
        if (repeat === repeats || !statuses.includes(received.status)) return httpOutcome(received);
      }
    } catch {
      // The body cannot be encoded, for example a circular object.
      return err(networkError({ timedOut: false, connected: false }));
    }
  }
}

function attemptOf(request: HttpRequest): MemoryHttpAttempt {
  const { headers, body } = encodeRequest(request);
  return { method: request.method ?? 'GET', url: request.url, headers: lowerCased(headers), body };
}

function receivedOf(
  { status = 200, headers = {}, body = '', fault }: MemoryHttpReply,
  { method, maxBytes = DEFAULT_MAX_BYTES }: HttpRequest,
): RawHttpResponse {
  const isBodiless = method === 'HEAD' || status === 204 || status === 304;
  const said = typeof body === 'string' ? body : JSON.stringify(body);
  const text = isBodiless ? '' : said;
  const type = typeof body === 'string' ? {} : { 'content-type': 'application/json' };
  const tooLong = new TextEncoder().encode(text).byteLength > maxBytes;
  return {
    status,
    headers: { ...type, ...lowerCased(headers) },
    text:
      fault === 'no-body'
        ? err(networkError({ timedOut: true, connected: true }))
        : tooLong
          ? err({ kind: 'bad-body', status, problem: 'too-long' })
          : ok(text),
  };
}

function lowerCased(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
