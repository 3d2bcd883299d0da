import type { DeliveryFailure, DeliveryId } from '../../core/enquiry/delivery.ts';
import type { OutboundMessage } from '../../core/enquiry/mail.ts';
import type { MessageTransport } from '../../core/ports/message-transport.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** Keeps outbound messages by their id. */
export class MemoryMessageTransport implements MessageTransport {
  readonly #messages = new Map<DeliveryId, OutboundMessage>();
  #deliveries = 0;
  #failure: DeliveryFailure | null = null;
  #closed = false;

  /** The messages, each once. */
  get messages(): ReadonlyMap<DeliveryId, OutboundMessage> {
    return this.#messages;
  }

  /** Number of deliveries, repeated messages included. */
  get deliveries(): number {
    return this.#deliveries;
  }

  /** Makes every delivery fail like this; null ends it. */
  failWith(failure: DeliveryFailure | null): void {
    this.#failure = failure;
  }

  async deliver(message: OutboundMessage): Promise<Result<null, DeliveryFailure>> {
    if (this.#closed) return err({ kind: 'unavailable', reason: 'closed' });
    if (this.#failure !== null) return err(this.#failure);
    this.#messages.set(message.id, message);
    this.#deliveries += 1;
    return ok(null);
  }

  async check(): Promise<Result<'answers', DeliveryFailure>> {
    return this.#failure === null ? ok('answers') : err(this.#failure);
  }

  async close(): Promise<void> {
    this.#closed = true;
  }
}
