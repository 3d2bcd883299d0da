import { CONFIRM_WITHIN_MS, KEEP_ENDED_MS } from '../newsletter/subscription.ts';
import { dateOfDay, dayOfInstant } from '../shared/calendar-day.ts';

/** The periods for which the site keeps personal data. */
export interface RetentionRules {
  /** Days for which an enquiry and its letters are kept after it was received. */
  readonly enquiryDays: number;
}

/** The instants before which data is outdated, in milliseconds since 1970. */
export interface RetentionCutoffs {
  /** Instant of the receipt of an enquiry, and of the writing of a letter in a folder. */
  readonly enquiries: number;
  /** Instant of the last request of a subscription or alert that was never confirmed. */
  readonly unconfirmed: number;
  /** Instant of the end of a subscription or alert. */
  readonly ended: number;
  /** Instant of the sending of a delivery. */
  readonly sent: number;
  /** Instant at which a letter about changes was given up. */
  readonly alertLetters: number;
  /** Day of a daily run of alerts, as an ISO 8601 date. */
  readonly alertDay: string;
}

const DAY = 24 * 60 * 60_000;
/** Days for which the outbox keeps a delivery that was sent, so that operators see its outcome. */
const SENT_DAYS = 30;
/** Days for which a daily run of alerts is kept, with its letters that were given up, since a weekly letter tells what has changed in seven days. */
const ALERT_DAYS = 14;

/** Returns what is outdated at an instant (FM2, FM3, FD6). */
export function retentionCutoffs({ enquiryDays }: RetentionRules, now: number): RetentionCutoffs {
  return {
    enquiries: now - enquiryDays * DAY,
    unconfirmed: now - CONFIRM_WITHIN_MS,
    ended: now - KEEP_ENDED_MS,
    sent: now - Math.min(SENT_DAYS, enquiryDays) * DAY,
    alertLetters: now - ALERT_DAYS * DAY,
    alertDay: dateOfDay(dayOfInstant(now) - ALERT_DAYS),
  };
}
