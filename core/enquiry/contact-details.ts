import { err, ok, type Result } from '../shared/result.ts';

export type EmailProblem = 'missing' | 'no-at' | 'no-ending' | 'not-an-address' | 'accents';

/** Longest address in octets (RFC 5321 4.5.3.1). */
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
/** A dot-atom of RFC 5322. Quoted local parts are refused, as by almost every mail server. */
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** The ending of a domain, which no IP address has. */
const ENDING = /\.(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/**
 * Validates an email address and writes its domain in lower case and ASCII (`müller.example` →
 * `xn--mller-kva.example`). Whether the mailbox exists is not checked.
 */
export function parseEmailAddress(given: string): Result<string, EmailProblem> {
  const text = given.trim();
  if (text === '') return err('missing');
  const at = text.lastIndexOf('@');
  if (at === -1) return err('no-at');
  const local = text.slice(0, at);
  if (/\s/.test(text)) return err('not-an-address');
  if (/[^\0-\x7F]/.test(local)) return err('accents');
  const domain = asciiDomain(text.slice(at + 1));
  if (domain === null || !LOCAL.test(local) || local.length > MAX_LOCAL_LENGTH) return err('not-an-address');
  const labels = domain.split('.');
  if (labels.length < 2) return err('no-ending');
  if (!labels.every((label) => LABEL.test(label)) || !ENDING.test(domain)) return err('not-an-address');
  const address = `${local}@${domain}`;
  return address.length > MAX_LENGTH ? err('not-an-address') : ok(address);
}

/**
 * Returns the name by which letters to a mailbox are counted, and to which none is sent: in lower case, without a tag
 * and without the dots that some hosts ignore, so that `An.na+yachts@host` counts as `anna@host`.
 */
export function canonicalMailbox(address: string): string {
  const text = address.toLowerCase();
  const at = text.lastIndexOf('@');
  const tag = text.indexOf('+', 1);
  const local = text.slice(0, tag === -1 ? at : tag).replaceAll('.', '');
  const domain = text.slice(at + 1);
  return `${local}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

/** Writes a domain in ASCII; null where it is not a host name. */
function asciiDomain(given: string): string | null {
  if (/[:/?#@[\]\\%]/.test(given)) return null;
  const url = `http://${given}`;
  return URL.canParse(url) ? new URL(url).hostname : null;
}

export type PhoneProblem = 'not-a-number' | 'too-short' | 'too-long-number';

/** The fewest and the most digits of a number. E.164 allows 15, and an extension may follow. */
const MIN_DIGITS = 6;
const MAX_DIGITS = 20;
/** Digits and the separators that people type, an optional plus in optional brackets, then an optional extension. */
const FORM = /^(?:[\s(]*\+)?[\d\s().\-/\p{Pd}\u2212]+(?:(?:\p{L}{1,10}[.:]?|#)\s?\d{1,6})?$/u;

/** Validates a phone number and keeps it as typed; null for an empty field. `phoneHref` makes dial links (PR8). */
export function parsePhoneNumber(given: string): Result<string | null, PhoneProblem> {
  const text = given.trim();
  if (text === '') return ok(null);
  if (!FORM.test(text)) return err('not-a-number');
  const digits = text.replace(/\D/g, '').length;
  if (digits < MIN_DIGITS) return err('too-short');
  return digits > MAX_DIGITS ? err('too-long-number') : ok(text);
}
