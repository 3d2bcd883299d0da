import type { HttpMethod, HttpRequest, RetryPolicy } from '../ports/http-client.ts';

const METHODS_WITH_BODY: ReadonlySet<HttpMethod> = new Set(['PATCH', 'POST', 'PUT', 'DELETE'] as const);

/**
 * The headers and body to send. A plain object or array is sent as JSON, any other body unchanged; null if there is
 * none.
 */
export interface EncodedRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Encodes plain objects and arrays as JSON for PATCH, POST, PUT and DELETE (HT1); other methods carry no
 * body. Throws what `JSON.stringify` throws, for example for a circular object.
 */
export function encodeRequest({ method = 'GET', headers = {}, body = null }: HttpRequest): EncodedRequest {
  if (!METHODS_WITH_BODY.has(method)) return { headers, body: null };
  if (!isPlain(body)) return { headers, body };
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  return {
    headers: hasType ? headers : { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Returns whether a value is an array or a plain object. Fetch encodes bytes, forms and other class instances. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const parent: unknown = Object.getPrototypeOf(value);
  // `=== Object.prototype` would refuse an object from another frame, which has its own `Object.prototype`.
  return parent === null || Object.getPrototypeOf(parent) === null;
}

/** Milliseconds for one attempt of a request, its body included. */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** The largest body that is read, in bytes. */
export const DEFAULT_MAX_BYTES = 5_000_000;

/**
 * The retry rule of HT1: idempotent methods (RFC 9110 9.2.2) are never repeated, the others once, after two seconds at
 * most. That is safe because what is posted is a search or carries an idempotency key.
 */
export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  methods: ['PATCH', 'POST'],
  statuses: [408, 409, 425, 429, 500, 502, 503, 504],
  delaysMs: [250],
  maxDelayMs: 2_000,
};
