import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ContentWebhook } from '../../core/ports/content-webhook.ts';
import type { EditedDrafts } from '../../core/ports/edited-drafts.ts';
import { parametersOf } from '../../core/routing/query-rules.ts';
import { PageCache } from '../cache/page-cache.ts';
import { enquiryRoute } from '../enquiry/enquiry-route.ts';
import { createSendFormPage } from '../enquiry/form-page.ts';
import { subscriptionRoutes } from '../enquiry/subscription-routes.ts';
import { pageFileHandler } from '../feeds/page-files.ts';
import { partnerFeedRoutes } from '../feeds/partner-feed-routes.ts';
import { searchFeedRoute } from '../feeds/search-feed-route.ts';
import { sitemapRoutes } from '../feeds/sitemap-routes.ts';
import { type AnswerBrochure, brochureRoute } from '../media/brochures.ts';
import { type DrawYacht, drawingRoute } from '../media/drawings.ts';
import { type AnswerMedia, mediaRoute } from '../media/media-route.ts';
import { type AnswerSharePicture, sharePictureRoutes } from '../media/share-pictures.ts';
import type { Gauges, NodeGauges } from '../operations/gauges.ts';
import { healthRoutes } from '../operations/health-routes.ts';
import type { Metrics } from '../operations/metrics.ts';
import { BusyPages, createFailurePage } from '../pages/failure-page.ts';
import { createFindAddressRedirect } from '../pages/find-address-redirect.ts';
import { memoizeAddresses, type ParsedAddress, readAddress } from '../pages/page-address.ts';
import { PageAnswers } from '../pages/page-answers.ts';
import type { PageRenderer } from '../pages/page-request.ts';
import { pageRoute } from '../pages/page-route.ts';
import { availabilityRoute } from '../routes/availability-route.ts';
import { buildsRoute, type ServedBuild } from '../routes/builds-route.ts';
import { contentWebhookRoute } from '../routes/content-webhook-route.ts';
import { cspReportsRoute } from '../routes/csp-reports-route.ts';
import { exportRoutes } from '../routes/export-routes.ts';
import { interfaceMessagesRoute } from '../routes/interface-messages-route.ts';
import { previewRoutes } from '../routes/preview-routes.ts';
import { finderRoute, preferencesRoute, shortlistRoute } from '../routes/scriptless-forms.ts';
import { securityTextRoute } from '../routes/security-text-route.ts';
import { suggestionsRoute } from '../routes/suggestions-route.ts';
import { yachtHitsRoute } from '../routes/yacht-hits-route.ts';
import { type Env, editorOrigin } from '../start/env.ts';
import { type Logger, loggedPath } from '../start/log.ts';
import type { ServerPorts } from '../start/ports.ts';
import { createClientLimits } from './client-limits.ts';
import { createErrorHandlers, type ErrorHandlers } from './error-handlers.ts';
import { createHttpServer, onInvalidRequest } from './http-server.ts';
import { installBodyReader } from './read-body.ts';
import type { RouteParts } from './route-context.ts';
import { type FlatHeaders, isSecure, pageSecurityHeaders, securityForAddress } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';
import { reportUndeclaredProxy } from './undeclared-proxy.ts';
import { createVisitorReader } from './visitor.ts';
import { TurnedAwayError, type WorkRules } from './work-rules.ts';

export interface AppOptions extends Pick<RouteParts, 'env' | 'rules' | 'messages' | 'listings' | 'enquiryServices'> {
  readonly log: Logger;
  /** Null where no port shows them. */
  readonly metrics: Metrics | null;
  /** Reads the values for the metrics that routes do not have. */
  readonly node: () => Promise<NodeGauges>;
  readonly renderPage: PageRenderer;
  readonly answerMedia: AnswerMedia;
  /** Null where no content system tells of changes. */
  readonly contentWebhook: ContentWebhook | null;
  /** Null where no content system has an editor that shows pages. */
  readonly editedDrafts: EditedDrafts | null;
  readonly draw: DrawYacht;
  readonly brochure: AnswerBrochure;
  readonly sharePicture: AnswerSharePicture;
  readonly ports: Omit<ServerPorts, 'recommendations' | 'siteSearch'>;
  readonly build: ServedBuild;
  /** Returns the reasons why the site is not ready; empty when it is. */
  readonly blockers: () => Promise<readonly string[]>;
  /** Null in development, where Vite serves them. */
  readonly staticFiles: StaticFiles | null;
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly cachePages?: boolean;
  /** The limits of the work that networks may cause; the usual ones if left out. */
  readonly workRules?: WorkRules;
  /** Overrides the security headers, since Vite's own scripts need others in development. */
  readonly security?: (secure: boolean) => FlatHeaders;
}

