import { inject, injectable, preDestroy } from 'inversify';
import nodemailer from 'nodemailer';
import type { DeliveryFailure } from '../../core/enquiry/delivery.ts';
import { type Mail, mailFor, type OutboundMessage } from '../../core/enquiry/mail.ts';
import type { MessageTransport } from '../../core/ports/message-transport.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { smtpFailure } from './smtp-failure.ts';
import { SmtpServer } from './smtp-options.ts';

/** Time limits in milliseconds. */
export interface SmtpTimes {
  /** For connecting, name lookup included. */
  readonly connectMs?: number;
  readonly greetingMs?: number;
  /** For silence on an open connection. */
  readonly socketMs?: number;
  /** For a delivery in total, its wait for a free connection included. */
  readonly totalMs?: number;
}

const CONNECTIONS = 4;
/** Idle connections are closed before the server closes them during a letter. */
const IDLE_MS = 30_000;

/** Sends letters through a mail server, over a few pooled connections (FM2). */
@injectable()
export class SmtpTransport implements MessageTransport {
  readonly #transport: ReturnType<typeof pooled>;
  readonly #totalMs: number;
  readonly #inHand = new Set<Promise<unknown>>();
  #closed = false;

  constructor(@inject(SmtpServer) server: SmtpServer, times: SmtpTimes = {}) {
    this.#transport = pooled(server, times);
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

  /** Waits for the letters under way, whose time is limited. */
  @preDestroy()
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#inHand);
    this.#transport.close();
  }

  async #send({ at, replyTo, ...mail }: Mail): Promise<Result<null, DeliveryFailure>> {
    try {
      await this.#transport.sendMail({
        ...mail,
        date: new Date(at),
        ...(replyTo !== null && { replyTo }),
        // Fixes the one receiver, whatever the headers contain.
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

function pooled(
  { host, port, secure, startTls, verifyTls, auth, heloName }: SmtpServer,
  { connectMs = 10_000, greetingMs = 10_000, socketMs = 20_000 }: SmtpTimes,
) {
  return nodemailer.createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    // Repeats a letter once where an idle connection was closed before anything of the letter was sent.
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
