import type { Submission, SubmissionNotice } from '../../core/enquiry/submission.ts';

const NOTICE_STATUS: Readonly<Record<SubmissionNotice, number>> = {
  'too-fast': 425,
  expired: 422,
  'sent-before': 409,
  trap: 422,
  'too-many': 429,
  'too-large': 413,
  unreadable: 400,
  'subject-gone': 422,
  unavailable: 503,
};

/** Returns the HTTP status of a returned form: 422 where only its fields are invalid. */
export function submissionStatus({ notice }: Submission): number {
  return notice === null ? 422 : NOTICE_STATUS[notice];
}
