import type { Result } from '../shared/result.ts';

export type HttpMethod = 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT' | 'DELETE';

export interface HttpRequest {
  /** GET where nothing is said. */
  readonly method?: HttpMethod;
  /** Absolute, or in a browser a path of the site. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * A plain object or array is sent as JSON for PATCH, POST, PUT and DELETE, with that content type unless `headers`
   * name one (product.md HT1). Text, bytes, forms and search parameters are sent as they are. Null for none; other
   * methods carry none.
   */
  readonly body?: unknown;
  /** Milliseconds for one attempt, its body included; 10 s where nothing is said. */
  readonly timeoutMs?: number;
  /** Bytes of body that are read at most, unpacked; 5 MB where nothing is said. */
  readonly maxBytes?: number;
  /**
   * Redirects are followed where nothing is said. Refused, the redirect is the answer, a status from 300 to 399, and its
   * target gets nothing; a browser, which does not tell of it, makes a network error of it.
   */
  readonly redirect?: 'follow' | 'refuse';
}

/** An answer below 400. */
export interface HttpAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed where the answer says it is JSON, else its text; null for an empty body. */
  readonly body: unknown;
}

export type HttpError =
  /**
   * The server said 400 to 599. `body` for what it says of the mistake: as in an answer, the text itself for broken
   * JSON, null where it could not be read. (A 407 is a network error: fetch keeps it to itself.)
   */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body: unknown;
      /** When to come again, as the server said it: seconds, or a date; left out where it did not. */
      readonly retryAfter?: string;
    }
  /** No whole answer came (product.md SE9's words): a connection that gave no headers in time, a socket no whole body. */
  | {
      readonly kind: 'network';
      readonly status: 0;
      readonly message: 'Network request failed' | 'Connection timeout' | 'Socket timeout';
      readonly timedOut: boolean;
    }
  /** It said JSON and was none, or was longer than allowed. */
  | { readonly kind: 'bad-body'; readonly status: number; readonly problem: 'not-json' | 'too-long' };

/**
 * The one way adapters speak HTTP. Never rejects. POST and PATCH are sent a second time, the same to the byte, where
 * the server says 408, 409, 425, 429, 500, 502, 503 or 504; nothing else is (product.md HT1). So whatever is posted
 * must bear being said twice.
 */
export interface HttpClient {
  send(request: HttpRequest): Promise<Result<HttpAnswer, HttpError>>;
}
export const HttpClient = Symbol.for('HttpClient');
