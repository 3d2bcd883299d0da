import type { RateRule, RateVerdict } from '../enquiry/rate-limit.ts';
import type { StoreFailure } from '../enquiry/store-failure.ts';
import type { Result } from '../shared/result.ts';

/** Counts what comes from where. However many strangers come, it stays small: who has not come for long is forgotten. */
export interface RateLimits {
  /**
   * Takes one of the allowance of this key, as {@link takeOne} has it; two at once never take the same one.
   * @param key nothing personal: a digest
   */
  take(key: string, rule: RateRule, now: number): Promise<Result<RateVerdict, StoreFailure>>;
}
export const RateLimits = Symbol.for('RateLimits');
