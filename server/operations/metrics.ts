import { createServer, type Server } from 'node:http';
import { Counter, Gauge, Registry, Summary } from 'prom-client';
import type { HeldLetters } from '../../core/application/spam-guard.ts';
import type { FeedHealth } from '../../core/ports/availability-calendar.ts';
import type { CacheEvent } from '../cache/page-cache.ts';
import type { LaneState } from '../enquiry/delivery-lane.ts';
import type { OutboxReading } from '../enquiry/outbox-monitor.ts';

/** Values that are read at each scrape. */
export interface Gauges {
  readonly cacheEntries: number;
  readonly cacheBytes: number;
  readonly outbox: OutboxReading;
  readonly lanes: readonly LaneState[];
  readonly heldLetters: HeldLetters;
  readonly feeds: FeedHealth;
}

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
  readonly #renders = new Summary({
    ...{ name: 'halyard_render_seconds', help: 'Time of rendering a page', percentiles: [] },
    registers: [this.#registry],
  });
  readonly #renderFailures = this.#counter('halyard_render_failures_total', 'Pages that failed to render');
  readonly #cspReports = this.#counter('halyard_csp_reports_total', 'Reports of what the security policy stopped');
  readonly #memory = this.#gauge('process_resident_memory_bytes', 'Resident memory size in bytes');
  readonly #uptime = this.#gauge('process_uptime_seconds', 'Time since the process started');

  constructor() {
    for (const event of CACHE_EVENTS) this.#cache.inc({ event }, 0);
    for (const status of ['429', '503']) this.#turnedAway.inc({ status }, 0);
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

  text({ cacheEntries, cacheBytes, outbox, lanes, heldLetters, feeds }: Gauges): Promise<string> {
    this.#entries.set(cacheEntries);
    this.#bytes.set(cacheBytes);
    for (const status of ['waiting', 'dead'] as const) this.#deliveries.set({ status }, outbox[status]);
    this.#oldest.set((outbox.oldest ?? 0) / 1000);
    this.#sent.reset();
    for (const { lane, isPaused, sent } of lanes) {
      this.#sent.inc({ lane }, sent);
      this.#paused.set({ lane }, isPaused ? 1 : 0);
    }
    this.#held.reset();
    this.#held.inc({ outcome: 'deferred' }, heldLetters.deferred);
    this.#held.inc({ outcome: 'left-out' }, heldLetters.leftOut);
    this.#outboxUp.set(outbox.isCurrent ? 1 : 0);
    this.#failingFeeds.set(feeds.failing);
    this.#oldestFeed.set((feeds.oldestAnswer ?? 0) / 1000);
    this.#memory.set(process.memoryUsage.rss());
    this.#uptime.set(process.uptime());
    return this.#registry.metrics();
  }

  #counter<T extends string>(name: string, help: string, labelNames: readonly T[] = []): Counter<T> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #gauge<T extends string>(name: string, help: string, labelNames: readonly T[] = []): Gauge<T> {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] });
  }
}

/** Serves `/metrics` on a port of its own that only this machine reaches. */
export function serveMetrics(port: number, text: () => Promise<string>): Promise<Server> {
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
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
