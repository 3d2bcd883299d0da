import { Container } from 'inversify';
import { ContentRepository } from '../../core/ports/content-repository.ts';
import { EnquiryDelivery } from '../../core/ports/enquiry-delivery.ts';
import { EnquiryStore } from '../../core/ports/enquiry-store.ts';
import { MediaLibrary } from '../../core/ports/media-library.ts';
import { OfficeDirectory } from '../../core/ports/office-directory.ts';
import { Outbox } from '../../core/ports/outbox.ts';
import { RateLimits } from '../../core/ports/rate-limits.ts';
import { Recommendations } from '../../core/ports/recommendations.ts';
import { RedirectRules } from '../../core/ports/redirect-rules.ts';
import { SeaCharts } from '../../core/ports/sea-charts.ts';
import { SiteSearch } from '../../core/ports/site-search.ts';
import { SubscriptionStore } from '../../core/ports/subscription-store.ts';
import { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { YachtSearch } from '../../core/ports/yacht-search.ts';
import { type AlgoliaSearchWiring, algoliaSearchModule } from '../algolia/algolia-search.module.ts';
import type { SearchLog } from '../algolia/search-log.ts';
import { contentFilesModule } from '../content-files/content-files.module.ts';
import type { ContentLog } from '../content-files/content-log.ts';
import { embeddedRecommendationsModule, embeddedSearchModule } from '../embedded-search/embedded-search.module.ts';
import type { EnquiryLog } from '../enquiry-postgres/enquiry-log.ts';
import { enquiryPostgresModule } from '../enquiry-postgres/enquiry-postgres.module.ts';
import { PostgresDatabase } from '../enquiry-postgres/postgres-database.ts';
import { enquirySqliteModule } from '../enquiry-sqlite/enquiry-sqlite.module.ts';
import { SqliteDatabase } from '../enquiry-sqlite/sqlite-database.ts';
import { httpKyModule } from '../http-ky/http-ky.module.ts';
import { mailSmtpModule } from '../mail-smtp/mail-smtp.module.ts';
import type { SmtpServer } from '../mail-smtp/smtp-options.ts';
import { mailboxFolderModule } from '../mailbox-folder/mailbox-folder.module.ts';
import type { FileMediaLibrary } from '../media-files/file-media-library.ts';
import { mediaFilesModule } from '../media-files/media-files.module.ts';
import { mediaServiceModule } from '../media-service/media-service.module.ts';
import type { MediaServiceOptions } from '../media-service/media-service-library.ts';
import type { MediaServiceLog } from '../media-service/media-service-log.ts';
import { processRateLimitsModule } from '../process-rate-limits/process-rate-limits.module.ts';
import type { SeaChartLog } from '../sea-files/file-sea-charts.ts';
import { seaFilesModule } from '../sea-files/sea-files.module.ts';
import { storyblokModule } from '../storyblok/storyblok.module.ts';
import type { StoryblokLog } from '../storyblok/storyblok-log.ts';
import type { StoryblokOptions } from '../storyblok/storyblok-space.ts';
import { webhookModule } from '../webhook/webhook.module.ts';
import { isTimeZone } from './is-time-zone.ts';

export interface ServerWiring {
  readonly contentDir: string;
  /** Files of the content folder, or a service. */
  readonly media: FileMediaLibrary | ({ readonly kind: 'service' } & MediaServiceOptions);
  /** Files of the content folder where nothing is said. */
  readonly content?:
    | { readonly kind: 'files'; readonly lookAgainMs?: number }
    | ({ readonly kind: 'storyblok' } & Omit<StoryblokOptions, 'isTimeZone'>);
  readonly search: { readonly kind: 'embedded' } | ({ readonly kind: 'algolia' } & AlgoliaSearchWiring);
  /** Folder with the assets of the build, among them the chart of the sea. */
  readonly assetsDir: string;
  readonly log: ContentLog & MediaServiceLog & SeaChartLog & SearchLog & StoryblokLog;
}

export interface EnquiryWiring {
  readonly store:
    | { readonly kind: 'sqlite'; readonly file: string }
    | { readonly kind: 'postgres'; readonly url: string };
  readonly mail:
    | { readonly kind: 'mailbox'; readonly folder: string }
    | { readonly kind: 'smtp'; readonly server: SmtpServer };
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  readonly log: EnquiryLog;
}

/** The server's one container: who answers which port. */
export function serverContainer(wiring: ServerWiring): Container {
  const { contentDir, media, content = { kind: 'files' }, search, assetsDir, log } = wiring;
  const container = new Container({ jitless: true });
  container.load(
    httpKyModule,
    content.kind === 'files'
      ? contentFilesModule(contentDir, log, isTimeZone, content.lookAgainMs)
      : storyblokModule({ ...content, isTimeZone }, log),
    search.kind === 'embedded' ? embeddedSearchModule : algoliaSearchModule(search, log),
    ...(search.kind === 'embedded' || search.recommend === null ? [embeddedRecommendationsModule] : []),
    seaFilesModule(assetsDir, log),
    'kind' in media ? mediaServiceModule(media, log) : mediaFilesModule(media),
  );
  return container;
}

/** The ports that pages and routes ask. */
export function serverPorts(container: Container) {
  return {
    catalogue: container.get<YachtCatalogue>(YachtCatalogue),
    search: container.get<YachtSearch>(YachtSearch),
    siteSearch: container.get<SiteSearch>(SiteSearch),
    recommendations: container.get<Recommendations>(Recommendations),
    media: container.get<MediaLibrary>(MediaLibrary),
    offices: container.get<OfficeDirectory>(OfficeDirectory),
    content: container.get<ContentRepository>(ContentRepository),
    redirects: container.get<RedirectRules>(RedirectRules),
    seaCharts: container.get<SeaCharts>(SeaCharts),
  };
}

/**
 * Where enquiries are kept and how they go out: a container of its own, which operators' tools open without the site.
 * `close` lets go of files and connections.
 */
export function enquiryPorts({ store, mail, webhook, log }: EnquiryWiring) {
  const container = new Container({ jitless: true });
  const database =
    store.kind === 'sqlite'
      ? new SqliteDatabase({ file: store.file }, log)
      : new PostgresDatabase({ url: store.url }, log);
  container.load(
    httpKyModule,
    ...(database instanceof SqliteDatabase
      ? [enquirySqliteModule(database), processRateLimitsModule]
      : [enquiryPostgresModule(database)]),
    mail.kind === 'smtp' ? mailSmtpModule(mail.server) : mailboxFolderModule(mail.folder),
    ...(webhook === null ? [] : [webhookModule(webhook)]),
  );
  const carrier = (name: string) => container.get<EnquiryDelivery>(EnquiryDelivery, { name });
  const carriers = { mail: carrier('mail'), webhook: webhook === null ? null : carrier('webhook') };
  return {
    enquiries: container.get<EnquiryStore>(EnquiryStore),
    outbox: container.get<Outbox>(Outbox),
    subscriptions: container.get<SubscriptionStore>(SubscriptionStore),
    rateLimits: container.get<RateLimits>(RateLimits),
    ...carriers,
    async close(): Promise<void> {
      await Promise.all([carriers.mail.close(), carriers.webhook?.close()]);
      await database.close();
    },
  };
}
