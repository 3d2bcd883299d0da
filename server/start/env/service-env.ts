import * as v from 'valibot';
import { RECOMMEND_MODELS } from '../../../adapters/wiring/server-settings.ts';
import { FEED_FORMATS } from '../../../core/ports/listing-reader.ts';
import { crossFieldRule } from '../../../core/shared/cross-field-rule.ts';
import { LISTING_FEED_VARIABLES, listingFeedOf } from './listing-env.ts';
import { choice, delimitedList, httpsOrLocalOrigin, optional, plainName, text, variable } from './variable.ts';

/** Storyblok's host for spaces in the European Union; other regions have their own. */
const STORYBLOK_HOST = 'https://api.storyblok.com';
/** The origin of Storyblok's visual editor for all regions. */
const STORYBLOK_EDITOR = 'https://app.storyblok.com';
/** The minimum length of the webhook secret, which attackers may try to guess. */
const MIN_SECRET = 24;

/** The source of yachts, pages, offices and redirects. */
export const contentEnv = v.pipe(
  v.object({
    kind: optional('CONTENT', choice(['files', 'storyblok', 'feed'])),
    /** Reads published content. */
    token: optional('STORYBLOK_TOKEN', text),
    /** Reads drafts; null shows published content in a preview. */
    previewToken: optional('STORYBLOK_PREVIEW_TOKEN', text),
    /** Verifies the space's webhooks; null if none are expected. */
    webhookSecret: optional(
      'STORYBLOK_WEBHOOK_SECRET',
      v.pipe(text, v.minLength(MIN_SECRET, `must be at least ${MIN_SECRET} characters`)),
    ),
    /** The origin of the service. */
    host: variable('STORYBLOK_HOST', httpsOrLocalOrigin('the token is sent with every request'), STORYBLOK_HOST),
    /** The origin of the visual editor, which may show previews in a frame (CM2). */
    editor: optional('STORYBLOK_EDITOR_ORIGIN', httpsOrLocalOrigin('drafts are shown there')),
    ...LISTING_FEED_VARIABLES,
  }),
  crossFieldRule(['from', 'kind'], ({ from, kind }) =>
    from === null && kind === 'feed' ? 'is missing: without it there is no feed to import' : null,
  ),
  crossFieldRule(['format', 'kind'], ({ format, kind }) =>
    format === null && kind === 'feed' ? `is missing: set it to the feed's format (${FEED_FORMATS.join(', ')})` : null,
  ),
  crossFieldRule(['mapping', 'format', 'kind'], ({ mapping, format, kind }) =>
    mapping === null && format === 'csv' && kind === 'feed' ? 'is missing: a CSV feed needs a mapping file' : null,
  ),
  crossFieldRule(['token', 'previewToken', 'kind'], ({ token, previewToken, kind }) =>
    token === null && (kind === 'storyblok' || (kind === null && previewToken !== null))
      ? 'is missing: without it no content can be read from Storyblok'
      : null,
  ),
  crossFieldRule(['webhookSecret', 'token', 'kind'], ({ webhookSecret, token, kind }) =>
    webhookSecret !== null && (token === null || (kind !== null && kind !== 'storyblok'))
      ? 'needs CONTENT=storyblok: nothing else sends such webhooks'
      : null,
  ),
  crossFieldRule(['editor', 'token', 'previewToken', 'kind'], ({ editor, token, previewToken, kind }) =>
    editor !== null && (token === null || previewToken === null || (kind !== null && kind !== 'storyblok'))
      ? 'needs CONTENT=storyblok and STORYBLOK_PREVIEW_TOKEN: without them there are no drafts to preview'
      : null,
  ),
  v.transform(({ kind, token, previewToken, webhookSecret, host, editor, ...feed }) =>
    token !== null && (kind === null || kind === 'storyblok')
      ? { kind: 'storyblok' as const, token, previewToken, webhookSecret, host, editor: editor ?? STORYBLOK_EDITOR }
      : { kind: 'files' as const, feed: kind === 'feed' ? listingFeedOf(feed) : null },
  ),
);

const mediaOrigin = httpsOrLocalOrigin('pages embed what it serves');

/** The source of pictures, films, recordings and documents (ME1, ME2). */
export const mediaEnv = v.pipe(
  v.object({
    kind: optional('MEDIA', choice(['files', 'service'])),
    /** The origin of the service. */
    host: optional('MEDIA_HOST', mediaOrigin),
    /** The container's name at the service, `media` in its documentation. */
    container: variable('MEDIA_CONTAINER', plainName, 'media'),
    /** Further origins of pictures, films and galleries; the host's is added below. */
    origins: variable('MEDIA_ORIGINS', delimitedList(mediaOrigin), ''),
  }),
  crossFieldRule(['host', 'kind'], ({ host, kind }) =>
    host === null && kind === 'service' ? 'is missing: without it no media service can be reached' : null,
  ),
  v.transform(({ kind, host, container, origins }) =>
    kind === 'files' || host === null
      ? { kind: 'files' as const }
      : { kind: 'service' as const, host, container, origins: [...new Set([host, ...origins])] },
  ),
);

/**
 * The service that answers searches (SE1). If Algolia is chosen without an application id or key, searches are not
 * answered (SE9).
 */
export const searchEnv = v.pipe(
  v.object({
    kind: optional('SEARCH', choice(['embedded', 'algolia'])),
    /** The fallback search, which answers while the hosted one fails (SE9); null if there is none. */
    standIn: optional('SEARCH_STAND_IN', choice(['embedded'])),
    appId: optional('ALGOLIA_APP_ID', text),
    searchKey: optional('ALGOLIA_SEARCH_KEY', text),
    /** The name of the yacht index, with which the names of its replicas begin. */
    index: variable('ALGOLIA_INDEX', plainName, 'yachts'),
    /** The name of the site index; its replicas are named in the same way. */
    siteIndex: variable('ALGOLIA_SITE_INDEX', plainName, 'GenericIndex'),
    /** The model by which Algolia recommends yachts (UI6); null if the site compares yachts itself. */
    recommend: optional('ALGOLIA_RECOMMEND', choice(RECOMMEND_MODELS)),
    /** The origin of a single host; null uses the service's own hosts. */
    host: optional('ALGOLIA_HOST', httpsOrLocalOrigin('the key is sent with every request')),
  }),
  crossFieldRule(['siteIndex', 'index'], ({ siteIndex, index }) =>
    siteIndex === index ? `must differ from ALGOLIA_INDEX (${index})` : null,
  ),
  crossFieldRule(['recommend', 'kind', 'appId', 'searchKey'], ({ recommend, ...settings }) =>
    recommend !== null && !isAlgolia(settings) ? 'needs SEARCH=algolia: it uses the same Algolia application' : null,
  ),
  crossFieldRule(['standIn', 'kind', 'appId', 'searchKey'], ({ standIn, ...settings }) =>
    standIn !== null && !isAlgolia(settings) ? 'needs SEARCH=algolia: it stands in for a hosted search' : null,
  ),
  v.transform(({ kind, ...algolia }) =>
    isAlgolia({ kind, ...algolia }) ? { kind: 'algolia' as const, ...algolia } : { kind: 'embedded' as const },
  ),
);

interface SearchSettings {
  readonly kind: 'embedded' | 'algolia' | null;
  readonly appId: string | null;
  readonly searchKey: string | null;
}

function isAlgolia({ kind, appId, searchKey }: SearchSettings): boolean {
  return kind === null ? appId !== null || searchKey !== null : kind === 'algolia';
}
