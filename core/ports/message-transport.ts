import type { DeliveryFailure } from '../enquiry/delivery.ts';
import type { OutboundMessage } from '../enquiry/outbound-message.ts';
import type { Result } from '../shared/result.ts';

/**
 * Brings a message to its receiver (product.md FM2). Delivered twice, it bears the same id, so that the receiver can drop
 * the second. Answers within a minute.
 */
export interface MessageTransport {
  deliver(message: OutboundMessage): Promise<Result<null, DeliveryFailure>>;
  /** Lets go of connections; nothing is delivered afterwards. */
  close(): Promise<void>;
}
export const MessageTransport = Symbol.for('MessageTransport');
