import { dateOfDay } from '../../core/shared/calendar-day.ts';
import { readFeed } from './read-feed.ts';

/** The time zone that Outlook writes for central Europe. */
export const OUTLOOK_ZONE = [
  'BEGIN:VTIMEZONE|TZID:Central Europe',
  'BEGIN:STANDARD|DTSTART:16010101T030000|TZOFFSETFROM:+0200|TZOFFSETTO:+0100|RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT|DTSTART:16010101T020000|TZOFFSETFROM:+0100|TZOFFSETTO:+0200|RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT|END:VTIMEZONE',
].join('|');

/** Writes a calendar of these lines; `|` begins another one. */
export function calendarOf(lines: string, newLine = '\r\n'): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines.split('|'), 'END:VCALENDAR', ''].join(newLine);
}

/** Writes a calendar of one event. */
export function eventOf(lines: string, uid = '1'): string {
  return `BEGIN:VEVENT|UID:${uid}|${lines}|END:VEVENT`;
}

/** Reads a calendar on a day, as `booked 2027-07-03 2027-07-10` for each period; a failure as its problem. */
export function periodsOf(text: string, today: number): readonly string[] | string {
  const read = readFeed(text, today);
  if (!read.ok) return read.error.problem;
  return read.value.periods.map(({ state, from, to }) => [state, dateOfDay(from), dateOfDay(to)].join(' '));
}
