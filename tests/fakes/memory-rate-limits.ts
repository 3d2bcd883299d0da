import { type BucketState, type RateKey, type RateRule, refillMs, takeToken } from '../../core/enquiry/rate-limit.ts';
import type { RateLimits } from '../../core/ports/rate-limits.ts';
import { ok } from '../../core/shared/result.ts';

/** Keeps any number of rate limits in memory. */
export class MemoryRateLimits implements RateLimits {
  readonly #kept = new Map<RateKey, BucketState & { readonly wholeAt: number }>();

  /** The keys that were counted, the oldest first. */
  get keys(): readonly RateKey[] {
    return [...this.#kept.keys()];
  }

  async take(key: RateKey, rule: RateRule, now: number) {
    const { verdict, after } = takeToken(this.#kept.get(key) ?? null, rule, now);
    this.#kept.set(key, { ...after, wholeAt: after.at + refillMs(after, rule) });
    return ok(verdict);
  }

  async check(key: RateKey, rule: RateRule, now: number) {
    return ok(takeToken(this.#kept.get(key) ?? null, rule, now).verdict);
  }

  async forget(key: RateKey) {
    return ok(this.#kept.delete(key));
  }

  async prune(now: number) {
    for (const [key, { wholeAt }] of this.#kept) if (wholeAt <= now) this.#kept.delete(key);
    return ok(null);
  }
}
