import { join } from 'node:path';
import { AvailabilityCalendar, ContentCalendars } from '../../core/ports/availability-calendar.ts';
import { RemoteFiles } from '../../core/ports/remote-files.ts';
import { ContentFilesCalendars } from '../content-files/content-files-calendars.ts';
import { BoundedFileStore, BoundedFileStoreOptions } from '../file-store/bounded-file-store.ts';
import { FeedCopyStore } from '../icalendar-feeds/feed-copy.ts';
import { DirectFeedReader, FeedReader } from '../icalendar-feeds/feed-reader.ts';
import { CalendarFeedOptions, ICalendarFeeds } from '../icalendar-feeds/icalendar-feeds.ts';
import { ThreadFeedReader } from '../icalendar-feeds/thread-feed-reader.ts';
import { RemoteHttp, RemoteHttpOptions } from '../remote-http/remote-http.ts';
import { StoryblokCalendars } from '../storyblok/storyblok-content.ts';
import { contentIs, isBuilt, isNotBuilt, type ServerSettings, warnTo } from './server-settings.ts';
import { rowsFor } from './table.ts';

/** A copy has a few kilobytes. */
const COPY_BYTES = 256 * 1024 * 1024;

const { answer, given } = rowsFor<ServerSettings>();

/** The adapters of calendars: those of the content, and those of the feeds that it names. */
export const CALENDAR_ROWS = [
  answer<ContentCalendars>(ContentCalendars, ContentFilesCalendars, { when: contentIs('files') }),
  answer<ContentCalendars>(ContentCalendars, StoryblokCalendars, { when: contentIs('storyblok') }),
  answer<AvailabilityCalendar>(AvailabilityCalendar, ICalendarFeeds),
  // The script of the thread is part of a build.
  answer<FeedReader>(FeedReader, ThreadFeedReader, { when: isBuilt }),
  answer<FeedReader>(FeedReader, DirectFeedReader, { when: isNotBuilt }),
  answer<FeedCopyStore>(FeedCopyStore, BoundedFileStore),
  given<BoundedFileStoreOptions>(
    BoundedFileStoreOptions,
    (settings) => ({
      folder: join(settings.cacheDir, 'calendars'),
      what: 'Copies of calendar feeds',
      maxBytes: COPY_BYTES,
      warn: warnTo(settings),
    }),
    { of: FeedCopyStore },
  ),
  given<CalendarFeedOptions>(CalendarFeedOptions, ({ calendars }) => ({
    everyMs: calendars.feedEveryMs,
  })),
  answer<RemoteFiles>(RemoteFiles, RemoteHttp),
  given<RemoteHttpOptions>(RemoteHttpOptions, ({ calendars }) => ({
    allowed: calendars.feedsOnLoopback ? 'public-and-loopback' : 'public',
  })),
];
