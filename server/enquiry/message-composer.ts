import type { NewsletterSubscriptions } from '../../core/application/newsletter-subscriptions.ts';
import type { ClaimedDelivery, DeliveryFailure } from '../../core/enquiry/delivery.ts';
import type { OutboundMessage } from '../../core/enquiry/mail.ts';
import type { EnquiryReference } from '../../core/enquiry/reference.ts';
import type { SubscriptionId } from '../../core/newsletter/subscription.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import type { EnquiryPorts } from '../start/ports.ts';
import { officeLetter, visitorLetter } from './enquiry-letters.ts';
import type { LetterContext } from './letter-rows.ts';
import { confirmLetter, welcomeLetter } from './newsletter-letters.ts';

interface MessageComposerOptions extends Pick<EnquiryPorts, 'enquiries' | 'subscriptions'> {
  readonly newsletter: Pick<NewsletterSubscriptions, 'linkToken'>;
  readonly letters: LetterContext;
}

type Written = Result<Pick<OutboundMessage, 'letter' | 'enquiry'>, DeliveryFailure>;

/**
 * Makes the function that composes a delivery's message from what is stored. Each attempt composes it anew, since
 * offices and texts may have changed.
 */
export function createMessageComposer(options: MessageComposerOptions) {
  return async (delivery: ClaimedDelivery): Promise<Result<OutboundMessage, DeliveryFailure>> => {
    const { id, channel, createdAt } = delivery;
    const isToSubscriber = channel === 'confirm-letter' || channel === 'welcome-letter';
    const written = await (isToSubscriber ? toSubscriber : aboutEnquiry)(delivery, options);
    return written.ok ? ok({ id, channel, createdAt, ...written.value }) : written;
  };
}

async function aboutEnquiry(delivery: ClaimedDelivery, options: MessageComposerOptions): Promise<Written> {
  const { enquiries, letters } = options;
  const stored = await enquiries.byReference(delivery.about as EnquiryReference);
  if (!stored.ok) return err(stored.error);
  const enquiry = stored.value?.enquiry ?? null;
  if (enquiry === null) return err({ kind: 'unavailable', reason: 'the enquiry is erased or cannot be read' });
  const letter = delivery.channel === 'visitor-letter' ? visitorLetter : officeLetter;
  return ok({ letter: await letter(enquiry, letters), enquiry });
}

async function toSubscriber(delivery: ClaimedDelivery, options: MessageComposerOptions): Promise<Written> {
  const { subscriptions, newsletter, letters } = options;
  const stored = await subscriptions.byId(delivery.about as SubscriptionId);
  if (!stored.ok) return err(stored.error);
  if (stored.value === null) return err({ kind: 'refused', reason: 'the subscription is gone' });
  const letter = delivery.channel === 'confirm-letter' ? confirmLetter : welcomeLetter;
  return ok({ letter: await letter(stored.value, newsletter, letters), enquiry: null });
}
