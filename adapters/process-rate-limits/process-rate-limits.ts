import { injectable } from 'inversify';
import { LRUCache } from 'lru-cache';
import {
  type BucketState,
  type RateLimitKey,
  type RateLimitKind,
  type RateLimitRule,
  refillMs,
  takeToken,
} from '../../core/enquiry/rate-limit.ts';
import type { RateLimits } from '../../core/ports/rate-limits.ts';
import { ok } from '../../core/shared/result.ts';

const MAX_KEYS = 100_000;

interface KeptBucket extends BucketState {
  /** The instant from which the bucket is full. */
  readonly wholeAt: number;
}

/**
 * Rate limits of one process; each node has its own. Beyond a number of keys of one kind, the least recently used of
 * that kind are dropped.
 */
@injectable()
export class ProcessRateLimits implements RateLimits {
  readonly #kept = new Map<RateLimitKind, LRUCache<RateLimitKey, KeptBucket>>();

  constructor(private readonly maxKeys = MAX_KEYS) {}

  async take(key: RateLimitKey, rule: RateLimitRule, now: number) {
    const kept = this.#ofKind(key);
    const { verdict, after } = takeToken(kept.get(key) ?? null, rule, now);
    kept.set(key, { ...after, wholeAt: after.at + refillMs(after, rule) });
    return ok(verdict);
  }

  async check(key: RateLimitKey, rule: RateLimitRule, now: number) {
    return ok(takeToken(this.#ofKind(key).get(key) ?? null, rule, now).verdict);
  }

  async forget(key: RateLimitKey) {
    return ok(this.#ofKind(key).delete(key));
  }

  async prune(now: number) {
    for (const kept of this.#kept.values()) {
      const full = [...kept.entries()].filter(([, { wholeAt }]) => wholeAt <= now);
      for (const [key] of full) kept.delete(key);
    }
    return ok(null);
  }

  #ofKind(key: RateLimitKey): LRUCache<RateLimitKey, KeptBucket> {
    const kind = key.slice(0, key.indexOf('.')) as RateLimitKind;
    // A size of one each: with `max` the library would allocate room for all of them at once.
    const kept = this.#kept.get(kind) ?? new LRUCache({ maxSize: this.maxKeys, sizeCalculation: () => 1 });
    this.#kept.set(kind, kept);
    return kept;
  }
}
