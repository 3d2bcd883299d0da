import type { RateRule, RateVerdict } from '../enquiry/rate-limit.ts';
import type { StoreFailure } from '../enquiry/stored-row.ts';
import type { Result } from '../shared/result.ts';

/** Counts requests by key. Its size is bounded: keys without recent requests are dropped. */
export interface RateLimits {
  /**
   * Takes one token of this key's bucket by `rule`; parallel calls never take the same one.
   * @param key a digest, without personal data
   */
  take(key: string, rule: RateRule, now: number): Promise<Result<RateVerdict, StoreFailure>>;
  /** Forgets what was counted by a key; false where nothing was. */
  forget(key: string): Promise<Result<boolean, StoreFailure>>;
}
export const RateLimits = Symbol.for('RateLimits');
