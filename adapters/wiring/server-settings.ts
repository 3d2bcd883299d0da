import type { Log } from '../../core/shared/log.ts';
import type { AlgoliaOptions } from '../algolia/algolia-client.ts';
import type { RecommendModel } from '../algolia/recommend/recommend-query.ts';
import type { SmtpServer } from '../mail-smtp/smtp-options.ts';
import type { MediaServiceOptions } from '../media-service/media-service-library.ts';
import type { StoryblokOptions } from '../storyblok/storyblok-space.ts';
import type { WebhookReceiver } from '../webhook/webhook-transport.ts';

/** The part of the server's configuration that selects adapters and tells them their options. */
export interface ServerSettings {
  readonly contentDir: string;
  /** Folder of files that can be made again. */
  readonly cacheDir: string;
  /** Folder with the assets of the build, among them the chart of the sea. */
  readonly assetsDir: string;
  readonly content:
    | { readonly kind: 'files' }
    | ({ readonly kind: 'storyblok' } & Omit<StoryblokOptions, 'isTimeZone' | 'keepIn'>);
  /** Milliseconds after which the content folder may be looked at again, where the usual is too seldom. */
  readonly lookAgainMs?: number | undefined;
  readonly media: { readonly kind: 'files' } | ({ readonly kind: 'service' } & MediaServiceOptions);
  readonly search:
    | { readonly kind: 'embedded' }
    | ({ readonly kind: 'algolia'; readonly recommend: RecommendModel | null } & AlgoliaOptions);
  readonly enquiries: {
    /** Folder of the files that last: enquiries, and letters where no other folder is named. */
    readonly dataDir: string;
    readonly store: { readonly kind: 'sqlite' } | { readonly kind: 'postgres'; readonly url: string };
    readonly mail:
      | { readonly kind: 'mailbox'; readonly folder: string | null }
      | { readonly kind: 'smtp'; readonly server: SmtpServer };
    readonly webhook: WebhookReceiver | null;
  };
  readonly log: Pick<Log, 'warn' | 'error'>;
}

type When = (settings: ServerSettings) => boolean;

export const contentIs =
  (kind: ServerSettings['content']['kind']): When =>
  ({ content }) =>
    content.kind === kind;

export const mediaIs =
  (kind: ServerSettings['media']['kind']): When =>
  ({ media }) =>
    media.kind === kind;

export const searchIs =
  (kind: ServerSettings['search']['kind']): When =>
  ({ search }) =>
    search.kind === kind;

/** Whether a trained model of the search service recommends yachts. */
export const hasModel: When = ({ search }) => search.kind === 'algolia' && search.recommend !== null;
export const hasNoModel: When = (settings) => !hasModel(settings);

export const enquiriesIn =
  (kind: ServerSettings['enquiries']['store']['kind']): When =>
  ({ enquiries }) =>
    enquiries.store.kind === kind;

export const mailBy =
  (kind: ServerSettings['enquiries']['mail']['kind']): When =>
  ({ enquiries }) =>
    enquiries.mail.kind === kind;

export const hasWebhook: When = ({ enquiries }) => enquiries.webhook !== null;
