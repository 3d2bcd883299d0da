import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Metrics, serveMetrics } from './metrics.ts';

const NOTHING_TO_DELIVER = { waiting: 0, dead: 0, oldest: null, isCurrent: true };
const EMPTY = {
  cacheEntries: 0,
  cacheBytes: 0,
  outbox: NOTHING_TO_DELIVER,
  lanes: [],
  heldLetters: { deferred: 0, leftOut: 0 },
  feeds: { failing: 0, oldestAnswer: null },
  upstreams: [],
  listings: null,
  disks: [],
};
const linesOf = (text: string, start: string) => text.split('\n').filter((line) => line.startsWith(start));

test('FM2 show what waits, since when, and what was abandoned', async () => {
  const oldest = Date.parse('2026-05-04T10:00:00.500Z');
  const outbox = { waiting: 3, dead: 1, oldest, isCurrent: true };
  expect(linesOf(await new Metrics().text({ ...EMPTY, outbox }), 'halyard_deliver')).toEqual([
    'halyard_deliveries{status="waiting"} 3',
    'halyard_deliveries{status="dead"} 1',
    'halyard_delivery_oldest_timestamp_seconds 1777888800.5',
  ]);
});

test('FM2 show what each lane has sent, and whether it pauses', async () => {
  const metrics = new Metrics();
  const lanes = (sent: number) => [
    { lane: 'office-mail' as const, isPaused: true, sent },
    { lane: 'webhook' as const, isPaused: false, sent: 2 },
  ];
  await metrics.text({ ...EMPTY, lanes: lanes(5) });
  const text = await metrics.text({ ...EMPTY, lanes: lanes(7) });
  expect(linesOf(text, 'halyard_deliver').slice(-4)).toEqual([
    'halyard_deliveries_sent_total{lane="office-mail"} 7',
    'halyard_deliveries_sent_total{lane="webhook"} 2',
    'halyard_delivery_lane_paused{lane="office-mail"} 1',
    'halyard_delivery_lane_paused{lane="webhook"} 0',
  ]);
});

test('FM2 have no oldest entry when nothing waits', async () => {
  const text = await new Metrics().text(EMPTY);
  expect(linesOf(text, 'halyard_delivery_oldest')).toEqual(['halyard_delivery_oldest_timestamp_seconds 0']);
  expect(text.endsWith('\n')).toBe(true);
});

test('FM2 keep the last counts, and show that they are not current, while the outbox is unavailable', async () => {
  const outbox = { waiting: 3, dead: 0, oldest: 1000, isCurrent: false };
  const text = await new Metrics().text({ ...EMPTY, outbox });
  expect(linesOf(text, 'halyard_deliveries{status="waiting"}')).toEqual(['halyard_deliveries{status="waiting"} 3']);
  expect(linesOf(text, 'halyard_outbox_up')).toEqual(['halyard_outbox_up 0']);
});

test('AV2 show how many calendar feeds fail, and since when the oldest is known', async () => {
  const feeds = { failing: 2, oldestAnswer: Date.parse('2026-05-04T10:00:00.500Z') };
  expect(linesOf(await new Metrics().text({ ...EMPTY, feeds }), 'halyard_calendar')).toEqual([
    'halyard_calendar_feeds_failing 2',
    'halyard_calendar_feed_oldest_timestamp_seconds 1777888800.5',
  ]);
});

