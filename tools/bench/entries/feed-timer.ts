/**
 * Times the reading of a large calendar feed, and measures how long the event loop is kept while many feeds are asked one
 * after the other. Runs with --expose-gc.
 */
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { ICalendarFeeds } from '../../../adapters/icalendar-feeds/icalendar-feeds.ts';
import { readFeed } from '../../../adapters/icalendar-feeds/read-feed.ts';
import { ThreadFeedReader } from '../../../adapters/icalendar-feeds/thread-feed-reader.ts';
import { RemoteHttp } from '../../../adapters/remote-http/remote-http.ts';
import { dateOfDay } from '../../../core/shared/calendar-day.ts';

/** The result that the process prints as one line. */
export interface FeedTimes {
  readonly events: number;
  readonly bytes: number;
  /** Milliseconds of each reading, the first one before anything is compiled. */
  readonly ms: readonly number[];
  /** Bytes of heap that a reading adds at most, before any of them are collected. */
  readonly heapBytes: number;
  readonly feeds: number;
  /** Feeds that were read. */
  readonly read: number;
  /** Milliseconds of all feeds, and of the longest wait in the event loop meanwhile. */
  readonly askedMs: number;
  readonly longestWaitMs: number;
}

const EVENTS = 5_000;
const FEEDS = 500;
const TODAY = 20_900;
const NOTE = 'A long note of the agent about the party and what they like. '.repeat(4);

function feedOf(events: number): string {
  const date = (at: number, by: number) => dateOfDay(TODAY + ((at * 7) % 500) + by).replaceAll('-', '');
  const lines = Array.from({ length: events }, (_, at) => [
    ...['BEGIN:VEVENT', `UID:${at}@agent.example`, 'DTSTAMP:20270101T000000Z', `SUMMARY:Charter ${at}`],
    ...[`DESCRIPTION:${NOTE}`, `DTSTART;TZID=Europe/Madrid:${date(at, 0)}T120000`],
    ...[`DTEND;TZID=Europe/Madrid:${date(at, 7)}T120000`, 'STATUS:CONFIRMED', 'TRANSP:OPAQUE', 'END:VEVENT'],
  ]);
  return `${['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines.flat(), 'END:VCALENDAR'].join('\r\n')}\r\n`;
}

function timed(text: string): number {
  const began = performance.now();
  if (!readFeed(text, TODAY).ok) throw new Error('The feed could not be read');
  return performance.now() - began;
}

function readings(text: string) {
  const ms = Array.from({ length: 30 }, () => timed(text));
  // Collecting all garbage throws away compiled code, so that these are not timed.
  const added = Array.from({ length: 5 }, () => {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    timed(text);
    return process.memoryUsage().heapUsed - before;
  });
  return { ms, heapBytes: Math.max(...added) };
}

/** A server of the feed in a thread of its own, so that it is no part of what is measured. */
const SERVER = `
const { parentPort, workerData } = require('node:worker_threads');
const server = require('node:http').createServer((_, response) => response.end(workerData));
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

async function askMany(text: string) {
  const server = new Worker(SERVER, { eval: true, workerData: text });
  const [port] = (await once(server, 'message')) as [number];
  const listed = Array.from({ length: FEEDS }, (_, at) => ({ id: String(at), feed: `http://127.0.0.1:${port}/${at}` }));
  const source = { of: async () => null, yachts: async () => [], version: async () => '', feeds: async () => listed };
  const store = { read: async () => null, write: async () => {} };
  const reader = new ThreadFeedReader({ start: () => new Worker(new URL('./feed-worker.js', import.meta.url)) });
  const remote = new RemoteHttp({ allowed: 'public-and-loopback' });
  const feeds = new ICalendarFeeds(source, remote, reader, store, { warn() {} }, { everyMs: 60_000 });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const began = performance.now();
  await feeds.look();
  const askedMs = performance.now() - began;
  delay.disable();
  const read = (await feeds.yachts()).length;
  await Promise.all([reader.close(), server.terminate()]);
  return { read, askedMs, longestWaitMs: delay.max / 1e6 };
}

const large = feedOf(EVENTS);
const times: FeedTimes = {
  events: EVENTS,
  bytes: large.length,
  ...readings(large),
  feeds: FEEDS,
  ...(await askMany(feedOf(100))),
};
process.stdout.write(JSON.stringify(times));
