import { Writable } from 'node:stream';
import type { SpamRules } from '../../core/application/spam-guard.ts';
import type { PageDetails } from '../../core/content/page-details.ts';
import type { OutboxCounts } from '../../core/enquiry/delivery.ts';
import type { StoredEnquiry } from '../../core/enquiry/stored-enquiry.ts';
import type { StoreFailure } from '../../core/enquiry/stored-row.ts';
import { charterYacht } from '../../core/estimate/estimate.fixture.ts';
import { sameInEveryLocale } from '../../core/locale/locale.ts';
import { err, type Result } from '../../core/shared/result.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { MemoryAlertRunStore } from '../../tests/fakes/memory-alert-run-store.ts';
import { MemoryAlertStore } from '../../tests/fakes/memory-alert-store.ts';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryEnquiryStore } from '../../tests/fakes/memory-enquiry-store.ts';
import { MemoryKeptLetters } from '../../tests/fakes/memory-kept-letters.ts';
import { MemoryMediaLibrary } from '../../tests/fakes/memory-media-library.ts';
import { MemoryMessageTransport } from '../../tests/fakes/memory-message-transport.ts';
import { MemoryOfficeDirectory } from '../../tests/fakes/memory-office-directory.ts';
import { MemoryOutbox } from '../../tests/fakes/memory-outbox.ts';
import { MemoryRateLimits } from '../../tests/fakes/memory-rate-limits.ts';
import { MemoryRecommendations } from '../../tests/fakes/memory-recommendations.ts';
import { MemorySeaRoutes } from '../../tests/fakes/memory-sea-routes.ts';
import { MemorySiteSearch } from '../../tests/fakes/memory-site-search.ts';
import { MemorySubscriptionStore } from '../../tests/fakes/memory-subscription-store.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../tests/samples/sample-content.ts';
import { PALMA, sampleOffice } from '../../tests/samples/sample-office.ts';
import { SAMPLE_TERMS } from '../../tests/samples/sample-terms.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import type { PagePorts } from '../../ui/page-data/page-context.ts';
import { createLogger } from '../start/log.ts';
import { loadMessages } from '../start/messages.ts';
import type { EnquiryPorts } from '../start/ports.ts';
import { createEnquiryServices, type EnquiryServices } from './enquiry-services.ts';
import { SignedTokens } from './signed-tokens.ts';

/** A Monday morning in summer. */
export const NOW = Date.parse('2026-05-04T10:00:00.000Z');
export const ORIGIN = 'https://halyard.example';
export const MESSAGES = loadMessages();
export const SPAM_RULES: SpamRules = { leastMs: 3000, perAddress: 20, perMinute: 120 };
export const SECRET = 'not so very secret, but long enough for a test';

const ANA: PageDetails = {
  ...{ kind: 'person', role: sameInEveryLocale('Broker'), desk: 'charter', office: 'palma', languages: ['es', 'en'] },
  ...{ phone: '+34 971 555 0111', email: 'ana@sample.example' },
};
const BERTH: PageDetails = {
  ...{ kind: 'berth', port: sameInEveryLocale('Antibes'), position: { latitude: 43.6, longitude: 7.1 } },
  ...{ length: 30, beam: 8, draft: 3, until: null, price: null, broker: null },
};

/** Ports of a brokerage with two yachts, two offices, a broker and a berth, and with a test's changes. */
export function samplePorts(change: Partial<PagePorts> = {}): PagePorts {
  const fleet = [
    charterYacht({ id: 'H-001' as YachtId, name: 'Aurora', office: 'palma' }),
    sampleYacht({ id: 'H-002', name: 'Brisa' }),
  ];
  const pages = [
    samplePage('ana', sameInEveryLocale('people/ana'), { details: ANA }),
    samplePage('vauban', sameInEveryLocale('berth-for-sale/vauban'), { details: BERTH }),
  ];
  return {
    catalogue: new MemoryYachtCatalogue(fleet),
    search: new MemoryYachtSearch(fleet),
    siteSearch: new MemorySiteSearch(),
    recommendations: new MemoryRecommendations(fleet),
    media: new MemoryMediaLibrary(),
    calendars: new MemoryAvailabilityCalendar(),
    offices: new MemoryOfficeDirectory([sampleOffice(), PALMA]),
    content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages, charterTerms: SAMPLE_TERMS }),
    seaRoutes: new MemorySeaRoutes(),
    ...change,
  };
}

