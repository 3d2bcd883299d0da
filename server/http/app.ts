import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { isLocale, type Localized } from '../../core/locale/locale.ts';
import { writeRedirects } from '../../core/routing/redirects.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import { PageCache } from '../cache/page-cache.ts';
import { rememberAddresses } from '../cache/page-key.ts';
import { enquiryRoute } from '../enquiries/enquiry-route.ts';
import { createFormPage } from '../enquiries/form-page.ts';
import type { Forms } from '../enquiries/forms.ts';
import { newsletterRoute } from '../enquiries/newsletter-route.ts';
import type { ListingMemory } from '../feeds/listing-memory.ts';
import { newsFeedAnswer } from '../feeds/news-feed-answer.ts';
import { searchFeedRoute } from '../feeds/search-feed-route.ts';
import { sitemapRoutes } from '../feeds/sitemap-route.ts';
import { brochureRoute } from '../media/brochure-route.ts';
import type { AnswerBrochure } from '../media/brochures.ts';
import { type Draw, drawingRoute } from '../media/drawing-route.ts';
import { type AnswerMedia, mediaRoute } from '../media/media-route.ts';
import { healthRoutes } from '../operations/health-routes.ts';
import { Metrics } from '../operations/metrics.ts';
import { addressRedirects } from '../pages/address-redirects.ts';
import { createFailurePage } from '../pages/failure-page.ts';
import { readAddress } from '../pages/page-address.ts';
import type { PageRenderer } from '../pages/page-request.ts';
import { pageRoute } from '../pages/page-route.ts';
import { Pages } from '../pages/pages.ts';
import { type BuildsRouteOptions, buildsRoute } from '../routes/builds-route.ts';
import { exportRoutes } from '../routes/export-routes.ts';
import { finderRoute } from '../routes/finder-route.ts';
import { messagesRoute, type ServedMessages } from '../routes/messages-route.ts';
import { preferencesRoute } from '../routes/preferences-route.ts';
import { shortlistRoute } from '../routes/shortlist-route.ts';
import { suggestionsRoute } from '../routes/suggestions-route.ts';
import { yachtHitsRoute } from '../routes/yacht-hits-route.ts';
import type { Env } from '../start/env.ts';
import { type Logger, loggedPath } from '../start/log.ts';
import type { ServerPorts } from '../start/ports.ts';
import { localeClues, type SiteRules } from '../start/site-rules.ts';
import { createFailures } from './failures.ts';
import { createFront } from './front.ts';
import { embeddedHeaders, type FlatHeaders, isSecure, pageHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';
import { createVisitorReader } from './visitor.ts';

/** The browser's build: its id, since when it is served, and which earlier ones may still be open. */
export type ServedBuild = Omit<BuildsRouteOptions, 'redirects'>;

export interface AppOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly rules: SiteRules;
  readonly renderPage: PageRenderer;
  readonly messages: Localized<ServedMessages & { readonly translate: Translate }>;
  readonly answerMedia: AnswerMedia;
  readonly draw: Draw;
  readonly brochure: AnswerBrochure;
  readonly ports: Omit<ServerPorts, 'recommendations' | 'siteSearch'>;
  readonly build: ServedBuild;
  readonly forms: Forms;
  /** The listings as they were seen before, for the feeds of searches. */
  readonly listings: ListingMemory;
  /** What keeps the site from being ready; empty when nothing does. */
  readonly blockers: () => Promise<readonly string[]>;
  /** Null in development, where Vite has them. */
  readonly staticFiles: StaticFiles | null;
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly cachePages?: boolean;
  /** Development needs what Vite's own scripts need. */
  readonly security?: (secure: boolean) => FlatHeaders;
}

export interface App {
  readonly fastify: FastifyInstance;
  /** The content changed (architecture.md "The way of a request"). */
  purge(): void;
  metricsText(): string;
  /** Says no at /readyz, finishes what is under way, accepts nothing more. */
  close(): Promise<void>;
}

const BODY_LIMIT = 16 * 1024;

