import { localeEntry } from '../locale/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type DeliveryFailure, VISITOR_CHANNELS } from './delivery.ts';
import type { Letter, MailAddress, Parcel } from './parcel.ts';

/**
 * A letter as RFC 5322 has it, the same at each attempt, whoever brings it. No header holds a line break or another
 * control character, and each address is one address.
 */
export interface Mail {
  /** With its angle brackets. */
  readonly messageId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo: MailAddress | null;
  readonly subject: string;
  /** What else stands above the text, by name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

/** Characters of a name and a subject: more is nobody's, and a line of a mail has 998 at most. */
const LONGEST_LINE = 250;
/** RFC 5321 4.5.3.1. */
const LONGEST_ADDRESS = 254;
const ADDRESS = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~.-]{1,64}@[\p{L}\p{N}\p{M}-]+(?:\.[\p{L}\p{N}\p{M}-]+)*$/u;
/** Printable ASCII without angle brackets. */
const WEB_ADDRESS = /^https?:\/\/[!-;=?-~]{1,900}$/;

/** The parcel's letter as a mail; refused where an address of it is none, since no server would take it either. */
export function mailFor({ id, channel, createdAt, letter }: Parcel): Result<Mail, DeliveryFailure> {
  const wrong = wrongAddress(letter);
  if (wrong !== null) return err({ kind: 'refused', reason: `no address in ${wrong}` });
  const domain = letter.from.address.slice(letter.from.address.lastIndexOf('@') + 1);
  return ok({
    messageId: `<${safeName(id)}@${safeName(domain)}>`,
    at: createdAt,
    from: oneLined(letter.from),
    to: oneLined(letter.to),
    replyTo: letter.replyTo && oneLined(letter.replyTo),
    subject: singleLine(letter.subject),
    headers: {
      'Content-Language': localeEntry(letter.language).language,
      // Nobody’s absence is to answer it (RFC 3834). An office’s letter does not say so: help desks drop what does.
      ...(VISITOR_CHANNELS.has(channel) && { 'Auto-Submitted': 'auto-generated' }),
      ...(letter.unsubscribe !== null && {
        'List-Unsubscribe': `<${letter.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    text: printable(letter.text),
    html: printable(letter.html),
  });
}

/** Whether it is one address, of letters and signs that need no quotes. */
export function isMailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text);
}

/**
 * A delivery’s id in letters, digits, `-`, `_`, `%` and single dots within, fit for a header and for a file; different
 * ids have different names. An id of our own stays as it is.
 */
export function safeName(id: string): string {
  return wellFormed(id).replace(/[^\w.-]|^\.|\.$|\.(?=\.)/gu, (sign) =>
    encodeURIComponent(sign).replace(/^[^%]/, (plain) => `%${plain.charCodeAt(0).toString(16).toUpperCase()}`),
  );
}

function wrongAddress({ from, to, replyTo, unsubscribe }: Letter): string | null {
  if (!isMailAddress(from.address)) return 'From';
  if (!isMailAddress(to.address)) return 'To';
  if (replyTo !== null && !isMailAddress(replyTo.address)) return 'Reply-To';
  return unsubscribe === null || WEB_ADDRESS.test(unsubscribe) ? null : 'List-Unsubscribe';
}

function oneLined({ name, address }: MailAddress): MailAddress {
  return { name: singleLine(name), address };
}

/**
 * Line breaks are spaces; other control characters, and those that turn the direction of what follows, are left out. What
 * looks like an encoded word (RFC 2047), which a mail program would decode to anything, is taken apart.
 */
function singleLine(text: string): string {
  const line = wellFormed(text)
    .replace(/[\s\u0085]+/gu, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll('=?', '= ?')
    .trim();
  return [...line].slice(0, LONGEST_LINE).join('').trim();
}

/** Lines end with \n, and what is no character of a text is left out. */
function printable(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
}

/** Halves of characters stand for themselves no longer. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
