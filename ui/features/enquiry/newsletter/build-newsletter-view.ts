import type { NewsletterPageState } from '../../../../core/enquiry/form-queries.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import {
  type SubscriptionPageContext,
  type SubscriptionPageView,
  subscriptionPageView,
} from '../subscription-page-view.ts';

/** Builds the newsletter page and the pages that its letters link to (FM3). */
export function buildNewsletterView(
  step: NewsletterPageState['step'],
  context: SubscriptionPageContext,
): Promise<SubscriptionPageView> {
  const { translate, href } = context;
  const page = {
    letters: 'newsletter',
    step,
    title: translate(`newsletter.${step}.title`),
    text: translate(`newsletter.${step}.text`),
    restart: [{ text: translate('newsletter.again'), href: href(routePath({ name: 'newsletter' })) }],
  } as const;
  return subscriptionPageView(page, context);
}
