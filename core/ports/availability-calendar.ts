import type { Calendar, CalendarFeed } from '../availability/calendar.ts';
import type { YachtId } from '../yacht/yacht.ts';

/** The state of calendar feeds. */
export interface CalendarFeedHealth {
  /** Feeds whose last answer was a failure. */
  readonly failing: number;
  /** The oldest among the feeds' last good answers, in milliseconds since 1970; null if no feed has answered. */
  readonly oldestAnswer: number | null;
}

/** Provides the calendars of yachts: which nights are taken (AV1, AV2). */
export interface AvailabilityCalendar {
  /**
   * Returns the calendar of a yacht; null where none is known, which makes every night of hers unknown. Yields to the
   * event loop now and then, so that callers may read a whole fleet one yacht after another.
   */
  of(yacht: YachtId): Promise<Calendar | null>;
  /** Returns the yachts that have a calendar. */
  yachts(): Promise<readonly YachtId[]>;
  /** Returns a string that changes whenever any calendar changes. */
  version(): Promise<string>;
  /** Returns the health of the feeds, for metrics; sources without feeds omit it. */
  feedHealth?(): CalendarFeedHealth;
}
export const AvailabilityCalendar = Symbol.for('AvailabilityCalendar');

/** The calendars of a content source, which also lists the external feeds of yachts that it holds no calendar for (AV2). */
export interface ContentCalendars extends AvailabilityCalendar {
  /** Returns the feeds of yachts that have no calendar here; the same array until the content changes. */
  feeds(): Promise<readonly CalendarFeed[]>;
}
export const ContentCalendars = Symbol.for('ContentCalendars');
