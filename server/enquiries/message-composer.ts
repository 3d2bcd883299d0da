import type { NewsletterSubscriptions } from '../../core/application/newsletter-subscriptions.ts';
import type { ClaimedDelivery, DeliveryFailure } from '../../core/enquiry/delivery.ts';
import type { Letter, OutboundMessage } from '../../core/enquiry/mail.ts';
import type { EnquiryReference } from '../../core/enquiry/reference.ts';
import type { SubscriptionId } from '../../core/newsletter/subscription.ts';
import type { EnquiryStore } from '../../core/ports/enquiry-store.ts';
import type { SubscriptionStore } from '../../core/ports/subscription-store.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { officeLetter, visitorLetter } from './enquiry-letters.ts';
import type { LetterContext } from './letter-rows.ts';
import { confirmLetter, welcomeLetter } from './newsletter-letters.ts';

export interface MessageComposerOptions {
  readonly enquiries: EnquiryStore;
  readonly subscriptions: SubscriptionStore;
  readonly newsletter: Pick<NewsletterSubscriptions, 'linkToken'>;
  readonly letters: LetterContext;
}

type Composed = Result<OutboundMessage, DeliveryFailure>;

/**
 * Makes the function that composes a delivery's message from what is stored. Each attempt composes it anew, since
 * offices and texts may have changed.
 */
export function messageComposer(options: MessageComposerOptions): (delivery: ClaimedDelivery) => Promise<Composed> {
  return (delivery) =>
    delivery.channel === 'confirm-letter' || delivery.channel === 'welcome-letter'
      ? subscriptionMessage(delivery, options)
      : enquiryMessage(delivery, options);
}

async function enquiryMessage(
  delivery: ClaimedDelivery,
  { enquiries, letters }: MessageComposerOptions,
): Promise<Composed> {
  const found = await enquiries.byReference(delivery.about as EnquiryReference);
  if (!found.ok) return err(found.error);
  const enquiry = found.value?.enquiry ?? null;
  if (enquiry === null) return err({ kind: 'unavailable', reason: 'the enquiry is erased or cannot be read' });
  const letter = delivery.channel === 'visitor-letter' ? visitorLetter : officeLetter;
  return ok({ ...parcelOf(delivery), letter: await letter(enquiry, letters), enquiry });
}

async function subscriptionMessage(delivery: ClaimedDelivery, options: MessageComposerOptions): Promise<Composed> {
  const { subscriptions, newsletter, letters } = options;
  const found = await subscriptions.byId(delivery.about as SubscriptionId);
  if (!found.ok) return err(found.error);
  if (found.value === null) return err({ kind: 'refused', reason: 'the subscription is gone' });
  const write: typeof confirmLetter = delivery.channel === 'confirm-letter' ? confirmLetter : welcomeLetter;
  const letter: Letter = await write(found.value, newsletter, letters);
  return ok({ ...parcelOf(delivery), letter, enquiry: null });
}

function parcelOf({ id, channel, createdAt }: ClaimedDelivery): Pick<OutboundMessage, 'id' | 'channel' | 'createdAt'> {
  return { id, channel, createdAt };
}
