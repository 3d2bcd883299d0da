import type { Locale } from '../locale/locale.ts';
import type { Channel, DeliveryId } from './delivery.ts';
import type { Enquiry } from './enquiry.ts';

/** An address with the name that stands before it; '' for none. One line each. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** A letter, ready to go: nothing in it is markup but `html`, and no header holds a line break. */
export interface Letter {
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo: MailAddress | null;
  readonly subject: string;
  readonly language: Locale;
  /** The same in both, lines of `text` end with \n. */
  readonly text: string;
  readonly html: string;
  /** Where one click ends the subscription (RFC 8058); null for what is no newsletter. */
  readonly unsubscribe: string | null;
}

/** What a delivery brings. A mail carries the letter, a webhook the enquiry itself. */
export interface Parcel {
  readonly id: DeliveryId;
  readonly channel: Channel;
  /** When it was made, milliseconds since 1970: the same at each attempt. */
  readonly createdAt: number;
  readonly letter: Letter;
  readonly enquiry: Enquiry | null;
}
