import type { RateLimitKey, RateLimitRule, RateLimitVerdict } from '../enquiry/rate-limit.ts';
import type { StoreFailure } from '../enquiry/stored-row.ts';
import type { Result } from '../shared/result.ts';

/**
 * Counts requests by key. Its size is bounded: keys without recent requests are dropped, and beyond a number of keys of
 * one kind at most keys of that kind.
 */
export interface RateLimits {
  /** Takes one token of this key's bucket by `rule`; parallel calls never take the same one. */
  take(key: RateLimitKey, rule: RateLimitRule, now: number): Promise<Result<RateLimitVerdict, StoreFailure>>;
  /** Returns the verdict that `take` would return, and changes nothing. */
  check(key: RateLimitKey, rule: RateLimitRule, now: number): Promise<Result<RateLimitVerdict, StoreFailure>>;
  /** Forgets what was counted by a key; false where nothing was. */
  forget(key: RateLimitKey): Promise<Result<boolean, StoreFailure>>;
  /** Deletes what is not needed at this instant any more: full buckets, which count the same as missing ones. */
  prune(now: number): Promise<Result<null, StoreFailure>>;
}
export const RateLimits = Symbol.for('RateLimits');