test('have the types and labels of the guide', async () => {
  const metrics = new Metrics();
  metrics.request(204);
  metrics.request(503);
  metrics.cache('hit');
  metrics.rendered(0.25, false);
  metrics.rendered(0.5, true);
  metrics.turnedAway(429);
  metrics.cspReport();
  const heldLetters = { deferred: 3, leftOut: 1 };
  const text = await metrics.text({ ...EMPTY, cacheEntries: 2, cacheBytes: 300, heldLetters });
  expect(
    linesOf(text, 'halyard_').filter((line) => !/^halyard_(?:deliver|outbox|behind|render_seconds_bucket)/.test(line)),
  ).toEqual([
    'halyard_requests_total{status="2xx"} 1',
    'halyard_requests_total{status="5xx"} 1',
    'halyard_page_cache_total{event="hit"} 1',
    'halyard_page_cache_total{event="stale"} 0',
    'halyard_page_cache_total{event="miss"} 0',
    'halyard_page_cache_total{event="stale-on-error"} 0',
    'halyard_page_cache_entries 2',
    'halyard_page_cache_bytes 300',
    'halyard_turned_away_total{status="429"} 1',
    'halyard_turned_away_total{status="503"} 0',
    'halyard_letters_held_back_total{outcome="deferred"} 3',
    'halyard_letters_held_back_total{outcome="left-out"} 1',
    'halyard_calendar_feeds_failing 0',
    'halyard_calendar_feed_oldest_timestamp_seconds 0',
    'halyard_render_seconds_sum 0.75',
    'halyard_render_seconds_count 2',
    'halyard_render_failures_total 1',
    'halyard_csp_reports_total 1',
    'halyard_listings_import_timestamp_seconds 0',
  ]);
  expect(linesOf(text, '# TYPE').map((line) => line.slice('# TYPE '.length))).toEqual([
    'halyard_requests_total counter',
    'halyard_page_cache_total counter',
    'halyard_page_cache_entries gauge',
    'halyard_page_cache_bytes gauge',
    'halyard_deliveries gauge',
    'halyard_delivery_oldest_timestamp_seconds gauge',
    'halyard_turned_away_total counter',
    'halyard_deliveries_sent_total counter',
    'halyard_delivery_lane_paused gauge',
    'halyard_letters_held_back_total counter',
    'halyard_outbox_up gauge',
    'halyard_calendar_feeds_failing gauge',
    'halyard_calendar_feed_oldest_timestamp_seconds gauge',
    'halyard_render_seconds histogram',
    'halyard_render_failures_total counter',
    'halyard_csp_reports_total counter',
    'halyard_upstream_requests_total counter',
    'halyard_upstream_circuit_open gauge',
    'halyard_upstream_last_answer_timestamp_seconds gauge',
    'halyard_listings_import_timestamp_seconds gauge',
    'halyard_disk_free_bytes gauge',
    'halyard_disk_size_bytes gauge',
    'halyard_behind gauge',
  ]);
});

test('OP3 show what became of requests to other services', async () => {
  const lastAnswer = Date.parse('2026-05-04T10:00:00Z');
  const upstreams = [{ upstream: 'media', answered: 5, failed: 3, isOpen: true, lastAnswer }] as const;
  const metrics = new Metrics(() => lastAnswer);
  await metrics.text({ ...EMPTY, upstreams });
  expect(linesOf(await metrics.text({ ...EMPTY, upstreams }), 'halyard_upstream')).toEqual([
    'halyard_upstream_requests_total{upstream="media",outcome="answered"} 5',
    'halyard_upstream_requests_total{upstream="media",outcome="failed"} 3',
    'halyard_upstream_circuit_open{upstream="media"} 1',
    'halyard_upstream_last_answer_timestamp_seconds{upstream="media"} 1777888800',
  ]);
});

test('OP4 show the room on disks, and which parts are behind', async () => {
  const disks = [{ folder: 'data', free: 4e8, size: 1e10 }] as const;
  const text = await new Metrics().text({ ...EMPTY, disks });
  expect(linesOf(text, 'halyard_disk').concat(linesOf(text, 'halyard_behind{part="disk"}'))).toEqual([
    'halyard_disk_free_bytes{folder="data"} 400000000',
    'halyard_disk_size_bytes{folder="data"} 10000000000',
    'halyard_behind{part="disk"} 1',
  ]);
});

test('OP3 show the memory of the process and the delays of its event loop', async () => {
  const metrics = new Metrics();
  metrics.addProcess();
  const text = await metrics.text(EMPTY);
  for (const name of ['process_resident_memory_bytes', 'process_open_fds', 'nodejs_eventloop_lag_p99_seconds'])
    expect(text).toContain(`${name} `);
});

test('are served as Prometheus text, with nothing else beside them', async () => {
  const server = await serveMetrics(0, '127.0.0.1', () => new Metrics().text(EMPTY));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toContain('halyard_page_cache_entries ');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.close();
});

test('answer 500 where they cannot be read, and go on', async () => {
  let isBroken = true;
  const server = await serveMetrics(0, '127.0.0.1', async () => {
    if (isBroken) throw new Error('a bug of ours');
    return 'process_uptime_seconds 1';
  });
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
  isBroken = false;
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
  server.close();
});
