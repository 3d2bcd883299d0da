import { createServer, type Server } from 'node:http';
import type { OutboxState } from '../../core/enquiry/delivery.ts';
import type { CacheEvent } from '../cache/page-cache.ts';

export interface Gauges {
  readonly cacheEntries: number;
  readonly cacheBytes: number;
  readonly outbox: OutboxState;
}

/** Counters of one process, written as Prometheus text (quality.md "Correctness and safety"). */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #cache: Record<CacheEvent, number> = { hit: 0, stale: 0, miss: 0, 'stale-on-error': 0 };
  #renderSeconds = 0;
  #renders = 0;
  #renderFailures = 0;

  request(status: number): void {
    const key = `${Math.floor(status / 100)}xx`;
    this.#requests.set(key, (this.#requests.get(key) ?? 0) + 1);
  }

  cache(event: CacheEvent): void {
    this.#cache[event] += 1;
  }

  rendered(seconds: number, failed: boolean): void {
    this.#renders += 1;
    this.#renderSeconds += seconds;
    if (failed) this.#renderFailures += 1;
  }

  text(gauges: Gauges): string {
    const lines = [
      '# TYPE halyard_requests_total counter',
      ...[...this.#requests].map(([status, count]) => `halyard_requests_total{status="${status}"} ${count}`),
      '# TYPE halyard_page_cache_total counter',
      ...Object.entries(this.#cache).map(([event, count]) => `halyard_page_cache_total{event="${event}"} ${count}`),
      '# TYPE halyard_page_cache_entries gauge',
      `halyard_page_cache_entries ${gauges.cacheEntries}`,
      '# TYPE halyard_page_cache_bytes gauge',
      `halyard_page_cache_bytes ${gauges.cacheBytes}`,
      '# TYPE halyard_deliveries gauge',
      ...(['waiting', 'dead', 'sent'] as const).map(
        (status) => `halyard_deliveries{status="${status}"} ${gauges.outbox[status]}`,
      ),
      '# TYPE halyard_delivery_oldest_timestamp_seconds gauge',
      `halyard_delivery_oldest_timestamp_seconds ${((gauges.outbox.oldest ?? 0) / 1000).toFixed(3)}`,
      '# TYPE halyard_render_seconds summary',
      `halyard_render_seconds_sum ${this.#renderSeconds.toFixed(6)}`,
      `halyard_render_seconds_count ${this.#renders}`,
      '# TYPE halyard_render_failures_total counter',
      `halyard_render_failures_total ${this.#renderFailures}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime().toFixed(1)}`,
    ];
    return `${lines.join('\n')}\n`;
  }
}

/** `/metrics` on a port of its own that only this machine reaches. */
export function serveMetrics(port: number, text: () => string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not Found\n');
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
