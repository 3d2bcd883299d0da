import { randomBytes } from 'node:crypto';
import { decodeNewsletter, type NewsletterPage } from '../../core/enquiry/link-queries.ts';
import type { Submission, SubmissionNotice } from '../../core/enquiry/submission.ts';
import { DEFAULT_LOCALE, isLocale, type Locale, type Localized } from '../../core/locale/locale.ts';
import { readNewsletter } from '../../core/newsletter/read-newsletter.ts';
import type { Subscription, SubscriptionId } from '../../core/newsletter/subscription.ts';
import {
  CONFIRM_WITHIN_MS,
  confirmed,
  ended,
  isForgotten,
  requested,
  type SubscriptionStep,
} from '../../core/newsletter/subscription-course.ts';
import type { ContentRepository } from '../../core/ports/content-repository.ts';
import type { SubscriptionStore } from '../../core/ports/subscription-store.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import type { Logger } from '../start/log.ts';
import { type FormFields, textsIn } from './form-body.ts';
import type { Tokens } from './form-token.ts';
import type { Gates } from './gates.ts';
import { NOTICE_PAUSE, NOTICE_STATUS } from './notice-status.ts';

export interface NewsletterOptions {
  readonly store: SubscriptionStore;
  readonly content: Pick<ContentRepository, 'site'>;
  readonly tokens: Tokens;
  readonly gates: Gates;
  readonly messages: Localized<{ readonly translate: Translate }>;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly now: () => number;
  readonly onStored: () => void;
}

/** Where the visitor is led, or the page that comes back. */
export type NewsletterAnswer =
  | { readonly kind: 'done'; readonly page: NewsletterPage; readonly locale: Locale }
  | {
      readonly kind: 'returned';
      readonly page: NewsletterPage;
      readonly status: number;
      readonly locale: Locale;
      readonly submission: Submission;
      /** Seconds after which it may be sent again; null where at once. */
      readonly retryAfter: number | null;
    };

type Purpose = 'confirm' | 'stop';

/** Longer than any field is let through. */
const LONGEST_SHOWN = 2000;

/** The newsletter's own form: nobody is on the list who has not said so from their own mailbox (product.md FM3). */
export class Newsletter {
  readonly #options: NewsletterOptions;

  constructor(options: NewsletterOptions) {
    this.#options = options;
  }

