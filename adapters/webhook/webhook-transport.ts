import { createHmac } from 'node:crypto';
import { inject, injectable, preDestroy } from 'inversify';
import type { DeliveryFailure } from '../../core/enquiry/delivery.ts';
import type { Enquiry, NamedSubject } from '../../core/enquiry/enquiry.ts';
import { type OutboundMessage, safeDeliveryId } from '../../core/enquiry/mail.ts';
import { HttpClient, type HttpError, type HttpResponse } from '../../core/ports/http-client.ts';
import type { MessageTransport } from '../../core/ports/message-transport.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

export interface WebhookEndpoint {
  /** An https address, or http on loopback. */
  readonly url: string;
  /** In a form that {@link parseWebhookSecret} reads. */
  readonly secret: string;
}

export const WebhookEndpoint = Symbol.for('WebhookEndpoint');

export interface WebhookOptions {
  /** Milliseconds since 1970; the machine's clock by default. */
  readonly now?: () => number;
  /** Milliseconds for one attempt; the client makes at most two. */
  readonly timeoutMs?: number;
}

/** Largest answer in bytes; its content is ignored. */
const MAX_BYTES = 64 * 1024;
/** Temporary statuses below 500. */
const TEMPORARY: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/** Posts signed enquiries to a receiver over HTTP (FM2). Redirects are refused, since they may lead to another host. */
@injectable()
export class WebhookTransport implements MessageTransport {
  readonly #url: string;
  readonly #key: Buffer;
  #closed = false;

  /** Throws for an invalid secret, which the configuration check should have caught. */
  constructor(
    @inject(HttpClient) private readonly http: HttpClient,
    @inject(WebhookEndpoint) { url, secret }: WebhookEndpoint,
    private readonly options: WebhookOptions = {},
  ) {
    const key = parseWebhookSecret(secret);
    if (key === null) throw new Error('The secret of the webhook cannot be used');
    this.#url = url;
    this.#key = key;
  }

  async deliver(message: OutboundMessage): Promise<Result<null, DeliveryFailure>> {
    if (this.#closed) return err({ kind: 'unavailable', reason: 'closed' });
    const { createdAt, enquiry } = message;
    if (enquiry === null) return err({ kind: 'refused', reason: 'webhook: no enquiry to send' });
    const { now = Date.now, timeoutMs = 10_000 } = this.options;
    const id = safeDeliveryId(message.id);
    const body = JSON.stringify(webhookBody(id, createdAt, enquiry));
    const answer = await this.http.send({
      method: 'POST',
      url: this.#url,
      headers: { ...signedHeaders(this.#key, id, now(), body), 'content-type': 'application/json' },
      body,
      redirect: 'refuse',
      timeoutMs,
      maxBytes: MAX_BYTES,
    });
    return outcomeOf(answer);
  }

  async check(): Promise<Result<'not-asked', DeliveryFailure>> {
    return ok('not-asked');
  }

  @preDestroy()
  async close(): Promise<void> {
    this.#closed = true;
  }
}

/** Reads the outcome from the answer's status. The body is ignored, since it may repeat personal data. */
function outcomeOf(answer: Result<HttpResponse, HttpError>): Result<null, DeliveryFailure> {
  const { status } = answer.ok ? answer.value : answer.error;
  if (status >= 200 && status < 300) return ok(null);
  if (!answer.ok && answer.error.kind === 'network') {
    return err({ kind: 'unavailable', reason: `webhook: ${answer.error.message}` });
  }
  const isRefused = status >= 300 && status < 500 && !TEMPORARY.has(status);
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

const PREFIX = 'whsec_';
/** Bytes; the Standard Webhooks convention asks for 24 to 64. */
const MIN_KEY_LENGTH = 24;

/**
 * Reads the key of a secret: `whsec_` and base64, as in the Standard Webhooks convention, or any other text. Null where
 * the base64 is invalid, or the key is shorter than 24 bytes.
 */
export function parseWebhookSecret(secret: string): Buffer | null {
  const key = secret.startsWith(PREFIX) ? decoded(secret.slice(PREFIX.length)) : Buffer.from(secret);
  return key !== null && key.length >= MIN_KEY_LENGTH ? key : null;
}

function decoded(base64: string): Buffer | null {
  return /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? Buffer.from(base64, 'base64') : null;
}

/**
 * Builds the body for an enquiry, as docs/guide/enquiries.md describes it: all fields are present, and missing values
 * are null. The same arguments always give the same bytes.
 * @param id the same at each attempt
 */
export function webhookBody(id: string, createdAt: number, enquiry: Enquiry) {
  return { id, type: 'enquiry.received', createdAt: new Date(createdAt).toISOString(), enquiry: enquiryWire(enquiry) };
}

function enquiryWire({ subject, content, attachments, routing, ...enquiry }: Enquiry) {
  const { charter, vessel } = content;
  const yacht = 'yacht' in subject ? subject.yacht : null;
  const berth = 'berth' in subject ? subject.berth : null;
  return {
    reference: enquiry.reference,
    receivedAt: new Date(enquiry.receivedAt).toISOString(),
    kind: subject.kind,
    yacht: yacht && named(yacht),
    berth: berth && named(berth),
    missing: enquiry.missing,
    visitor: {
      name: content.name,
      email: content.email,
      phone: content.phone,
      language: enquiry.locale,
      currency: enquiry.currency,
    },
    message: content.message,
    charter: charter && { from: charter.from, to: charter.to, guests: charter.guests },
    vessel: vessel && { name: vessel.name, builder: vessel.builder, year: vessel.year, length: vessel.length },
    attachments: {
      estimate: attachments.estimate,
      itinerary: attachments.itinerary,
      favourites: attachments.favourites.map(named),
    },
    page: enquiry.page,
    consent: enquiry.consent,
    answeredBy: {
      office: routing.office,
      person: routing.person,
      name: routing.name,
      email: routing.email,
      language: routing.language,
    },
  };
}

function named({ id, name }: NamedSubject): NamedSubject {
  return { id, name };
}
