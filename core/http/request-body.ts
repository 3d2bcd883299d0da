import type { HttpMethod, HttpRequest } from '../ports/http-client.ts';

const WITH_BODY: ReadonlySet<HttpMethod> = new Set(['PATCH', 'POST', 'PUT', 'DELETE'] as const);

/** What a request carries: JSON is text by now, anything else is as it was given; null for nothing. */
export interface RequestBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Plain objects and arrays as JSON for PATCH, POST, PUT and DELETE (product.md HT1); other methods carry no body.
 * Throws what `JSON.stringify` throws, such as for a circle.
 */
export function requestBody({ method = 'GET', headers = {}, body = null }: HttpRequest): RequestBody {
  if (!WITH_BODY.has(method)) return { headers, body: null };
  if (!isPlain(body)) return { headers, body };
  return { headers: withContentType(headers, 'application/json'), body: JSON.stringify(body) };
}

/** The headers with a content type, unless the caller set one. */
export function withContentType(
  headers: Readonly<Record<string, string>>,
  type: string,
): Readonly<Record<string, string>> {
  const isSet = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  return isSet ? headers : { ...headers, 'content-type': type };
}

/** An array, or an object of no class: bytes, dates, forms and class instances have their own ways to be sent. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const parent: unknown = Object.getPrototypeOf(value);
  // Not `=== Object.prototype`: an object of another frame has another one.
  return parent === null || Object.getPrototypeOf(parent) === null;
}
