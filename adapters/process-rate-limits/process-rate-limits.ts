import { injectable } from 'inversify';
import { LRUCache } from 'lru-cache';
import { type BucketState, type RateRule, takeToken } from '../../core/enquiry/rate-limit.ts';
import type { RateLimits } from '../../core/ports/rate-limits.ts';
import { ok } from '../../core/shared/result.ts';

const MOST_KEYS = 100_000;

/**
 * Rate limits of one process; each node has its own. Full buckets are dropped and, beyond a number of keys, also the
 * least recently used.
 */
@injectable()
export class ProcessRateLimits implements RateLimits {
  readonly #kept: LRUCache<string, BucketState>;

  constructor(most = MOST_KEYS) {
    // A size of one each: with `max` the library would allocate room for all of them at once.
    this.#kept = new LRUCache({ maxSize: most, sizeCalculation: () => 1 });
  }

  async take(key: string, rule: RateRule, now: number) {
    const { verdict, after } = takeToken(this.#kept.get(key) ?? null, rule, now);
    this.#kept.set(key, after, { ttl: rule.perMs });
    return ok(verdict);
  }

  async forget(key: string) {
    return ok(this.#kept.delete(key));
  }
}
