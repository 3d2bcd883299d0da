import type { HttpError } from '../../core/ports/http-client.ts';

/** The reasons why there is no answer. */
export type MediaFailure =
  /** The service has no record of that id. */
  | { readonly kind: 'missing'; readonly status: number }
  /** The service failed; `status` is null where no answer came. */
  | { readonly kind: 'failed'; readonly reason: string; readonly status: number | null }
  /** The answer's record is invalid. */
  | { readonly kind: 'bad-record'; readonly reason: string }
  /** No request was sent: the circuit is open, or the queue is full. */
  | { readonly kind: 'not-asked'; readonly reason: string };

export const AWAY: MediaFailure = { kind: 'not-asked', reason: 'the service is away' };
export const CROWDED: MediaFailure = { kind: 'not-asked', reason: 'too many requests wait' };
export const NOT_UNDERSTOOD: MediaFailure = {
  kind: 'failed',
  reason: 'was answered with something else',
  status: null,
};

export function httpFailure(error: HttpError): MediaFailure {
  switch (error.kind) {
    case 'status':
      if (error.status === 404 || error.status === 410) return { kind: 'missing', status: error.status };
      return { kind: 'failed', reason: `was answered with ${error.status}`, status: error.status };
    case 'network':
      return { kind: 'failed', reason: `was not answered: ${error.message}`, status: null };
    case 'bad-body': {
      const what = error.problem === 'too-long' ? 'more than is read' : 'broken JSON';
      return { kind: 'failed', reason: `was answered with ${what}`, status: null };
    }
  }
}
