import { EMPTY_ENQUIRY_REQUEST, type EnquiryRequest } from '../../../core/enquiry/form-queries.ts';
import type { ReturnedForm } from '../../../core/enquiry/submission.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import { createHrefBuilder } from '../../../core/routing/locale-path.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { MESSAGES, NOW, samplePorts } from '../../../server/enquiry/enquiry-services.fixture.ts';
import { keysForWords } from '../../../tests/samples/sample-block-context.ts';
import type { PageLanguage } from '../../i18n/page-language.ts';
import { buildEnquiryView, type EnquiryContext, type EnquiryView } from './build-enquiry-view.ts';

export const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA.moqx8n4w.CCCCCCCCCCCCCCCCCCCCCC';
/** Ids of yachts: two that `samplePorts` has and one that it does not. */
export const [AURORA, BRISA, GONE] = ['H-001' as YachtId, 'H-002' as YachtId, 'H-404' as YachtId] as const;

/** A page language with the site's real messages. */
export function spoken(locale: Locale): PageLanguage {
  return { locale, translate: MESSAGES[locale].translate };
}

/** A form's context with a test's changes; messages are their own keys. */
export function enquiryContext(change: Partial<EnquiryContext> = {}): EnquiryContext {
  const { locale = 'en' } = change;
  return {
    ports: samplePorts(),
    locale,
    href: createHrefBuilder(locale, 'prefix'),
    translate: keysForWords,
    preferences: { currency: 'eur', unit: 'meters' },
    now: new Date(NOW).toISOString(),
    token: TOKEN,
    submission: null,
    estimate: null,
    ...change,
  };
}

export function enquiryView(
  request: Partial<EnquiryRequest> = {},
  change: Partial<EnquiryContext> = {},
): Promise<EnquiryView> {
  return buildEnquiryView({ ...EMPTY_ENQUIRY_REQUEST, ...request }, enquiryContext(change));
}

/** A returned submission with a test's changes. */
export function returnedForm(change: Partial<ReturnedForm> = {}): ReturnedForm {
  return { values: {}, problems: {}, notice: null, token: TOKEN, reference: null, ...change };
}
