import { decodeNewsletterQuery, type NewsletterPageState } from '../enquiry/form-queries.ts';
import type { FormFieldProblems } from '../enquiry/read-enquiry-form.ts';
import type { StoreFailure } from '../enquiry/stored-row.ts';
import {
  type FormFields,
  NOTICE_RETRY_SECONDS,
  type ReturnedFormAnswer,
  type SubmissionNotice,
  textValues,
} from '../enquiry/submission.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../locale/locale.ts';
import { CONFIRM_WITHIN_MS, type Subscription } from '../newsletter/subscription.ts';
import type { Result } from '../shared/result.ts';
import type { FormServices } from './spam-guard.ts';

/** The page that the visitor is led to, or the form that is returned. */
export type SubscriptionOutcome<Page> =
  | { readonly kind: 'done'; readonly page: Page; readonly locale: Locale }
  | (ReturnedFormAnswer & { readonly kind: 'returned'; readonly page: Page });

type LinkStep = Extract<NewsletterPageState, { readonly token: string }>['step'];
/** The pages that every kind of subscription has in addition to its form. */
type CommonPage = Exclude<NewsletterPageState, { readonly step: 'form' }>;
type Values = Readonly<Record<string, string>>;

/** A kind of subscription, with its store. */
export interface SubscriptionTopic<Form, Page> {
  /** The purposes for which the links of its letters are signed. */
  readonly purposes: Readonly<Record<LinkStep, string>>;
  /** Reads a form; the error is what is wrong with its fields, or with the form as a whole. */
  readonly readForm: (fields: FormFields) => Result<Form, FormFieldProblems | SubmissionNotice>;
  /** Returns the page of the form for the values that were entered. */
  readonly formPage: (values: Values) => Page;
  /** Stores a request with its letter. @returns whether it is stored */
  readonly subscribe: (form: Form, request: { readonly locale: Locale; readonly letterAt: number }) => Promise<boolean>;
  /** Does what a link of a letter is for. @returns the page that confirms it, or a notice if it cannot be done */
  readonly follow: (step: LinkStep, id: string) => Promise<Result<Page, SubmissionNotice>>;
}

/** The most characters of a field that are shown again; a valid field has fewer. */
const MAX_SHOWN_LENGTH = 2000;

/** Handles the forms of subscriptions. An address gets letters only once its owner has confirmed it (FM3, FD6). */
export class DoubleOptIn<Form extends { readonly address: string }, Page extends { readonly step: string }> {
  readonly #services: Omit<FormServices, 'consentText'>;
  readonly #topic: SubscriptionTopic<Form, Page | CommonPage>;

  constructor(services: Omit<FormServices, 'consentText'>, topic: SubscriptionTopic<Form, Page | CommonPage>) {
    this.#services = services;
    this.#topic = topic;
  }

  /**
   * Handles a request for letters. The answer does not disclose who is subscribed already.
   * @param fields null for a body that cannot be read
   * @param networks those of the sender, its own first
   */
  async request(
    fields: FormFields | null,
    networks: readonly string[],
  ): Promise<SubscriptionOutcome<Page | CommonPage>> {
    const { tokens, spamGuard, now } = this.#services;
    const [locale, values] = localeAndValues(fields);
    const page = this.#topic.formPage(values);
    const returned = (notice: SubmissionNotice) => this.#returnForm(page, locale, values, notice);
    if (fields === null) return returned('unreadable');
    const opened = tokens.readFormToken(values.token ?? '');
    if (opened === null) return returned('expired');
    const read = this.#topic.readForm(fields);
    if (!read.ok) {
      if (typeof read.error === 'string') return returned(read.error);
      const submission = { values, problems: read.error, notice: null, token: values.token ?? '', reference: null };
      return { kind: 'returned', page, locale, submission, retryAfter: null };
    }
    const { address } = read.value;
    const refusal = spamGuard.refusal(values.website ?? '', opened, now());
    if (refusal !== null) return returned(refusal);
    const tooMany = (waitMs: number) => this.#tooMany(page, locale, values, waitMs);
    const counted = await spamGuard.count(networks, now());
    if (!counted.allowed) return tooMany(counted.waitMs);
    if (!(await spamGuard.servesAddress(opened, address, now()))) return returned('expired');
    const letter = await spamGuard.letterTo(address, networks, now());
    if (letter.kind === 'used-up') return tooMany(letter.waitMs);
    const done = { kind: 'done', page: { step: 'sent' }, locale } as const;
    // A mailbox gets no letter beyond its own limit; the visitor gets the same answer.
    if (letter.kind === 'mailbox-full') return done;
    const stored = await this.#topic.subscribe(read.value, { locale, letterAt: letter.at });
    return stored ? done : returned('unavailable');
  }

