import type { NewsletterPageState } from '../../../core/enquiry/form-queries.ts';
import type { LinkView } from '../../components/Link.tsx';
import type { EnquiryContext } from './build-enquiry-view.ts';
import { noticeText } from './form/form-messages.ts';
import { type PrivacyContext, privacyHref } from './privacy-href.ts';

/** The token is that of the form or of the letter's link; '' for a link without a valid one. */
export type SubscriptionPageContext = PrivacyContext & Pick<EnquiryContext, 'translate' | 'token' | 'submission'>;

export type SubscriptionPageView = Awaited<ReturnType<typeof subscriptionPageView>>;

interface LetterPage {
  /** The letters that are asked for: the newsletter (FM3) or alerts (FD6). Their forms are posted to its path. */
  readonly letters: 'newsletter' | 'alerts';
  readonly step: NewsletterPageState['step'] | 'full';
  readonly title: string;
  readonly text: string;
  /** Where an invalid link leads, to start again. */
  readonly restart: readonly LinkView[];
}

const TEXTS = {
  newsletter: {
    expired: 'newsletter.expired',
    send: 'newsletter.form.button',
    confirm: 'newsletter.confirmButton',
    stop: 'newsletter.stopButton',
  },
  alerts: {
    expired: 'alerts.expired',
    send: 'alerts.form.button',
    confirm: 'alerts.confirmButton',
    stop: 'alerts.stopButton',
  },
} as const;

/** Builds the page on which letters are asked for, and the pages that the letters link to. */
export async function subscriptionPageView(page: LetterPage, context: SubscriptionPageContext) {
  const { letters, step, title, text, restart } = page;
  const { translate, locale, token, submission } = context;
  const isInvalid = token === '' || submission?.notice === 'expired';
  const button = step === 'confirm' || step === 'stop' ? step : null;
  const leadsToStart = button !== null && isInvalid;
  return {
    title,
    text,
    notice: leadsToStart ? translate(TEXTS[letters].expired) : await noticeOf(step, context),
    locale,
    form: step === 'form' ? await formView(letters, context) : null,
    /** The button that confirms or ends the letters. A link alone would be followed by programs that scan mail. */
    press:
      button === null || isInvalid
        ? null
        : { action: `/${letters}/${button}`, token, text: translate(TEXTS[letters][button]) },
    /** Links to start again; empty where that is not needed. */
    again: leadsToStart ? restart : [],
  };
}

async function noticeOf(
  step: LetterPage['step'],
  { submission, translate, ports }: SubscriptionPageContext,
): Promise<string | null> {
  const notice = submission?.notice ?? null;
  if (notice === null) return null;
  if (step !== 'form' || notice === 'unavailable') return translate('newsletter.unavailable');
  const { brand } = await ports.content.site();
  return noticeText(notice, { reference: null, phone: brand.phone, email: brand.email }, translate);
}

async function formView(letters: LetterPage['letters'], context: SubscriptionPageContext) {
  const { ports, translate, token, submission } = context;
  const { brand } = await ports.content.site();
  const { values = {}, problems = {} } = submission ?? {};
  return {
    action: `/${letters}`,
    button: translate(TEXTS[letters].send),
    values: { email: values.email ?? '', consent: values.consent ?? '' },
    problems,
    consent: { text: translate(`${letters}.consent`, { house: brand.name }), href: await privacyHref(context) },
    token,
  };
}
