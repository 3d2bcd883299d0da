import type { HttpMethod, HttpRequest } from '../ports/http-client.ts';

const METHODS_WITH_BODY: ReadonlySet<HttpMethod> = new Set(['PATCH', 'POST', 'PUT', 'DELETE'] as const);

/** The headers and body to send: a plain object or array is JSON text, any other body is unchanged, null is no body. */
export interface RequestBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Encodes plain objects and arrays as JSON for PATCH, POST, PUT and DELETE (HT1); other methods carry no
 * body. Throws what `JSON.stringify` throws, for example for a circular object.
 */
export function requestBody({ method = 'GET', headers = {}, body = null }: HttpRequest): RequestBody {
  if (!METHODS_WITH_BODY.has(method)) return { headers, body: null };
  if (!isPlain(body)) return { headers, body };
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  return {
    headers: hasType ? headers : { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** An array or an object without a class. Bytes, dates, forms and class instances are encoded by fetch. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const parent: unknown = Object.getPrototypeOf(value);
  // Not `=== Object.prototype`: an object of another frame has another one.
  return parent === null || Object.getPrototypeOf(parent) === null;
}
