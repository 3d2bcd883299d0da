import { type BucketState, type RateRule, takeToken } from '../../core/enquiry/rate-limit.ts';
import type { RateLimits } from '../../core/ports/rate-limits.ts';
import { ok } from '../../core/shared/result.ts';

/** Keeps any number of rate limits in memory. */
export class MemoryRateLimits implements RateLimits {
  readonly #kept = new Map<string, BucketState>();

  async take(key: string, rule: RateRule, now: number) {
    const { verdict, after } = takeToken(this.#kept.get(key) ?? null, rule, now);
    this.#kept.set(key, after);
    return ok(verdict);
  }

  async forget(key: string) {
    return ok(this.#kept.delete(key));
  }
}
