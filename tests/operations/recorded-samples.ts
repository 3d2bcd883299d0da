import { setTimeout as pause } from 'node:timers/promises';
import type { Gauges } from '../../server/operations/gauges.ts';
import { Metrics } from '../../server/operations/metrics.ts';
import type { Series } from './promql.ts';

const LANES = [
  { lane: 'office-mail', isPaused: false, sent: 0 },
  { lane: 'visitor-mail', isPaused: false, sent: 0 },
] as const;

/** What happens on a node within a minute, and what it knows of itself at the end of it. */
export interface Minute {
  readonly happens?: (metrics: Metrics) => void;
  readonly gauges?: (now: number) => Partial<Gauges>;
  /** Values of metrics that Node measures, which a test cannot cause. */
  readonly measured?: (minute: number) => Readonly<Record<string, number>>;
}

/** What Node measures on a node at rest: that of the machine that runs the tests says nothing. */
const AT_REST = { nodejs_eventloop_lag_p99_seconds: 0.011, process_start_time_seconds: 1 };
const START = Date.parse('2026-05-04T10:00:00Z');
const MINUTE_MS = 60_000;

function healthyGauges(now: number): Gauges {
  return {
    cacheEntries: 200,
    cacheBytes: 6e6,
    outbox: { waiting: 1, dead: 0, oldest: now - 20_000, isCurrent: true },
    lanes: LANES,
    heldLetters: { deferred: 0, leftOut: 0 },
    feeds: { failing: 0, oldestAnswer: now - MINUTE_MS },
    upstreams: [{ upstream: 'content', answered: 6, failed: 0, isOpen: false, lastAnswer: now }],
    listings: { lastDone: now, everyMs: 60 * MINUTE_MS },
    disks: [
      { folder: 'data', free: 8e9, size: 1e10 },
      { folder: 'cache', free: 8e9, size: 1e10 },
    ],
  };
}

/** Records what a node shows at each minute: the text that Prometheus would read, as series. */
export async function recordedSeries(minutes: number, { happens, gauges, measured }: Minute): Promise<Series[]> {
  let now = START;
  const metrics = new Metrics(() => now);
  metrics.addProcess();
  const series = new Map<string, { name: string; labels: Record<string, string>; samples: [number, number][] }>();
  for (let minute = 0; minute <= minutes; minute += 1) {
    now = START + minute * MINUTE_MS;
    for (let request = 0; request < 60; request += 1) metrics.request(200);
    metrics.cache('miss');
    metrics.rendered(0.02, false);
    happens?.(metrics);
    const text = await metrics.text({ ...healthyGauges(now), ...gauges?.(now) });
    const set: Readonly<Record<string, number>> = { ...AT_REST, ...measured?.(minute) };
    for (const [, name = '', labels = '', value] of text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)) {
      const key = `${name}{${labels}}`;
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', text = '']) => [label, text] as const);
      const one = series.get(key) ?? { name, labels: { instance: 'node', ...Object.fromEntries(pairs) }, samples: [] };
      one.samples.push([now / 1000, set[name] ?? Number(value)]);
      series.set(key, one);
    }
    await pause(0);
  }
  return [...series.values()];
}
