import type { DeliveryFailure } from '../../core/enquiry/delivery.ts';

/** What nodemailer says of a failure; none of it is trusted to be free of addresses. */
interface SmtpError {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  /** The command that failed. */
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/** Commands that say where a letter goes and what is in it. */
const ABOUT_THE_LETTER: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);
/** Permanent answers that are about the session: a wrong order of commands, and no login or a bad one. */
const ABOUT_THE_SESSION: ReadonlySet<number> = new Set([503, 530, 534, 535, 538]);

/**
 * Refused is what a server says for good of the receiver or the letter. Everything else is worth another attempt: no
 * answer, a temporary one, and what an operator has to mend, such as a login, a sender or the right to relay (5.7.x).
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

/** The server named a size at its greeting, and the letter is larger: it was not even tried. */
function isTooLarge({ code, command, responseCode }: SmtpError): boolean {
  return code === 'EMESSAGE' && command === 'MAIL FROM' && responseCode === undefined;
}

/** '' for what is no such word. */
function word(value: unknown, shape: RegExp): string {
  return typeof value === 'string' && shape.test(value) ? value : '';
}
