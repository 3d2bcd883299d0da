import type { PageContextServer } from 'vike/types';
import { decodeAlertQuery, encodeAlertPage } from '../../../core/alerts/alert-page.ts';
import {
  decodeEnquiryRequest,
  decodeNewsletterQuery,
  decodeReferenceQuery,
  type EnquiryRequest,
  encodeEnquiryRequest,
  encodeNewsletterQuery,
  encodeReferenceQuery,
} from '../../../core/enquiry/form-queries.ts';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { buildAlertView } from '../../features/enquiry/alerts/build-alert-view.ts';
import { buildEnquiryView } from '../../features/enquiry/build-enquiry-view.ts';
import { buildThanksPageView } from '../../features/enquiry/build-thanks-page-view.ts';
import type { FormPageView } from '../../features/enquiry/FormPageBody.tsx';
import { buildNewsletterView } from '../../features/enquiry/newsletter/build-newsletter-view.ts';
import { searchName } from '../../features/search/filters/facet-names.ts';
import { buildEstimateViewFromQuery } from '../../features/yacht/estimate/build-estimate-view.ts';
import { buildPage, viewContextOf } from '../../page-data/page-builder.ts';
import type { PageView } from '../../page-data/page-view.ts';

export function data(pageContext: PageContextServer): Promise<PageView<FormPageView>> {
  const query = pageContext.urlParsed.searchOriginal ?? '';
  if (pageContext.routeParams.name === 'newsletter') return newsletterPage(query, pageContext);
  if (pageContext.routeParams.name === 'alerts') return alertPage(query, pageContext);
  const reference = decodeReferenceQuery(query);
  return reference === null
    ? enquiryPage(decodeEnquiryRequest(query), pageContext)
    : thanksPage(reference, pageContext);
}

async function enquiryPage(request: EnquiryRequest, pageContext: PageContextServer) {
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
    paths: sameInEveryLocale(routePath({ name: 'enquire' }) + encodeEnquiryRequest(request)),
    // Forms are not indexed.
    indexable: false,
    share: null,
    view: { kind: 'enquiry' as const, view },
  });
}

/** Returns title and total of the charter estimate; null if the address asks for none that can be computed. */
async function estimateOf(request: EnquiryRequest, context: ReturnType<typeof viewContextOf>) {
  const estimate = await buildEstimateViewFromQuery(request.yacht, request.estimate, context);
  if (!estimate?.sum) return null;
  const { title, total, notIncluded } = estimate.sum;
  return { title, total: total.amount, notIncluded };
}

async function thanksPage(
  reference: NonNullable<ReturnType<typeof decodeReferenceQuery>>,
  pageContext: PageContextServer,
) {
  const context = viewContextOf(pageContext);
  const receipt = await pageContext.findReceipt(reference);
  const view = await buildThanksPageView(receipt, context);
  return buildPage(pageContext, {
    title: context.translate('enquiry.thanks.headTitle'),
    description: context.translate('enquiry.description'),
    paths: sameInEveryLocale(routePath({ name: 'enquire' }) + encodeReferenceQuery(reference)),
    indexable: false,
    share: null,
    incomplete: !receipt.ok,
    view: { kind: 'thanks' as const, view },
  });
}

async function newsletterPage(query: string, pageContext: PageContextServer) {
  const { submission, newFormToken } = pageContext;
  const page = decodeNewsletterQuery(query);
  const context = viewContextOf(pageContext);
  const token = 'token' in page ? page.token : (submission?.token ?? newFormToken());
  const view = await buildNewsletterView(page.step, { ...context, submission, token });
  return buildPage(pageContext, {
    title: context.translate('newsletter.headTitle'),
    description: context.translate('newsletter.description'),
    paths: sameInEveryLocale(routePath({ name: 'newsletter' }) + encodeNewsletterQuery(page)),
    // The content page about the newsletter is indexed instead.
    indexable: false,
    view: { kind: 'newsletter' as const, view },
  });
}

async function alertPage(query: string, pageContext: PageContextServer) {
  const { submission, newFormToken } = pageContext;
  const page = decodeAlertQuery(query);
  const context = viewContextOf(pageContext);
  const fleet = await context.catalogue.all();
  const view = await buildAlertView(page, {
    ...context,
    submission,
    token: 'token' in page ? page.token : (submission?.token ?? newFormToken()),
    searchName: (criteria) => searchName(criteria, { ...context, fleet }),
  });
  return buildPage(pageContext, {
    title: context.translate('alerts.headTitle'),
    description: context.translate('alerts.description'),
    paths: sameInEveryLocale(routePath({ name: 'alerts' }) + encodeAlertPage(page)),
    indexable: false,
    share: null,
    view: { kind: 'alert' as const, view },
  });
}
