import type { HttpMethod } from '../ports/http-client.ts';

/** RFC 9110 9.2.2. HT1 retries these zero times: it is the others that get a second chance. */
const IDEMPOTENT: ReadonlySet<HttpMethod> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'] as const);
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Milliseconds: where the server names no time, and the most that a visitor is kept waiting for the one it names. */
const SHORT_PAUSE = 250;
const LONGEST_PAUSE = 2000;

/**
 * Whether an answer of this status is worth another attempt with the very same request (product.md HT1). Safe for POST
 * and PATCH, since such a request is a search or carries an idempotency key. No answer at all is never retried.
 * @param retries how many there were already
 */
export function isRetried(method: HttpMethod, status: number, retries: number): boolean {
  const allowed = IDEMPOTENT.has(method) ? 0 : 1;
  return retries < allowed && RETRIED_STATUSES.has(status);
}

/**
 * Milliseconds to wait before a retry: what the server asks for, 2 s at most.
 * @param retryAfter the header of that name as it came: seconds, or a date
 * @param msUntil milliseconds from now until a date in words; NaN where it is none
 */
export function pauseBeforeRetry(retryAfter: string | null, msUntil: (date: string) => number): number {
  const asked = retryAfter?.trim() ?? '';
  if (asked === '') return SHORT_PAUSE;
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : msUntil(asked);
  return Number.isNaN(ms) ? SHORT_PAUSE : Math.min(Math.max(ms, 0), LONGEST_PAUSE);
}
