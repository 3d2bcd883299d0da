import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteEntries } from '../../core/site-search/site-entry.ts';
import { contentPorts } from '../../tools/content-ports.ts';
import { IndexWriter } from '../../tools/search-push/index-writer.ts';
import { push } from '../../tools/search-push/push.ts';
import { wantedIndex, wantedSiteIndex } from '../../tools/search-push/wanted-index.ts';
import { type AlgoliaSandbox, startAlgoliaSandbox } from '../sandbox/algolia/algolia-sandbox.ts';
import { type FaultGateway, GATEWAY_FAULTS, startFaultGateway } from '../sandbox/http/fault-gateway.ts';
import { readMediaFolder } from '../sandbox/media/media-content.ts';
import { startMediaSandbox } from '../sandbox/media/media-sandbox.ts';
import { sharedPostgres } from '../sandbox/postgres/postgres-sandbox.ts';
import type { SmtpFault } from '../sandbox/smtp/faults.ts';
import { startSmtpSandbox } from '../sandbox/smtp/smtp-sandbox.ts';
import { readContentFolder } from '../sandbox/storyblok/sandbox-content.ts';
import { startStoryblokSandbox } from '../sandbox/storyblok/storyblok-sandbox.ts';
import { type ProxyFault, startMisbehavingProxy } from '../sandbox/tcp/misbehaving-proxy.ts';
import { startWebhookSandbox } from '../sandbox/webhook/webhook-sandbox.ts';
import { type FaultSite, until } from './fault-site.ts';
import type { PageKind } from './page-kinds.ts';

/** A service that the site needs, with faults on demand. */
export interface FaultyService {
  /** The configuration of a node that uses it. */
  readonly variables: Readonly<Record<string, string>>;
  /** Variables by which the store of enquiries is reached without the fault. */
  readonly store?: Readonly<Record<string, string>>;
  fail(fault: string | null): Promise<void>;
  /** Shows, after a fault, that the service is used again; rejects where it is not within the bound. */
  readonly isUsedAgain?: (site: FaultSite, withinMs: number) => Promise<unknown>;
  close(): Promise<void>;
}

/** A way to start during a fault. */
interface ColdStart {
  readonly situation: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The faults of which it is looked at; all where it is undefined. */
  readonly faults?: readonly string[];
}

/** A kind of service: its faults, and what a fault may cost a visitor. */
export interface ServiceKind {
  readonly name: string;
  readonly faults: readonly string[];
  /** The faults of the matrix that the service cannot have, with the reason. */
  readonly without: Readonly<Record<string, string>>;
  /** Kinds of pages that may answer 503 where nothing was seen before. */
  readonly mayRefuse: readonly PageKind[];
  /** Whether pages that were not seen before may lack a part. */
  readonly mayLack: boolean;
  /** The ways to start during a fault. */
  readonly cold: readonly ColdStart[];
  readonly start: () => Promise<FaultyService>;
}

const SECRET = 'whsec_c29tZXRoaW5nIHRoYXQgaXMgbG9uZyBlbm91Z2g=';
const NO_COLD: readonly ColdStart[] = [];
/** Faults for starts that go the same way for all of them. */
const SOME_FAULTS: readonly string[] = ['refused', 'hang', 'status-500', 'half-a-body', 'wrong-shape'];
const silent = () => {};

let filled: Promise<AlgoliaSandbox> | null = null;

/** Returns one filled search for all nodes, since searches change nothing in it. */
function filledSearch(): Promise<AlgoliaSandbox> {
  filled ??= fillSearch();
  return filled;
}

async function fillSearch(): Promise<AlgoliaSandbox> {
  const search = await startAlgoliaSandbox();
  const { appId, adminKey, origin } = search;
  const writer = new IndexWriter({ appId, adminKey, host: origin, pause: async () => {}, say: silent });
  const ports = contentPorts('content', { log: { warn: silent, error: silent } });
  const [fleet, pages, offices] = await Promise.all([
    ports.catalogue.all(),
    ports.content.pages(),
    ports.offices.all(),
  ]);
  const entries = [...siteEntries({ pages, offices, fleet })].filter((entry) => entry !== null);
  const options = { writer, dryRun: false, stateFile: null, say: silent };
  await push(wantedIndex('yachts', fleet), options);
  await push(wantedSiteIndex('GenericIndex', entries), options);
  return search;
}

/** Ends what all nodes share. */
export async function closeShared(): Promise<void> {
  await (await filled)?.close();
}

const behind = (gateway: FaultGateway) => (fault: string | null) =>
  gateway.fail(GATEWAY_FAULTS.find((known) => known === fault) ?? null);

const SEARCH: ServiceKind = {
  name: 'search',
  faults: GATEWAY_FAULTS,
  without: {},
  mayRefuse: ['list', 'search', 'site search', 'microsite'],
  mayLack: true,
  cold: [
    { situation: 'cold', variables: {} },
    { situation: 'cold, with a stand-in', variables: { SEARCH_STAND_IN: 'embedded' }, faults: SOME_FAULTS },
  ],
  async start() {
    const { appId, searchKey, origin } = await filledSearch();
    const gateway = await startFaultGateway(origin);
    return {
      variables: {
        ALGOLIA_APP_ID: appId,
        ALGOLIA_SEARCH_KEY: searchKey,
        ALGOLIA_HOST: gateway.origin,
        ALGOLIA_RECOMMEND: 'related-products',
      },
      fail: behind(gateway),
      close: gateway.close,
    };
  },
};

const CONTENT: ServiceKind = {
  name: 'content',
  faults: GATEWAY_FAULTS,
  without: {},
  mayRefuse: [],
  mayLack: false,
  cold: [
    { situation: 'cold, nothing kept', variables: {}, faults: SOME_FAULTS },
    { situation: 'cold, content kept', variables: {} },
  ],
  async start() {
    const cms = await startStoryblokSandbox({ content: await readContentFolder('content') });
    const gateway = await startFaultGateway(cms.origin);
    let edits = 0;
    return {
      variables: { STORYBLOK_TOKEN: cms.token, STORYBLOK_HOST: gateway.origin },
      fail: behind(gateway),
      async isUsedAgain({ origin }, withinMs) {
        const title = `News ${++edits}`;
        const page = JSON.parse(readFileSync(join('content', 'pages', 'news.json'), 'utf8'));
        cms.space.publish('page', { ...page, state: { ...page.state, en: { ...page.state.en, pageTitle: title } } });
        const isShown = async () => (await (await fetch(`${origin}/en/news/`)).text()).includes(title);
        return until(isShown, withinMs, 'an edit to be shown');
      },
      async close() {
        await Promise.all([gateway.close(), cms.close()]);
      },
    };
  },
};

const MEDIA: ServiceKind = {
  name: 'media',
  faults: GATEWAY_FAULTS,
  without: {},
  mayRefuse: [],
  mayLack: true,
  cold: [{ situation: 'cold', variables: {} }],
  async start() {
    const library = await startMediaSandbox({ content: await readMediaFolder('content') });
    const gateway = await startFaultGateway(library.origin);
    return {
      variables: { MEDIA_HOST: gateway.origin, MEDIA_CONTAINER: library.container, MEDIA_ORIGINS: library.origin },
      fail: behind(gateway),
      async close() {
        await Promise.all([gateway.close(), library.close()]);
      },
    };
  },
};

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
    'status-500': 'an error of a statement is no fault of the service',
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
