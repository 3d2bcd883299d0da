import { randomBytes } from 'node:crypto';
import { type AskContext, type ResolvedAsk, resolveAsk } from '../../core/application/resolve-ask.ts';
import { type Channel, deliveriesOf } from '../../core/enquiry/delivery.ts';
import { type Enquiry, type EnquiryKey, type EnquiryReference, saysTheSame } from '../../core/enquiry/enquiry.ts';
import { decodeEnquiryAsk, type EnquiryAsk } from '../../core/enquiry/enquiry-query.ts';
import { type FieldProblems, readEnquiry } from '../../core/enquiry/read-enquiry.ts';
import { referenceFrom } from '../../core/enquiry/reference.ts';
import type { StoredEnquiry } from '../../core/enquiry/stored-enquiry.ts';
import type { Submission, SubmissionNotice } from '../../core/enquiry/submission.ts';
import { DEFAULT_LOCALE, isLocale, type Locale, type Localized } from '../../core/locale/locale.ts';
import type { EnquiryStore } from '../../core/ports/enquiry-store.ts';
import { opensAt } from '../../ui/features/enquiry/build-enquiry-view.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import { returnPath } from '../http/return-path.ts';
import type { Logger } from '../start/log.ts';
import { type FormFields, textsIn } from './form-body.ts';
import type { OpenedForm, Tokens } from './form-token.ts';
import type { Gates } from './gates.ts';
import { NOTICE_PAUSE, NOTICE_STATUS } from './notice-status.ts';

export interface IntakeOptions {
  readonly store: EnquiryStore;
  readonly ports: AskContext['ports'];
  readonly tokens: Tokens;
  readonly gates: Gates;
  readonly messages: Localized<{ readonly translate: Translate }>;
  /** Whether enquiries go to another system as well. */
  readonly hasWebhook: boolean;
  readonly log: Pick<Logger, 'info' | 'error'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told that there is something to deliver. */
  readonly onStored: () => void;
}

/** Who sends a form, as far as it counts. */
export interface Sender {
  readonly address: string;
  readonly currency: string;
}

/** What became of a form. */
export type IntakeAnswer =
  | { readonly kind: 'thanks'; readonly reference: EnquiryReference; readonly locale: Locale }
  | {
      readonly kind: 'returned';
      readonly status: number;
      readonly locale: Locale;
      readonly ask: EnquiryAsk;
      readonly submission: Submission;
      /** Seconds after which it may be sent again; null where at once. */
      readonly retryAfter: number | null;
    };

type Returned = Extract<IntakeAnswer, { kind: 'returned' }>;

/** A form that is being looked at. */
interface Form {
  readonly values: Readonly<Record<string, string>>;
  readonly locale: Locale;
  readonly ask: EnquiryAsk;
}

/** Notices whose form gets a key of its own: sent again, it is another enquiry. */
const NEW_KEY: ReadonlySet<SubmissionNotice> = new Set(['expired', 'sent-before', 'unreadable']);
/** Longer than any field is let through, and short enough to be shown again. */
const LONGEST_SHOWN = 12_000;
const MOST_REFERENCES = 4;

/** Takes enquiries in: whoever is thanked, their enquiry is stored (product.md FM2). Never throws. */
export class Intake {
  readonly #options: IntakeOptions;

  constructor(options: IntakeOptions) {
    this.#options = options;
  }

  /** @param fields null for a body that makes no sense */
  async take(fields: FormFields | null, sender: Sender): Promise<IntakeAnswer> {
    const form = readForm(fields ?? {});
    if (fields === null) return this.#back(form, 'unreadable');
    const { tokens, now } = this.#options;
    const opened = tokens.readForm(form.values.token ?? '');
    if (opened === null) return this.#back(form, 'expired');
    const today = new Date(now()).toISOString().slice(0, 10);
    const content = readEnquiry(fields, { kind: form.ask.kind, today });
    if (!content.ok) return this.#wrong(form, content.error);
    try {
      return await this.#takeRead(form, opened, content.value, sender);
    } catch (error) {
      this.#options.log.error({ err: error }, 'An enquiry could not be taken in');
      return this.#back(form, 'unavailable');
    }
  }

  /** The form as it is too large to be read at all. */
  tooLarge(): IntakeAnswer {
    return this.#back(readForm({}), 'too-large');
  }

