import { join } from 'node:path';
import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import type { Log } from '../../core/shared/log.ts';
import type { UpstreamWatch } from '../../core/shared/upstream-watch.ts';
import type { AlgoliaOptions } from '../algolia/algolia-client.ts';
import type { RecommendModel } from '../algolia/recommend/algolia-recommendations.ts';
import type { TraceHeaders } from '../http-ky/traced-fetch.ts';
import type { SmtpServer } from '../mail-smtp/smtp-server.ts';
import type { MediaServiceOptions } from '../media-service/media-service-library.ts';
import type { StoryblokOptions } from '../storyblok/storyblok-space.ts';
import type { WebhookEndpoint } from '../webhook/webhook-transport.ts';

// The parsers and names by which the configuration turns environment variables into adapters' options.
export { RECOMMEND_MODELS } from '../algolia/recommend/algolia-recommendations.ts';
export { parseSmtpUrl } from '../mail-smtp/smtp-server.ts';
export { parseWebhookSecret } from '../webhook/webhook-transport.ts';

/** The part of the server's configuration that selects adapters and holds their options. */
export interface ServerSettings {
  readonly contentDir: string;
  /** Folder of files that can be made again. */
  readonly cacheDir: string;
  /** Names the build of the server; missing where every start parses the content anew, as in development. */
  readonly build?: string | undefined;
  /** Folder with the assets of the build, among them the sea chart. */
  readonly assetsDir: string;
  readonly content:
    | { readonly kind: 'files' }
    | ({
        readonly kind: 'storyblok';
        /** The secret that signs the space's webhooks; null where none is set up. */
        readonly webhookSecret: string | null;
      } & Omit<StoryblokOptions, 'isTimeZone' | 'keepIn'>);
  readonly calendars: {
    /** Milliseconds between two requests for a calendar feed. */
    readonly feedEveryMs: number;
    /** Whether feeds may be on this machine, for development. */
    readonly feedsOnLoopback: boolean;
  };
  /** Milliseconds between two checks of the content folder; the default where it is undefined. */
  readonly contentCheckIntervalMs?: number | undefined;
  readonly media: { readonly kind: 'files' } | ({ readonly kind: 'service' } & MediaServiceOptions);
  /** Whether another site may read the records of the content folder's media. */
  readonly mediaRecords: boolean;
  readonly search:
    | { readonly kind: 'embedded' }
    | ({
        readonly kind: 'algolia';
        readonly recommend: RecommendModel | null;
        /** The search that answers while the hosted one fails; null if there is none. */
        readonly standIn: 'embedded' | null;
      } & AlgoliaOptions);
  readonly enquiries: {
    /** Folder of permanent files: enquiries, and letters where no other folder is named. */
    readonly dataDir: string;
    /** Whether a missing store is a failure; by default it is created. */
    readonly mustExist?: boolean | undefined;
    readonly store: { readonly kind: 'sqlite' } | { readonly kind: 'postgres'; readonly url: string };
    /** `folder` holds letters as files; null uses the one in the data folder. */
    readonly mail: { readonly folder: string | null } & (
      | { readonly kind: 'mailbox' }
      | { readonly kind: 'smtp'; readonly server: SmtpServer }
    );
    readonly webhook: WebhookEndpoint | null;
  };
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Returns headers of requests to other services, by which they belong to a trace; none by default. */
  readonly traceHeaders?: TraceHeaders | undefined;
  /** Follows the requests to other services; by default nobody does. */
  readonly upstreams?: UpstreamWatch | undefined;
}

/** Returns the path of the file that holds enquiries, unless they are in PostgreSQL. */
export function enquiryDatabaseFile({ dataDir }: Pick<ServerSettings['enquiries'], 'dataDir'>): string {
  return join(dataDir, 'enquiries.sqlite');
}

/** Returns the folder of letters that are kept as files. */
export function mailboxDirOf({ dataDir, mail }: Pick<ServerSettings['enquiries'], 'dataDir' | 'mail'>): string {
  return mail.folder ?? join(dataDir, 'mailbox');
}

type When = (settings: ServerSettings) => boolean;

const kindOf =
  <Kind extends string>(part: (settings: ServerSettings) => { readonly kind: Kind }) =>
  (kind: Kind): When =>
  (settings) =>
    part(settings).kind === kind;

export const contentIs = kindOf(({ content }) => content);
/** Whether the content system tells of changes. */
export const hasContentWebhook = ({ content }: ServerSettings) =>
  content.kind === 'storyblok' && content.webhookSecret !== null;
export const mediaIs = kindOf(({ media }) => media);
export const searchIs = kindOf(({ search }) => search);
export const enquiryStoreIs = kindOf(({ enquiries }) => enquiries.store);
export const mailIs = kindOf(({ enquiries }) => enquiries.mail);

/** Whether a trained model of the search service recommends yachts. */
export const hasRecommendModel: When = ({ search }) => search.kind === 'algolia' && search.recommend !== null;
export const hasNoRecommendModel: When = (settings) => !hasRecommendModel(settings);

/** Whether the embedded search answers while the hosted search fails. */
export const hasSearchStandIn: When = ({ search }) => search.kind === 'algolia' && search.standIn !== null;
export const isHostedWithoutStandIn: When = ({ search }) => search.kind === 'algolia' && search.standIn === null;

export const hasTraces: When = ({ traceHeaders }) => traceHeaders !== undefined;
export const hasNoTraces: When = (settings) => !hasTraces(settings);

export const isBuilt: When = ({ build }) => build !== undefined;
export const isNotBuilt: When = (settings) => !isBuilt(settings);

export const hasEnquiryWebhook: When = ({ enquiries }) => enquiries.webhook !== null;

/** Returns whether this runtime knows a time zone of the IANA database, by its name or an older one. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat(DEFAULT_LOCALE, { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the function that adapters warn with. */
export const warnTo =
  ({ log }: ServerSettings) =>
  (message: string) =>
    log.warn({}, message);
