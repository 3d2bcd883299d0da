/** The rule of a token bucket, which holds up to `burst` tokens and gains as many in `perMs` milliseconds. */
export interface RateRule {
  readonly burst: number;
  readonly perMs: number;
}

/** The state of a token bucket at an instant. */
export interface BucketState {
  /** Tokens left, from 0 to `burst`; fractional while it refills. */
  readonly left: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type RateVerdict =
  | { readonly allowed: true }
  /** Milliseconds until a request is allowed again. */
  | { readonly allowed: false; readonly waitMs: number };

/**
 * Takes one token if one is left. `before` is null for a new key. A clock that is set back refills nothing; where it is
 * set back by more than the rule's period, time counts from the new instant.
 */
export function takeToken(
  before: BucketState | null,
  { burst, perMs }: RateRule,
  now: number,
): { readonly verdict: RateVerdict; readonly after: BucketState } {
  const filled = before === null ? burst : before.left + (Math.max(0, now - before.at) * burst) / perMs;
  const left = Math.min(burst, filled);
  const at = before === null || before.at > now + perMs ? now : Math.max(now, before.at);
  if (left >= 1) return { verdict: { allowed: true }, after: { left: left - 1, at } };
  const after = { left, at };
  return { verdict: { allowed: false, waitMs: tokenWaitMs(after, { burst, perMs }, now) }, after };
}

/** Returns the milliseconds until one token is available, where none is left. */
export function tokenWaitMs({ left, at }: BucketState, { burst, perMs }: RateRule, now: number): number {
  return at - now + Math.ceil(((1 - left) * perMs) / burst);
}
