import { randomBytes } from 'node:crypto';
import { alertSubscriptions } from '../../core/application/alert-subscriptions.ts';
import { newsletterSubscriptions } from '../../core/application/newsletter-subscriptions.ts';
import { type FormServices, SpamGuard, type SpamRules } from '../../core/application/spam-guard.ts';
import { SubmitEnquiry } from '../../core/application/submit-enquiry.ts';
import { referenceFrom } from '../../core/enquiry/reference.ts';
import type { FindReceipt } from '../../core/enquiry/stored-enquiry.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { SubscriptionId } from '../../core/newsletter/subscription.ts';
import type { YachtSubsetSearch } from '../../core/ports/yacht-search.ts';
import type { RetentionRules } from '../../core/privacy/retention.ts';
import { ok } from '../../core/shared/result.ts';
import { opensInAt } from '../../ui/i18n/clock-time.ts';
import type { PagePorts } from '../../ui/page-data/page-context.ts';
import type { Logger } from '../start/log.ts';
import type { EnquiryPorts } from '../start/ports.ts';
import { AlertSchedule } from './alert-schedule.ts';
import { Dispatcher } from './dispatcher.ts';
import type { LetterContext } from './letter-rows.ts';
import { createMessageComposer } from './message-composer.ts';
import { OutboxMonitor } from './outbox-monitor.ts';
import { OutboxOutageLog } from './outbox-outage.ts';
import { RetentionSchedule } from './retention-schedule.ts';
import { SignedTokens } from './signed-tokens.ts';

export interface EnquiryServicesOptions extends Pick<LetterContext, 'messages' | 'strategy' | 'origin' | 'sender'> {
  readonly pagePorts: PagePorts;
  readonly ports: EnquiryPorts;
  readonly searchAmong: YachtSubsetSearch;
  readonly secret: string;
  readonly spam: SpamRules;
  readonly retention: RetentionRules;
  /** The hour in UTC from which the alerts of a day are made. */
  readonly alertHour: number;
  /** The name of a staging site; null for the real site (CM4). */
  readonly staging: string | null;
  readonly log: Logger;
  readonly now: () => number;
  readonly random: () => number;
}

export type EnquiryServices = ReturnType<typeof createEnquiryServices>;

/** Creates the services behind the forms of enquiries, newsletter and alerts: submission, storage and delivery. */
export function createEnquiryServices(options: EnquiryServicesOptions) {
  const { pagePorts, ports, messages, strategy, origin, sender, secret, log, now, random } = options;
  const tokens = new SignedTokens(secret);
  const spamGuard = new SpamGuard(ports.rateLimits, tokens, options.spam, log);
  const shared = { tokens, spamGuard, log, now, onStored: (): void => dispatcher.wakeUp() };
  const { newsletter, alerts, submitEnquiry } = formUseCases(options, shared);
  const outage = new OutboxOutageLog(log);
  const monitor = new OutboxMonitor({ outbox: ports.outbox, outage, now });
  const dispatcher = new Dispatcher({
    outbox: ports.outbox,
    outage,
    compose: createMessageComposer({
      ...ports,
      ...{ newsletter, alertTokens: alerts, staging: options.staging },
      letters: { ports: pagePorts, messages, strategy, origin, sender, log, now: () => new Date(now()).toISOString() },
    }),
    transports: { mail: ports.mail, webhook: ports.webhook },
    log,
    now,
    random,
  });
  const retention = new RetentionSchedule({ ...ports, rules: options.retention, log, now });
  const alertSchedule = new AlertSchedule({
    ...{ catalogue: pagePorts.catalogue, calendars: pagePorts.calendars, searchAmong: options.searchAmong },
    ...{ runs: ports.alertRuns, hour: options.alertHour, log, now },
    onQueued: shared.onStored,
  });
  return {
    submitEnquiry,
    newsletter,
    alerts,
    /** Makes the alerts of today if they are due and not made yet. */
    makeAlerts: () => alertSchedule.runNow(),
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
      alertSchedule.start();
    },
    /** Resolves when no delivery is under way, no removal of outdated data, and no making of alerts. */
    async stop() {
      await Promise.all([dispatcher.stop(), retention.stop(), alertSchedule.stop()]);
    },
  };
}

/** Makes the use cases of the forms. */
function formUseCases(
  { pagePorts, ports, messages }: EnquiryServicesOptions,
  services: Omit<FormServices, 'consentText'>,
) {
  const subscribing = {
    ...services,
    content: pagePorts.content,
    /** Makes an id of letters and digits alone. */
    newId: () => randomBytes(12).toString('base64url').replaceAll('_', 'A').replaceAll('-', 'B') as SubscriptionId,
  };
  const consentTo =
    (key: 'newsletter.consent' | 'alerts.consent' | 'enquiry.consent') => (locale: Locale, house: string) =>
      messages[locale].translate(key, { house });
  return {
    newsletter: newsletterSubscriptions({
      ...subscribing,
      store: ports.subscriptions,
      consentText: consentTo('newsletter.consent'),
    }),
    alerts: alertSubscriptions({ ...subscribing, store: ports.alerts, consentText: consentTo('alerts.consent') }),
    submitEnquiry: new SubmitEnquiry({
      ...services,
      ...{ store: ports.enquiries, ports: pagePorts },
      consentText: consentTo('enquiry.consent'),
      opensIn: (instant) => opensInAt(new Date(instant)),
      hasWebhook: ports.webhook !== null,
      newReference: () => referenceFrom(randomBytes(10)),
    }),
  };
}
