import type { Locale } from '../locale/locale.ts';
import type { Channel, DeliveryId } from './delivery.ts';
import type { Enquiry } from './enquiry.ts';

/** An address and its display name, '' for none; one line each. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** An email that is ready to be sent. Only `html` is markup, and no header holds a line break. */
export interface Letter {
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo: MailAddress | null;
  readonly subject: string;
  readonly language: Locale;
  /** The same content as `html`; lines end with \n. */
  readonly text: string;
  readonly html: string;
  /** URL of the one-click unsubscribe (RFC 8058); null for letters that are no newsletter. */
  readonly unsubscribe: string | null;
}

/** The message of one delivery. Mail transports send the letter, the webhook sends the enquiry. */
export interface OutboundMessage {
  readonly id: DeliveryId;
  readonly channel: Channel;
  /** Milliseconds since 1970, the same at each attempt. */
  readonly createdAt: number;
  readonly letter: Letter;
  readonly enquiry: Enquiry | null;
}
