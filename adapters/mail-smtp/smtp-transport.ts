import { inject, injectable, preDestroy } from 'inversify';
import type { DeliveryFailure } from '../../core/enquiry/delivery.ts';
import { type Mail, mailFor, type OutboundMessage } from '../../core/enquiry/mail.ts';
import type { MessageTransport } from '../../core/ports/message-transport.ts';
import { fieldsOf } from '../../core/shared/parse-json.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { SmtpServer } from './smtp-server.ts';

/** Time limits in milliseconds. */
export interface SmtpTimeouts {
  /** For connecting, name lookup included. */
  readonly connectMs?: number;
  readonly greetingMs?: number;
  /** For silence on an open connection. */
  readonly socketMs?: number;
  /** For a delivery in total, its wait for a free connection included. */
  readonly totalMs?: number;
}

const CONNECTIONS = 4;
/** Idle connections are closed after this time, so that the server closes none just as a letter is to be sent. */
const IDLE_MS = 30_000;

/** Sends letters through a mail server, over a few pooled connections (FM2). */
@injectable()
export class SmtpTransport implements MessageTransport {
  readonly #open: () => ReturnType<typeof pooled>;
  #transport: ReturnType<typeof pooled> | null = null;
  readonly #totalMs: number;
  readonly #inHand = new Set<Promise<unknown>>();
  #closed = false;

  constructor(@inject(SmtpServer) server: SmtpServer, times: SmtpTimeouts = {}) {
    this.#open = () => pooled(server, times);
    this.#totalMs = times.totalMs ?? 50_000;
  }

  async deliver(message: OutboundMessage): Promise<Result<null, DeliveryFailure>> {
    if (this.#closed) return err({ kind: 'unavailable', reason: 'closed' });
    const mail = mailFor(message);
    if (!mail.ok) return mail;
    const sending = this.#send(mail.value);
    this.#inHand.add(sending);
    const outcome = await sending;
    this.#inHand.delete(sending);
    return outcome;
  }

  /** Connects and logs in. */
  async check(): Promise<Result<'answers', DeliveryFailure>> {
    if (this.#closed) return err({ kind: 'unavailable', reason: 'closed' });
    try {
      this.#transport ??= this.#open();
      await (await this.#transport).verify();
      return ok('answers');
    } catch (error) {
      return err(smtpFailure(error));
    }
  }

  /** Waits for the letters that are being sent, whose time is limited. */
  @preDestroy()
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#inHand);
    (await this.#transport)?.close();
  }

  async #send({ at, replyTo, ...mail }: Mail): Promise<Result<null, DeliveryFailure>> {
    try {
      this.#transport ??= this.#open();
      await (await this.#transport).sendMail({
        ...mail,
        date: new Date(at),
        ...(replyTo !== null && { replyTo }),
        // Fixes the one recipient, whatever the headers contain.
        envelope: { from: mail.from.address, to: [mail.to.address] },
        encoding: 'quoted-printable',
        signal: AbortSignal.timeout(this.#totalMs),
      });
      return ok(null);
    } catch (error) {
      return err(smtpFailure(error));
    }
  }
}

/** The library is loaded for the first letter. */
async function pooled(
  { host, port, secure, startTls, verifyTls, auth, heloName }: SmtpServer,
  { connectMs = 10_000, greetingMs = 10_000, socketMs = 20_000 }: SmtpTimeouts,
) {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    // Repeats a letter once where an idle connection was closed before any of the letter was sent.
    maxRequeues: 1,
    idleTimeout: IDLE_MS,
    ...{ host, port, secure },
    requireTLS: startTls === 'required',
    ignoreTLS: startTls === 'never',
    tls: { rejectUnauthorized: verifyTls },
    ...(auth !== null && { auth }),
    ...(heloName !== undefined && { name: heloName }),
    ...{ dnsTimeout: connectMs, connectionTimeout: connectMs, greetingTimeout: greetingMs, socketTimeout: socketMs },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Commands that name the recipient or carry the content. */
const ABOUT_THE_LETTER: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);
/** Replies about the session: the server closes it, wrong command order, missing or failed login. */
const ABOUT_THE_SESSION: ReadonlySet<number> = new Set([421, 503, 530, 534, 535, 538]);

/**
 * Classifies an error of nodemailer, whose fields may contain addresses: only parts with the shape of a code get into
 * the reason. It is a refusal where the server rejects the recipient or the letter permanently. Any other
 * failure is worth a retry: no answer, a temporary reply, and what an operator has to correct, such as a login, a
 * sender or relaying (5.7.x). A reply to the recipient or the letter is about this letter alone, and so is silence of a
 * server that has greeted: it may be looking up a recipient.
 */
export function smtpFailure(error: unknown): DeliveryFailure {
  const { code, originalCode, command, responseCode, response, timeoutType } = fieldsOf(error);
  const status = typeof responseCode === 'number' && responseCode >= 400 && responseCode < 600 ? responseCode : null;
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(String(response ?? ''))?.[1];
  const stage = word(command, /^[A-Z][A-Z0-9 -]{1,19}$/);
  const isAboutLetter = ABOUT_THE_LETTER.has(stage) && status !== null && !ABOUT_THE_SESSION.has(status);
  const isDeferred = isAboutLetter || timeoutType === 'SOCKET_TIMEOUT';
  const isPermanent = isAboutLetter && status >= 500 && !/^5\.7\./.test(enhanced ?? '');
  // The letter exceeds the size that the server announced, so that it was not sent.
  const isTooLarge = code === 'EMESSAGE' && command === 'MAIL FROM' && responseCode === undefined;
  const parts = [status ?? word(code, /^[A-Z][A-Z0-9_]+$/), enhanced ?? word(originalCode, /^[A-Z][A-Z0-9_]+$/)];
  const codes = parts.filter((part) => part !== undefined && part !== '').join(' ');
  return {
    kind: isPermanent || isTooLarge ? 'refused' : isDeferred ? 'deferred' : 'unavailable',
    reason: `smtp: ${codes || 'failed'}${stage === '' ? '' : ` at ${stage}`}`,
  };
}

/** Returns the value if it has the shape of a code, else ''. */
function word(value: unknown, shape: RegExp): string {
  return typeof value === 'string' && shape.test(value) ? value : '';
}
