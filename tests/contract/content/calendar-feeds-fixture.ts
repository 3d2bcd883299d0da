import { onTestFinished } from 'vitest';
import { BoundedFileStore } from '../../../adapters/file-store/bounded-file-store.ts';
import { DirectFeedReader, type FeedReader } from '../../../adapters/icalendar-feeds/feed-reader.ts';
import { type CalendarFeedOptions, ICalendarFeeds } from '../../../adapters/icalendar-feeds/icalendar-feeds.ts';
import { RemoteHttp, type RemoteHttpOptions } from '../../../adapters/remote-http/remote-http.ts';
import type { Calendar, CalendarFeed } from '../../../core/availability/calendar.ts';
import type { ContentCalendars } from '../../../core/ports/availability-calendar.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { MemoryAvailabilityCalendar } from '../../fakes/memory-availability-calendar.ts';
import { type FeedSandbox, type FeedSandboxOptions, startFeedSandbox } from '../../sandbox/calendars/feed-sandbox.ts';
import { contentFolder, keptLog } from './content-fixture.ts';

export const HALF_HOUR_MS = 1_800_000;
export const DAY_MS = 86_400_000;

/** A content source with calendars and feeds, which a test may change. */
export class MemoryCalendarSource extends MemoryAvailabilityCalendar implements ContentCalendars {
  listed: readonly CalendarFeed[];

  constructor(feeds: readonly CalendarFeed[], calendars: ReadonlyMap<YachtId, Calendar> = new Map()) {
    super(calendars);
    this.listed = feeds;
  }

  async feeds() {
    return this.listed;
  }
}

export async function feedSandbox(options: FeedSandboxOptions = {}): Promise<FeedSandbox> {
  const sandbox = await startFeedSandbox(options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

interface FeedsOptions extends Partial<CalendarFeedOptions> {
  readonly folder?: string;
  readonly reader?: FeedReader;
  readonly allowed?: RemoteHttpOptions['allowed'];
}

/** Makes the adapter for one test, with a clock that the test moves. */
export async function calendarFeeds(source: ContentCalendars, options: FeedsOptions = {}) {
  const { folder = await contentFolder({}), reader = new DirectFeedReader(), ...rest } = options;
  const { allowed = 'public-and-loopback', ...given } = rest;
  const log = keptLog();
  const clock = { now: Date.parse('2026-11-20T10:00:00Z') };
  const store = new BoundedFileStore({
    folder,
    what: 'Copies',
    maxBytes: 1_000_000,
    warn: (message) => log.warn({}, message),
  });
  const feeds = new ICalendarFeeds(source, new RemoteHttp({ allowed }), reader, store, log, {
    everyMs: HALF_HOUR_MS,
    timeoutMs: 60_000,
    now: () => clock.now,
    ...given,
  });
  onTestFinished(() => feeds.close());
  return { feeds, log, clock, folder };
}
