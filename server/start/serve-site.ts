import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { wireServer } from '../../adapters/wiring/server.ts';
import { searchReachable, searchReachableAmong } from '../../core/application/search-reachable.ts';
import { dateOfDay, dayOfInstant } from '../../core/shared/calendar-day.ts';
import { createEnquiryServices, type EnquiryServicesOptions } from '../enquiry/enquiry-services.ts';
import { loadFormSecret } from '../enquiry/form-secret.ts';
import { createListingMemory } from '../feeds/listing-memory.ts';
import { type App, createApp } from '../http/app.ts';
import type { FlatHeaders } from '../http/security-headers.ts';
import { type ImportState, repeatImport, spawnImport } from '../import/repeat-import.ts';
import type { RenderBrochure } from '../media/brochure-thread.ts';
import { warmFirstPagePictures } from '../media/warm-pictures.ts';
import { diskSpace } from '../operations/disk-space.ts';
import type { Gauges, NodeGauges } from '../operations/gauges.ts';
import type { Metrics } from '../operations/metrics.ts';
import { currentTraceHeaders } from '../operations/trace.ts';
import { UpstreamCounts } from '../operations/upstream-counts.ts';
import { createPageRenderer } from '../pages/page-renderer.ts';
import { type BuildSource, servedBuild } from '../routes/builds-route.ts';
import { addressRules } from './address-rules.ts';
import type { Env } from './env.ts';
import { installGracefulStop } from './graceful-stop.ts';
import type { Logger } from './log.ts';
import { createMadeFiles } from './made-files.ts';
import { loadMessages } from './messages.ts';
import type { ServerPorts } from './ports.ts';
import { watchContent } from './watch-content.ts';

/** Milliseconds in which requests under way are finished when the process is told to stop. */
const MAX_STOP_MS = 10_000;
/** Milliseconds: short enough for an editor to see a saved file within a second. */
const DEVELOPMENT_POLL_MS = 300;

interface SiteOptions extends BuildSource {
  readonly env: Env;
  readonly log: Logger;
  /** Folder of the files under /assets/. */
  readonly assetsDir: string;
  readonly development?: {
    readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    readonly security: (secure: boolean) => FlatHeaders;
    readonly close: () => Promise<void>;
    /** Renders brochures in this thread, since a worker thread needs a build. */
    readonly renderBrochure?: RenderBrochure;
  };
}

/** Puts the site together, starts to serve it and prints its address. Throws where it cannot start. */
export async function serveSite(options: SiteOptions): Promise<void> {
  const { env, log, development } = options;
  const everyMs = development && DEVELOPMENT_POLL_MS;
  const stopping = new AbortController();
  const { upstreams, imports, node } = nodeState(options, stopping.signal);
  const wired = wireServer({
    ...{ ...env, assetsDir: options.assetsDir, contentCheckIntervalMs: everyMs, log },
    build: development ? undefined : String(options.builtAt),
    ...{ upstreams, traceHeaders: currentTraceHeaders },
  });
  const adapters = wired.sitePorts();
  const today = () => dateOfDay(dayOfInstant(Date.now()));
  // It must not keep the process alive.
  const wait = (ms: number) => sleep(ms, undefined, { ref: false });
  const clock = { today, now: () => performance.now(), turn: () => setImmediate(), wait };
  const ports = { ...adapters, search: searchReachable(adapters.search, adapters, clock) };
  const messages = loadMessages(undefined, { complete: development !== undefined });
  const enquiryPorts = wired.enquiryPorts();
  // A node that cannot store enquiries must not start, so that a rolling deploy keeps the old node.
  const outbox = await enquiryPorts.outbox.state();
  if (!outbox.ok) throw new Error(`Enquiries cannot be stored: ${outbox.error.reason}`);
  const enquiryServices = createEnquiryServices({
    ...{ pagePorts: ports, ports: enquiryPorts, messages, ...enquiryOptions(env, log) },
    searchAmong: searchReachableAmong(wired.searchAmong(), adapters, clock),
  });
  const listings = createListingMemory(join(env.enquiries.dataDir, 'listings.json'), (message) => log.warn(message));
  const counted = env.metricsPort === null ? null : await loadMetrics(env.metricsPort, env.metricsHost);
  const metrics = counted?.metrics ?? null;
  const app = await assembleApp(options, { wired, ports, messages, enquiryServices, listings, metrics, node });

  // A node without content must not start either.
  const { content, catalogue, offices, redirects } = ports;
  await Promise.all([content.site(), content.home(), catalogue.all(), offices.all(), redirects.redirects()]);
  await app.fastify.listen({ port: env.port, host: env.host });
  enquiryServices.start();
  const metricsServer = await counted?.serve(app.gauges);
  const watch = watchContent({ ports, listings, log, everyMs, onChange: () => app.purge() });
  imports.start();
  if (!development) warmPictures(options, ports, wired.files().pictures, stopping.signal);

  installGracefulStop({
    signals: process,
    exit: (code) => process.exit(code),
    log,
    limitMs: MAX_STOP_MS + env.drainSeconds * 1000,
    async stop(signal) {
      app.drain();
      // A developer who interrupts the site does not wait for a balancer.
      if (signal === 'SIGTERM') await sleep(env.drainSeconds * 1000);
      watch.stop();
      stopping.abort();
      metricsServer?.close();
      await app.close();
      await enquiryServices.stop();
      await wired.close();
      await development?.close();
    },
  });
  process.stdout.write(`Halyard answers on ${address(app, env)}\n`);
}

