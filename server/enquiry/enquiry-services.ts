import { randomBytes } from 'node:crypto';
import { NewsletterSubscriptions } from '../../core/application/newsletter-subscriptions.ts';
import { SpamGuard, type SpamRules } from '../../core/application/spam-guard.ts';
import { SubmitEnquiry } from '../../core/application/submit-enquiry.ts';
import type { ClaimedDelivery, DeliveryFailure } from '../../core/enquiry/delivery.ts';
import type { Letter, OutboundMessage } from '../../core/enquiry/mail.ts';
import { type EnquiryReference, referenceFrom } from '../../core/enquiry/reference.ts';
import type { FindReceipt } from '../../core/enquiry/stored-enquiry.ts';
import type { SubscriptionId } from '../../core/newsletter/subscription.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { isOpenAt } from '../../ui/i18n/clock-time.ts';
import type { PagePorts } from '../../ui/page-data/page-context.ts';
import type { Logger } from '../start/log.ts';
import type { EnquiryPorts } from '../start/ports.ts';
import { Dispatcher } from './dispatcher.ts';
import { officeLetter, visitorLetter } from './enquiry-letters.ts';
import type { LetterContext } from './letter-rows.ts';
import { confirmLetter, welcomeLetter } from './newsletter-letters.ts';
import { SignedTokens } from './signed-tokens.ts';

export interface EnquiryServicesOptions extends Pick<LetterContext, 'messages' | 'strategy' | 'origin' | 'sender'> {
  readonly pagePorts: PagePorts;
  readonly ports: EnquiryPorts;
  readonly secret: string;
  readonly spam: SpamRules;
  readonly log: Logger;
  readonly now: () => number;
  readonly random: () => number;
}

export type EnquiryServices = ReturnType<typeof createEnquiryServices>;

const DAY = 24 * 60 * 60_000;

/** Creates the services behind the enquiry and newsletter forms: submission, storage and delivery. */
export function createEnquiryServices(options: EnquiryServicesOptions) {
  const { pagePorts, ports, messages, strategy, origin, sender, secret, log, now, random } = options;
  const tokens = new SignedTokens(secret);
  const spamGuard = new SpamGuard(ports.rateLimits, tokens, options.spam, log);
  const shared = { tokens, spamGuard, log, now, onStored: () => dispatcher.wakeUp() };
  const newsletter = new NewsletterSubscriptions({
    ...shared,
    store: ports.subscriptions,
    content: pagePorts.content,
    consentText: (locale, house) => messages[locale].translate('newsletter.consent', { house }),
    newId: () => randomBytes(12).toString('base64url').replaceAll('_', 'A').replaceAll('-', 'B') as SubscriptionId,
  });
  const submitEnquiry = new SubmitEnquiry({
    ...shared,
    store: ports.enquiries,
    ports: pagePorts,
    consentText: (locale, house) => messages[locale].translate('enquiry.consent', { house }),
    isOpen: (instant) => isOpenAt(new Date(instant)),
    hasWebhook: ports.webhook !== null,
    newReference: () => referenceFrom(randomBytes(10)),
  });
  const dispatcher = new Dispatcher({
    outbox: ports.outbox,
    compose: messageComposer({
      ...ports,
      newsletter,
      letters: { ports: pagePorts, messages, strategy, origin, sender, now: () => new Date(now()).toISOString() },
    }),
    transportOf: (channel) => (channel === 'webhook' ? ports.webhook : ports.mail),
    log,
    now,
    random,
  });
  let erasing: ReturnType<typeof setInterval> | undefined;
  return {
    submitEnquiry,
    newsletter,
    newToken: () => tokens.newForm(now()),
    findReceipt: (async (reference) => {
      const found = await ports.enquiries.byReference(reference);
      if (!found.ok) return found;
      const enquiry = found.value?.enquiry ?? null;
      return ok(enquiry && { reference: enquiry.reference, subject: enquiry.subject, routing: enquiry.routing });
    }) satisfies FindReceipt,
    /** The state of the outbox at the dispatcher's last look. */
    outbox: () => dispatcher.outboxState,
    start() {
      dispatcher.start();
      void newsletter.eraseOutdated();
      erasing = setInterval(() => void newsletter.eraseOutdated(), DAY);
      erasing.unref();
    },
    /** Resolves when no delivery is under way. */
    async stop() {
      clearInterval(erasing);
      await dispatcher.stop();
    },
  };
}

interface MessageComposerOptions extends Pick<EnquiryPorts, 'enquiries' | 'subscriptions'> {
  readonly newsletter: Pick<NewsletterSubscriptions, 'linkToken'>;
  readonly letters: LetterContext;
}

type Composed = Result<OutboundMessage, DeliveryFailure>;

/**
 * Makes the function that composes a delivery's message from what is stored. Each attempt composes it anew, since
 * offices and texts may have changed.
 */
function messageComposer(options: MessageComposerOptions): (delivery: ClaimedDelivery) => Promise<Composed> {
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
