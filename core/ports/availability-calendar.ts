import type { Calendar, CalendarFeed } from '../availability/calendar.ts';
import type { YachtId } from '../yacht/yacht.ts';

/** The state of calendar feeds. */
export interface CalendarFeedHealth {
  /** Feeds whose last answer was a failure. */
  readonly failing: number;
  /** Milliseconds since 1970 of the last good answer that is longest ago; null where none has answered. */
  readonly oldestAnswer: number | null;
}

/** Knows which nights of a yacht are taken (AV1, AV2). */
export interface AvailabilityCalendar {
  /**
   * Returns the calendar of a yacht; null where none is known, which makes every night of hers unknown. Whoever reads those
   * of a whole fleet, one after the other, lets the event loop have its turns by that.
   */
  of(yacht: YachtId): Promise<Calendar | null>;
  /** Returns the yachts that have a calendar. */
  yachts(): Promise<readonly YachtId[]>;
  /** Returns a text that changes with any calendar. */
  version(): Promise<string>;
  /** Returns how feeds stand, for metrics; a source without feeds has no such method. */
  feedHealth?(): CalendarFeedHealth;
}
export const AvailabilityCalendar = Symbol.for('AvailabilityCalendar');

/** The calendars of a content source, which names the feeds of others (AV2). */
export interface ContentCalendars extends AvailabilityCalendar {
  /** Returns the feeds of yachts that have no calendar here; the same list until the content changes. */
  feeds(): Promise<readonly CalendarFeed[]>;
}
export const ContentCalendars = Symbol.for('ContentCalendars');
