import type { RateRule } from '../../core/enquiry/rate-limit.ts';
import type { SubmissionNotice } from '../../core/enquiry/submission.ts';
import type { RateLimits } from '../../core/ports/rate-limits.ts';
import type { Logger } from '../start/log.ts';
import type { GateRules } from './enquiry-env.ts';
import type { OpenedForm, Tokens } from './form-token.ts';

export type Counted =
  /** `letter`: whether the address that was typed may get a letter. */
  { readonly allowed: true; readonly letter: boolean } | { readonly allowed: false; readonly waitMs: number };

const HOUR = 60 * 60_000;
const MINUTE = 60_000;
/** A form that was open for longer is opened anew. */
const LONGEST_OPEN = 7 * 24 * HOUR;
/** Nobody writes to their own broker more often, and nobody else is to be written to through us. */
const LETTERS_A_DAY: RateRule = { burst: 6, perMs: 24 * HOUR };
const CEILING = 10;

/**
 * What keeps machines out and lets people in (product.md FM2). A run of spam costs its senders their own allowance: what
 * comes from elsewhere is taken in all the while.
 */
export class Gates {
  readonly #limits: RateLimits;
  readonly #tokens: Tokens;
  readonly #rules: GateRules;
  readonly #log: Pick<Logger, 'warn'>;

  constructor(limits: RateLimits, tokens: Tokens, rules: GateRules, log: Pick<Logger, 'warn'>) {
    this.#limits = limits;
    this.#tokens = tokens;
    this.#rules = rules;
    this.#log = log;
  }

  /** Why a form was not filled by a person; null where it may well have been. @param trap what stands in the field that nobody sees */
  ofForm(trap: string, { openedAt }: OpenedForm, now: number): SubmissionNotice | null {
    if (trap !== '') return 'trap';
    if (now - openedAt > LONGEST_OPEN) return 'expired';
    return now - openedAt < this.#rules.leastMs ? 'too-fast' : null;
  }

  /** Counts one form. Where nobody counts, everything is allowed: a limit must not lose an enquiry. */
  async count(address: string, email: string, now: number): Promise<Counted> {
    const { perAddress, perMinute } = this.#rules;
    const sender = await this.#take('address', address, { burst: perAddress, perMs: HOUR }, now);
    if (sender > 0) return { allowed: false, waitMs: sender };
    const all = await this.#take('all', '', { burst: perMinute * CEILING, perMs: MINUTE }, now);
    if (all > 0) return { allowed: false, waitMs: all };
    return { allowed: true, letter: await this.letterTo(email, now) };
  }

  /** Whether an address that somebody typed may get one more letter. */
  async letterTo(email: string, now: number): Promise<boolean> {
    if ((await this.#take('letter', email.toLowerCase(), LETTERS_A_DAY, now)) > 0) return false;
    return (await this.#take('letters', '', { burst: this.#rules.perMinute, perMs: MINUTE }, now)) === 0;
  }

  /** Milliseconds to wait; 0 for none. */
  async #take(purpose: string, of: string, rule: RateRule, now: number): Promise<number> {
    const taken = await this.#limits.take(this.#tokens.digest(purpose, of), rule, now);
    if (!taken.ok) {
      this.#log.warn({ reason: taken.error.reason }, 'Nobody counts what comes in');
      return 0;
    }
    return taken.value.allowed ? 0 : taken.value.waitMs;
  }
}
