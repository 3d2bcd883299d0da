import { mailboxOf } from '../enquiry/contact-details.ts';
import type { RateRule } from '../enquiry/rate-limit.ts';
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

export type SubmissionVerdict =
  /** `mayMailVisitor` is true where the site may send a letter to the typed address. */
  { readonly allowed: true; readonly mayMailVisitor: boolean } | { readonly allowed: false; readonly waitMs: number };

const HOUR = 60 * 60_000;
const MINUTE = 60_000;
/** A form that was open for longer must be opened anew. */
const LONGEST_OPEN = 7 * 24 * HOUR;
/** Letters that the site sends to one typed address; a stranger's address cannot be flooded through the form. */
const LETTERS_A_DAY: RateRule = { burst: 6, perMs: 24 * HOUR };
/** Forms from a network around the sender's own, as a multiple of those from one address. */
const WIDER_SHARE = 4;
/** Addresses that one form of the newsletter serves, so that a mistyped one can be put right. */
const ADDRESSES_A_FORM: RateRule = { burst: 3, perMs: 24 * HOUR };
const ONCE_A_DAY: RateRule = { burst: 1, perMs: 24 * HOUR };
/** All forms a minute, as a multiple of all letters a minute. */
const FORMS_A_LETTER = 10;

/** Returns the purpose and the text by which letters to a typed address are counted, one count a mailbox. */
export function mailboxCount(email: string): readonly [purpose: string, text: string] {
  return ['letter', mailboxOf(email)];
}

/**
 * Refuses forms that no person filled in, and limits how many are taken (FM2). A flood from one network address uses
 * up that address's allowance; forms from elsewhere are still taken.
 */
export class SpamGuard {
  readonly #limits: Pick<RateLimits, 'take'>;
  readonly #tokens: Pick<FormTokens, 'digest'>;
  readonly #rules: SpamRules;
  readonly #log: Pick<Log, 'warn'>;

  constructor(
    limits: Pick<RateLimits, 'take'>,
    tokens: Pick<FormTokens, 'digest'>,
    rules: SpamRules,
    log: Pick<Log, 'warn'>,
  ) {
    this.#limits = limits;
    this.#tokens = tokens;
    this.#rules = rules;
    this.#log = log;
  }

  /** Returns the reason to refuse a form; null where a person may have filled it in. @param honeypot hidden field */
  refusal(honeypot: string, { openedAt }: OpenedForm, now: number): SubmissionNotice | null {
    if (honeypot !== '') return 'trap';
    if (now - openedAt > LONGEST_OPEN) return 'expired';
    // A form from the future was opened before the clock was set back.
    if (openedAt - now > MINUTE) return null;
    return now - openedAt < this.#rules.leastMs ? 'too-fast' : null;
  }

  /**
   * Counts a form and the letter to its sender. While limits are unavailable, all pass and no enquiry is lost.
   * @param networks those of the sender, the own one first
   */
  async count(networks: readonly string[], email: string, now: number): Promise<SubmissionVerdict> {
    const { perAddress, perMinute } = this.#rules;
    for (const [index, network] of networks.entries()) {
      const burst = index === 0 ? perAddress : perAddress * WIDER_SHARE;
      const senderWaitMs = await this.#take('address', network, { burst, perMs: HOUR }, now);
      if (senderWaitMs > 0) return { allowed: false, waitMs: senderWaitMs };
    }
    const totalWaitMs = await this.#take('all', '', { burst: perMinute * FORMS_A_LETTER, perMs: MINUTE }, now);
    if (totalWaitMs > 0) return { allowed: false, waitMs: totalWaitMs };
    return { allowed: true, mayMailVisitor: await this.allowsLetterTo(email, now) };
  }

  /** Counts one letter to a typed address and returns whether it may be sent. */
  async allowsLetterTo(email: string, now: number): Promise<boolean> {
    if ((await this.#take(...mailboxCount(email), LETTERS_A_DAY, now)) > 0) return false;
    return (await this.#take('letters', '', { burst: this.#rules.perMinute, perMs: MINUTE }, now)) === 0;
  }

  /** Counts the addresses that a form was sent with, each once, and returns whether it may serve this one. */
  async servesAddress({ key }: OpenedForm, email: string, now: number): Promise<boolean> {
    const isKnown = (await this.#take('form-address', `${key} ${mailboxOf(email)}`, ONCE_A_DAY, now)) > 0;
    return isKnown || (await this.#take('form', key, ADDRESSES_A_FORM, now)) === 0;
  }

  /** Takes one token and returns the milliseconds to wait; 0 for none, and while the limits are unavailable. */
  async #take(purpose: string, text: string, rule: RateRule, now: number): Promise<number> {
    const taken = await this.#limits.take(this.#tokens.digest(purpose, text), rule, now);
    if (!taken.ok) {
      this.#log.warn({ reason: taken.error.reason }, 'Rate limits are unavailable: forms are not counted');
      return 0;
    }
    return taken.value.allowed ? 0 : taken.value.waitMs;
  }
}
