import { type Allowance, type RateRule, takeOne } from '../../core/enquiry/rate-limit.ts';
import type { RateLimits } from '../../core/ports/rate-limits.ts';
import { ok } from '../../core/shared/result.ts';

/** Keeps any number of rate limits in memory. */
export class MemoryRateLimits implements RateLimits {
  readonly #kept = new Map<string, Allowance>();

  async take(key: string, rule: RateRule, now: number) {
    const { verdict, after } = takeOne(this.#kept.get(key) ?? null, rule, now);
    this.#kept.set(key, after);
    return ok(verdict);
  }
}
