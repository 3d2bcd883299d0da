import { canonicalMailbox } from '../enquiry/contact-details.ts';
import type { RateLimitKey, RateLimitKind, RateLimitRule, RateLimitVerdict } from '../enquiry/rate-limit.ts';
import type { FormTokens, OpenedForm, SubmissionNotice } from '../enquiry/submission.ts';
import type { Locale } from '../locale/locale.ts';
import type { RateLimits } from '../ports/rate-limits.ts';
import type { Log } from '../shared/log.ts';

export interface SpamRules {
  /** The shortest time, in milliseconds, in which a person fills in a form. */
  readonly leastMs: number;
  /** Forms an hour from one network address. */
  readonly perAddress: number;
  /** Letters a minute to all visitors together; ten times as many forms are taken. */
  readonly perMinute: number;
}

/** The services that every form of the site needs. */
export interface FormServices {
  readonly tokens: FormTokens;
  readonly spamGuard: SpamGuard;
  /** The sentence beside the box that the visitor ticks. @param house name of the brokerage */
  readonly consentText: (locale: Locale, house: string) => string;
  readonly log: Pick<Log, 'info' | 'error'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when there is something to deliver. */
  readonly onStored: () => void;
}

/** Whether the site may send a letter to a typed address. */
export type LetterVerdict =
  /** `at` is the instant from which it may leave, in milliseconds since 1970. */
  | { readonly kind: 'allowed'; readonly at: number }
  /** The mailbox had its letters of the day. The visitor must not notice, since others may have caused them. */
  | { readonly kind: 'mailbox-full' }
  /** The letters of all visitors, or those of the sender's network, are used up for so many milliseconds. */
  | { readonly kind: 'used-up'; readonly waitMs: number };

/** The number of letters that were not sent at once since the process started. */
export interface HeldLetterCounts {
  readonly deferred: number;
  readonly leftOut: number;
}

const HOUR = 60 * 60_000;
const MINUTE = 60_000;
/** A form that was open for longer must be opened anew. */
const MAX_OPEN = 7 * 24 * HOUR;
/** Letters that the site sends to one typed address; a stranger's address cannot be flooded through the form. */
const LETTERS_A_DAY: RateLimitRule = { burst: 6, perMs: 24 * HOUR };
/** Minutes by which letters to visitors may be held back until the allowance of all has regained them. */
const LETTERS_HELD_MINUTES = 10;
/** The part of the letters of all that one network, the widest of a sender's, may cause. */
const NETWORK_SHARE = 0.1;
/** Forms from a network around the sender's own, as a multiple of those from one address. */
const WIDER_SHARE = 4;
/**
 * Links of letters that one network may follow by a form. A mail provider sends the one-click requests of all its users
 * from a few addresses: of 100,000 readers one in a hundred may leave after an issue, all of them at one provider and
 * within the hour. There is no limit for all together, since a flood would keep readers from leaving; what each costs is
 * bounded by its turn.
 */
const LINKS_AN_HOUR = 1000;
/** Addresses that one form of the newsletter serves, so that a mistyped one can be put right. */
const ADDRESSES_A_FORM: RateLimitRule = { burst: 3, perMs: 24 * HOUR };
const ALLOWED: RateLimitVerdict = { allowed: true, waitMs: 0 };
const ONCE_A_DAY: RateLimitRule = { burst: 1, perMs: 24 * HOUR };
/** All forms a minute, as a multiple of all letters a minute. */
const FORMS_A_LETTER = 10;

type Counter = readonly [kind: RateLimitKind, text: string, rule: RateLimitRule];
type Counters = Pick<RateLimits, 'take' | 'check'>;

/** Returns the purpose and the text by which letters to a typed address are counted, one count a mailbox. */
export function mailboxRateSubject(email: string): readonly [kind: 'mailbox', text: string] {
  return ['mailbox', canonicalMailbox(email)];
}

/**
 * Refuses forms that no person filled in, and limits how many are taken (FM2). A flood from one network address uses
 * up that address's allowance; forms from elsewhere are still taken.
 */
export class SpamGuard {
  readonly #limits: Counters;
  readonly #tokens: Pick<FormTokens, 'digest'>;
  readonly #rules: SpamRules;
  readonly #log: Pick<Log, 'warn'>;
  #held: HeldLetterCounts = { deferred: 0, leftOut: 0 };
  #reportedAt = Number.NEGATIVE_INFINITY;

  constructor(limits: Counters, tokens: Pick<FormTokens, 'digest'>, rules: SpamRules, log: Pick<Log, 'warn'>) {
    this.#limits = limits;
    this.#tokens = tokens;
    this.#rules = rules;
    this.#log = log;
  }

  /** Returns the reason to refuse a form; null where a person may have filled it in. @param honeypot hidden field */
  refusal(honeypot: string, { openedAt }: OpenedForm, now: number): SubmissionNotice | null {
    if (honeypot !== '') return 'trap';
    if (now - openedAt > MAX_OPEN) return 'expired';
    // A form from the future was opened before the clock was set back.
    if (openedAt - now > MINUTE) return null;
    return now - openedAt < this.#rules.leastMs ? 'too-fast' : null;
  }

