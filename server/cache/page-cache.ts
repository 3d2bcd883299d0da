import { LRUCache } from 'lru-cache';
import type { PreparedAnswer } from './prepared-answer.ts';

export type CacheEvent = 'hit' | 'stale' | 'miss' | 'stale-on-error';

export interface PageCacheOptions {
  readonly maxBytes: number;
  /** Answered without a second thought. */
  readonly freshMs: number;
  /** Past that, still answered while a newer copy is made, or where none can be made. */
  readonly staleMs: number;
  /** A rendering that takes longer counts as failed. */
  readonly renderTimeoutMs?: number;
  /** After a failed renewal the stale copy stands this long before the next try. */
  readonly retryMs?: number;
  readonly now?: () => number;
  readonly onEvent?: (event: CacheEvent) => void;
  /** A renewal in the background failed: nobody waits for it, so it is told here. */
  readonly onRefreshError?: (error: unknown, key: string) => void;
}

interface Entry {
  readonly answer: PreparedAnswer;
  /** Of the content: an entry of an older epoch is only good enough where rendering fails, or for a crawler. */
  epoch: number;
  storedAt: number;
  retryAt: number;
}

/** The epoch of a copy whose page is gone. */
const GONE = -1;

export interface Hit {
  readonly answer: PreparedAnswer;
  readonly fresh: boolean;
}

export type Render = () => Promise<PreparedAnswer>;

/**
 * The page cache of quality.md "Server": least recently used out first within a byte limit, one rendering at a time
 * for a key, stale-while-revalidate and stale-if-error. Only answers with status 200 are kept, and no page that lacks
 * something because a service did not answer.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #renderings = new Map<string, Promise<PreparedAnswer>>();
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  #epoch = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
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

  /** A copy good to send now; one that is not fresh wants a `refresh`. */
  hit(key: string): Hit | null {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.epoch !== this.#epoch) return null;
    const age = this.#now() - entry.storedAt;
    if (age > this.#options.freshMs + this.#options.staleMs) return null;
    const fresh = age <= this.#options.freshMs;
    this.#options.onEvent?.(fresh ? 'hit' : 'stale');
    return { answer: entry.answer, fresh };
  }

  /** Renews a stale copy in the background, at most once at a time, and not right after a failure. */
  refresh(key: string, render: Render): void {
    const entry = this.#entries.peek(key);
    if (this.#renderings.has(key) || (entry !== undefined && this.#now() < entry.retryAt)) return;
    this.#render(key, render).catch((error: unknown) => this.#options.onRefreshError?.(error, key));
  }

  /**
   * Renders a page once however many wait for it. A 5xx or a throw is answered with the last good copy where there is
   * one, however old the content it shows, unless the page was gone since; else it goes to the caller.
   */
  async load(key: string, render: Render): Promise<PreparedAnswer> {
    this.#options.onEvent?.('miss');
    if (this.#now() < (this.#entries.peek(key)?.retryAt ?? 0)) {
      const good = this.#lastGoodUnlessGone(key);
      if (good !== null) return good;
    }
    const rendering = this.#renderings.get(key) ?? this.#render(key, render);
    try {
      const answer = await rendering;
      return isFailure(answer) ? (this.#lastGoodUnlessGone(key) ?? answer) : answer;
    } catch (error) {
      const good = this.#lastGoodUnlessGone(key);
      if (good === null) throw error;
      return good;
    }
  }

  /** The content changed: every copy is outdated, and kept only for the case that rendering fails. */
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
    const limit = this.#options.renderTimeoutMs ?? 15_000;
    const { promise, reject } = withReject();
    const timer = setTimeout(() => reject(new Error(`Rendering took longer than ${limit} ms`)), limit);
    try {
      return await Promise.race([render(), promise]);
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
    if (answer.status === 200) this.#entries.set(key, { answer, epoch, storedAt: this.#now(), retryAt: 0 });
    // What is gone for visitors may still be the last good copy for a crawler.
    else if (present !== undefined) present.epoch = GONE;
  }

  #postpone(key: string): void {
    const entry = this.#entries.peek(key);
    if (entry !== undefined) entry.retryAt = this.#now() + (this.#options.retryMs ?? 5_000);
  }

  /** The last good copy for anyone: a page that was gone does not come back because rendering fails. */
  #lastGoodUnlessGone(key: string): PreparedAnswer | null {
    return this.#entries.peek(key)?.epoch === GONE ? null : this.lastGood(key);
  }

  /** What stood here last, if it is not too old: for crawlers, which never get an error page (product.md UI2). */
  lastGood(key: string): PreparedAnswer | null {
    const entry = this.#entries.get(key);
    if (entry === undefined || this.#now() - entry.storedAt > this.#options.freshMs + this.#options.staleMs)
      return null;
    this.#options.onEvent?.('stale-on-error');
    return entry.answer;
  }
}

function withReject(): { promise: Promise<never>; reject: (error: Error) => void } {
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}

/** Whether the server failed, or something that the page asks did not answer. */
function isFailure({ status, cacheable }: PreparedAnswer): boolean {
  return status >= 500 || !cacheable;
}
