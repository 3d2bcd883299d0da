import {
  type BucketState,
  type RateLimitKey,
  type RateLimitRule,
  refillMs,
  takeToken,
} from '../../core/enquiry/rate-limit.ts';
import type { RateLimits } from '../../core/ports/rate-limits.ts';
import { ok } from '../../core/shared/result.ts';

/** Keeps any number of rate limits in memory. */
export class MemoryRateLimits implements RateLimits {
  readonly #kept = new Map<RateLimitKey, BucketState & { readonly wholeAt: number }>();

  /** The keys that were counted, the oldest first. */
  get keys(): readonly RateLimitKey[] {
    return [...this.#kept.keys()];
  }

  async take(key: RateLimitKey, rule: RateLimitRule, now: number) {
    const { verdict, after } = takeToken(this.#kept.get(key) ?? null, rule, now);
    this.#kept.set(key, { ...after, wholeAt: after.at + refillMs(after, rule) });
    return ok(verdict);
  }

  async check(key: RateLimitKey, rule: RateLimitRule, now: number) {
    return ok(takeToken(this.#kept.get(key) ?? null, rule, now).verdict);
  }

  async forget(key: RateLimitKey) {
    return ok(this.#kept.delete(key));
  }

  async prune(now: number) {
    for (const [key, { wholeAt }] of this.#kept) if (wholeAt <= now) this.#kept.delete(key);
    return ok(null);
  }
}
