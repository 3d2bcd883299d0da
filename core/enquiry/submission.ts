import type { FieldProblems } from './read-enquiry.ts';

/** Why a form came back whose fields may all be right. */
export const SUBMISSION_NOTICES = [
  /** Sent sooner than anybody writes: sent again, it goes. */
  'too-fast',
  /** The form was open for days, or it is none of ours. */
  'expired',
  /** The same form was sent before, with other words. */
  'sent-before',
  /** A field that nobody sees was filled. */
  'trap',
  'too-many',
  'too-large',
  'unreadable',
  /** The yacht or berth that it was about is no longer on the site. */
  'subject-gone',
  /** It could not be kept: the store is out of reach. */
  'unavailable',
] as const;
export type SubmissionNotice = (typeof SUBMISSION_NOTICES)[number];

/** Seconds after which a form with this notice may be sent again, unless a rate limit says more; at once for the others. */
export const NOTICE_PAUSE: Partial<Readonly<Record<SubmissionNotice, number>>> = { 'too-fast': 2, unavailable: 5 };

/** A form that came back, with everything that was in it. */
export interface Submission {
  /** As they were sent, by name. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: FieldProblems;
  readonly notice: SubmissionNotice | null;
  /** What the form is sent with next time; see {@link SubmissionNotice} for when it is a new one. */
  readonly token: string;
  /** Reference of the enquiry that was sent before; null where none was. */
  readonly reference: string | null;
}
