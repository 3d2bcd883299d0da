import type { HttpError } from '../../core/ports/http-client.ts';

/** Why there is no answer to show. */
export type MediaFailure =
  /** There is none of that id. */
  | { readonly kind: 'missing'; readonly status: number }
  /** The service failed; `status` where it said one. */
  | { readonly kind: 'failed'; readonly reason: string; readonly status: number | null }
  /** It answered, and the record is wrong. */
  | { readonly kind: 'bad-record'; readonly reason: string }
  /** It was not asked: it is known to be away, or too many ask already. */
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
