import { DEFAULT_MAX_BYTES } from '../../core/http/http-limits.ts';
import { httpOutcome, networkError, type ReceivedAnswer } from '../../core/http/http-outcome.ts';
import { requestBody } from '../../core/http/request-body.ts';
import { isRetried, pauseBeforeRetry } from '../../core/http/retry-policy.ts';
import type { HttpAnswer, HttpClient, HttpError, HttpMethod, HttpRequest } from '../../core/ports/http-client.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** An attempt as a server would see it. */
export interface MemoryHttpAttempt {
  readonly method: HttpMethod;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON is text by now, anything else is as it was given; null for nothing. */
  readonly body: unknown;
}

export interface MemoryHttpReply {
  /** 200 where nothing is said. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text is said as it is, anything else as JSON. */
  readonly body?: unknown;
  /** Nobody listens; nothing is said; nothing is said after the headers. */
  readonly fault?: 'refused' | 'no-headers' | 'no-body';
}

/** Replies by `METHOD address`; anything else is a 404. */
export type MemoryHttpTable = Readonly<Record<string, MemoryHttpReply>>;

/** HTTP without a network, by the same rules; a server that is silent is given up at once, and no redirect is followed. */
export class MemoryHttpClient implements HttpClient {
  /** Everything that was sent, retries included. */
  readonly requests: MemoryHttpAttempt[] = [];
  /** Milliseconds that were asked for before each retry; nobody waits for them. */
  readonly pauses: number[] = [];
  readonly #reply: (attempt: MemoryHttpAttempt) => MemoryHttpReply;

  constructor(replies: MemoryHttpTable | ((attempt: MemoryHttpAttempt) => MemoryHttpReply) = {}) {
    this.#reply =
      typeof replies === 'function' ? replies : ({ method, url }) => replies[`${method} ${url}`] ?? { status: 404 };
  }

  async send(request: HttpRequest): Promise<Result<HttpAnswer, HttpError>> {
    try {
      const attempt = attemptOf(request);
      for (let retries = 0; ; retries++) {
        this.requests.push(attempt);
        const reply = this.#reply(attempt);
        const silent = reply.fault === 'no-headers';
        if (silent || reply.fault === 'refused') return err(networkError({ timedOut: silent, connected: false }));
        const received = receivedOf(reply, request);
        if (!isRetried(attempt.method, received.status, retries)) return httpOutcome(received);
        this.pauses.push(
          pauseBeforeRetry(received.headers['retry-after'] ?? null, (date) => Date.parse(date) - Date.now()),
        );
      }
    } catch {
      // A body that cannot be written down, such as a circle.
      return err(networkError({ timedOut: false, connected: false }));
    }
  }
}

function attemptOf(request: HttpRequest): MemoryHttpAttempt {
  const { headers, body } = requestBody(request);
  return { method: request.method ?? 'GET', url: request.url, headers: lowerCased(headers), body };
}

function receivedOf(
  { status = 200, headers = {}, body = '', fault }: MemoryHttpReply,
  { method, maxBytes = DEFAULT_MAX_BYTES }: HttpRequest,
): ReceivedAnswer {
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
