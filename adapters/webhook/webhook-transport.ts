import { createHmac } from 'node:crypto';
import { inject, injectable, preDestroy } from 'inversify';
import type { DeliveryFailure } from '../../core/enquiry/delivery.ts';
import { type OutboundMessage, safeName } from '../../core/enquiry/mail.ts';
import { type HttpAnswer, HttpClient, type HttpError } from '../../core/ports/http-client.ts';
import type { MessageTransport } from '../../core/ports/message-transport.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { webhookBody } from './webhook-body.ts';
import { secretKey } from './webhook-secret.ts';

export interface WebhookReceiver {
  /** An https address, or http on loopback. */
  readonly url: string;
  /** In a form that {@link secretKey} reads. */
  readonly secret: string;
}

export const WebhookReceiver = Symbol.for('WebhookReceiver');

export interface WebhookOptions {
  /** Milliseconds since 1970; the machine's clock by default. */
  readonly now?: () => number;
  /** Milliseconds for one attempt; the client makes at most two. */
  readonly timeoutMs?: number;
}

/** Largest answer in bytes; its content is ignored. */
const ENOUGH = 64 * 1024;
/** Temporary statuses below 500. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/**
 * Posts signed enquiries to a receiver over HTTP (FM2). Redirects are refused, since they may lead to
 * another host.
 */
@injectable()
export class WebhookTransport implements MessageTransport {
  readonly #http: HttpClient;
  readonly #url: string;
  readonly #key: Buffer;
  readonly #now: () => number;
  readonly #timeoutMs: number;
  #closed = false;

  /** Throws for an invalid secret, which the configuration check should have caught. */
  constructor(
    @inject(HttpClient) http: HttpClient,
    @inject(WebhookReceiver) { url, secret }: WebhookReceiver,
    options: WebhookOptions = {},
  ) {
    const key = secretKey(secret);
    if (key === null) throw new Error('The secret of the webhook cannot be used');
    this.#http = http;
    this.#url = url;
    this.#key = key;
    this.#now = options.now ?? Date.now;
    this.#timeoutMs = options.timeoutMs ?? 10_000;
  }

  async deliver(message: OutboundMessage): Promise<Result<null, DeliveryFailure>> {
    if (this.#closed) return err({ kind: 'unavailable', reason: 'closed' });
    const { createdAt, enquiry } = message;
    if (enquiry === null) return err({ kind: 'refused', reason: 'webhook: no enquiry to send' });
    const id = safeName(message.id);
    const body = JSON.stringify(webhookBody(id, createdAt, enquiry));
    const answer = await this.#http.send({
      method: 'POST',
      url: this.#url,
      headers: { ...signedHeaders(this.#key, id, this.#now(), body), 'content-type': 'application/json' },
      body,
      redirect: 'refuse',
      timeoutMs: this.#timeoutMs,
      maxBytes: ENOUGH,
    });
    return outcomeOf(answer);
  }

  @preDestroy()
  async close(): Promise<void> {
    this.#closed = true;
  }
}

/** Reads the outcome from the receiver's status. Its body is ignored, since it may repeat personal data. */
function outcomeOf(answer: Result<HttpAnswer, HttpError>): Result<null, DeliveryFailure> {
  const { status } = answer.ok ? answer.value : answer.error;
  if (status >= 200 && status < 300) return ok(null);
  if (!answer.ok && answer.error.kind === 'network') {
    return err({ kind: 'unavailable', reason: `webhook: ${answer.error.message}` });
  }
  const isRefused = status >= 300 && status < 500 && !PASSING.has(status);
  return err({ kind: isRefused ? 'refused' : 'unavailable', reason: `webhook: status ${status}` });
}

/**
 * Signs a body with the headers of the Standard Webhooks convention.
 * @param body the exact body that is sent
 * @param now milliseconds since 1970
 */
export function signedHeaders(key: Buffer, id: string, now: number, body: string): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