/** The web node, put together; `listen` is the caller's. */
export function createApp(options: AppOptions): App {
  const { env, log, rules, renderPage } = options;
  const security =
    options.security ??
    pageHeaders(
      env.mapTiles && new URL(env.mapTiles.template).origin,
      env.formOrigins,
      env.media.kind === 'service' ? env.media.origins : [],
    );
  const metrics = new Metrics();
  let draining = false;
  const cache = new PageCache({
    maxBytes: env.pageCacheBytes,
    freshMs: env.pageFreshSeconds * 1000,
    staleMs: env.pageStaleSeconds * 1000,
    onEvent: (event) => metrics.cache(event),
    onRefreshError: (error, key) => log.error({ err: error, path: loggedPath(key) }, 'A page could not be renewed'),
  });
  const visitorOf = createVisitorReader(rules, env.countryHeader, (cookie) =>
    log.debug({ cookie }, 'A cookie that makes no sense counts as none'),
  );
  const addressOf = rememberAddresses((rawUrl) => readAddress(rawUrl, rules));
  const failurePage = createFailurePage(renderPage, log, (locale) => rules.localePath('/', locale), security);
  const pages = new Pages({
    env,
    cache: options.cachePages === false ? null : cache,
    rules,
    readAddress: addressOf,
    visitorOf,
    render: renderPage,
    failurePage,
    security,
    embeddedSecurity: options.security ?? embeddedHeaders(env.embedOrigins, security),
    log,
    metrics,
  });

  const fastify = Fastify({
    serverFactory: (handler) =>
      createFront(handler, {
        tryAnswer: (request, response) => pages.tryAnswer(request, response),
        isDraining: () => draining,
        metrics,
        log,
        middleware: options.middleware ?? null,
      }),
    frameworkErrors: (_, request, reply) => void failures.refuse(request, reply, 404),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 4096 },
  });
  const failures = createFailures({ failurePage, visitorOf, rules, log, trustProxy: env.trustProxy });
  fastify.setErrorHandler(failures.onError);
  fastify.setNotFoundHandler(failures.onNotFound);
  fastify.addHook('onRequest', async (request, reply) => {
    const flat = security(isSecure(request.raw, env.trustProxy));
    for (let index = 0; index < flat.length; index += 2) reply.header(flat[index] ?? '', flat[index + 1]);
  });
  fastify.removeAllContentTypeParsers();
  // Each route reads its own: what stands in a body is a stranger's.
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

  healthRoutes(fastify, async () => (draining ? ['stopping'] : options.blockers()));
  messagesRoute(fastify, options.messages);
  preferencesRoute(fastify, env);
  shortlistRoute(fastify, { env, localePath: rules.localePath });
  buildsRoute(fastify, {
    ...options.build,
    redirects: async () => writeRedirects(await options.ports.redirects.redirects()),
  });
  const now = () => new Date().toISOString();
  yachtHitsRoute(fastify, { ...options.ports, visitorOf, now });
  const { ports, messages } = options;
  const { countryHeader, publicUrl } = env;
  const secureOf = (request: IncomingMessage) => isSecure(request, env.trustProxy);
  suggestionsRoute(fastify, { ...ports, messages, visitorOf, now, localePath: rules.localePath, countryHeader });
  searchFeedRoute(fastify, {
    ports,
    listings: options.listings,
    rules,
    visitorOf,
    messages,
    publicUrl,
    isSecure: secureOf,
    countryHeader,
    now,
  });
  exportRoutes(fastify, {
    ports,
    messages,
    visitorOf,
    localePath: rules.localePath,
    publicUrl,
    isSecure: secureOf,
    countryHeader,
    now,
  });
  sitemapRoutes(fastify, { ports, rules, publicUrl, isSecure: secureOf, now });
  finderRoute(fastify, {
    isLocale,
    localeFor: (request) => rules.detect(localeClues(request, visitorOf(request.raw))),
    listPath: (locale, market) => rules.localePath(rules.listPath(market), locale),
  });
  const { forms } = options;
  const formPage = createFormPage(renderPage, security, env.trustProxy);
  const sent = { env, rules, visitorOf, formPage, failures };
  enquiryRoute(fastify, { ...sent, submitEnquiry: forms.submitEnquiry });
  newsletterRoute(fastify, { ...sent, newsletter: forms.newsletter });
  const drawings = drawingRoute(fastify, options.draw);
  brochureRoute(fastify, { answer: options.brochure, publicUrl, isSecure: secureOf });
  mediaRoute(fastify, options.answerMedia, { publicUrl, isSecure: secureOf });
  pageRoute(fastify, {
    pages,
    addressOf,
    visitorOf,
    rules,
    redirectOf: addressRedirects({ ports, rules, addressOf, log, now }),
    tryFile: newsFeedAnswer({ content: ports.content, rules, visitorOf, publicUrl, isSecure: secureOf, now }),
    staticFiles: options.staticFiles,
    isSecure: secureOf,
  });

  return {
    fastify,
    purge() {
      cache.purge();
      drawings.clear();
    },
    metricsText: () => metrics.text({ cacheEntries: cache.entries, cacheBytes: cache.bytes, outbox: forms.outbox() }),
    async close() {
      draining = true;
      await fastify.close();
    },
  };
}