  async #takeRead(form: Form, opened: OpenedForm, content: Enquiry['content'], sender: Sender): Promise<IntakeAnswer> {
    const { store, ports, gates, now } = this.#options;
    const resolved = await resolveAsk(form.ask, {
      ports,
      locale: form.locale,
      isOpen: opensAt(new Date(now()).toISOString()),
    });
    const enquiry = await this.#enquiryOf(form, opened.key, content, resolved, sender);
    // Who sends the same form again is thanked again, however many forms were sent meanwhile.
    const known = await store.byKey(opened.key);
    if (!known.ok) return this.#back(form, 'unavailable');
    if (known.value !== null) return this.#known(form, enquiry, known.value);
    const shut = gates.ofForm(form.values.website ?? '', opened, now());
    if (shut !== null) return this.#back(form, shut);
    if (resolved.isGone) return this.#back({ ...form, ask: resolved.ask }, 'subject-gone');
    const verdict = await gates.count(sender.address, content.email, now());
    if (!verdict.allowed) return this.#back(form, 'too-many', Math.ceil(verdict.waitMs / 1000));
    return this.#store(form, enquiry, verdict.letter);
  }

  async #store(form: Form, enquiry: Enquiry, letter: boolean): Promise<IntakeAnswer> {
    const { store, hasWebhook, log, onStored } = this.#options;
    const channels: readonly Channel[] = [
      'office-letter',
      ...(letter ? (['visitor-letter'] as const) : []),
      ...(hasWebhook ? (['webhook'] as const) : []),
    ];
    for (let attempt = 0; attempt < MOST_REFERENCES; attempt += 1) {
      const named = attempt === 0 ? enquiry : { ...enquiry, reference: referenceFrom(randomBytes(10)) };
      const { reference } = named;
      const stored = await store.accept(named, deliveriesOf(reference, channels, named.receivedAt));
      if (!stored.ok) {
        log.error({ reason: stored.error.reason }, 'An enquiry could not be stored');
        return this.#back(form, 'unavailable');
      }
      if (stored.value.kind === 'known') return this.#known(form, enquiry, stored.value.stored);
      if (stored.value.kind === 'stored') {
        log.info({ reference, about: named.subject.kind, office: named.routing.office }, 'An enquiry was stored');
        onStored();
        return { kind: 'thanks', reference, locale: form.locale };
      }
    }
    return this.#back(form, 'unavailable');
  }

  /** The same form again: thanks again, unless it says something else now. */
  #known(form: Form, enquiry: Enquiry, stored: StoredEnquiry): IntakeAnswer {
    if (stored.enquiry === null || saysTheSame(stored.enquiry, enquiry)) {
      return { kind: 'thanks', reference: stored.reference, locale: form.locale };
    }
    return this.#back(form, 'sent-before', null, stored.reference);
  }

  async #enquiryOf(
    { ask, values, locale }: Form,
    key: EnquiryKey,
    content: Enquiry['content'],
    { ask: found, subject, routing, favourites }: ResolvedAsk,
    sender: Sender,
  ): Promise<Enquiry> {
    const { messages, ports, now } = this.#options;
    const { brand } = await ports.content.site();
    const isOn = (name: string) => values[`attach-${name}`] === '1';
    return {
      reference: referenceFrom(randomBytes(10)),
      key,
      receivedAt: now(),
      subject,
      missing: found.missing,
      content,
      attachments: {
        estimate: isOn('estimate') && ask.estimate !== '' ? ask.estimate : null,
        itinerary: isOn('itinerary') && ask.itinerary !== null ? `?${ask.itinerary}` : null,
        favourites: isOn('favourites') ? favourites : [],
      },
      locale,
      currency: sender.currency,
      page: returnPath(values.page ?? null),
      consent: messages[locale].translate('enquiry.consent', { house: brand.name }),
      routing,
    };
  }

  #wrong(form: Form, problems: FieldProblems): IntakeAnswer {
    return this.#returned(form, 422, { problems, notice: null, token: form.values.token ?? '', reference: null });
  }

  #back(
    form: Form,
    notice: SubmissionNotice,
    retryAfter: number | null = null,
    reference: string | null = null,
  ): IntakeAnswer {
    const { tokens, now } = this.#options;
    const token = NEW_KEY.has(notice) ? tokens.newForm(now()) : (form.values.token ?? '');
    const answer = this.#returned(form, NOTICE_STATUS[notice], { problems: {}, notice, token, reference });
    return { ...answer, retryAfter: retryAfter ?? NOTICE_PAUSE[notice] ?? null };
  }

  #returned({ values, locale, ask }: Form, status: number, rest: Omit<Submission, 'values'>): Returned {
    return { kind: 'returned', status, locale, ask, submission: { values, ...rest }, retryAfter: null };
  }
}

function readForm(fields: FormFields): Form {
  const values = textsIn(fields, LONGEST_SHOWN);
  const { locale } = values;
  return {
    values,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    ask: decodeEnquiryAsk(values.ask ?? ''),
  };
}
