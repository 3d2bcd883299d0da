import { type AlertRecipientId, dayOfAlertDelivery } from '../../core/alerts/alert.ts';
import type { AlertSubscriptions } from '../../core/application/alert-subscriptions.ts';
import type { NewsletterSubscriptions } from '../../core/application/newsletter-subscriptions.ts';
import type { Channel, ClaimedDelivery, DeliveryFailure } from '../../core/enquiry/delivery.ts';
import type { OutboundMessage } from '../../core/enquiry/mail.ts';
import type { EnquiryReference } from '../../core/enquiry/reference.ts';
import type { SubscriptionId } from '../../core/newsletter/subscription.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import type { EnquiryPorts } from '../start/ports.ts';
import { type AlertLinks, alertConfirmationLetter, alertLetter, alertWelcomeLetter } from './alert-letters.ts';
import { alertLinks } from './alert-links.ts';
import { officeLetter, visitorLetter } from './enquiry-letters.ts';
import type { LetterContext } from './letter-rows.ts';
import { newsletterConfirmationLetter, newsletterWelcomeLetter } from './newsletter-letters.ts';

interface MessageComposerOptions extends Pick<EnquiryPorts, 'enquiries' | 'subscriptions' | 'alerts' | 'alertRuns'> {
  readonly newsletter: Pick<NewsletterSubscriptions, 'linkToken'>;
  readonly alertTokens: Pick<AlertSubscriptions, 'linkToken'>;
  readonly letters: LetterContext;
  /** The name of a staging site, which the subject of its letters begins with; null for the real site (CM4). */
  readonly staging: string | null;
}

/** Null where there is nothing to say any more. */
type Written = Result<Pick<OutboundMessage, 'letter' | 'enquiry'> | null, DeliveryFailure>;
type Write = (delivery: ClaimedDelivery, options: MessageComposerOptions) => Promise<Written>;

const WRITERS: Readonly<Record<Channel, Write>> = {
  'office-letter': aboutEnquiry,
  'visitor-letter': aboutEnquiry,
  webhook: aboutEnquiry,
  'confirm-letter': toSubscriber,
  'welcome-letter': toSubscriber,
  'confirm-alert-letter': aboutAlert,
  'welcome-alert-letter': aboutAlert,
  'alert-letter': toReader,
};

/**
 * Makes the function that composes a delivery's message from what is stored. Each attempt composes it anew, since
 * offices and texts may have changed.
 */
export function createMessageComposer(options: MessageComposerOptions) {
  return async (delivery: ClaimedDelivery): Promise<Result<OutboundMessage | null, DeliveryFailure>> => {
    const { id, channel, createdAt } = delivery;
    const written = await WRITERS[channel](delivery, options);
    if (!written.ok) return written;
    return ok(written.value && { id, channel, createdAt, ...marked(written.value, options) });
  };
}

/** Marks a letter of a staging site, so that nobody takes it for a real one. */
function marked<Message extends Pick<OutboundMessage, 'letter'>>(
  message: Message,
  { staging }: MessageComposerOptions,
) {
  const { letter } = message;
  return staging === null ? message : { ...message, letter: { ...letter, subject: `[${staging}] ${letter.subject}` } };
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
  const letter = delivery.channel === 'confirm-letter' ? newsletterConfirmationLetter : newsletterWelcomeLetter;
  return ok({ letter: await letter(stored.value, newsletter, letters), enquiry: null });
}

async function aboutAlert(delivery: ClaimedDelivery, options: MessageComposerOptions): Promise<Written> {
  const { alerts, letters } = options;
  const stored = await alerts.byId(delivery.about as SubscriptionId);
  if (!stored.ok) return err(stored.error);
  if (stored.value === null || stored.value.status === 'ended') return ok(null);
  const letter = delivery.channel === 'confirm-alert-letter' ? alertConfirmationLetter : alertWelcomeLetter;
  return ok({ letter: await letter(stored.value, linksOf(delivery, options), letters), enquiry: null });
}

/** Writes what the reader's alerts of the day have to tell; nothing where they have ended since. */
async function toReader(delivery: ClaimedDelivery, options: MessageComposerOptions): Promise<Written> {
  const { alerts, alertRuns, letters } = options;
  const confirmed = await alerts.confirmedOf(delivery.about as AlertRecipientId);
  if (!confirmed.ok) return err(confirmed.error);
  const digests = await alertRuns.digests(dayOfAlertDelivery(delivery.id), confirmed.value);
  if (!digests.ok) return err(digests.error);
  const answers = new Map(digests.value.map(({ question, frequency, digest }) => [frequency + question, digest]));
  const news = confirmed.value.flatMap((alert) => {
    const digest = answers.get(alert.frequency + alert.question);
    return digest === undefined ? [] : [{ alert, digest }];
  });
  const letter = await alertLetter(news, linksOf(delivery, options), letters);
  return ok(letter && { letter, enquiry: null });
}

function linksOf({ createdAt }: ClaimedDelivery, { alertTokens, letters }: MessageComposerOptions): AlertLinks {
  return alertLinks(alertTokens, letters, createdAt);
}
