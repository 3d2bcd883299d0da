import { CONFIRM_WITHIN_MS, KEEP_ENDED_MS } from '../newsletter/subscription.ts';

/** How long the site keeps personal data. */
export interface RetentionRules {
  /** Days for which an enquiry and its letters are kept after it was received. */
  readonly enquiryDays: number;
}

/** The instants before which data is outdated, in milliseconds since 1970. */
export interface RetentionCutoffs {
  /** Of the receipt of an enquiry, and of the writing of a letter in a folder. */
  readonly enquiries: number;
  /** Of the last request of a subscription that was never confirmed. */
  readonly unconfirmed: number;
  /** Of the end of a subscription. */
  readonly ended: number;
  /** Of the sending of a delivery. */
  readonly sent: number;
}

const DAY = 24 * 60 * 60_000;
/** Days for which the outbox keeps a delivery that was sent, so that operators see what became of it. */
const SENT_DAYS = 30;

/** Returns what is outdated at an instant (FM2, FM3). */
export function retentionCutoffs({ enquiryDays }: RetentionRules, now: number): RetentionCutoffs {
  return {
    enquiries: now - enquiryDays * DAY,
    unconfirmed: now - CONFIRM_WITHIN_MS,
    ended: now - KEEP_ENDED_MS,
    sent: now - Math.min(SENT_DAYS, enquiryDays) * DAY,
  };
}
