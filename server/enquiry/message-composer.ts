import type { NewsletterSubscriptions } from '../../core/application/newsletter-subscriptions.ts';
import type { ClaimedDelivery, DeliveryFailure } from '../../core/enquiry/delivery.ts';
import type { Letter, OutboundMessage } from '../../core/enquiry/mail.ts';
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

type Composed = Result<OutboundMessage, DeliveryFailure>;

/**
 * Makes the function that composes a delivery's message from what is stored. Each attempt composes it anew, since
 * offices and texts may have changed.
 */
export function createMessageComposer(
  options: MessageComposerOptions,
): (delivery: ClaimedDelivery) => Promise<Composed> {
  return (delivery) =>
    delivery.channel === 'confirm-letter' || delivery.channel === 'welcome-letter'
      ? subscriptionMessage(delivery, options)
      : enquiryMessage(delivery, options);
}

async function enquiryMessage(
  delivery: ClaimedDelivery,
  { enquiries, letters }: MessageComposerOptions,
): Promise<Composed> {
  const stored = await enquiries.byReference(delivery.about as EnquiryReference);
  if (!stored.ok) return err(stored.error);
  const enquiry = stored.value?.enquiry ?? null;
  if (enquiry === null) return err({ kind: 'unavailable', reason: 'the enquiry is erased or cannot be read' });
  const letter = delivery.channel === 'visitor-letter' ? visitorLetter : officeLetter;
  return ok({ ...envelopeOf(delivery), letter: await letter(enquiry, letters), enquiry });
}

async function subscriptionMessage(delivery: ClaimedDelivery, options: MessageComposerOptions): Promise<Composed> {
  const { subscriptions, newsletter, letters } = options;
  const stored = await subscriptions.byId(delivery.about as SubscriptionId);
  if (!stored.ok) return err(stored.error);
  if (stored.value === null) return err({ kind: 'refused', reason: 'the subscription is gone' });
  const write: typeof confirmLetter = delivery.channel === 'confirm-letter' ? confirmLetter : welcomeLetter;
  const letter: Letter = await write(stored.value, newsletter, letters);
  return ok({ ...envelopeOf(delivery), letter, enquiry: null });
}

function envelopeOf({
  id,
  channel,
  createdAt,
}: ClaimedDelivery): Pick<OutboundMessage, 'id' | 'channel' | 'createdAt'> {
  return { id, channel, createdAt };
}