export interface EnquiryWorld {
  readonly services: EnquiryServices;
  /** The form services of another node over the same ports. */
  start(): EnquiryServices;
  /** The ports that the services use; each can be made unavailable. */
  readonly ports: EnquiryPorts;
  readonly pagePorts: PagePorts;
  readonly mail: MemoryMessageTransport;
  readonly webhook: MemoryMessageTransport;
  readonly tokens: SignedTokens;
  /** Milliseconds since 1970; the clock stands still unless a test changes it. */
  readonly clock: { now: number };
  /** Names of the ports that are unavailable. */
  readonly down: Set<keyof EnquiryPorts>;
  /** Lines of the log. */
  readonly logged: string[];
  /** The token of a form that was opened ten seconds ago. */
  token(): string;
  /** The fields of a general enquiry, with a test's changes. */
  fields(change?: Readonly<Record<string, string>>): Record<string, string>;
  /** All stored enquiries, the newest first, whether or not the store is unavailable. */
  stored(): Promise<readonly StoredEnquiry[]>;
  outbox(): Promise<OutboxCounts>;
}

export interface EnquiryWorldChange {
  readonly pagePorts?: PagePorts;
  readonly spam?: Partial<SpamRules>;
  readonly hasWebhook?: boolean;
  readonly sender?: string | null;
  readonly staging?: string | null;
}

export const STORE_DOWN: StoreFailure = { kind: 'unavailable', reason: 'the disk is full' };

/** Builds form services over stores in memory. */
export function enquiryWorld({
  pagePorts = samplePorts(),
  spam,
  hasWebhook = false,
  sender = null,
  staging = null,
}: EnquiryWorldChange = {}) {
  const outbox = new MemoryOutbox();
  const enquiries = new MemoryEnquiryStore(outbox);
  const alerts = new MemoryAlertStore(outbox);
  const [mail, webhook] = [new MemoryMessageTransport(), new MemoryMessageTransport()];
  const down = new Set<keyof EnquiryPorts>();
  const reached = <T extends object>(name: keyof EnquiryPorts, port: T) => withOutages(port, () => down.has(name));
  const ports: EnquiryPorts = {
    enquiries: reached('enquiries', enquiries),
    outbox: reached('outbox', outbox),
    subscriptions: reached('subscriptions', new MemorySubscriptionStore(outbox)),
    alerts: reached('alerts', alerts),
    alertRuns: reached('alertRuns', new MemoryAlertRunStore(outbox, alerts)),
    rateLimits: reached('rateLimits', new MemoryRateLimits()),
    mail,
    letters: new MemoryKeptLetters(),
    webhook: hasWebhook ? webhook : null,
  };
  const clock = { now: NOW };
  const logged: string[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const start = () =>
    createEnquiryServices({
      pagePorts,
      ports,
      searchAmong: (yachts) => new MemoryYachtSearch(yachts),
      messages: MESSAGES,
      strategy: 'prefix',
      origin: ORIGIN,
      sender,
      secret: SECRET,
      spam: { ...SPAM_RULES, ...spam },
      retention: { enquiryDays: 730 },
      alertHour: 6,
      staging,
      log: createLogger('info', sink),
      now: () => clock.now,
      random: () => 0.5,
    });
  const tokens = new SignedTokens(SECRET);
  const token = () => tokens.newFormToken(clock.now - 10_000);
  const world: EnquiryWorld = {
    ...{ services: start(), start, ports, pagePorts, mail, webhook, tokens, clock, down, logged, token },
    fields: (change = {}) => ({ ...SAMPLE_FIELDS, token: token(), ...change }),
    stored: async () => answer(await enquiries.list({ limit: 1_000_000, after: null })).rows,
    outbox: async () => answer(await outbox.state()),
  };
  return world;
}

/** The fields of a form without its token. */
const SAMPLE_FIELDS = {
  locale: 'en',
  ask: '',
  page: '/en/offices/',
  website: '',
  name: 'Inés Marín',
  email: 'ines@visitor.example',
  phone: '',
  message: 'Is the house open in August?',
  consent: '1',
} as const;

/** Wraps a port. While it is down, each method returns a failure and does nothing. */
function withOutages<T extends object>(port: T, isDown: () => boolean): T {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...given: readonly unknown[]) => (isDown() ? err(STORE_DOWN) : member.apply(target, given));
    },
  });
}

function answer<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
