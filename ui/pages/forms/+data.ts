import type { PageContextServer } from 'vike/types';
import {
  decodeEnquiryRequest,
  type EnquiryRequest,
  encodeEnquiryRequest,
} from '../../../core/enquiry/enquiry-query.ts';
import {
  decodeNewsletterQuery,
  decodeReceipt,
  encodeNewsletterQuery,
  encodeReceipt,
} from '../../../core/enquiry/link-queries.ts';
import { everyLocale } from '../../../core/locale/locale.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { buildEnquiryView, type EnquiryContext } from '../../features/enquiry/build-enquiry-view.ts';
import { buildThanksView } from '../../features/enquiry/build-thanks-view.ts';
import type { FormsView } from '../../features/enquiry/FormsBody.tsx';
import { buildNewsletterView } from '../../features/enquiry/newsletter/build-newsletter-view.ts';
import { buildQueriedEstimate } from '../../features/yacht/estimate/build-queried-estimate.ts';
import { buildPage } from '../../page-data/page-builder.ts';
import type { PageView } from '../../page-data/page-view.ts';
import { viewContextOf } from '../../page-data/view-context.ts';

type Data = PageView<FormsView>;

export function data(pageContext: PageContextServer): Promise<Data> {
  const query = pageContext.urlParsed.searchOriginal ?? '';
  if (pageContext.routeParams.name === 'newsletter') return newsletterPage(query, pageContext);
  const reference = decodeReceipt(query);
  return reference === null
    ? enquiryPage(decodeEnquiryRequest(query), pageContext)
    : thanksPage(reference, pageContext);
}

async function enquiryPage(request: EnquiryRequest, pageContext: PageContextServer): Promise<Data> {
  const { submission, newFormToken } = pageContext;
  const context = viewContextOf(pageContext);
  const view = await buildEnquiryView(request, {
    ...context,
    submission,
    token: submission?.token ?? newFormToken(),
    estimate: await estimateOf(request, context),
  });
  return buildPage(pageContext, {
    // The title is announced first, so it says that the form was returned.
    title: submission === null ? view.title : context.translate('enquiry.returnedTitle', { title: view.title }),
    description: context.translate('enquiry.description'),
    paths: everyLocale(routePath({ name: 'enquire' }) + encodeEnquiryRequest(request)),
    section: null,
    // Forms are not indexed.
    indexable: false,
    share: null,
    view: { kind: 'enquiry', view },
  });
}

/** Returns the charter estimate as one line, if the address asks for one that can be computed. */
async function estimateOf(
  request: EnquiryRequest,
  context: ReturnType<typeof viewContextOf>,
): Promise<EnquiryContext['estimate']> {
  const estimate = await buildQueriedEstimate(request.yacht, request.estimate, context);
  if (!estimate?.sum) return null;
  const { title, total, notIncluded } = estimate.sum;
  return { title, total: total.amount, notIncluded };
}

async function thanksPage(
  reference: NonNullable<ReturnType<typeof decodeReceipt>>,
  pageContext: PageContextServer,
): Promise<Data> {
  const context = viewContextOf(pageContext);
  const found = await pageContext.findReceipt(reference);
  const view = await buildThanksView(found, context);
  return buildPage(pageContext, {
    title: context.translate('enquiry.thanks.headTitle'),
    description: context.translate('enquiry.description'),
    paths: everyLocale(routePath({ name: 'enquire' }) + encodeReceipt(reference)),
    section: null,
    indexable: false,
    share: null,
    incomplete: !found.ok,
    view: { kind: 'thanks', view },
  });
}

async function newsletterPage(query: string, pageContext: PageContextServer): Promise<Data> {
  const { submission, newFormToken } = pageContext;
  const page = decodeNewsletterQuery(query);
  const context = viewContextOf(pageContext);
  const token = 'token' in page ? page.token : (submission?.token ?? newFormToken());
  const view = await buildNewsletterView(page.step, { ...context, submission, token });
  return buildPage(pageContext, {
    title: context.translate('newsletter.headTitle'),
    description: context.translate('newsletter.description'),
    paths: everyLocale(routePath({ name: 'newsletter' }) + encodeNewsletterQuery(page)),
    section: null,
    // The page about the newsletter is part of the content.
    indexable: false,
    view: { kind: 'newsletter', view },
  });
}
