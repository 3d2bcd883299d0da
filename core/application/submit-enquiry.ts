import { type Channel, deliveriesOf } from '../enquiry/delivery.ts';
import { type Enquiry, hasSameContent } from '../enquiry/enquiry.ts';
import { decodeEnquiryRequest, type EnquiryRequest } from '../enquiry/form-queries.ts';
import { readEnquiryForm } from '../enquiry/read-enquiry-form.ts';
import type { EnquiryReference, IdempotencyKey } from '../enquiry/reference.ts';
import type { StoredEnquiry } from '../enquiry/stored-enquiry.ts';
import {
  type FormFields,
  NOTICE_RETRY_SECONDS,
  type OpenedForm,
  type ReturnedForm,
  type ReturnedFormAnswer,
  type SubmissionNotice,
  textValues,
} from '../enquiry/submission.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../locale/locale.ts';
import type { EnquiryStore } from '../ports/enquiry-store.ts';
import { parseReturnPath } from '../routing/site-path.ts';
import { dateOfDay, dayOfInstant } from '../shared/calendar-day.ts';
import {
  type EnquiryRequestContext,
  type ResolvedEnquiryRequest,
  resolveEnquiryRequest,
} from './resolve-enquiry-request.ts';
import type { FormServices, LetterVerdict } from './spam-guard.ts';

export interface SubmitEnquiryOptions extends FormServices {
  readonly store: EnquiryStore;
  readonly ports: EnquiryRequestContext['ports'];
  readonly opensIn: (now: number) => EnquiryRequestContext['opensIn'];
  /** Whether enquiries go to another system as well. */
  readonly hasWebhook: boolean;
  readonly newReference: () => EnquiryReference;
}

/** The sender of a form: their networks, the own one first, and the currency in which they see prices. */
export interface SubmittingVisitor {
  readonly networks: readonly string[];
  readonly currency: string;
}

export type SubmissionOutcome =
  | { readonly kind: 'thanks'; readonly reference: EnquiryReference; readonly locale: Locale }
  | (ReturnedFormAnswer & { readonly kind: 'returned'; readonly request: EnquiryRequest });

interface Form {
  readonly values: Readonly<Record<string, string>>;
  readonly locale: Locale;
  readonly request: EnquiryRequest;
}

/** Further parts of the answer to a form that is returned; `retryAfter` in seconds. */
type ReturnReasons = Partial<Pick<ReturnedForm, 'problems' | 'reference'> & { readonly retryAfter: number }>;

/** Notices whose form gets a new key, so that sending it again makes another enquiry. */
const NEW_KEY: ReadonlySet<SubmissionNotice> = new Set(['expired', 'sent-before', 'unreadable']);
/** The most characters of a field that are shown again; a valid field has fewer. */
const MAX_SHOWN_LENGTH = 12_000;
/** References that are tried before the submission is given up. */
const MAX_REFERENCES = 4;

/** Submits an enquiry. A visitor is thanked only once the enquiry is stored (FM2). */
export class SubmitEnquiry {
  readonly #options: SubmitEnquiryOptions;
  /** The submission under way of each form. */
  readonly #underWay = new Map<IdempotencyKey, Promise<SubmissionOutcome>>();

  constructor(options: SubmitEnquiryOptions) {
    this.#options = options;
  }

