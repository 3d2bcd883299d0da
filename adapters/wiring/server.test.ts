import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { emptyCriteria } from '../../core/search/criteria/criteria.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { SAMPLE_DISPLAY } from '../../tests/samples/sample-display.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { makeMediaFolder } from '../media-files/media-folder.fixture.ts';
import { wireServer } from './server.ts';
import type { ServerSettings } from './server-settings.ts';

const HTTP = 'https://service.example';
const STORYBLOK = { kind: 'storyblok', token: 'read', previewToken: null, webhookSecret: null, host: HTTP } as const;
const SERVICE = { kind: 'service', host: HTTP, container: 'media', origins: [] } as const;
const ALGOLIA = {
  kind: 'algolia',
  appId: 'APP',
  searchKey: 'key',
  host: null,
  index: 'yachts',
  siteIndex: 'site',
  recommend: null,
  standIn: null,
} as const;
const SMTP = { host: '127.0.0.1', port: 1, secure: false, startTls: 'offered', verifyTls: false, auth: null } as const;
const WEBHOOK = { url: 'https://crm.example/hook', secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` };

function settings(change: Partial<ServerSettings> = {}): ServerSettings {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-wiring-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    contentDir: 'content',
    cacheDir: join(folder, 'cache'),
    assetsDir: 'public/assets',
    content: { kind: 'files' },
    calendars: { feedEveryMs: 1_800_000, feedsOnLoopback: false },
    media: { kind: 'files' },
    mediaRecords: false,
    search: { kind: 'embedded' },
    enquiries: {
      dataDir: join(folder, 'data'),
      store: { kind: 'sqlite' },
      mail: { kind: 'mailbox', folder: null },
      webhook: null,
    },
    log: { info() {}, warn() {}, error() {} },
    ...change,
  };
}

/** The name of the class that answers each port. */
function answering(change: Partial<ServerSettings> = {}): Record<string, string | undefined> {
  const wired = wireServer(settings(change));
  const ports = { ...wired.sitePorts(), ...wired.enquiryPorts() };
  return Object.fromEntries(Object.entries(ports).map(([port, adapter]) => [port, adapter?.constructor.name]));
}

const DEFAULTS = {
  catalogue: 'ContentFilesYachtCatalogue',
  calendars: 'ICalendarFeeds',
  search: 'EmbeddedYachtSearch',
  siteSearch: 'EmbeddedSiteSearch',
  recommendations: 'EmbeddedRecommendations',
  media: 'FileMediaLibrary',
  offices: 'ContentFilesOffices',
  content: 'ContentFilesRepository',
  redirects: 'ContentFilesRedirects',
  seaRoutes: 'ChartSeaRoutes',
  seaCharts: 'FileSeaCharts',
  enquiries: 'SqlEnquiryStore',
  outbox: 'SqlOutbox',
  subscriptions: 'SqlSubscriptionStore',
  alerts: 'SqlAlertStore',
  alertRuns: 'SqlAlertRuns',
  rateLimits: 'ProcessRateLimits',
  mail: 'MailboxFolderTransport',
  letters: 'MailboxLetters',
  webhook: undefined,
};

const enquiries = (change: Partial<ServerSettings['enquiries']>) => ({
  enquiries: { ...settings().enquiries, ...change },
});

describe('wires the adapters', () => {
  test.each<[string, () => Partial<ServerSettings>, Partial<Record<keyof typeof DEFAULTS, string>>]>([
    ['nothing is configured', () => ({}), {}],
    [
      'the content is in Storyblok',
      () => ({ content: STORYBLOK }),
      {
        catalogue: 'StoryblokYachts',
        calendars: 'ICalendarFeeds',
        offices: 'StoryblokOffices',
        content: 'StoryblokContent',
        redirects: 'StoryblokRedirects',
      },
    ],
    ['CF3 the server is built', () => ({ build: '1' }), { seaRoutes: 'ThreadSeaRoutes' }],
    ['media come from a service', () => ({ media: SERVICE }), { media: 'MediaServiceLibrary' }],
    [
      'UI6 the search is hosted and no model is named',
      () => ({ search: ALGOLIA }),
      { search: 'AlgoliaYachtSearch', siteSearch: 'AlgoliaSiteSearch' },
    ],
    [
      'UI6 the search is hosted and a model is named',
      () => ({ search: { ...ALGOLIA, recommend: 'related-products' } }),
      {
        search: 'AlgoliaYachtSearch',
        siteSearch: 'AlgoliaSiteSearch',
        recommendations: 'AlgoliaRecommendations',
      },
    ],
    [
      'SE9 the hosted search has a stand-in',
      () => ({ search: { ...ALGOLIA, standIn: 'embedded' } }),
      { search: 'YachtSearchWithStandIn', siteSearch: 'SiteSearchWithStandIn' },
    ],
    [
      'FM2 enquiries are in PostgreSQL',
      () => enquiries({ store: { kind: 'postgres', url: 'postgres://halyard@127.0.0.1:1/halyard' } }),
      { rateLimits: 'PostgresRateLimits' },
    ],
    [
      'FM2 mail goes by SMTP',
      () => enquiries({ mail: { kind: 'smtp', folder: null, server: SMTP } }),
      { mail: 'SmtpTransport' },
    ],
    ['FM2 a webhook is configured', () => enquiries({ webhook: WEBHOOK }), { webhook: 'WebhookTransport' }],
  ])('when %s', (_, change, answers) => {
    expect(answering(change())).toEqual({ ...DEFAULTS, ...answers });
  });
});

test.each([
  ['SQLite', { kind: 'sqlite' } as const, { ok: true }],
  [
    'PostgreSQL',
    { kind: 'postgres', url: 'postgres://halyard@127.0.0.1:1/halyard' } as const,
    { ok: false, error: { reason: expect.stringContaining('ECONNREFUSED') } },
  ],
])('FM2 FM3 FD6 stores enquiries, subscriptions, alerts and outbox in %s', async (_, store, answer) => {
  const wired = wireServer(settings(enquiries({ store })));
  onTestFinished(() => wired.close());
  const ports = wired.enquiryPorts();
  expect(await ports.outbox.state()).toMatchObject(answer);
  expect(await ports.subscriptions.list()).toMatchObject(answer);
  expect(await ports.alerts.ofAddress('ines@visitor.example')).toMatchObject(answer);
  expect(await ports.alertRuns.isDone('2026-05-04')).toMatchObject(answer);
  expect(await ports.enquiries.list({ limit: 1, after: null })).toMatchObject(answer);
});

test('SE9 shares one client among all searches, so that a missing key is logged once', () => {
  const lines: string[] = [];
  const log = { info() {}, warn() {}, error: (_: object, message: string) => void lines.push(message) };
  wireServer(settings({ search: { ...ALGOLIA, appId: null, recommend: 'looking-similar' }, log })).sitePorts();
  expect(lines).toEqual(['Unable to setup Algolia Client']);
});

test('SE9 the embedded search over the same content stands in for a hosted one that cannot be asked', async () => {
  const lines: string[] = [];
  const line = (_: object, message: string) => void lines.push(message);
  const search = { ...ALGOLIA, appId: null, standIn: 'embedded' } as const;
  const ports = wireServer(settings({ search, log: { info() {}, warn: line, error: line } })).sitePorts();
  const embedded = wireServer(settings()).sitePorts();
  const options = { ...SAMPLE_DISPLAY, pageSize: 5, facets: [] };
  const criteria = emptyCriteria('charter');
  const question = { text: 'sea', locale: 'en', category: null, sort: 'relevance', page: 1 } as const;
  const yachts = await ports.search.search(criteria, options);
  expect(yachts).toMatchObject({ ok: true, value: { hits: { length: 5 } } });
  expect(yachts).toEqual(await embedded.search.search(criteria, options));
  expect(await ports.siteSearch.search(question, options)).toEqual(await embedded.siteSearch.search(question, options));
  expect(lines.filter((message) => !message.startsWith('Content '))).toEqual([
    'Unable to setup Algolia Client',
    'Unable to search',
    'The hosted yacht search failed, its stand-in answers',
    'Unable to search the site',
    'The hosted site search failed, its stand-in answers',
  ]);
});

test('FD6 alerts ask no hosted search, whose index may be a push behind the fleet', async () => {
  const wired = wireServer(settings({ search: { ...ALGOLIA, appId: null } }));
  const yachts = ['a', 'b'].map((id) => sampleYacht({ id, market: 'charter' }));
  const found = await wired
    .searchAmong()(yachts)
    .search(emptyCriteria('charter'), {
      ...{ ...SAMPLE_DISPLAY, pageSize: 400, facets: [] },
      only: new Set(['b'] as YachtId[]),
    });
  expect(found).toMatchObject({ ok: true, value: { hits: ['b'], total: 1 } });
});

test('builds each port and each file service once', () => {
  const wired = wireServer(settings());
  expect(wired.sitePorts().media).toBe(wired.sitePorts().media);
  expect(wired.enquiryPorts().outbox).toBe(wired.enquiryPorts().outbox);
  expect(wired.files().pictures).toBe(wired.files().pictures);
});

test.each([
  [true, 200],
  [false, 404],
])('ME2 answers records of media where the settings say so: %s, status %d', async (mediaRecords, status) => {
  const contentDir = await makeMediaFolder();
  onTestFinished(() => rmSync(contentDir, { recursive: true, force: true }));
  const { pictures } = wireServer(settings({ mediaRecords, contentDir })).files();
  const nothing = { query: '', accept: undefined, ifNoneMatch: undefined, range: undefined, ifRange: undefined };
  const request = { ...nothing, path: 'v4/file/hero', origin: () => HTTP, networks: [], isWanted: () => true };
  expect(await pictures.answer(request)).toMatchObject({ status });
});

test('ME3 YA1 stores pictures and brochures in folders of their own', async () => {
  const given = settings();
  await wireServer(given).files().brochures.write('a.pdf', Buffer.from('pdf'));
  expect(existsSync(join(given.cacheDir, 'brochures', 'a.pdf'))).toBe(true);
  await wireServer(given).files().sharePictures.write('a.jpg', Buffer.from('jpeg'));
  expect(existsSync(join(given.cacheDir, 'share', 'a.jpg'))).toBe(true);
  expect(existsSync(join(given.cacheDir, 'media'))).toBe(false);
});

test('FM2 an operator’s command opens the enquiries alone, even if the site cannot be wired', async () => {
  const log = { info() {}, warn() {}, error: () => expect.unreachable('the search was set up') };
  const wired = wireServer(settings({ search: { ...ALGOLIA, appId: null }, log }));
  expect((await wired.enquiryPorts().outbox.state()).ok).toBe(true);
  await wired.close();
});

test('FM2 closes what was opened: enquiries, mail and webhook', async () => {
  const wired = wireServer(settings(enquiries({ webhook: WEBHOOK })));
  const { outbox, mail, webhook } = wired.enquiryPorts();
  expect((await outbox.state()).ok).toBe(true);
  await wired.close();
  expect(await outbox.state()).toMatchObject({ ok: false, error: { reason: expect.stringContaining('closed') } });
  for (const delivery of [mail, webhook]) {
    expect(await delivery?.deliver({} as never)).toMatchObject({ ok: false, error: { reason: 'closed' } });
  }
});