  get heldLetters(): HeldLetterCounts {
    return this.#held;
  }

  /**
   * Counts a form. What is refused makes no counter but that of the sender's own network. While limits are unavailable,
   * all pass and no enquiry is lost.
   * @param networks those of the sender, the own one first; none for a sender who is counted among all only
   */
  count(networks: readonly string[], now: number): Promise<RateLimitVerdict> {
    const { perAddress, perMinute } = this.#rules;
    const forms: Counter = ['site', 'forms', { burst: perMinute * FORMS_A_LETTER, perMs: MINUTE }];
    return this.#countNetworks(networks, ['network', 'wide-network'], perAddress, [forms], now);
  }

  /** Counts a form that follows the link of a letter, by network alone. @param networks as in {@link count} */
  countLink(networks: readonly string[], now: number): Promise<RateLimitVerdict> {
    return this.#countNetworks(networks, ['link-network', 'wide-link-network'], LINKS_AN_HOUR, [], now);
  }

  async #countNetworks(
    networks: readonly string[],
    [ownKind, widerKind]: readonly [RateLimitKind, RateLimitKind],
    perHour: number,
    all: readonly Counter[],
    now: number,
  ): Promise<RateLimitVerdict> {
    const [own, ...wider] = networks.map(
      (network, index): Counter =>
        index === 0
          ? [ownKind, network, { burst: perHour, perMs: HOUR }]
          : [widerKind, network, { burst: perHour * WIDER_SHARE, perMs: HOUR }],
    );
    const shared = [...wider, ...all];
    for (const counter of shared) {
      const verdict = await this.#ask('check', counter, now);
      if (!verdict.allowed) return verdict;
    }
    for (const counter of own === undefined ? shared : [own, ...shared]) {
      const verdict = await this.#ask('take', counter, now);
      if (!verdict.allowed) return verdict;
    }
    return ALLOWED;
  }

  /**
   * Counts one letter to a typed address. A letter beyond the allowance of all is held back until the allowance has
   * regained it, for ten minutes at most; one network cannot use that allowance up.
   * @param networks as in {@link count}, which comes before
   */
  async letterTo(email: string, networks: readonly string[], now: number): Promise<LetterVerdict> {
    const { perMinute } = this.#rules;
    const network = networks.at(-1);
    if (network !== undefined) {
      const share = { burst: Math.max(1, perMinute * NETWORK_SHARE), perMs: MINUTE };
      const { allowed, waitMs } = await this.#ask('take', ['letter-share', network, share], now);
      if (!allowed) return this.#usedUp(waitMs, now);
    }
    const all = { burst: perMinute, perMs: MINUTE, owed: perMinute * LETTERS_HELD_MINUTES };
    const { allowed, waitMs } = await this.#ask('take', ['site', 'letters', all], now);
    if (!allowed) return this.#usedUp(waitMs, now);
    // The mailbox comes last, so that the answer while letters are used up does not depend on it.
    const mailbox = await this.#ask('take', [...mailboxRateSubject(email), LETTERS_A_DAY], now);
    if (!mailbox.allowed) return { kind: 'mailbox-full' };
    if (waitMs > 0) this.#report({ ...this.#held, deferred: this.#held.deferred + 1 }, now);
    return { kind: 'allowed', at: now + waitMs };
  }

  /** Counts the addresses that a form was sent with, each once, and returns whether it may serve this one. */
  async servesAddress({ key }: OpenedForm, email: string, now: number): Promise<boolean> {
    const address = await this.#ask('take', ['form-address', `${key} ${canonicalMailbox(email)}`, ONCE_A_DAY], now);
    const isKnown = !address.allowed;
    return isKnown || (await this.#ask('take', ['form', key, ADDRESSES_A_FORM], now)).allowed;
  }

  #usedUp(waitMs: number, now: number): LetterVerdict {
    this.#report({ ...this.#held, leftOut: this.#held.leftOut + 1 }, now);
    return { kind: 'used-up', waitMs };
  }

  /** Keeps the numbers of letters that were held back, and says so in the log once a minute at most. */
  #report(held: HeldLetterCounts, now: number): void {
    this.#held = held;
    // A clock that was set back must not silence the log.
    if (Math.abs(now - this.#reportedAt) < MINUTE) return;
    this.#reportedAt = now;
    this.#log.warn(held, 'Letters to visitors are held back, since their allowance is used up');
  }

  /** Asks the limits about a counter; while they are unavailable everything is allowed. */
  async #ask(method: keyof Counters, [kind, text, rule]: Counter, now: number): Promise<RateLimitVerdict> {
    const key: RateLimitKey = this.#tokens.digest(kind, text);
    const answer = await this.#limits[method](key, rule, now);
    if (answer.ok) return answer.value;
    this.#log.warn({ reason: answer.error.reason }, 'Rate limits are unavailable: forms are not counted');
    return ALLOWED;
  }
}
