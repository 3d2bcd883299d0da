import type { SubmissionNotice } from '../../core/enquiry/submission.ts';

/** The HTTP status that a form comes back with, whichever form it is. */
export const NOTICE_STATUS: Readonly<Record<SubmissionNotice, number>> = {
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

/** Seconds after which it may be sent again, where nobody has counted them; at once for the others. */
export const NOTICE_PAUSE: Partial<Readonly<Record<SubmissionNotice, number>>> = { 'too-fast': 2, unavailable: 5 };
