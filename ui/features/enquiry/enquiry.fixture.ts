import { EMPTY_ENQUIRY_REQUEST, type EnquiryRequest } from '../../../core/enquiry/enquiry-query.ts';
import type { Submission } from '../../../core/enquiry/submission.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import { hrefIn } from '../../../core/routing/locale-path.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { MESSAGES, NOW, samplePorts } from '../../../server/enquiries/form-services.fixture.ts';
import { keysForWords } from '../../../tests/samples/sample-block-context.ts';
import type { PageLanguage } from '../../i18n/page-language.ts';
import { buildEnquiryView, type EnquiryContext } from './build-enquiry-view.ts';
import type { EnquiryView } from './enquiry-view.ts';

export const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA.moqx8n4w.CCCCCCCCCCCCCCCCCCCCCC';
/** Of the yachts that `samplePorts` has. */
export const [AURORA, BRISA, GONE] = ['H-001' as YachtId, 'H-002' as YachtId, 'H-404' as YachtId] as const;

/** The site's own words. */
export function spoken(locale: Locale): PageLanguage {
  return { locale, translate: MESSAGES[locale].translate };
}

/** How somebody comes to a form, with what a test wants to be otherwise; keys stand for words. */
export function enquiryContext(change: Partial<EnquiryContext> = {}): EnquiryContext {
  const { locale = 'en' } = change;
  return {
    ports: samplePorts(),
    locale,
    href: hrefIn(locale, 'prefix'),
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
  ask: Partial<EnquiryRequest> = {},
  change: Partial<EnquiryContext> = {},
): Promise<EnquiryView> {
  return buildEnquiryView({ ...EMPTY_ENQUIRY_REQUEST, ...ask }, enquiryContext(change));
}

/** A form that came back. */
export function returnedForm(change: Partial<Submission> = {}): Submission {
  return { values: {}, problems: {}, notice: null, token: TOKEN, reference: null, ...change };
}
