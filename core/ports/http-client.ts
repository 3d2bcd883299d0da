import type { Result } from '../shared/result.ts';

export type HttpMethod = 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT' | 'DELETE';

/** The answers after which a client sends the same request again. A request that gets no answer is never repeated. */
export interface RetryPolicy {
  readonly methods: readonly HttpMethod[];
  readonly statuses: readonly number[];
  /** Milliseconds before each repeat where the server names no time; there are at most as many repeats as entries. */
  readonly delaysMs: readonly number[];
  /** The longest wait, in milliseconds, for the time that a server names in `Retry-After`. */
  readonly maxDelayMs: number;
}

export interface HttpRequest {
  /** GET by default. */
  readonly method?: HttpMethod;
  /** Absolute, or in a browser a path of the site. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * A plain object or array is sent as JSON for PATCH, POST, PUT and DELETE, with that content type unless `headers`
   * name one (HT1). Text, bytes, forms and search parameters are sent as fetch sends them. Null means no
   * body; other methods never carry one.
   */
  readonly body?: unknown;
  /** Milliseconds for one attempt, from the call to the last byte of the body; 10 s by default. */
  readonly timeoutMs?: number;
  /** The largest body that is read, in bytes after decompression; 5 MB by default. */
  readonly maxBytes?: number;
  /**
   * `follow` by default. With `refuse` the redirect itself is the answer, with a status from 300 to 399. Browsers hide
   * such an answer from scripts, so it is a network error there.
   */
  readonly redirect?: 'follow' | 'refuse';
  /** The default is the rule of HT1, `DEFAULT_RETRY_POLICY`. */
  readonly retry?: RetryPolicy;
}

/** An answer with a status below 400. */
export interface HttpResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed value of a JSON answer, the text of any other; null for an empty body. */
  readonly body: unknown;
}

export type HttpError =
  /**
   * The server answered with a status of 400 or more. `body` is read as in an answer; it is the text itself where the
   * JSON is broken, and null where the body could not be read. (A 407 is a network error: fetch hides it.)
   */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body: unknown;
      /** The header `Retry-After` as it came: seconds, or a date. Absent where the server sent none. */
      readonly retryAfter?: string;
    }
  /** No complete answer came. The timeouts are `Connection` before the headers, `Socket` during the body (SE9). */
  | {
      readonly kind: 'network';
      readonly status: 0;
      readonly message: 'Network request failed' | 'Connection timeout' | 'Socket timeout';
      readonly timedOut: boolean;
    }
  /** The body is not the JSON that its content type announces, or is larger than `maxBytes`. */
  | { readonly kind: 'bad-body'; readonly status: number; readonly problem: 'not-json' | 'too-long' };

/** The reasons why a request to the site's own API fails: no answer, or an invalid one. */
export type SiteApiError = HttpError | { readonly kind: 'bad-answer' };

/**
 * Sends HTTP requests and never rejects. By default POST and PATCH requests, and no others, are repeated once, byte for
 * byte, after 408, 409, 425, 429, 500, 502, 503 or 504 (HT1). They must therefore be safe to receive twice.
 */
export interface HttpClient {
  send(request: HttpRequest): Promise<Result<HttpResponse, HttpError>>;
}
export const HttpClient = Symbol.for('HttpClient');
