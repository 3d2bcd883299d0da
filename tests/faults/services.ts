import { GATEWAY_FAULTS, startFaultGateway } from '../sandbox/http/fault-gateway.ts';
import { sharedPostgres } from '../sandbox/postgres/postgres-sandbox.ts';
import type { SmtpFault } from '../sandbox/smtp/faults.ts';
import { startSmtpSandbox } from '../sandbox/smtp/smtp-sandbox.ts';
import { type ProxyFault, startMisbehavingProxy } from '../sandbox/tcp/misbehaving-proxy.ts';
import { startWebhookSandbox } from '../sandbox/webhook/webhook-sandbox.ts';
import { type FaultSite, until } from './fault-site.ts';
import { behind, CONTENT, MEDIA, SEARCH } from './hosted-services.ts';
import type { ServiceKind } from './service-kind.ts';

const SECRET = 'whsec_c29tZXRoaW5nIHRoYXQgaXMgbG9uZyBlbm91Z2g=';
const NO_COLD: ServiceKind['cold'] = [];

const MAIL_FAULTS: Readonly<Record<string, SmtpFault>> = {
  refused: 'down',
  hang: 'hang',
  slow: 'slow',
  'reset-in-body': 'reset-in-letter',
  'status-500': 'relay-refused',
  'status-429': 'busy',
  garbage: 'garbage',
  'half-a-body': 'reset-after-letter',
};

const MAIL: ServiceKind = {
  name: 'mail',
  faults: Object.keys(MAIL_FAULTS),
  without: {
    'huge-body': 'a reply has lines of 512 bytes; longer ones are garbage',
    'wrong-type': 'a reply has no type',
    'wrong-shape': 'a reply has no shape but its number',
  },
  mayRefuse: [],
  mayLack: false,
  cold: NO_COLD,
  async start() {
    const smtp = await startSmtpSandbox();
    return {
      variables: { SMTP_URL: `smtp://${smtp.host}:${smtp.port}` },
      async fail(fault) {
        await smtp.fail(fault === null ? null : (MAIL_FAULTS[fault] ?? null));
        // A client that was never greeted would wait.
        if (fault === null) smtp.hangUp();
      },
      isUsedAgain: (site, withinMs) =>
        untilAllAreSent(site, withinMs, (id) => smtp.letters.some(({ mail }) => mail.messageId?.includes(id))),
      close: () => smtp.stop(),
    };
  },
};

const WEBHOOK: ServiceKind = {
  name: 'webhook',
  faults: GATEWAY_FAULTS.filter((fault) => fault !== 'wrong-type' && fault !== 'wrong-shape'),
  without: {
    'wrong-type': 'the body of its answer is not read',
    'wrong-shape': 'the body of its answer is not read',
  },
  mayRefuse: [],
  mayLack: false,
  cold: NO_COLD,
  async start() {
    const receiver = await startWebhookSandbox({ secret: SECRET });
    const { origin, pathname } = new URL(receiver.url);
    const gateway = await startFaultGateway(origin);
    return {
      variables: { WEBHOOK_URL: gateway.origin + pathname, WEBHOOK_SECRET: SECRET },
      fail: behind(gateway),
      isUsedAgain: (site, withinMs) =>
        untilAllAreSent(
          site,
          withinMs,
          (id) => !id.endsWith('webhook') || receiver.hooks.some((hook) => hook.id === id),
        ),
      async close() {
        await Promise.all([gateway.close(), receiver.stop()]);
      },
    };
  },
};

const DATABASE_FAULTS: Readonly<Record<string, ProxyFault>> = {
  refused: 'refused',
  hang: 'silent',
  slow: 'slow',
  'reset-in-body': 'reset-in-answer',
  garbage: 'garbage',
  'half-a-body': 'half',
  'huge-body': 'endless',
};

const DATABASE: ServiceKind = {
  name: 'database',
  faults: Object.keys(DATABASE_FAULTS),
  without: {
    'status-500': 'an error of a statement is not a fault of the service',
    'status-429': 'too many connections are refused like any connection',
    'wrong-type': 'the protocol has no such answer',
    'wrong-shape': 'the protocol has no such answer',
  },
  mayRefuse: ['enquiry'],
  mayLack: false,
  cold: [{ situation: 'cold', variables: {} }],
  async start() {
    const server = await sharedPostgres();
    const url = new URL(await server.database());
    const proxy = await startMisbehavingProxy(Number(url.port));
    const direct = url.href;
    url.port = String(proxy.port);
    return {
      variables: { DATABASE_URL: url.href },
      store: { DATABASE_URL: direct },
      async fail(fault) {
        await proxy.fault(fault === null ? null : (DATABASE_FAULTS[fault] ?? null));
        if (fault === null) proxy.hangUp();
      },
      close: () => proxy.close(),
    };
  },
};

/** Waits until every delivery is sent and has arrived; an operator retries those that were given up. */
async function untilAllAreSent(site: FaultSite, withinMs: number, hasArrived: (id: string) => boolean | undefined) {
  const areSent = async () => {
    const deliveries = (await site.enquiries()).flatMap(({ reference, deliveries }) =>
      deliveries.map((delivery) => ({ reference, ...delivery })),
    );
    for (const { reference, status } of deliveries) {
      if (status === 'dead') await site.withStore(({ outbox }) => outbox.revive(reference, Date.now()));
    }
    return deliveries.every(({ id, status }) => status === 'sent' && hasArrived(id) === true);
  };
  return until(areSent, withinMs, 'every letter and webhook to arrive');
}

export const SERVICES: readonly ServiceKind[] = [SEARCH, CONTENT, MEDIA, MAIL, WEBHOOK, DATABASE];
