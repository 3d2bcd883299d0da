import type { OutboxState } from '../../core/enquiry/delivery.ts';
import type { FindReceipt } from '../../core/enquiry/receipt.ts';
import type { Localized } from '../../core/locale/locale.ts';
import type { LocaleStrategy } from '../../core/locale/split-locale.ts';
import { ok } from '../../core/shared/result.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import type { PagePorts } from '../../ui/page-data/page-context.ts';
import type { Logger } from '../start/log.ts';
import type { EnquiryPorts } from '../start/ports.ts';
import { composer } from './compose.ts';
import { Dispatcher } from './dispatcher.ts';
import type { GateRules } from './enquiry-env.ts';
import { Tokens } from './form-token.ts';
import { Gates } from './gates.ts';
import { Intake } from './intake.ts';
import { Newsletter } from './newsletter.ts';

export interface FormsOptions {
  readonly pagePorts: PagePorts;
  readonly ports: EnquiryPorts;
  readonly messages: Localized<{ readonly translate: Translate }>;
  readonly strategy: LocaleStrategy;
  /** Begins the addresses in letters. */
  readonly origin: string;
  readonly sender: string | null;
  readonly secret: string;
  readonly gates: GateRules;
  readonly log: Logger;
  readonly now: () => number;
  readonly random: () => number;
}

/** Everything that becomes of forms: taken in, kept, brought to who answers. */
export interface Forms {
  readonly intake: Intake;
  readonly newsletter: Newsletter;
  readonly newToken: () => string;
  readonly findReceipt: FindReceipt;
  /** As of the last look at the outbox. */
  readonly outbox: () => OutboxState;
  start(): void;
  /** Settles once nothing is under way. */
  stop(): Promise<void>;
}

const DAY = 24 * 60 * 60_000;

export function createForms(options: FormsOptions): Forms {
  const { pagePorts, ports, messages, strategy, origin, sender, secret, log, now, random } = options;
  const tokens = new Tokens(secret);
  const gates = new Gates(ports.rateLimits, tokens, options.gates, log);
  const shared = { tokens, gates, messages, log, now, onStored: () => dispatcher.kick() };
  const newsletter = new Newsletter({ ...shared, store: ports.subscriptions, content: pagePorts.content });
  const dispatcher = new Dispatcher({
    outbox: ports.outbox,
    compose: composer({
      enquiries: ports.enquiries,
      subscriptions: ports.subscriptions,
      newsletter,
      letters: { ports: pagePorts, messages, strategy, origin, sender, now: () => new Date(now()).toISOString() },
    }),
    carrierOf: (channel) => (channel === 'webhook' ? ports.webhook : ports.mail),
    log,
    now,
    random,
  });
  let tidying: ReturnType<typeof setInterval> | undefined;
  return {
    intake: new Intake({ ...shared, store: ports.enquiries, ports: pagePorts, hasWebhook: ports.webhook !== null }),
    newsletter,
    newToken: () => tokens.newForm(now()),
    findReceipt: async (reference) => {
      const found = await ports.enquiries.byReference(reference);
      if (!found.ok) return found;
      const enquiry = found.value?.enquiry ?? null;
      return ok(enquiry && { reference: enquiry.reference, subject: enquiry.subject, routing: enquiry.routing });
    },
    outbox: () => dispatcher.state,
    start() {
      dispatcher.start();
      void newsletter.tidy();
      tidying = setInterval(() => void newsletter.tidy(), DAY);
      tidying.unref();
    },
    async stop() {
      clearInterval(tidying);
      await dispatcher.stop();
    },
  };
}
