import { join } from 'node:path';
import { AlertRunStore } from '../../core/ports/alert-run-store.ts';
import { AlertStore } from '../../core/ports/alert-store.ts';
import { AvailabilityCalendar } from '../../core/ports/availability-calendar.ts';
import { ContentRepository } from '../../core/ports/content-repository.ts';
import { ContentWebhook } from '../../core/ports/content-webhook.ts';
import { EditedDrafts } from '../../core/ports/edited-drafts.ts';
import { EnquiryArchive } from '../../core/ports/enquiry-archive.ts';
import { EnquiryStore } from '../../core/ports/enquiry-store.ts';
import { HttpClient } from '../../core/ports/http-client.ts';
import { KeptLetters } from '../../core/ports/kept-letters.ts';
import { MediaLibrary } from '../../core/ports/media-library.ts';
import { MessageTransport } from '../../core/ports/message-transport.ts';
import { OfficeDirectory } from '../../core/ports/office-directory.ts';
import { Outbox } from '../../core/ports/outbox.ts';
import { RateLimits } from '../../core/ports/rate-limits.ts';
import { Recommendations } from '../../core/ports/recommendations.ts';
import { RedirectRules } from '../../core/ports/redirect-rules.ts';
import { SeaCharts } from '../../core/ports/sea-charts.ts';
import { SeaRoutes } from '../../core/ports/sea-routes.ts';
import { SiteSearch } from '../../core/ports/site-search.ts';
import { SubscriptionStore } from '../../core/ports/subscription-store.ts';
import { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { YachtSearch, YachtSubsetSearch } from '../../core/ports/yacht-search.ts';
import type { IsTimeZone } from '../../core/records/parse-places.ts';
import { Log } from '../../core/shared/log.ts';
import { NO_UPSTREAM_WATCH, UpstreamWatch } from '../../core/shared/upstream-watch.ts';
import { AlgoliaClient, AlgoliaOptions, algoliaClient } from '../algolia/algolia-client.ts';
import { AlgoliaRecommendations, RecommendModel } from '../algolia/recommend/algolia-recommendations.ts';
import { AlgoliaSiteSearch } from '../algolia/site/algolia-site-search.ts';
import { AlgoliaYachtSearch } from '../algolia/yachts/algolia-yacht-search.ts';
import {
  ContentFilesOffices,
  ContentFilesRedirects,
  ContentFilesRepository,
  ContentFilesYachtCatalogue,
} from '../content-files/content-files.ts';
import { ContentCheckIntervalMs, ContentDir, TimeZoneCheck } from '../content-files/content-source.ts';
import { FleetSnapshotOptions } from '../content-files/parsed-fleet-cache.ts';
import { createSiteEntrySource, EmbeddedSiteSearch, SiteEntrySource } from '../embedded-search/embedded-site-search.ts';
import {
  createYachtSubsetSearch,
  EmbeddedRecommendations,
  EmbeddedYachtSearch,
} from '../embedded-search/embedded-yacht-search.ts';
import { BoundedFileStore, BoundedFileStoreOptions } from '../file-store/bounded-file-store.ts';
import { KyHttpClient } from '../http-ky/ky-http-client.ts';
import { TraceHeaders, tracedFetch } from '../http-ky/traced-fetch.ts';
import { SmtpServer } from '../mail-smtp/smtp-server.ts';
import { SmtpTransport } from '../mail-smtp/smtp-transport.ts';
import { MailboxDir, MailboxFolderTransport } from '../mailbox-folder/mailbox-folder.ts';
import { MailboxLetters } from '../mailbox-folder/mailbox-letters.ts';
import { FileMediaLibrary, FileMediaLibraryOptions } from '../media-files/file-media-library.ts';
import { MediaFiles, MediaFilesOptions } from '../media-files/media-files.ts';
import { MadePictureStore } from '../media-files/picture-maker.ts';
import { MediaServiceLibrary, MediaServiceOptions } from '../media-service/media-service-library.ts';
import { ChartSeaRoutes } from '../sea-files/chart-sea-routes.ts';
import { AssetsDir, FileSeaCharts } from '../sea-files/file-sea-charts.ts';
import { ThreadSeaRoutes } from '../sea-files/thread-sea-routes.ts';
import {
  HostedSiteSearch,
  SiteSearchStandIn,
  SiteSearchWithStandIn,
} from '../search-stand-in/site-search-with-stand-in.ts';
import {
  HostedYachtSearch,
  YachtSearchStandIn,
  YachtSearchWithStandIn,
} from '../search-stand-in/yacht-search-with-stand-in.ts';
import { WebhookEndpoint, WebhookTransport } from '../webhook/webhook-transport.ts';
import { CALENDAR_ROWS } from './calendar-rows.ts';
import { ENQUIRY_STORE_ROWS } from './enquiry-store-rows.ts';
import {
  contentIs,
  hasEnquiryWebhook,
  hasNoRecommendModel,
  hasNoTraces,
  hasRecommendModel,
  hasSearchStandIn,
  hasTraces,
  isBuilt,
  isHostedWithoutStandIn,
  isNotBuilt,
  isTimeZone,
  mailboxDirOf,
  mailIs,
  mediaIs,
  type ServerSettings,
  searchIs,
  warnTo,
} from './server-settings.ts';
import { STORYBLOK_ROWS } from './storyblok-rows.ts';
import { containerOf, rowsFor } from './table.ts';

const PICTURE_BYTES = 1024 * 1024 * 1024;
const [BROCHURE_BYTES, SHARE_BYTES] = [256 * 1024 * 1024, 128 * 1024 * 1024];

/** The `BoundedFileStore` of brochures, and of pictures for messengers; that of pictures is the `MadePictureStore`. */
const [BrochureStore, ShareStore] = [Symbol.for('BrochureStore'), Symbol.for('ShareStore')] as const;

const { answer, part, alias, made, given } = rowsFor<ServerSettings>();

const newAlgoliaClient = (options: AlgoliaOptions, log: Pick<Log, 'error'>, upstreams: UpstreamWatch) =>
  algoliaClient(options, log, upstreams);

const newTracedClient = (headers: TraceHeaders) => new KyHttpClient({ fetch: tracedFetch(headers) });

/** The adapters of the server's ports, and the settings that select them. */
const ADAPTERS = [
  answer<HttpClient>(HttpClient, KyHttpClient, { when: hasNoTraces }),
  made(HttpClient, newTracedClient, [TraceHeaders], { when: hasTraces }),

  answer<YachtCatalogue>(YachtCatalogue, ContentFilesYachtCatalogue, { when: contentIs('files') }),
  answer<ContentRepository>(ContentRepository, ContentFilesRepository, { when: contentIs('files') }),
  answer<OfficeDirectory>(OfficeDirectory, ContentFilesOffices, { when: contentIs('files') }),
  answer<RedirectRules>(RedirectRules, ContentFilesRedirects, { when: contentIs('files') }),

  answer<YachtSearch>(YachtSearch, EmbeddedYachtSearch, { when: searchIs('embedded') }),
  made(YachtSubsetSearch, createYachtSubsetSearch, [AvailabilityCalendar]),
  answer<SiteSearch>(SiteSearch, EmbeddedSiteSearch, { when: searchIs('embedded') }),
  made(SiteEntrySource, createSiteEntrySource, [ContentRepository, OfficeDirectory, YachtCatalogue]),
  answer<Recommendations>(Recommendations, EmbeddedRecommendations, { when: hasNoRecommendModel }),

  made(AlgoliaClient, newAlgoliaClient, [AlgoliaOptions, Log, UpstreamWatch], { when: searchIs('algolia') }),
  answer<YachtSearch>(YachtSearch, AlgoliaYachtSearch, { when: isHostedWithoutStandIn }),
  answer<SiteSearch>(SiteSearch, AlgoliaSiteSearch, { when: isHostedWithoutStandIn }),
  answer<Recommendations>(Recommendations, AlgoliaRecommendations, { when: hasRecommendModel }),

  answer<YachtSearch>(YachtSearch, YachtSearchWithStandIn, { when: hasSearchStandIn }),
  answer<YachtSearch>(HostedYachtSearch, AlgoliaYachtSearch, { when: hasSearchStandIn }),
  answer<YachtSearch>(YachtSearchStandIn, EmbeddedYachtSearch, { when: hasSearchStandIn }),
  answer<SiteSearch>(SiteSearch, SiteSearchWithStandIn, { when: hasSearchStandIn }),
  answer<SiteSearch>(HostedSiteSearch, AlgoliaSiteSearch, { when: hasSearchStandIn }),
  answer<SiteSearch>(SiteSearchStandIn, EmbeddedSiteSearch, { when: hasSearchStandIn }),

  answer<SeaCharts>(SeaCharts, FileSeaCharts),
  // The script of the thread is part of a build.
  answer<SeaRoutes>(SeaRoutes, ThreadSeaRoutes, { when: isBuilt }),
  answer<SeaRoutes>(SeaRoutes, ChartSeaRoutes, { when: isNotBuilt }),

  // Files of the content folder are served, and shown in brochures, whichever library the pages use.
  part(FileMediaLibrary),
  part(MediaFiles),
  answer<MadePictureStore>(MadePictureStore, BoundedFileStore),
  answer<BoundedFileStore>(BrochureStore, BoundedFileStore),
  answer<BoundedFileStore>(ShareStore, BoundedFileStore),
  alias<MediaLibrary>(MediaLibrary, FileMediaLibrary, { when: mediaIs('files') }),
  answer<MediaLibrary>(MediaLibrary, MediaServiceLibrary, { when: mediaIs('service') }),

  answer<MessageTransport>(MessageTransport, MailboxFolderTransport, { named: 'mail', when: mailIs('mailbox') }),
  answer<MessageTransport>(MessageTransport, SmtpTransport, { named: 'mail', when: mailIs('smtp') }),
  answer<MessageTransport>(MessageTransport, WebhookTransport, { named: 'webhook', when: hasEnquiryWebhook }),
  // A site that now mails by SMTP may still have letters in the folder.
  answer<KeptLetters>(KeptLetters, MailboxLetters),
];

const storeOptions = (of: symbol, folder: string, kind: Pick<BoundedFileStoreOptions, 'what' | 'maxBytes'>) =>
  given<BoundedFileStoreOptions>(
    BoundedFileStoreOptions,
    (settings) => ({ ...kind, folder: join(settings.cacheDir, folder), warn: warnTo(settings) }),
    { of },
  );

/** The adapters' options. A value is undefined where its adapter is not selected, or where its default applies. */
const OPTIONS = [
  given<Pick<Log, 'info' | 'warn' | 'error'>>(Log, ({ log }) => log),
  given<TraceHeaders>(TraceHeaders, ({ traceHeaders }) => traceHeaders),
  given<UpstreamWatch>(UpstreamWatch, ({ upstreams }) => upstreams ?? NO_UPSTREAM_WATCH),

  given<string>(ContentDir, ({ contentDir }) => contentDir),
  given<FleetSnapshotOptions>(FleetSnapshotOptions, ({ build, cacheDir }) =>
    build === undefined ? undefined : { file: join(cacheDir, 'fleet.jsonl'), build },
  ),
  given<number>(ContentCheckIntervalMs, ({ contentCheckIntervalMs }) => contentCheckIntervalMs),
  given<IsTimeZone>(TimeZoneCheck, () => isTimeZone),

  given<AlgoliaOptions>(AlgoliaOptions, ({ search }) => (search.kind === 'algolia' ? search : undefined)),
  given<RecommendModel>(RecommendModel, ({ search }) =>
    search.kind === 'algolia' ? (search.recommend ?? undefined) : undefined,
  ),

  given<string>(AssetsDir, ({ assetsDir }) => assetsDir),
  given<FileMediaLibraryOptions>(FileMediaLibraryOptions, (settings) => ({
    contentDir: settings.contentDir,
    warn: warnTo(settings),
  })),
  given<MediaFilesOptions>(MediaFilesOptions, (settings) => ({
    warn: warnTo(settings),
    records: settings.mediaRecords,
  })),
  storeOptions(MadePictureStore, 'media', { what: 'Pictures', maxBytes: PICTURE_BYTES }),
  storeOptions(BrochureStore, 'brochures', { what: 'Brochures', maxBytes: BROCHURE_BYTES }),
  storeOptions(ShareStore, 'share', { what: 'Pictures for messengers', maxBytes: SHARE_BYTES }),
  given<MediaServiceOptions>(MediaServiceOptions, ({ media }) => (media.kind === 'service' ? media : undefined)),

  given<string>(MailboxDir, ({ enquiries }) => mailboxDirOf(enquiries)),
  given<SmtpServer>(SmtpServer, ({ enquiries: { mail } }) => (mail.kind === 'smtp' ? mail.server : undefined)),
  given<WebhookEndpoint>(WebhookEndpoint, ({ enquiries }) => enquiries.webhook ?? undefined),
];

/** Wires the server's adapters together. Each is built when it is first needed. */
export function wireServer(settings: ServerSettings) {
  const container = containerOf(
    [...ADAPTERS, ...STORYBLOK_ROWS, ...CALENDAR_ROWS, ...ENQUIRY_STORE_ROWS, ...OPTIONS],
    settings,
  );
  return {
    /** The ports that pages and routes use. Throws where one of them has no adapter. */
    sitePorts: () => ({
      catalogue: container.get<YachtCatalogue>(YachtCatalogue),
      calendars: container.get<AvailabilityCalendar>(AvailabilityCalendar),
      search: container.get<YachtSearch>(YachtSearch),
      siteSearch: container.get<SiteSearch>(SiteSearch),
      recommendations: container.get<Recommendations>(Recommendations),
      media: container.get<MediaLibrary>(MediaLibrary),
      offices: container.get<OfficeDirectory>(OfficeDirectory),
      content: container.get<ContentRepository>(ContentRepository),
      redirects: container.get<RedirectRules>(RedirectRules),
      seaRoutes: container.get<SeaRoutes>(SeaRoutes),
      seaCharts: container.get<SeaCharts>(SeaCharts),
    }),
    /** The ports that store enquiries and send their messages; operators' commands use them without the site. */
    enquiryPorts: () => ({
      enquiries: container.get<EnquiryStore>(EnquiryStore),
      outbox: container.get<Outbox>(Outbox),
      subscriptions: container.get<SubscriptionStore>(SubscriptionStore),
      alerts: container.get<AlertStore>(AlertStore),
      alertRuns: container.get<AlertRunStore>(AlertRunStore),
      rateLimits: container.get<RateLimits>(RateLimits),
      mail: container.get<MessageTransport>(MessageTransport, { name: 'mail' }),
      letters: container.get<KeptLetters>(KeptLetters),
      webhook: container.get<MessageTransport>(MessageTransport, { name: 'webhook', optional: true }) ?? null,
    }),
    searchAmong: () => container.get<YachtSubsetSearch>(YachtSubsetSearch),
    /** Null where no content system tells of changes. */
    contentWebhook: () => container.get<ContentWebhook>(ContentWebhook, { optional: true }) ?? null,
    /** Null where no content system has an editor that shows pages. */
    editedDrafts: () => container.get<EditedDrafts>(EditedDrafts, { optional: true }) ?? null,
    /** Backups of what these ports store. */
    enquiryArchive: () => container.get<EnquiryArchive>(EnquiryArchive),
    /** The files that the server makes and serves. */
    files: () => ({
      pictures: container.get(MediaFiles),
      brochures: container.get<BoundedFileStore>(BrochureStore),
      sharePictures: container.get<BoundedFileStore>(ShareStore),
    }),
    /** Closes the adapters that were built and have something to close: databases, and connections to a mail server. */
    close: () => container.unbindAllAsync(),
  };
}
