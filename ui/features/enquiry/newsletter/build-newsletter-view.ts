import type { NewsletterPageState } from '../../../../core/enquiry/form-queries.ts';
import type { FieldProblem } from '../../../../core/enquiry/read-enquiry.ts';
import type { Submission } from '../../../../core/enquiry/submission.ts';
import type { Locale } from '../../../../core/locale/locale.ts';
import type { Href } from '../../../../core/routing/locale-path.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import { assertNever } from '../../../../core/shared/assert-never.ts';
import type { Translate } from '../../../i18n/translator.ts';
import type { PagePorts } from '../../../page-data/page-context.ts';
import { privacyHref } from '../build-enquiry-view.ts';
import { fieldProblemText, noticeText } from '../form/form-messages.ts';
import type { NewsletterView } from './newsletter-view.ts';

type Step = NewsletterPageState['step'];

interface NewsletterContext {
  readonly ports: Pick<PagePorts, 'content'>;
  readonly locale: Locale;
  readonly href: Href;
  readonly translate: Translate;
  /** The token of the form, or of the letter's link; '' for a link without one. */
  readonly token: string;
  readonly submission: Submission | null;
}

export async function buildNewsletterView(step: Step, context: NewsletterContext): Promise<NewsletterView> {
  const { translate, locale, href, token, submission } = context;
  const isLost = token === '' || submission?.notice === 'expired';
  const press = isLost ? null : pressOf(step, token, translate);
  const leadsOn = (step === 'confirm' || step === 'stop') && isLost;
  return {
    title: translate(`newsletter.${step}.title`),
    text: translate(`newsletter.${step}.text`),
    notice: leadsOn ? translate('newsletter.expired') : await noticeOf(step, context),
    locale,
    form: step === 'form' ? await formOf(context) : null,
    press,
    again: leadsOn ? href(routePath({ name: 'newsletter' })) : null,
  };
}

function pressOf(step: Step, token: string, translate: Translate): NewsletterView['press'] {
  switch (step) {
    case 'confirm':
      return { action: '/newsletter/confirm', token, text: translate('newsletter.confirmButton') };
    case 'stop':
      return { action: '/newsletter/stop', token, text: translate('newsletter.stopButton') };
    case 'form':
    case 'sent':
    case 'confirmed':
    case 'stopped':
      return null;
    default:
      return assertNever(step);
  }
}

async function noticeOf(step: Step, { submission, translate, ports }: NewsletterContext): Promise<string | null> {
  const notice = submission?.notice ?? null;
  if (notice === null) return null;
  if (step !== 'form' || notice === 'unavailable') return translate('newsletter.unavailable');
  const { brand } = await ports.content.site();
  return noticeText(notice, { reference: null, phone: brand.phone, email: brand.email }, translate);
}

async function formOf({ ports, locale, href, translate, token, submission }: NewsletterContext) {
  const { brand } = await ports.content.site();
  const { values = {}, problems = {} } = submission ?? {};
  const text = (field: 'email' | 'consent', problem: FieldProblem | undefined) =>
    problem === undefined ? null : fieldProblemText(field, problem, { translate, locale });
  return {
    email: { value: values.email ?? '', problem: text('email', problems.email) },
    consent: {
      text: translate('newsletter.consent', { house: brand.name }),
      on: values.consent === '1',
      problem: text('consent', problems.consent),
      href: await privacyHref({ ports, locale, href }),
    },
    token,
  };
}
