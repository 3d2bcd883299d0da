import { decodeNewsletterQuery, type NewsletterPageState } from '../enquiry/form-queries.ts';
import {
  type FormFields,
  type FormReturn,
  NOTICE_PAUSE,
  type SubmissionNotice,
  textValues,
} from '../enquiry/submission.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../locale/locale.ts';
import { readNewsletterForm } from '../newsletter/read-newsletter-form.ts';
import {
  CONFIRM_WITHIN_MS,
  confirmSubscription,
  requestSubscription,
  type Subscription,
  type SubscriptionId,
  type SubscriptionStep,
  unsubscribe,
} from '../newsletter/subscription.ts';
import type { ContentRepository } from '../ports/content-repository.ts';
import type { SubscriptionStore } from '../ports/subscription-store.ts';
import type { FormServices } from './spam-guard.ts';

interface NewsletterOptions extends FormServices {
  readonly store: SubscriptionStore;
  readonly content: Pick<ContentRepository, 'site'>;
  readonly newId: () => SubscriptionId;
}

/** The page that the visitor is led to, or the form that is returned. */
export type NewsletterOutcome =
  | { readonly kind: 'done'; readonly page: NewsletterPageState; readonly locale: Locale }
  | (FormReturn & { readonly kind: 'returned'; readonly page: NewsletterPageState });

type Returned = Extract<NewsletterOutcome, { kind: 'returned' }>;
type Values = Readonly<Record<string, string>>;
type Purpose = 'confirm' | 'stop';

/** The most characters of a field that are shown again; a valid field has fewer. */
const LONGEST_SHOWN = 2000;

/** Subscriptions to the newsletter. An address is on the list only once its owner has confirmed it (FM3). */
export class NewsletterSubscriptions {
  readonly #options: NewsletterOptions;

  constructor(options: NewsletterOptions) {
    this.#options = options;
  }

