import type { DeliveryFailure } from '../enquiry/delivery.ts';
import type { OutboundMessage } from '../enquiry/mail.ts';
import type { Result } from '../shared/result.ts';

/**
 * Sends a message to its receiver (FM2). A message that is sent again has the same id, so that the receiver
 * can drop the second. Answers within a minute.
 */
export interface MessageTransport {
  deliver(message: OutboundMessage): Promise<Result<null, DeliveryFailure>>;
  /** Asks the receiver whether it takes messages, without sending one; a webhook can only be asked by a message. */
  check(): Promise<Result<'answers' | 'not-asked', DeliveryFailure>>;
  /** Closes the connections; no message is sent afterwards. */
  close(): Promise<void>;
}
export const MessageTransport = Symbol.for('MessageTransport');