  /** Validates and stores one form; never throws. @param fields null for a body that cannot be read */
  async submit(fields: FormFields | null, sender: SubmittingVisitor): Promise<SubmissionOutcome> {
    const form = formOf(fields ?? {});
    if (fields === null) return this.#returnForm(form, 'unreadable');
    const { tokens, now } = this.#options;
    const opened = tokens.readFormToken(form.values.token ?? '');
    if (opened === null) return this.#returnForm(form, 'expired');
    const content = readEnquiryForm(fields, { kind: form.request.kind, today: dateOfDay(dayOfInstant(now())) });
    if (!content.ok) return this.#returnForm(form, null, { problems: content.error });
    return this.#inTurn(opened.key, () =>
      this.#submitRead(form, opened, content.value, sender).catch((error: unknown) => {
        this.#options.log.error({ err: error }, 'An enquiry could not be submitted');
        return this.#returnForm(form, 'unavailable');
      }),
    );
  }

  /** The outcome of a form that is too large to be read. */
  tooLarge(): SubmissionOutcome {
    return this.#returnForm(formOf({}), 'too-large');
  }

  /** Submits copies of one form one after the other, so that a double click is counted once. */
  async #inTurn(key: IdempotencyKey, submit: () => Promise<SubmissionOutcome>): Promise<SubmissionOutcome> {
    while (this.#underWay.has(key)) await this.#underWay.get(key);
    const underWay = submit().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, underWay);
    return underWay;
  }

  async #submitRead(
    form: Form,
    opened: OpenedForm,
    content: Enquiry['content'],
    sender: SubmittingVisitor,
  ): Promise<SubmissionOutcome> {
    const { store, ports, spamGuard, opensIn, now } = this.#options;
    const resolved = await resolveEnquiryRequest(form.request, { ports, locale: form.locale, opensIn: opensIn(now()) });
    const enquiry = await this.#enquiryOf(form, opened.key, content, resolved, sender);
    // A form that is sent twice is answered with the same thanks, before any limit counts it.
    const known = await store.byKey(opened.key);
    if (!known.ok) return this.#returnForm(form, 'unavailable');
    if (known.value !== null) return this.#resubmitted(form, enquiry, known.value);
    const refusal = spamGuard.refusal(form.values.website ?? '', opened, now());
    if (refusal !== null) return this.#returnForm(form, refusal);
    if (resolved.isGone) return this.#returnForm({ ...form, request: resolved.request }, 'subject-gone');
    const counted = await spamGuard.count(sender.networks, now());
    if (!counted.allowed) return this.#returnForm(form, 'too-many', { retryAfter: Math.ceil(counted.waitMs / 1000) });
    return this.#store(form, enquiry, await spamGuard.letterTo(content.email, sender.networks, now()));
  }

  async #store(form: Form, enquiry: Enquiry, letter: LetterVerdict): Promise<SubmissionOutcome> {
    const { store, hasWebhook, log, newReference, onStored } = this.#options;
    const channels: readonly Channel[] = ['office-letter', ...(hasWebhook ? (['webhook'] as const) : [])];
    for (let attempt = 0; attempt < MAX_REFERENCES; attempt += 1) {
      const candidate = attempt === 0 ? enquiry : { ...enquiry, reference: newReference() };
      const { reference } = candidate;
      const toVisitor = letter.kind === 'allowed' ? deliveriesOf(reference, ['visitor-letter'], letter.at) : [];
      const deliveries = [...deliveriesOf(reference, channels, candidate.receivedAt), ...toVisitor];
      const stored = await store.accept(candidate, deliveries);
      if (!stored.ok) {
        log.error({ reason: stored.error.reason }, 'An enquiry could not be stored');
        return this.#returnForm(form, 'unavailable');
      }
      if (stored.value.kind === 'known') return this.#resubmitted(form, enquiry, stored.value.stored);
      if (stored.value.kind === 'stored') {
        log.info({ reference, about: enquiry.subject.kind, office: enquiry.routing.office }, 'An enquiry was stored');
        onStored();
        return { kind: 'thanks', reference, locale: form.locale };
      }
    }
    return this.#returnForm(form, 'unavailable');
  }

  /**
   * Repeats the thanks for a form that was stored before. Returns it, with a new key, where its content differs now, and
   * where the stored one is erased or unreadable, so that nobody is thanked for what is not stored.
   */
  #resubmitted(form: Form, enquiry: Enquiry, stored: StoredEnquiry): SubmissionOutcome {
    if (stored.enquiry !== null && hasSameContent(stored.enquiry, enquiry)) {
      return { kind: 'thanks', reference: stored.reference, locale: form.locale };
    }
    return this.#returnForm(form, 'sent-before', { reference: stored.reference });
  }

  async #enquiryOf(
    { request, values, locale }: Form,
    key: IdempotencyKey,
    content: Enquiry['content'],
    { request: found, subject, routing, favourites }: ResolvedEnquiryRequest,
    sender: SubmittingVisitor,
  ): Promise<Enquiry> {
    const { consentText, ports, newReference, now } = this.#options;
    const { brand } = await ports.content.site();
    const isTicked = (name: string) => values[`attach-${name}`] === '1';
    return {
      reference: newReference(),
      key,
      receivedAt: now(),
      subject,
      missing: found.missing,
      content,
      attachments: {
        estimate: isTicked('estimate') && request.estimate !== '' ? request.estimate : null,
        itinerary: isTicked('itinerary') && request.itinerary !== null ? `?${request.itinerary}` : null,
        favourites: isTicked('favourites') ? favourites : [],
      },
      locale,
      currency: sender.currency,
      page: parseReturnPath(values.page ?? null),
      consent: consentText(locale, brand.name),
      routing,
    };
  }

  #returnForm(
    { values, locale, request }: Form,
    notice: SubmissionNotice | null,
    { problems = {}, retryAfter, reference = null }: ReturnReasons = {},
  ): SubmissionOutcome {
    const { tokens, now } = this.#options;
    const token = notice !== null && NEW_KEY.has(notice) ? tokens.newFormToken(now()) : (values.token ?? '');
    const pause = notice === null ? undefined : NOTICE_RETRY_SECONDS[notice];
    const submission = { values, problems, notice, token, reference };
    return { kind: 'returned', locale, request, submission, retryAfter: retryAfter ?? pause ?? null };
  }
}

function formOf(fields: FormFields): Form {
  const values = textValues(fields, MAX_SHOWN_LENGTH);
  const { locale } = values;
  return {
    values,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    request: decodeEnquiryRequest(values.ask ?? ''),
  };
}