export interface App {
  readonly fastify: FastifyInstance;
  /** Marks cached pages as outdated and drops drawings, after a content change. */
  purge(): void;
  /** Values for the metrics. */
  gauges(): Promise<Gauges>;
  /** Reports not ready at /readyz, and asks every connection to end with its next answer; goes on answering. */
  drain(): void;
  /** Accepts no further requests and finishes those under way. */
  close(): Promise<void>;
}

const BODY_LIMIT = 16 * 1024;

/** The routes that share one context. */
const ROUTES = [
  ...[interfaceMessagesRoute, preferencesRoute, shortlistRoute, finderRoute],
  ...[yachtHitsRoute, suggestionsRoute, exportRoutes, searchFeedRoute, sitemapRoutes, partnerFeedRoutes],
  ...[enquiryRoute, subscriptionRoutes, securityTextRoute, availabilityRoute],
];

const now = () => new Date().toISOString();

/** Builds the web node with all its routes. It does not listen yet. */
export function createApp(options: AppOptions): App {
  const { env, log, rules, renderPage, metrics } = options;
  const security = options.security ?? pageSecurity(env);
  let draining = false;
  const cache = pageCache(options);
  const visitorOf = createVisitorReader(env.countryHeader, (cookie) =>
    log.debug({ cookie }, 'A cookie with an unknown value was ignored'),
  );
  const addressOf = memoizeAddresses((rawUrl) => readAddress(rawUrl, rules));
  const { work, takeTurn, openBodies, ...limits } = createClientLimits(options);
  const failurePage = createFailurePage(renderPage, log, (locale) => rules.localePath('/', locale), security);
  const busyPages = new BusyPages(failurePage);
  const pages = new PageAnswers({
    env,
    cache: options.cachePages === false ? null : cache,
    rules,
    readAddress: addressOf,
    visitorOf,
    render: renderPage,
    failurePage,
    work,
    securityOf: securityForAddress(security, env.embedOrigins, editorOrigin(env)),
    log,
    metrics,
  });
  const { countryHeader, publicUrl, trustProxy } = env;
  const failures = createErrorHandlers({ failurePage, busyPages, visitorOf, takeTurn, log, trustProxy });
  const isSecureRequest = (request: IncomingMessage) => isSecure(request, trustProxy);
  const fastify = createFastify(failures, (request) => security(isSecureRequest(request)), {
    tryAnswer: (request, response) => pages.tryAnswer(request, response),
    isDraining: () => draining,
    ...{ trustProxy, metrics, log, staging: env.staging },
    middleware: options.middleware ?? null,
  });
  installBodyReader(fastify, openBodies, trustProxy);
  healthRoutes(fastify, async () => (draining ? ['stopping'] : options.blockers()));
  const drawings = drawingRoute(fastify, options.draw, takeTurn);
  const formPage = createSendFormPage(renderPage, work, security, visitorOf, trustProxy);
  const parts = { countryHeader, publicUrl, isSecure: isSecureRequest, visitorOf, failures, formPage, work, now };
  registerRoutes(fastify, options, { ...options, ...parts, ...limits, takeTurn }, { pages, addressOf });
  return {
    fastify,
    purge() {
      cache.purge();
      drawings.clear();
      busyPages.clear();
    },
    gauges: () => gaugesOf(cache, options),
    drain() {
      draining = true;
    },
    async close() {
      draining = true;
      await fastify.close();
    },
  };
}

