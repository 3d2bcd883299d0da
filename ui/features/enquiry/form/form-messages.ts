import {
  type EnquiryField,
  type FormFieldProblem,
  MAX_MESSAGE,
  MAX_NAME,
} from '../../../../core/enquiry/read-enquiry-form.ts';
import type { SubmissionNotice } from '../../../../core/enquiry/submission.ts';
import { MAX_NIGHTS, MAX_YEARS_AHEAD } from '../../../../core/estimate/stay.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import type { PageLanguage } from '../../../i18n/page-language.ts';

export function fieldProblemText(
  field: EnquiryField,
  problem: FormFieldProblem,
  { translate: t, locale }: PageLanguage,
): string {
  switch (problem) {
    case 'missing':
      return t(MISSING[field] ?? 'enquiry.problem.missing');
    case 'too-long': {
      if (field === 'to') return t('estimate.problem.too-long', { nights: MAX_NIGHTS });
      const most = field === 'message' ? MAX_MESSAGE : MAX_NAME;
      return t('enquiry.problem.too-long', { most: formatNumber(most, locale) });
    }
    case 'too-far':
      return t('estimate.problem.too-far', { years: MAX_YEARS_AHEAD });
    case 'past':
    case 'reversed':
    case 'not-a-date':
      return t(`estimate.problem.${problem}`);
    default:
      return t(`enquiry.problem.${problem}`);
  }
}

/** Messages for required fields that have a text of their own. */
const MISSING: Partial<Readonly<Record<EnquiryField, MessageKey>>> = {
  name: 'enquiry.missing.name',
  email: 'enquiry.missing.email',
  message: 'enquiry.missing.message',
  vesselBuilder: 'enquiry.missing.vesselBuilder',
  consent: 'enquiry.missing.consent',
};

/** Returns the message of a notice: why the form was returned and what to do. */
export function noticeText(
  notice: SubmissionNotice | 'no-answer',
  { reference, phone, email }: { readonly reference: string | null; readonly phone: string; readonly email: string },
  translate: PageLanguage['translate'],
): string {
  return translate(`enquiry.notice.${notice}`, { reference: reference ?? '', phone, email });
}