  /**
   * Takes a request for the newsletter.
   * @param fields null for a body that cannot be read
   * @param networks those of the sender, the own one first
   */
  async request(fields: FormFields | null, networks: readonly string[]): Promise<NewsletterOutcome> {
    const { tokens, spamGuard, now, consentText } = this.#options;
    const [locale, values] = localeAndValues(fields);
    if (fields === null) return this.#returnForm('form', locale, values, 'unreadable');
    const opened = tokens.readFormToken(values.token ?? '');
    if (opened === null) return this.#returnForm('form', locale, values, 'expired');
    const read = readNewsletterForm(fields);
    if (!read.ok) {
      const submission = { values, problems: read.error, notice: null, token: values.token ?? '', reference: null };
      return { kind: 'returned', page: { step: 'form' }, locale, submission, retryAfter: null };
    }
    const { address } = read.value;
    const refusal = spamGuard.refusal(values.website ?? '', opened, now());
    if (refusal !== null) return this.#returnForm('form', locale, values, refusal);
    const tooMany = (waitMs: number) => this.#tooMany('form', locale, values, waitMs);
    const counted = await spamGuard.count(networks, now());
    if (!counted.allowed) return tooMany(counted.waitMs);
    if (!(await spamGuard.servesAddress(opened, address, now()))) {
      return this.#returnForm('form', locale, values, 'expired');
    }
    const letter = await spamGuard.letterTo(address, networks, now());
    if (letter.kind === 'used-up') return tooMany(letter.waitMs);
    const done: NewsletterOutcome = { kind: 'done', page: { step: 'sent' }, locale };
    // A mailbox gets no letter beyond its own limit; the visitor gets the same answer.
    if (letter.kind === 'mailbox-full') return done;
    const { brand } = await this.#options.content.site();
    const request = { id: this.#options.newId(), address, locale, consent: consentText(locale, brand.name) };
    const before = await this.#options.store.byAddress(address);
    const stored = before.ok && (await this.#store(requestSubscription(before.value, request, now(), letter.at)));
    return stored ? done : this.#returnForm('form', locale, values, 'unavailable');
  }

  /** Confirms a subscription by the token of the confirmation letter's link. The parameters are those of {@link request}. */
  confirm(fields: FormFields | null, networks: readonly string[]): Promise<NewsletterOutcome> {
    return this.#followLink('confirm', fields, networks, (subscription) =>
      confirmSubscription(subscription, this.#options.now()),
    );
  }

  /** Ends a subscription by the token of a letter's link, or by the one click of a mail program (RFC 8058). */
  stop(fields: FormFields | null, networks: readonly string[]): Promise<NewsletterOutcome> {
    return this.#followLink('stop', fields, networks, (subscription) => unsubscribe(subscription, this.#options.now()));
  }

  /** Returns the token for a letter's link. A confirmation link expires; an unsubscribe link never does. */
  linkToken(purpose: Purpose, id: SubscriptionId, madeAt: number): string {
    const until = purpose === 'stop' ? 0 : madeAt + CONFIRM_WITHIN_MS;
    return this.#options.tokens.sign(purpose, `${id}.${until.toString(36)}`);
  }

  async #followLink(
    purpose: Purpose,
    fields: FormFields | null,
    networks: readonly string[],
    change: (subscription: Subscription) => SubscriptionStep | null,
  ): Promise<NewsletterOutcome> {
    const [locale, given] = localeAndValues(fields);
    if (fields === null) return this.#returnForm(purpose, locale, given, 'unreadable');
    const page = decodeNewsletterQuery(`?${new URLSearchParams({ [purpose]: given.token ?? '' })}`);
    const token = 'token' in page ? page.token : '';
    const values = { ...given, token };
    const [id = '', until = ''] = this.#options.tokens.verify(purpose, token)?.split('.') ?? [];
    const expires = Number.parseInt(until, 36);
    const isValid = id !== '' && (expires === 0 || this.#options.now() <= expires);
    if (!isValid) return this.#returnForm(purpose, locale, values, 'expired');
    const counted = await this.#options.spamGuard.countLink(networks, this.#options.now());
    if (!counted.allowed) return this.#tooMany(purpose, locale, values, counted.waitMs);
    const found = await this.#options.store.byId(id as SubscriptionId);
    if (!found.ok) return this.#returnForm(purpose, locale, values, 'unavailable');
    const step = purpose === 'stop' ? 'stopped' : 'confirmed';
    const done: NewsletterOutcome = { kind: 'done', page: { step }, locale };
    if (found.value === null) return purpose === 'stop' ? done : this.#returnForm(purpose, locale, values, 'expired');
    const next = change(found.value);
    if (next === null) return this.#returnForm(purpose, locale, values, 'expired');
    // A link that is followed again changes nothing, so that nothing is written.
    if (next.subscription === found.value) return done;
    return (await this.#store(next)) ? done : this.#returnForm(purpose, locale, values, 'unavailable');
  }

  async #store({ subscription, deliveries }: SubscriptionStep): Promise<boolean> {
    const { store, log, onStored } = this.#options;
    const stored = await store.put(subscription, deliveries);
    if (!stored.ok) {
      log.error({ reason: stored.error.reason }, 'A subscription could not be stored');
      return false;
    }
    // The store answers false if a parallel request for the address was stored first; that request sends the letter.
    if (stored.value) {
      log.info({ subscription: subscription.id, status: subscription.status }, 'A subscription was stored');
      if (deliveries.length > 0) onStored();
    }
    return true;
  }

  #tooMany(step: 'form' | Purpose, locale: Locale, values: Values, waitMs: number): Returned {
    return { ...this.#returnForm(step, locale, values, 'too-many'), retryAfter: Math.ceil(waitMs / 1000) };
  }

  #returnForm(step: 'form' | Purpose, locale: Locale, values: Values, notice: SubmissionNotice): Returned {
    const { tokens, now } = this.#options;
    const renewed = step === 'form' && (notice === 'expired' || notice === 'unreadable');
    const token = renewed ? tokens.newFormToken(now()) : (values.token ?? '');
    return {
      kind: 'returned',
      page: step === 'form' ? { step } : { step, token },
      locale,
      submission: { values, problems: {}, notice, token, reference: null },
      retryAfter: NOTICE_PAUSE[notice] ?? null,
    };
  }
}

function localeAndValues(fields: FormFields | null): [Locale, Values] {
  const values = textValues(fields ?? {}, LONGEST_SHOWN);
  return [isLocale(values.locale) ? values.locale : DEFAULT_LOCALE, values];
}