/** Makes the first pictures in advance, where the site makes pictures. */
function warmPictures({ env, log }: SiteOptions, ...made: Parameters<typeof warmFirstPagePictures>): void {
  if (!env.mediaWarm || env.media.kind !== 'files') return;
  warmFirstPagePictures(...made).catch((err: unknown) => log.warn({ err }, 'Pictures could not be made in advance'));
}

/** What a node knows of itself beside its routes; the signal ends its imports. */
function nodeState(options: SiteOptions, signal: AbortSignal) {
  const { enquiries, cacheDir } = options.env;
  const upstreams = new UpstreamCounts(Date.now);
  const imports = importsOf(options, signal);
  const folders = { data: enquiries.dataDir, cache: cacheDir };
  return {
    upstreams,
    imports,
    /** Reads the values for metrics. */
    node: async (): Promise<NodeGauges> => ({
      upstreams: upstreams.counts(),
      listings: imports.state(),
      disks: await diskSpace(folders),
    }),
  };
}

/** Prepares the imports of the site's feed, if it has one; the signal ends them. The command is part of a build. */
function importsOf({ env, log, development }: SiteOptions, signal: AbortSignal) {
  const feed = env.content.kind === 'files' ? env.content.feed : null;
  let state = (): ImportState | null => null;
  return {
    state: () => state(),
    start() {
      if (feed === null) return;
      if (development !== undefined) {
        log.warn({}, 'Listings are imported by a built site alone; npm run import does it here');
        return;
      }
      const run = spawnImport(fileURLToPath(new URL('./import-listings.js', import.meta.url)));
      state = repeatImport(feed, { log, run, signal, now: Date.now });
    },
  };
}

/** Loads the metrics, whose library a node without a port for them does not need. */
async function loadMetrics(port: number, host: string) {
  const { Metrics, serveMetrics } = await import('../operations/metrics.ts');
  const metrics = new Metrics();
  metrics.addProcess();
  return {
    metrics,
    serve: (gauges: () => Promise<Gauges>) => serveMetrics(port, host, async () => metrics.text(await gauges())),
  };
}

function enquiryOptions(
  env: Env,
  log: Logger,
): Omit<EnquiryServicesOptions, 'pagePorts' | 'ports' | 'messages' | 'searchAmong'> {
  const { sender, secret, dataDir, spam, retentionDays, alertHour } = env.enquiries;
  return {
    strategy: env.localeStrategy,
    origin: env.publicUrl ?? `http://localhost:${env.port}`,
    sender,
    secret: secret ?? loadFormSecret(dataDir),
    spam,
    retention: { enquiryDays: retentionDays },
    alertHour,
    staging: env.staging,
    log,
    now: () => Date.now(),
    random: Math.random,
  };
}

interface AppParts {
  readonly wired: ReturnType<typeof wireServer>;
  readonly ports: ServerPorts;
  readonly messages: ReturnType<typeof loadMessages>;
  readonly enquiryServices: ReturnType<typeof createEnquiryServices>;
  readonly listings: ReturnType<typeof createListingMemory>;
  readonly metrics: Metrics | null;
  readonly node: () => Promise<NodeGauges>;
}

/** Creates the web node with its parts: pages, media, drawings and brochures. */
async function assembleApp(options: SiteOptions, { wired, ...parts }: AppParts): Promise<App> {
  const { env, log, staticFiles, development } = options;
  const { ports, messages } = parts;
  const build = await servedBuild(options);
  const rules = addressRules(env);
  return createApp({
    ...parts,
    env,
    log,
    rules,
    build,
    renderPage: createPageRenderer({
      ...{ env, ports, messages },
      services: parts.enquiryServices,
      build: staticFiles === null ? null : build,
      showErrors: development !== undefined,
    }),
    ...createMadeFiles(options, { wired, ...parts }),
    contentWebhook: wired.contentWebhook(),
    editedDrafts: wired.editedDrafts(),
    blockers: () => blockers(ports),
    staticFiles,
    ...(development ? { ...development, cachePages: false } : {}),
  });
}

async function blockers({ catalogue }: ServerPorts): Promise<readonly string[]> {
  return (await catalogue.all()).length > 0 ? [] : ['the catalogue is empty'];
}

function address(app: App, env: Env): string {
  const bound = app.fastify.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : env.port;
  const answersLocalhost = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(env.host);
  return `http://${answersLocalhost ? 'localhost' : env.host}:${port}`;
}
