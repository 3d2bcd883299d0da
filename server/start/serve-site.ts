import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { wireServer } from '../../adapters/wiring/server.ts';
import { MARKUP_PLACE } from '../../ui/document/markup-place.ts';
import { pageVersion } from '../cache/page-version.ts';
import { watchVersion } from '../cache/version-watch.ts';
import { loadFormSecret } from '../enquiries/form-secret.ts';
import { createFormServices } from '../enquiries/form-services.ts';
import { listingMemory } from '../feeds/listing-memory.ts';
import { watchSearches } from '../feeds/watch-searches.ts';
import { type App, createApp, type ServedBuild } from '../http/app.ts';
import type { FlatHeaders } from '../http/security-headers.ts';
import type { BuildFiles } from '../http/static-files.ts';
import { openAssetArchive } from '../media/asset-archive.ts';
import { brochurePictures } from '../media/brochure-pictures.ts';
import { brochureThread, type RenderBrochure } from '../media/brochure-thread.ts';
import { brochures } from '../media/brochures.ts';
import type { AnswerMedia } from '../media/media-route.ts';
import { warmHeroes } from '../media/warm-pictures.ts';
import { yachtDrawer } from '../media/yacht-drawer.ts';
import { serveMetrics } from '../operations/metrics.ts';
import { PageMedia } from '../pages/page-media.ts';
import type { PageRequest } from '../pages/page-request.ts';
import { vikeRenderer } from '../pages/render-with-vike.ts';
import { warnOfShadowedPages } from '../pages/shadowed-pages.ts';
import { buildIdOf } from './build-id.ts';
import type { Env } from './env.ts';
import { installGracefulStop } from './graceful-stop.ts';
import type { Logger } from './log.ts';
import { loadMessages } from './messages.ts';
import type { ServerPorts } from './ports.ts';
import { siteRules } from './site-rules.ts';

export interface SiteOptions {
  readonly env: Env;
  readonly log: Logger;
  /** Null in development, where Vite has them. */
  readonly staticFiles: BuildFiles | null;
  /** When the browser's files were built, in seconds since 1970. */
  readonly builtAt: number;
  /** Folder with what is served below /assets/. */
  readonly assetsDir: string;
  readonly development?: {
    readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    readonly security: (secure: boolean) => FlatHeaders;
    readonly close: () => Promise<void>;
    /** In the process: a thread needs a build to start from. */
    readonly renderBrochure?: RenderBrochure;
  };
}

/** Coasts close up, a thousand files: a tab of an earlier build that misses one shows those of the whole world. */
const LAND = 'land-';
/** An editor who saves a file sees it within a second. */
const DEVELOPMENT_LOOK_MS = 300;