  /** Follows the confirmation link of a letter. The parameters are those of {@link request}. */
  confirm(fields: FormFields | null, networks: readonly string[]): Promise<SubscriptionOutcome<Page | CommonPage>> {
    return this.#followLink('confirm', fields, networks);
  }

  /** Unsubscribes by the link in a letter, or by a mail program's one-click unsubscribe (RFC 8058). */
  stop(fields: FormFields | null, networks: readonly string[]): Promise<SubscriptionOutcome<Page | CommonPage>> {
    return this.#followLink('stop', fields, networks);
  }

  /** Returns the token for a letter's link. A confirmation link expires; a link to unsubscribe never does. */
  linkToken(step: LinkStep, id: string, madeAt: number): string {
    const until = step === 'stop' ? 0 : madeAt + CONFIRM_WITHIN_MS;
    return this.#services.tokens.sign(this.#topic.purposes[step], `${id}.${until.toString(36)}`);
  }

  async #followLink(
    step: LinkStep,
    fields: FormFields | null,
    networks: readonly string[],
  ): Promise<SubscriptionOutcome<Page | CommonPage>> {
    const { tokens, spamGuard, now } = this.#services;
    const [locale, given] = localeAndValues(fields);
    const page = decodeNewsletterQuery(`?${new URLSearchParams({ [step]: given.token ?? '' })}`);
    const token = 'token' in page ? page.token : '';
    const values = { ...given, token };
    const returned = (notice: SubmissionNotice) => this.#returnForm({ step, token }, locale, values, notice);
    if (fields === null) return returned('unreadable');
    const [id = '', until = ''] = tokens.verify(this.#topic.purposes[step], token)?.split('.') ?? [];
    const expires = Number.parseInt(until, 36);
    const isValid = id !== '' && (expires === 0 || now() <= expires);
    if (!isValid) return returned('expired');
    const counted = await spamGuard.countLink(networks, now());
    if (!counted.allowed) return this.#tooMany({ step, token }, locale, values, counted.waitMs);
    const followed = await this.#topic.follow(step, id);
    return followed.ok ? { kind: 'done', page: followed.value, locale } : returned(followed.error);
  }

  #tooMany(page: Page | CommonPage, locale: Locale, values: Values, waitMs: number) {
    return { ...this.#returnForm(page, locale, values, 'too-many'), retryAfter: Math.ceil(waitMs / 1000) };
  }

  #returnForm(page: Page | CommonPage, locale: Locale, values: Values, notice: SubmissionNotice) {
    const { tokens, now } = this.#services;
    const { step }: { readonly step: string } = page;
    const renewed = step === 'form' && (notice === 'expired' || notice === 'unreadable');
    const token = renewed ? tokens.newFormToken(now()) : (values.token ?? '');
    return {
      kind: 'returned' as const,
      page,
      locale,
      submission: { values, problems: {}, notice, token, reference: null },
      retryAfter: NOTICE_RETRY_SECONDS[notice] ?? null,
    };
  }
}

function localeAndValues(fields: FormFields | null): [Locale, Values] {
  const values = textValues(fields ?? {}, MAX_SHOWN_LENGTH);
  return [isLocale(values.locale) ? values.locale : DEFAULT_LOCALE, values];
}

/** Stores a subscription with its letters, and logs it. @returns whether it is stored */
export async function storeSubscription(
  { subscription: { id, status }, deliveries }: StoredStep,
  { log, onStored }: Pick<FormServices, 'log' | 'onStored'>,
  put: () => Promise<Result<boolean, StoreFailure>>,
): Promise<boolean> {
  const stored = await put();
  if (!stored.ok) {
    log.error({ reason: stored.error.reason }, 'A subscription could not be stored');
    return false;
  }
  // The store answers false if a parallel request for the address was stored first; that request sends the letter.
  if (stored.value) {
    log.info({ subscription: id, status }, 'A subscription was stored');
    if (deliveries.length > 0) onStored();
  }
  return true;
}

interface StoredStep {
  readonly subscription: Pick<Subscription, 'id' | 'status'>;
  readonly deliveries: readonly unknown[];
}