  /** @param fields null for a body that makes no sense */
  async ask(fields: FormFields | null, address: string): Promise<NewsletterAnswer> {
    const { tokens, gates, now, messages } = this.#options;
    const [locale, values] = textsOf(fields);
    if (fields === null) return this.#back('form', locale, values, 'unreadable');
    const opened = tokens.readForm(values.token ?? '');
    if (opened === null) return this.#back('form', locale, values, 'expired');
    const read = readNewsletter(fields);
    if (!read.ok) {
      const submission = { values, problems: read.error, notice: null, token: values.token ?? '', reference: null };
      return { kind: 'returned', page: { step: 'form' }, status: 422, locale, submission, retryAfter: null };
    }
    const shut = gates.ofForm(values.website ?? '', opened, now());
    if (shut !== null) return this.#back('form', locale, values, shut);
    const counted = await gates.count(address, read.value.address, now());
    if (!counted.allowed) {
      return { ...this.#back('form', locale, values, 'too-many'), retryAfter: Math.ceil(counted.waitMs / 1000) };
    }
    const done: NewsletterAnswer = { kind: 'done', page: { step: 'sent' }, locale };
    // Who has had many letters today has one to answer.
    if (!counted.letter) return done;
    const { brand } = await this.#options.content.site();
    const request = {
      id: randomBytes(12).toString('base64url').replaceAll('_', 'A').replaceAll('-', 'B') as SubscriptionId,
      address: read.value.address,
      locale,
      consent: messages[locale].translate('newsletter.consent', { house: brand.name }),
    };
    const before = await this.#options.store.byAddress(request.address);
    const stored = before.ok && (await this.#keep(requested(before.value, request, now())));
    return stored ? done : this.#back('form', locale, values, 'unavailable');
  }

  /** The button of the page that the first letter leads to. */
  confirm(fields: FormFields | null): Promise<NewsletterAnswer> {
    return this.#follow('confirm', fields, (subscription) => confirmed(subscription, this.#options.now()));
  }

  /** The button of the page, or one click in a program for mail (RFC 8058). */
  stop(fields: FormFields | null): Promise<NewsletterAnswer> {
    return this.#follow('stop', fields, (subscription) => ended(subscription, this.#options.now()));
  }

  /** What the links of a letter lead by. The one that ends it always holds. */
  linkToken(purpose: Purpose, id: SubscriptionId, madeAt: number): string {
    const until = purpose === 'stop' ? 0 : madeAt + CONFIRM_WITHIN_MS;
    return this.#options.tokens.sign(purpose, `${id}.${until.toString(36)}`);
  }

  /** Lets go of what nobody confirmed, and of who left. */
  async tidy(): Promise<void> {
    const { store, now, log } = this.#options;
    const all = await store.list();
    if (!all.ok) return;
    const forgotten = all.value.filter((subscription) => isForgotten(subscription, now()));
    for (const { id } of forgotten) await store.erase(id);
    if (forgotten.length > 0) log.info({ count: forgotten.length }, 'Subscriptions were forgotten');
  }

  async #follow(
    purpose: Purpose,
    fields: FormFields | null,
    course: (subscription: Subscription) => SubscriptionStep | null,
  ): Promise<NewsletterAnswer> {
    const [locale, given] = textsOf(fields);
    const page = decodeNewsletter(`?${new URLSearchParams({ [purpose]: given.token ?? '' })}`);
    const token = 'token' in page ? page.token : '';
    const values = { ...given, token };
    const [id = '', until = ''] = this.#options.tokens.verify(purpose, token)?.split('.') ?? [];
    const expires = Number.parseInt(until, 36);
    const holds = id !== '' && (expires === 0 || this.#options.now() <= expires);
    if (!holds) return this.#back(purpose, locale, values, 'expired');
    const found = await this.#options.store.byId(id as SubscriptionId);
    if (!found.ok) return this.#back(purpose, locale, values, 'unavailable');
    const done: NewsletterAnswer = {
      kind: 'done',
      page: { step: purpose === 'stop' ? 'stopped' : 'confirmed' },
      locale,
    };
    if (found.value === null) return purpose === 'stop' ? done : this.#back(purpose, locale, values, 'expired');
    const step = course(found.value);
    if (step === null) return this.#back(purpose, locale, values, 'expired');
    return (await this.#keep(step)) ? done : this.#back(purpose, locale, values, 'unavailable');
  }

  async #keep({ subscription, deliveries }: SubscriptionStep): Promise<boolean> {
    const { store, log, onStored } = this.#options;
    const stored = await store.put(subscription, deliveries);
    if (!stored.ok) {
      log.error({ reason: stored.error.reason }, 'A subscription could not be stored');
      return false;
    }
    log.info({ subscription: subscription.id, status: subscription.status }, 'A subscription was stored');
    onStored();
    // Another request for the same address was there first, and has asked for the letter.
    return true;
  }

  #back(
    step: 'form' | Purpose,
    locale: Locale,
    values: Readonly<Record<string, string>>,
    notice: SubmissionNotice,
  ): Extract<NewsletterAnswer, { kind: 'returned' }> {
    const { tokens, now } = this.#options;
    const isForm = step === 'form';
    const renewed = isForm && (notice === 'expired' || notice === 'unreadable');
    const token = renewed ? tokens.newForm(now()) : (values.token ?? '');
    const page: NewsletterPage = step === 'form' ? { step } : { step, token };
    return {
      kind: 'returned',
      page,
      status: NOTICE_STATUS[notice],
      locale,
      submission: { values, problems: {}, notice, token, reference: null },
      retryAfter: NOTICE_PAUSE[notice] ?? null,
    };
  }
}

function textsOf(fields: FormFields | null): [Locale, Readonly<Record<string, string>>] {
  const values = textsIn(fields ?? {}, LONGEST_SHOWN);
  return [isLocale(values.locale) ? values.locale : DEFAULT_LOCALE, values];
}
