import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheEvent } from '../cache/page-cache.ts';
import { behindParts, NODE_PARTS } from './behind.ts';
import type { Gauges } from './gauges.ts';
import type { UpstreamCount } from './upstream-counts.ts';

/** Seconds. A page takes some 10 ms, and 2.5 s is the longest that a failing service may take. */
const RENDER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const CACHE_EVENTS: readonly CacheEvent[] = ['hit', 'stale', 'miss', 'stale-on-error'];

/** The metrics of one process, as Prometheus text. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = this.#counter('halyard_requests_total', 'Requests by class of status', ['status']);
  readonly #cache = this.#counter('halyard_page_cache_total', 'Lookups in the page cache', ['event']);
  readonly #entries = this.#gauge('halyard_page_cache_entries', 'Pages in the cache');
  readonly #bytes = this.#gauge('halyard_page_cache_bytes', 'Bytes of the pages in the cache');
  readonly #deliveries = this.#gauge('halyard_deliveries', 'Unsent deliveries of the outbox by status', ['status']);
  readonly #oldest = this.#gauge(
    'halyard_delivery_oldest_timestamp_seconds',
    'When the oldest waiting delivery was made; 0 where none waits',
  );
  readonly #turnedAway = this.#counter('halyard_turned_away_total', 'Requests that got no turn, by status', ['status']);
  readonly #sent = this.#counter('halyard_deliveries_sent_total', 'Deliveries that this process has sent', ['lane']);
  readonly #paused = this.#gauge('halyard_delivery_lane_paused', 'Whether a lane pauses, since its receiver fails', [
    'lane',
  ]);
  readonly #held = this.#counter(
    'halyard_letters_held_back_total',
    'Letters to visitors beyond the allowance, by what became of them',
    ['outcome'],
  );
  readonly #outboxUp = this.#gauge(
    'halyard_outbox_up',
    'Whether the outbox could be read: 1, or 0 where its counts are those of an earlier reading',
  );
  readonly #failingFeeds = this.#gauge('halyard_calendar_feeds_failing', 'Calendar feeds that fail');
  readonly #oldestFeed = this.#gauge(
    'halyard_calendar_feed_oldest_timestamp_seconds',
    'When the calendar feed that has been silent longest last answered; 0 where none has',
  );
  readonly #renders = new Histogram({
    ...{ name: 'halyard_render_seconds', help: 'Time of rendering a page', buckets: RENDER_BUCKETS },
    registers: [this.#registry],
  });
  readonly #renderFailures = this.#counter('halyard_render_failures_total', 'Pages that failed to render');
  readonly #cspReports = this.#counter('halyard_csp_reports_total', 'Reports of what the security policy stopped');
  readonly #upstreamRequests = this.#counter('halyard_upstream_requests_total', 'Requests to other services', [
    'upstream',
    'outcome',
  ]);
  readonly #openCircuit = this.#gauge(
    'halyard_upstream_circuit_open',
    'Whether requests to a service are refused at once, since it fails',
    ['upstream'],
  );
  readonly #lastAnswer = this.#gauge(
    'halyard_upstream_last_answer_timestamp_seconds',
    'When a service last answered; the start of the process where it has not',
    ['upstream'],
  );
  readonly #lastImport = this.#gauge(
    'halyard_listings_import_timestamp_seconds',
    'When listings were last imported; the start of the process where they were not, 0 without a feed',
  );
  readonly #diskFree = this.#gauge('halyard_disk_free_bytes', 'Free room on the disk of a folder', ['folder']);
  readonly #diskSize = this.#gauge('halyard_disk_size_bytes', 'Size of the disk of a folder', ['folder']);
  readonly #behind = this.#gauge('halyard_behind', 'Whether a part of the node is behind', ['part']);

  constructor(private readonly now: () => number = Date.now) {
    for (const event of CACHE_EVENTS) this.#cache.inc({ event }, 0);
    for (const status of ['429', '503']) this.#turnedAway.inc({ status }, 0);
  }

  /** Adds the usual metrics of the process, which Node measures from now on: memory, event loop, collections. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  request(status: number): void {
    this.#requests.inc({ status: `${Math.floor(status / 100)}xx` });
  }

  cache(event: CacheEvent): void {
    this.#cache.inc({ event });
  }

  turnedAway(status: number): void {
    this.#turnedAway.inc({ status: String(status) });
  }

  rendered(seconds: number, failed: boolean): void {
    this.#renders.observe(seconds);
    if (failed) this.#renderFailures.inc();
  }

  cspReport(): void {
    this.#cspReports.inc();
  }

  text(gauges: Gauges): Promise<string> {
    const { heldLetters, feeds, listings, disks } = gauges;
    this.#entries.set(gauges.cacheEntries);
    this.#bytes.set(gauges.cacheBytes);
    this.#setDeliveries(gauges);
    this.#held.reset();
    this.#held.inc({ outcome: 'deferred' }, heldLetters.deferred);
    this.#held.inc({ outcome: 'left-out' }, heldLetters.leftOut);
    this.#failingFeeds.set(feeds.failing);
    this.#oldestFeed.set((feeds.oldestAnswer ?? 0) / 1000);
    this.#setUpstreams(gauges.upstreams);
    this.#lastImport.set((listings?.lastDone ?? 0) / 1000);
    for (const { folder, free, size } of disks) {
      this.#diskFree.set({ folder }, free);
      this.#diskSize.set({ folder }, size);
    }
    const behind = behindParts(gauges, this.now());
    for (const part of NODE_PARTS) this.#behind.set({ part }, behind.has(part) ? 1 : 0);
    return this.#registry.metrics();
  }

  #setDeliveries({ outbox, lanes }: Gauges): void {
    for (const status of ['waiting', 'dead'] as const) this.#deliveries.set({ status }, outbox[status]);
    this.#oldest.set((outbox.oldest ?? 0) / 1000);
    this.#outboxUp.set(outbox.isCurrent ? 1 : 0);
    this.#sent.reset();
    for (const { lane, isPaused, sent } of lanes) {
      this.#sent.inc({ lane }, sent);
      this.#paused.set({ lane }, isPaused ? 1 : 0);
    }
  }

  #setUpstreams(counts: readonly UpstreamCount[]): void {
    this.#upstreamRequests.reset();
    for (const { upstream, answered, failed, isOpen, lastAnswer } of counts) {
      this.#upstreamRequests.inc({ upstream, outcome: 'answered' }, answered);
      this.#upstreamRequests.inc({ upstream, outcome: 'failed' }, failed);
      this.#openCircuit.set({ upstream }, isOpen ? 1 : 0);
      this.#lastAnswer.set({ upstream }, lastAnswer / 1000);
    }
  }

  #counter<T extends string>(name: string, help: string, labelNames: readonly T[] = []): Counter<T> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #gauge<T extends string>(name: string, help: string, labelNames: readonly T[] = []): Gauge<T> {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] });
  }
}

/** Serves `/metrics` on a port of its own, which visitors must not reach. */
export function serveMetrics(port: number, host: string, text: () => Promise<string>): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not Found\n');
      return;
    }
    const answer = await text().catch(() => null);
    if (answer === null) response.writeHead(500).end();
    else response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(answer);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
