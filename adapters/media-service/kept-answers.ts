import { LRUCache } from 'lru-cache';
import type { MediaError } from '../../core/ports/media-library.ts';
import { err, type Result } from '../../core/shared/result.ts';
import type { MediaFailure, MediaResult } from './media-service-client.ts';

interface Kept<T> {
  readonly answer: Result<T, MediaError>;
  /** Clock instant until which the answer is returned without a request. */
  readonly freshUntil: number;
  /** Clock instant until which the answer is returned while a request runs, and where it fails. */
  readonly staleUntil: number;
}

const MINUTE = 60_000;
const FRESH_MS = 10 * MINUTE;
const STALE_MS = 24 * 60 * MINUTE;
/** Milliseconds after a failure for which the same id is not requested again. */
const PAUSES = { missing: MINUTE, 'bad-record': MINUTE, failed: 10_000, 'not-asked': 0 } as const;
/** Bytes added to the size of an answer's text, which is counted as two bytes per character. */
const OVERHEAD_BYTES = 400;

/**
 * Keeps the media service's answers by id, up to a number of bytes; beyond it the least recently used are dropped. A
 * fresh answer is returned as it is; an older one too, for a day, while a request renews it. Simultaneous calls for the
 * same id share one request.
 */
export class KeptAnswers<T> {
  readonly #kept: LRUCache<string, Kept<T>>;
  readonly #asking = new Map<string, Promise<Result<T, MediaError>>>();

  constructor(
    maxBytes: number,
    private readonly now: () => number,
  ) {
    this.#kept = new LRUCache({ maxSize: maxBytes });
  }

  get(id: string, ask: () => Promise<MediaResult<T>>): Promise<Result<T, MediaError>> {
    const kept = this.#kept.get(id);
    if (kept !== undefined && this.now() < kept.freshUntil) return Promise.resolve(kept.answer);
    const asking = this.#asking.get(id) ?? this.#ask(id, ask);
    return kept !== undefined && this.now() < kept.staleUntil ? Promise.resolve(kept.answer) : asking;
  }

  #ask(id: string, ask: () => Promise<MediaResult<T>>): Promise<Result<T, MediaError>> {
    const asking = ask()
      // The caller may be gone, and an unhandled rejection would end the process.
      .catch((error: unknown) => err<MediaFailure>({ kind: 'failed', reason: String(error), status: null }))
      .then((answer) => (answer.ok ? this.#keep(id, answer, FRESH_MS, STALE_MS) : this.#without(id, answer.error)))
      .finally(() => this.#asking.delete(id));
    this.#asking.set(id, asking);
    return asking;
  }

  /** Answers a failed request with the last valid answer, unless that is too old or the record is reported missing. */
  #without(id: string, failure: MediaFailure): Result<T, MediaError> {
    const pause = PAUSES[failure.kind];
    if (failure.kind === 'missing') return this.#keep(id, err({ kind: 'not-found', id }), pause);
    const before = this.#kept.get(id);
    const left = before?.answer.ok ? before.staleUntil - this.now() : 0;
    if (before !== undefined && left > 0) return this.#keep(id, before.answer, Math.min(pause, left), left);
    const unavailable = err({ kind: 'unavailable', id, reason: failure.reason } as const);
    return pause === 0 ? unavailable : this.#keep(id, unavailable, pause);
  }

  /**
   * @param staleMs milliseconds from now; more than `freshMs` for an answer that may be returned while a request renews
   * it
   */
  #keep(id: string, answer: Result<T, MediaError>, freshMs: number, staleMs = freshMs): Result<T, MediaError> {
    const now = this.now();
    const kept = { answer, freshUntil: now + freshMs, staleUntil: now + staleMs };
    this.#kept.set(id, kept, { size: 2 * JSON.stringify(answer).length + OVERHEAD_BYTES });
    return answer;
  }
}