function pageCache({ env, log, metrics }: AppOptions): PageCache {
  return new PageCache({
    maxBytes: env.pageCacheBytes,
    freshMs: env.pageFreshSeconds * 1000,
    staleMs: env.pageStaleSeconds * 1000,
    onEvent: (event) => metrics?.cache(event),
    onRefreshError(error, key) {
      // The stale copy goes on being sent until there is time for a new one.
      if (error instanceof TurnedAwayError) return;
      log.error({ err: error, path: loggedPath(key) }, 'A page could not be renewed');
    },
  });
}

async function gaugesOf({ entries, bytes }: PageCache, { enquiryServices, ports, node }: AppOptions): Promise<Gauges> {
  const { outbox, lanes, heldLetters } = enquiryServices;
  const feeds = ports.calendars.feedHealth?.() ?? { failing: 0, oldestAnswer: null };
  const cache = { cacheEntries: entries, cacheBytes: bytes };
  return { ...cache, outbox: await outbox(), lanes: lanes(), heldLetters: heldLetters(), feeds, ...(await node()) };
}

function pageSecurity({ mapTiles, formOrigins, media, hstsSubdomains }: Env): (secure: boolean) => FlatHeaders {
  return pageSecurityHeaders({
    tiles: mapTiles && new URL(mapTiles.template).origin,
    forms: formOrigins,
    media: media.kind === 'service' ? media.origins : [],
    hstsSubdomains,
  });
}

/** Creates Fastify behind the HTTP server. It adds security headers to its answers. */
function createFastify(
  failures: ErrorHandlers,
  securityOf: (request: IncomingMessage) => FlatHeaders,
  front: Parameters<typeof createHttpServer>[1],
): FastifyInstance {
  const fastify = Fastify({
    serverFactory: (handler) => createHttpServer(handler, front),
    clientErrorHandler: onInvalidRequest,
    frameworkErrors: (_, request, reply) => void failures.refuse(request, reply, 404),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 4096, querystringParser: (query) => Object.fromEntries(parametersOf(query)) },
    // Routes have no schemas, and loading Fastify's compilers for them takes longer than all routes.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  });
  fastify.setErrorHandler(failures.onError);
  fastify.setNotFoundHandler(failures.onNotFound);
  fastify.addHook('onRequest', async (request, reply) => {
    const flat = securityOf(request.raw);
    for (let index = 0; index < flat.length; index += 2) reply.header(flat[index] ?? '', flat[index + 1]);
  });
  // A client whose request was under way at the start of the drain is told, too, not to use the connection again.
  fastify.addHook('onSend', async (_, reply) => {
    if (front.isDraining()) reply.raw.shouldKeepAlive = false;
  });
  return fastify;
}

function noCompiler(): never {
  throw new Error('A route has a schema, but the server has no compiler for it');
}

/** Registers every route but health and drawings; the page route answers all other addresses. */
function registerRoutes(
  fastify: FastifyInstance,
  { ports, build, brochure, sharePicture, answerMedia, contentWebhook, staticFiles, log, metrics }: AppOptions,
  context: RouteParts & Pick<AppOptions, 'ports' | 'editedDrafts' | 'renderPage'>,
  { pages, addressOf }: { readonly pages: PageAnswers; readonly addressOf: (rawUrl: string) => ParsedAddress },
): void {
  reportUndeclaredProxy(fastify, log, context.env.trustProxy);
  for (const register of ROUTES) register(fastify, context);
  buildsRoute(fastify, { ...build, redirects: () => ports.redirects.redirects() });
  cspReportsRoute(fastify, { log, metrics, now: Date.now });
  contentWebhookRoute(fastify, { webhook: contentWebhook, log });
  previewRoutes(fastify, { ...context, addressOf });
  const { trustProxy } = context.env;
  brochureRoute(fastify, { ...context, trustProxy, answer: brochure });
  sharePictureRoutes(fastify, { ...context, trustProxy, answer: sharePicture });
  mediaRoute(fastify, answerMedia, { ...context, trustProxy, onTurnedAway: (status) => metrics?.turnedAway(status) });
  const redirectOf = createFindAddressRedirect({ ...context, addressOf, log });
  pageRoute(fastify, { ...context, pages, addressOf, redirectOf, staticFiles, tryFile: pageFileHandler(context) });
}
