import { TaskCancelledError } from 'cockatiel';
import type { SearchError } from '../../core/ports/yacht-search.ts';
import { isRecord } from '../../core/shared/parse-json.ts';

export const NO_CLIENT: SearchError = { kind: 'no-client', message: 'Search client not found' };
export const BAD_ANSWER: SearchError = { kind: 'bad-answer', message: 'Search answer not understood' };
const TOO_LATE: SearchError = { kind: 'network', status: 0, message: 'Socket timeout', timedOut: true };
const FAILED: SearchError = { kind: 'network', status: 0, message: 'Network request failed', timedOut: false };

/** Converts an error of the client into a search error (SE9), by the last host's failure. */
export function searchError(thrown: unknown): SearchError {
  if (thrown instanceof TaskCancelledError) return TOO_LATE;
  if (!isRecord(thrown)) return FAILED;
  if (thrown.name === 'DeserializationError') return BAD_ANSWER;
  if (isStatus(thrown.status)) return statusError(thrown.status);
  const { stackTrace } = thrown;
  const last: unknown = Array.isArray(stackTrace) ? stackTrace.at(-1) : null;
  const response = isRecord(last) && isRecord(last.response) ? last.response : {};
  if (isStatus(response.status)) return statusError(response.status);
  if (response.isTimedOut !== true) return FAILED;
  const message = response.content === 'Socket timeout' ? 'Socket timeout' : 'Connection timeout';
  return { kind: 'network', status: 0, message, timedOut: true };
}

/** Returns whether an error of the client is a failure of the service; a refused question is not. */
export function isServiceFailure(thrown: unknown): boolean {
  const error = searchError(thrown);
  return error.kind !== 'status' || error.status >= 500 || error.status === 429;
}

function statusError(status: number): SearchError {
  return { kind: 'status', status, message: 'Search request refused' };
}

function isStatus(raw: unknown): raw is number {
  return typeof raw === 'number' && raw > 0;
}
