import type { Calendar, CalendarFeed } from '../availability/calendar.ts';
import type { YachtId } from '../yacht/yacht.ts';

/** Knows which nights of a yacht are taken (AV1, AV2). */
export interface AvailabilityCalendar {
  /** Returns the calendar of a yacht; null where none is known, which makes every night of hers unknown. */
  of(yacht: YachtId): Promise<Calendar | null>;
  /** Returns the yachts that have a calendar. */
  yachts(): Promise<readonly YachtId[]>;
  /** Returns a text that changes with any calendar. */
  version(): Promise<string>;
}
export const AvailabilityCalendar = Symbol.for('AvailabilityCalendar');

/** The calendars of a content source, which names the feeds of others (AV2). */
export interface CalendarSource extends AvailabilityCalendar {
  /** Returns the feeds of yachts that have no calendar here; the same list until the content changes. */
  feeds(): Promise<readonly CalendarFeed[]>;
}
export const CalendarSource = Symbol.for('CalendarSource');
