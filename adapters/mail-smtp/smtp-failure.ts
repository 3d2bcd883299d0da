import type { DeliveryFailure } from '../../core/enquiry/delivery.ts';

/** Fields of a nodemailer error. They may contain addresses, so none is logged as it is. */
interface SmtpError {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  /** The SMTP command that failed. */
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/** Commands that name the receiver or carry the content. */
const ABOUT_THE_LETTER: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);
/** Permanent replies about the session: wrong command order, missing or failed login. */
const ABOUT_THE_SESSION: ReadonlySet<number> = new Set([503, 530, 534, 535, 538]);

/**
 * Classifies an SMTP error. It is a refusal where the server rejects the receiver or the letter permanently. Any other
 * failure is worth a retry: no answer, a temporary reply, and what an operator has to correct, such as a login, a
 * sender or relaying (5.7.x).
 */
export function smtpFailure(error: unknown): DeliveryFailure {
  const { code, originalCode, command, responseCode, response } = error as SmtpError;
  const status = typeof responseCode === 'number' && responseCode >= 400 && responseCode < 600 ? responseCode : null;
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(String(response ?? ''))?.[1];
  const stage = word(command, /^[A-Z][A-Z0-9 -]{1,19}$/);
  const isPermanent =
    status !== null && status >= 500 && !ABOUT_THE_SESSION.has(status) && !/^5\.7\./.test(enhanced ?? '');
  const isRefused = (isPermanent && ABOUT_THE_LETTER.has(stage)) || isTooLarge(error as SmtpError);
  const what = [status ?? word(code, /^[A-Z][A-Z0-9_]+$/), enhanced ?? word(originalCode, /^[A-Z][A-Z0-9_]+$/)];
  const said = what.filter((part) => part !== undefined && part !== '').join(' ');
  return {
    kind: isRefused ? 'refused' : 'unavailable',
    reason: `smtp: ${said || 'failed'}${stage === '' ? '' : ` at ${stage}`}`,
  };
}

/** Whether the letter exceeds the size that the server announced, so that it was not sent. */
function isTooLarge({ code, command, responseCode }: SmtpError): boolean {
  return code === 'EMESSAGE' && command === 'MAIL FROM' && responseCode === undefined;
}

/** Returns the value if it has the shape of a code, else ''. */
function word(value: unknown, shape: RegExp): string {
  return typeof value === 'string' && shape.test(value) ? value : '';
}
