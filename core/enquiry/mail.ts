import { type Locale, localeEntry } from '../locale/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type Channel, type DeliveryFailure, type DeliveryId, isVisitorMail } from './delivery.ts';
import type { Enquiry } from './enquiry.ts';

/**
 * An email as RFC 5322 defines it, identical at each attempt and over each transport. No header holds a line break or
 * another control character, and each address field holds one address.
 */
export interface Mail extends Pick<Letter, 'from' | 'to' | 'replyTo' | 'subject' | 'text' | 'html'> {
  /** Includes its angle brackets. */
  readonly messageId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Longest name and subject in characters; a line of a mail may have 998 (RFC 5322). */
const MAX_LINE_LENGTH = 250;
/** Longest address in characters; RFC 5321 4.5.3.1 counts octets. */
const MAX_ADDRESS_LENGTH = 254;
const ADDRESS = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~.-]{1,64}@[\p{L}\p{N}\p{M}-]+(?:\.[\p{L}\p{N}\p{M}-]+)*$/u;
/** Printable ASCII without angle brackets. */
const WEB_ADDRESS = /^https?:\/\/[!-;=?-~]{1,900}$/;

/** Makes a mail from a message's letter. An invalid address is refused, as by a mail server. */
export function mailFor({ id, channel, createdAt, letter }: OutboundMessage): Result<Mail, DeliveryFailure> {
  const wrong = wrongAddress(letter);
  if (wrong !== null) return err({ kind: 'refused', reason: `no address in ${wrong}` });
  const domain = letter.from.address.slice(letter.from.address.lastIndexOf('@') + 1);
  return ok({
    messageId: `<${safeDeliveryId(id)}@${safeDeliveryId(domain)}>`,
    at: createdAt,
    from: cleanAddress(letter.from),
    to: cleanAddress(letter.to),
    replyTo: letter.replyTo && cleanAddress(letter.replyTo),
    subject: singleLine(letter.subject),
    headers: {
      'Content-Language': localeEntry(letter.language).language,
      // Prevents out-of-office replies (RFC 3834). Letters to an office go without it: help desks drop such mail.
      ...(isVisitorMail(channel) && { 'Auto-Submitted': 'auto-generated' }),
      ...(letter.unsubscribe !== null && {
        'List-Unsubscribe': `<${letter.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    text: printable(letter.text),
    html: printable(letter.html),
  });
}

/** Returns whether a text is one address whose characters need no quotes. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text);
}

/**
 * Writes a delivery id with letters, digits, `-`, `_`, `%` and single inner dots, safe in a header and as a file name.
 * Different ids give different names; ids that the site makes stay as they are.
 */
export function safeDeliveryId(id: string): string {
  return wellFormed(id).replace(/[^\w.-]|^\.|\.$|\.(?=\.)/gu, (character) =>
    encodeURIComponent(character).replace(/^[^%]/, (plain) => `%${plain.charCodeAt(0).toString(16).toUpperCase()}`),
  );
}

/**
 * Returns the visitor's address of a mail file that the site wrote, in lower case: the receiver of a letter to a
 * visitor, else the reply address. Null where there is none.
 */
export function visitorOfMail(file: string): string | null {
  const head = file.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const fields = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const isToVisitor = fields.some((field) => /^auto-submitted:/i.test(field));
  const wanted = isToVisitor ? /^to:(.*)$/i : /^reply-to:(.*)$/i;
  const value = fields.flatMap((field) => wanted.exec(field)?.[1] ?? [])[0]?.trim() ?? '';
  const address = /<([^<>\s]+)>$/.exec(value)?.[1] ?? value;
  return address.includes('@') ? address.toLowerCase() : null;
}

function wrongAddress({ from, to, replyTo, unsubscribe }: Letter): string | null {
  if (!isMailAddress(from.address)) return 'From';
  if (!isMailAddress(to.address)) return 'To';
  if (replyTo !== null && !isMailAddress(replyTo.address)) return 'Reply-To';
  return unsubscribe === null || WEB_ADDRESS.test(unsubscribe) ? null : 'List-Unsubscribe';
}

function cleanAddress({ name, address }: MailAddress): MailAddress {
  return { name: singleLine(name), address };
}

/** Makes one short line, without control and direction characters, and breaks up encoded words (RFC 2047). */
function singleLine(text: string): string {
  const line = wellFormed(text)
    .replace(/[\s\u0085]+/gu, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll('=?', '= ?')
    .trim();
  return [...line].slice(0, MAX_LINE_LENGTH).join('').trim();
}

/** Ends lines with \n and removes characters that have no place in text. */
function printable(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
}

function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

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
  /** URL of the one-click unsubscribe (RFC 8058); null for letters that nobody has subscribed to. */
  readonly unsubscribe: string | null;
}

/** The message of one delivery. Mail transports send its letter, the webhook sends its enquiry. */
export interface OutboundMessage {
  readonly id: DeliveryId;
  readonly channel: Channel;
  /** Milliseconds since 1970, the same at each attempt. */
  readonly createdAt: number;
  readonly letter: Letter;
  readonly enquiry: Enquiry | null;
}
