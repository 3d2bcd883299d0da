/**
 * What is counted. Counters of one kind never displace those of another, so that a flood of one kind leaves the limits
 * of the others standing.
 */
export type RateLimitKind =
  | 'network'
  | 'wide-network'
  | 'link-network'
  | 'wide-link-network'
  | 'letter-share'
  | 'mailbox'
  | 'form'
  | 'form-address'
  | 'site';

/** The key of a counter: its kind, a dot, and a digest without personal data. */
export type RateLimitKey = `${RateLimitKind}.${string}`;

/** The rule of a token bucket, which holds up to `burst` tokens and gains as many in `perMs` milliseconds. */
export interface RateLimitRule {
  readonly burst: number;
  readonly perMs: number;
  /** Tokens that may be taken before the bucket has gained them; 0 unless given. */
  readonly owed?: number;
}

/** The state of a token bucket at an instant. */
export interface BucketState {
  /** Tokens left, up to `burst`; fractional while it refills, and below 0 where some are owed. */
  readonly left: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface RateLimitVerdict {
  readonly allowed: boolean;
  /** Milliseconds until the taken token is gained, 0 unless it is owed; or until a refused request is allowed. */
  readonly waitMs: number;
}

/**
 * Takes one token if one is left or may be owed. `before` is null for a new key. A clock that is set back refills
 * nothing; where it is set back by more than the rule's period, time counts from the new instant.
 */
export function takeToken(
  before: BucketState | null,
  rule: RateLimitRule,
  now: number,
): { readonly verdict: RateLimitVerdict; readonly after: BucketState } {
  const { burst, perMs, owed = 0 } = rule;
  const filled = before === null ? burst : before.left + (Math.max(0, now - before.at) * burst) / perMs;
  const left = Math.min(burst, filled);
  const at = before === null || before.at > now + perMs ? now : Math.max(now, before.at);
  const allowed = left >= 1 - owed;
  const after = { left: allowed ? left - 1 : left, at };
  return { verdict: rateLimitVerdict(allowed, after, rule, now), after };
}

/** Returns the verdict, with the wait, of a bucket from which a token has been taken or refused already. */
export function rateLimitVerdict(
  allowed: boolean,
  { left, at }: BucketState,
  { burst, perMs, owed = 0 }: RateLimitRule,
  now: number,
): RateLimitVerdict {
  const missing = (allowed ? 0 : 1 - owed) - left;
  return { allowed, waitMs: missing > 0 ? at - now + Math.ceil((missing * perMs) / burst) : 0 };
}

/** Returns the milliseconds after which an unused bucket is full and counts the same as a missing one. */
export function refillMs({ left }: BucketState, { burst, perMs }: RateLimitRule): number {
  return Math.ceil(((burst - left) * perMs) / burst);
}
