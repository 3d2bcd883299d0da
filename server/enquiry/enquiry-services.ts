import { randomBytes } from 'node:crypto';
import { NewsletterSubscriptions } from '../../core/application/newsletter-subscriptions.ts';
import { SpamGuard, type SpamRules } from '../../core/application/spam-guard.ts';
import { SubmitEnquiry } from '../../core/application/submit-enquiry.ts';
import { referenceFrom } from '../../core/enquiry/reference.ts';
import type { FindReceipt } from '../../core/enquiry/stored-enquiry.ts';
import type { SubscriptionId } from '../../core/newsletter/subscription.ts';
import type { RetentionRules } from '../../core/privacy/retention.ts';
import { ok } from '../../core/shared/result.ts';
import { isOpenAt } from '../../ui/i18n/clock-time.ts';
import type { PagePorts } from '../../ui/page-data/page-context.ts';
import type { Logger } from '../start/log.ts';
import type { EnquiryPorts } from '../start/ports.ts';
import { Dispatcher } from './dispatcher.ts';
import type { LetterContext } from './letter-rows.ts';
import { createMessageComposer } from './message-composer.ts';
import { OutboxMonitor } from './outbox-monitor.ts';
import { OutboxOutage } from './outbox-outage.ts';
import { RetentionSchedule } from './retention-schedule.ts';
import { SignedTokens } from './signed-tokens.ts';

export interface EnquiryServicesOptions extends Pick<LetterContext, 'messages' | 'strategy' | 'origin' | 'sender'> {
  readonly pagePorts: PagePorts;
  readonly ports: EnquiryPorts;
  readonly secret: string;
  readonly spam: SpamRules;
  readonly retention: RetentionRules;
  readonly log: Logger;
  readonly now: () => number;
  readonly random: () => number;
}

export type EnquiryServices = ReturnType<typeof createEnquiryServices>;

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
    ...{ store: ports.enquiries, ports: pagePorts },
    consentText: (locale, house) => messages[locale].translate('enquiry.consent', { house }),
    isOpen: (instant) => isOpenAt(new Date(instant)),
    hasWebhook: ports.webhook !== null,
    newReference: () => referenceFrom(randomBytes(10)),
  });
  const outage = new OutboxOutage(log);
  const monitor = new OutboxMonitor({ outbox: ports.outbox, outage, now });
  const dispatcher = new Dispatcher({
    outbox: ports.outbox,
    outage,
    compose: createMessageComposer({
      ...ports,
      newsletter,
      letters: { ports: pagePorts, messages, strategy, origin, sender, log, now: () => new Date(now()).toISOString() },
    }),
    transports: { mail: ports.mail, webhook: ports.webhook },
    log,
    now,
    random,
  });
  const retention = new RetentionSchedule({ ...ports, rules: options.retention, log, now });
  return {
    submitEnquiry,
    newsletter,
    newToken: () => tokens.newFormToken(now()),
    findReceipt: (async (reference) => {
      const found = await ports.enquiries.byReference(reference);
      if (!found.ok) return found;
      const enquiry = found.value?.enquiry ?? null;
      return ok(enquiry && { reference: enquiry.reference, subject: enquiry.subject, routing: enquiry.routing });
    }) satisfies FindReceipt,
    /** Reads the state of the outbox, at most every few seconds. */
    outbox: () => monitor.read(),
    lanes: () => dispatcher.lanes,
    heldLetters: () => spamGuard.heldLetters,
    start() {
      dispatcher.start();
      retention.start();
    },
    /** Resolves when no delivery is under way, and no removal of outdated data. */
    async stop() {
      await Promise.all([dispatcher.stop(), retention.stop()]);
    },
  };
}
