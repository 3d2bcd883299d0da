import type { RetryPolicy } from '../ports/http-client.ts';

/** Milliseconds for one attempt of a request, its body included. */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** The largest body that is read, in bytes. */
export const DEFAULT_MAX_BYTES = 5_000_000;

/**
 * The retry rule of HT1: idempotent methods (RFC 9110 9.2.2) are never repeated, the others once. That is
 * safe because what is posted is a search or carries an idempotency key. A visitor waits two seconds at most.
 */
export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  methods: ['PATCH', 'POST'],
  statuses: [408, 409, 425, 429, 500, 502, 503, 504],
  delaysMs: [250],
  maxDelayMs: 2_000,
};
