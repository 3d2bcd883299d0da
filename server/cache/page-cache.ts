import { LRUCache } from 'lru-cache';
import type { PreparedAnswer } from './prepared-answer.ts';

export type CacheEvent = 'hit' | 'stale' | 'miss' | 'stale-on-error';

export interface PageCacheOptions {
  readonly maxBytes: number;
  /** Milliseconds for which a copy is sent as it is. */
  readonly freshMs: number;
  /** Further milliseconds for which a copy is sent while a new one is rendered, or where rendering fails. */
  readonly staleMs: number;
  /** Milliseconds after which a rendering counts as failed. */
  readonly renderTimeoutMs?: number;
  /** Milliseconds between a failed rendering and the next attempt. */
  readonly retryMs?: number;
  /** Milliseconds of a clock that nobody sets: copies must outlive a system clock that jumps. */
  readonly now?: () => number;
  readonly onEvent?: (event: CacheEvent) => void;
  /** Called when a renewal in the background throws or takes too long, not when its answer is a failure. */
  readonly onRefreshError?: (error: unknown, key: string) => void;
}

interface Entry {
  readonly answer: PreparedAnswer;
  /** The content's epoch. An entry of an older one is used only where rendering fails, and for crawlers. */
  epoch: number;
  storedAt: number;
  retryAt: number;
}

/** Epoch of a copy whose page no longer exists. */
const GONE = -1;

export interface CacheHit {
  readonly answer: PreparedAnswer;
  readonly fresh: boolean;
}

export type Render = () => Promise<PreparedAnswer>;

/** A rendering took too long: the page itself is right, and may be asked for again. */
class RenderTimeout extends Error {
  readonly statusCode = 503;

  constructor(limitMs: number) {
    super(`Rendering took longer than ${limitMs} ms`);
  }
}

/**
 * Caches rendered pages up to a number of bytes, with stale-while-revalidate and stale-if-error. The least recently
 * used pages are dropped first, and each page has one rendering at a time. Only answers with status 200 are kept, and
 * none that lacks data because a service did not answer.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #renderings = new Map<string, Promise<PreparedAnswer>>();
  readonly #now: () => number;
  #epoch = 0;

  constructor(private readonly options: PageCacheOptions) {
    this.#now = options.now ?? (() => performance.now());
    this.#entries = new LRUCache({
      maxSize: Math.max(1, options.maxBytes),
      sizeCalculation: (entry, key) => entry.answer.bytes + key.length * 2,
    });
  }

  get entries(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Returns a copy that may be sent now; one that is not fresh needs a `refresh`. */
  hit(key: string): CacheHit | null {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.epoch !== this.#epoch) return null;
    const age = this.#now() - entry.storedAt;
    if (age > this.options.freshMs + this.options.staleMs) return null;
    const fresh = age <= this.options.freshMs;
    this.options.onEvent?.(fresh ? 'hit' : 'stale');
    return { answer: entry.answer, fresh };
  }

  /** Renders a stale copy anew in the background: one rendering at a time, and none right after a failure. */
  refresh(key: string, render: Render): void {
    const entry = this.#entries.peek(key);
    if (this.#renderings.has(key) || (entry !== undefined && this.#now() < entry.retryAt)) return;
    this.#render(key, render).catch((error: unknown) => this.options.onRefreshError?.(error, key));
  }

  /**
   * Renders a page, once for all requests that wait for it. Where rendering fails or has just failed, the last good
   * copy is returned, even of an older epoch, unless it is too old or its page is gone; without a copy, the failure.
   */
  async load(key: string, render: Render): Promise<PreparedAnswer> {
    this.options.onEvent?.('miss');
    if (this.#now() < (this.#entries.peek(key)?.retryAt ?? 0)) {
      const good = this.lastGood(key);
      if (good !== null) return good;
    }
    const rendering = this.#renderings.get(key) ?? this.#render(key, render);
    try {
      const answer = await rendering;
      return isFailure(answer) ? (this.lastGood(key) ?? answer) : answer;
    } catch (error) {
      const good = this.lastGood(key);
      if (good === null) throw error;
      return good;
    }
  }

  /** Marks every copy as outdated after a content change: it is sent only where rendering fails, and to crawlers. */
  purge(): void {
    this.#epoch += 1;
    this.#renderings.clear();
  }

  #render(key: string, render: Render): Promise<PreparedAnswer> {
    const epoch = this.#epoch;
    const rendering = this.#withTimeout(render)
      .then((answer) => {
        this.#store(key, answer, epoch);
        return answer;
      })
      .catch((error: unknown) => {
        this.#postpone(key);
        throw error;
      })
      .finally(() => {
        if (this.#renderings.get(key) === rendering) this.#renderings.delete(key);
      });
    this.#renderings.set(key, rendering);
    return rendering;
  }

  async #withTimeout(render: Render): Promise<PreparedAnswer> {
    const limit = this.options.renderTimeoutMs ?? 15_000;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new RenderTimeout(limit)), limit);
    });
    try {
      return await Promise.race([render(), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }

  #store(key: string, answer: PreparedAnswer, epoch: number): void {
    if (isFailure(answer)) {
      this.#postpone(key);
      return;
    }
    const present = this.#entries.peek(key);
    if (present !== undefined && present.epoch > epoch) return;
    if (answer.status === 200) {
      this.#entries.set(key, { answer, epoch, storedAt: this.#now(), retryAt: 0 });
      answer.onResize = () => this.#weigh(key);
    }
    // A copy of a page that no longer exists is kept for crawlers.
    else if (present !== undefined) present.epoch = GONE;
  }

  /** Counts the bytes of a copy anew, since it was compressed or made plain. */
  #weigh(key: string): void {
    const entry = this.#entries.peek(key);
    if (entry !== undefined) this.#entries.set(key, { ...entry });
  }

  #postpone(key: string): void {
    const entry = this.#entries.peek(key);
    if (entry !== undefined) entry.retryAt = this.#now() + (this.options.retryMs ?? 5_000);
  }

  /** Returns the last good copy; null if there is none, and for a page that no longer exists. */
  lastGood(key: string): PreparedAnswer | null {
    return this.#entries.peek(key)?.epoch === GONE ? null : this.lastCopy(key);
  }

  /** Returns whether an answer is an outdated copy, which no other cache may keep. */
  isOutdated(key: string, answer: PreparedAnswer): boolean {
    const entry = this.#entries.peek(key);
    return entry?.answer === answer && entry.epoch !== this.#epoch;
  }

  /** Returns the copy of any epoch, unless it is too old; crawlers get it in place of an error page (UI2). */
  lastCopy(key: string): PreparedAnswer | null {
    const entry = this.#entries.get(key);
    if (entry === undefined || this.#now() - entry.storedAt > this.options.freshMs + this.options.staleMs) return null;
    this.options.onEvent?.('stale-on-error');
    return entry.answer;
  }
}

/** Returns whether the server failed, or a service that the page needs did not answer. */
function isFailure({ status, cacheable }: PreparedAnswer): boolean {
  return status >= 500 || !cacheable;
}
