import type { NewsletterPageState } from '../../../../core/enquiry/form-queries.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import type { EnquiryContext } from '../build-enquiry-view.ts';
import { noticeText } from '../form/form-messages.ts';
import { type PrivacyContext, privacyHref } from '../privacy-href.ts';

type Step = NewsletterPageState['step'];

/** The token is that of the form or of the letter's link; '' for a link without a valid one. */
type NewsletterContext = PrivacyContext & Pick<EnquiryContext, 'translate' | 'token' | 'submission'>;

export type NewsletterView = Awaited<ReturnType<typeof buildNewsletterView>>;

/** Builds the newsletter page and the pages that its letters link to (FM3). */
export async function buildNewsletterView(step: Step, context: NewsletterContext) {
  const { translate, locale, href, token, submission } = context;
  const isInvalid = token === '' || submission?.notice === 'expired';
  const button = step === 'confirm' || step === 'stop' ? step : null;
  const leadsToForm = button !== null && isInvalid;
  return {
    title: translate(`newsletter.${step}.title`),
    text: translate(`newsletter.${step}.text`),
    notice: leadsToForm ? translate('newsletter.expired') : await noticeOf(step, context),
    locale,
    form: step === 'form' ? await formView(context) : null,
    /** The button that confirms or ends a subscription. A link alone would be followed by programs that scan mail. */
    press:
      button === null || isInvalid
        ? null
        : { action: `/newsletter/${button}`, token, text: translate(`newsletter.${button}Button`) },
    /** Path of the form, to start again; null where that is not needed. */
    again: leadsToForm ? href(routePath({ name: 'newsletter' })) : null,
  };
}

async function noticeOf(step: Step, { submission, translate, ports }: NewsletterContext): Promise<string | null> {
  const notice = submission?.notice ?? null;
  if (notice === null) return null;
  if (step !== 'form' || notice === 'unavailable') return translate('newsletter.unavailable');
  const { brand } = await ports.content.site();
  return noticeText(notice, { reference: null, phone: brand.phone, email: brand.email }, translate);
}

async function formView({ ports, locale, href, translate, token, submission }: NewsletterContext) {
  const { brand } = await ports.content.site();
  const { values = {}, problems = {} } = submission ?? {};
  return {
    values: { email: values.email ?? '', consent: values.consent ?? '' },
    problems,
    consent: {
      text: translate('newsletter.consent', { house: brand.name }),
      href: await privacyHref({ ports, locale, href }),
    },
    token,
  };
}
