import type { HttpError, HttpResponse } from '../ports/http-client.ts';
import { parseJson } from '../shared/parse-json.ts';
import { err, ok, type Result } from '../shared/result.ts';

export interface RawHttpResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The text of the body, or the reason why it could not be read. */
  readonly text: Result<string, HttpError>;
}

/**
 * Turns an answer into a value or an error (HT1). A status of 600 or more counts as a failure of the server
 * (RFC 9110 15). An error status is reported even where the body could not be read.
 */
export function httpOutcome({ status, headers, text }: RawHttpResponse): Result<HttpResponse, HttpError> {
  const body = text.ok ? parsedBody(text.value, headers['content-type'] ?? '') : null;
  if (status >= 400) {
    const retryAfter = headers['retry-after'];
    return err({ kind: 'status', status, body: body?.value ?? null, ...(retryAfter !== undefined && { retryAfter }) });
  }
  if (!text.ok) return text;
  return body?.isBroken
    ? err({ kind: 'bad-body', status, problem: 'not-json' })
    : ok({ status, headers, body: body?.value ?? null });
}

/**
 * Builds the error of a request without a complete answer, with one of SE9's messages.
 * @param connected whether the connection is known to have been made
 */
export function networkError({
  timedOut,
  connected,
}: {
  readonly timedOut: boolean;
  readonly connected: boolean;
}): Extract<HttpError, { kind: 'network' }> {
  const timeout = connected ? 'Socket timeout' : 'Connection timeout';
  return { kind: 'network', status: 0, message: timedOut ? timeout : 'Network request failed', timedOut };
}

/** Parses a JSON body; null for an empty one. Any other body, and broken JSON, stays text. */
function parsedBody(text: string, contentType: string): { readonly value: unknown; readonly isBroken: boolean } {
  if (text === '') return { value: null, isBroken: false };
  if (!isJsonType(contentType)) return { value: text, isBroken: false };
  const value = parseJson(text);
  return value === undefined ? { value: text, isBroken: true } : { value, isBroken: false };
}

/** Returns whether a content type is JSON: `application/json`, `text/json` or another such as `…/problem+json`. */
export function isJsonType(contentType: string): boolean {
  const [type = ''] = contentType.split(';');
  return /^(application|text)\/json$|^[^/]+\/[^/]+\+json$/i.test(type.trim());
}

/** Returns the name of the encoding of a body. JSON is UTF-8 whatever its header names (RFC 8259). */
export function charsetOf(contentType: string): string {
  const named = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1];
  return named === undefined || isJsonType(contentType) ? 'utf-8' : named;
}
