import { FREQUENCIES } from '../../../../core/alerts/alert.ts';
import type { AlertPageState } from '../../../../core/alerts/alert-page.ts';
import { type AlertSubject, encodeAlertSubject, watchedStay } from '../../../../core/alerts/alert-subject.ts';
import { subjectOf } from '../../../../core/alerts/read-alert-form.ts';
import { MARKETS } from '../../../../core/market/market.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import type { EnquiryContext } from '../build-enquiry-view.ts';
import { type SubscriptionPageContext, subscriptionPageView } from '../subscription-page-view.ts';
import { type WatchedYachtsContext, watchedYachtsView } from './watched-yachts-view.ts';

type AlertContext = SubscriptionPageContext & WatchedYachtsContext & Pick<EnquiryContext, 'preferences'>;

export type AlertView = Awaited<ReturnType<typeof buildAlertView>>;

/** Builds the page that asks for an alert, and the pages that its letters link to (FD6). */
export async function buildAlertView(page: AlertPageState, context: AlertContext) {
  const { translate, href, submission } = context;
  const lists = MARKETS.map((market) => ({
    text: translate(`list.${market}.title`),
    href: href(routePath({ name: 'yacht-list', market })),
  }));
  if (page.step !== 'form') {
    const { step } = page;
    const [title, text] = [translate(`alerts.${step}.title`), translate(`alerts.${step}.text`)];
    return {
      ...(await subscriptionPageView({ letters: 'alerts', step, title, text, restart: lists }, context)),
      request: null,
    };
  }
  // The question of a returned form has the currency that it was asked in.
  const isReturned = submission?.values.question !== undefined;
  const asked = isReturned ? subjectOf(submission.values) : { watched: page.watched, display: context.preferences };
  const { watched } = asked;
  const view = await subscriptionPageView(
    {
      letters: 'alerts',
      step: 'form',
      title: translate(`alerts.form.title.${watched.kind}`),
      text: translate(`alerts.form.text.${watched.kind}`, { dates: watchedStay(watched) === null ? 'no' : 'yes' }),
      restart: lists,
    },
    context,
  );
  return { ...view, request: await requestView(asked, context) };
}

/** Builds what the form shows and sends beside the address. */
async function requestView(asked: AlertSubject, context: AlertContext) {
  const { translate, submission } = context;
  const chosen = FREQUENCIES.find((one) => one === submission?.values.frequency) ?? 'daily';
  return {
    watched: await watchedYachtsView(asked.watched, context),
    /** Null for a search that is too long to be kept, which has no form. */
    question: encodeAlertSubject(asked),
    frequencies: FREQUENCIES.map((value) => ({
      value,
      label: translate(`alerts.frequency.${value}`),
      checked: value === chosen,
    })),
  };
}