/** Puts the site together, serves it and says where; it stops by signal. Throws where it cannot start. */
export async function serveSite({
  env,
  log,
  staticFiles,
  builtAt,
  assetsDir,
  development,
}: SiteOptions): Promise<void> {
  const warn = (message: string) => log.warn(message);
  const wired = wireServer({ ...env, assetsDir, lookAgainMs: development && DEVELOPMENT_LOOK_MS, log });
  const ports: ServerPorts = wired.sitePorts();
  const { pictures, brochures: brochureStore } = wired.files();
  const messages = loadMessages();
  const { catalogue, content, offices, redirects } = ports;
  const build = await servedBuild({ env, files: staticFiles, builtAt, warn });

  const rules = siteRules(env);
  const draw = yachtDrawer(catalogue);
  const answerMedia: AnswerMedia = (request) => pictures.answer(request);

  const kept = wired.enquiryPorts();
  // A site that cannot keep an enquiry must not take any: better the old node stays in front.
  const reachable = await kept.outbox.state();
  if (!reachable.ok) throw new Error(`Enquiries cannot be kept: ${reachable.error.reason}`);
  const forms = createFormServices({
    pagePorts: ports,
    ports: kept,
    messages,
    strategy: env.localeStrategy,
    origin: env.publicUrl ?? `http://localhost:${env.port}`,
    sender: env.enquiries.sender,
    secret: env.enquiries.secret ?? loadFormSecret(env.enquiries.dataDir),
    spam: env.enquiries.spam,
    log,
    now: () => Date.now(),
    random: Math.random,
  });

  const listings = listingMemory(join(env.enquiries.dataDir, 'listings.json'), warn);
  const app = createApp({
    forms,
    listings,
    env,
    log,
    rules,
    ports,
    build,
    renderPage: vikeRenderer({
      markupPlace: MARKUP_PLACE,
      mediaOfPage: env.media.kind === 'service' ? () => new PageMedia(ports.media) : null,
      pageContextOf: ({ locale, currency, unit, mobile, preview, edition }: PageRequest, media) => ({
        ...watchSearches(media === null ? ports : { ...ports, media }),
        locale,
        strategy: env.localeStrategy,
        build: staticFiles === null ? null : build,
        showErrors: development !== undefined,
        preferences: { currency, unit },
        mobile,
        preview,
        edition,
        now: new Date().toISOString(),
        publicUrl: env.publicUrl,
        mapTiles: env.mapTiles,
        withdrawnDays: env.withdrawnDays,
        formOrigins: env.formOrigins,
        newFormToken: forms.newToken,
        findReceipt: forms.findReceipt,
        messages,
      }),
    }),
    messages,
    answerMedia,
    draw,
    brochure: brochures({
      ports,
      messages,
      localePath: rules.localePath,
      picture: brochurePictures({ answerMedia, draw, origins: env.media.kind === 'service' ? env.media.origins : [] }),
      render: development?.renderBrochure ?? brochureThread(),
      store: brochureStore,
      now: () => new Date().toISOString(),
      warn,
    }),
    blockers: () => blockers(ports),
    staticFiles,
    ...(development ? { ...development, cachePages: false } : {}),
  });

  // A site without its content must not start: better the old node stays in front.
  await Promise.all([content.site(), content.home(), catalogue.all()]);
  await app.fastify.listen({ port: env.port, host: env.host });
  forms.start();
  const metrics = env.metricsPort === null ? null : await serveMetrics(env.metricsPort, app.metricsText);
  const version = () => pageVersion([catalogue, content, offices, redirects], new Date().toISOString());
  const checkRules = () =>
    warnOfShadowedPages(ports, new Date().toISOString(), log).catch((error: unknown) =>
      log.warn({ err: error }, 'The redirect rules could not be compared with the pages'),
    );
  // Changes are noted when they come, not when somebody asks for a feed.
  const noteListings = () =>
    catalogue.all().then(
      (fleet) => listings.note(fleet, new Date().toISOString()),
      (error: unknown) => log.warn({ err: error }, 'Changes of listings could not be noted'),
    );
  void checkRules();
  void noteListings();
  const onChange = () => {
    app.purge();
    void noteListings();
    void checkRules();
  };
  const watch = watchVersion(version, onChange, development ? DEVELOPMENT_LOOK_MS : undefined);
  const stopping = new AbortController();
  if (env.mediaWarm && env.media.kind === 'files' && !development) {
    warmHeroes(ports, pictures, stopping.signal).catch((error: unknown) =>
      log.warn({ err: error }, 'Pictures could not be made ahead'),
    );
  }

  installGracefulStop({
    signals: process,
    exit: (code) => process.exit(code),
    log,
    async stop() {
      watch.stop();
      stopping.abort();
      metrics?.close();
      await app.close();
      await forms.stop();
      await wired.close();
      await development?.close();
    },
  });
  process.stdout.write(`Halyard answers on ${address(app, env)}\n`);
}

interface BuildSource {
  readonly env: Env;
  readonly files: BuildFiles | null;
  readonly builtAt: number;
  readonly warn: (line: string) => void;
}

/** The build of the browser's files; in development there is none to grow old. */
async function servedBuild({ env, files, builtAt, warn }: BuildSource): Promise<ServedBuild> {
  const timestamp = new Date().toISOString();
  if (files === null) return { id: 'development', timestamp, builtAt, knownBuilds: () => [] };
  const assets = new Map([...files.assets].filter(([name]) => !name.startsWith(LAND)));
  const id = buildIdOf(assets.keys());
  const folder = join(env.cacheDir, 'assets');
  const earlier = await openAssetArchive({ folder, assets, buildId: id, now: Date.now, warn });
  files.addEarlier(earlier);
  return { id, timestamp, builtAt, knownBuilds: () => earlier.builds() };
}

async function blockers({ catalogue }: ServerPorts): Promise<readonly string[]> {
  return (await catalogue.all()).length > 0 ? [] : ['the catalogue is empty'];
}

function address(app: App, env: Env): string {
  const bound = app.fastify.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : env.port;
  const anywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(env.host);
  return `http://${anywhere ? 'localhost' : env.host}:${port}`;
}
