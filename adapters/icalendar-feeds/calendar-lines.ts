import { checkProperty } from './check-property.ts';
import { BrokenFeedError } from './feed-failure.ts';

/** A calendar of a feed, with no more than says when she is taken. */
export interface CalendarText {
  /** Its own properties and its time zones. */
  readonly frame: string;
  readonly events: readonly string[];
}

/** The components that are read, each with the one that it is part of. Others are skipped whole. */
const COMPONENTS: ReadonlyMap<string, string> = new Map([
  ['VCALENDAR', ''],
  ['VEVENT', 'VCALENDAR'],
  ['VTIMEZONE', 'VCALENDAR'],
  ['STANDARD', 'VTIMEZONE'],
  ['DAYLIGHT', 'VTIMEZONE'],
]);

/** Components that say when she is taken (RFC 5545, RFC 7953) and are not read: without them, nights would seem free. */
const UNREAD: ReadonlySet<string> = new Set(['VFREEBUSY', 'VAVAILABILITY']);

/** The properties that say when. Names of people and notes are none of them, and so are not even parsed (AV3). */
const PROPERTIES: ReadonlySet<string> = new Set([
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'EXRULE', 'RECURRENCE-ID', 'STATUS', 'TRANSP', 'UID'],
  ...['TZID', 'TZOFFSETFROM', 'TZOFFSETTO', 'X-WR-TIMEZONE', 'X-HALYARD-CHECKED', 'X-HALYARD-UNTIL'],
]);

const FOLD = /\r?\n[ \t]/g;
const NAME = /^[a-z0-9-]+(?=[;:])/i;

/**
 * Splits a feed (RFC 5545) into its calendars and their events, so that each is parsed by itself. Throws a
 * {@link BrokenFeedError} for a text that is not a calendar, or not a whole one.
 */
export function splitCalendars(text: string): readonly CalendarText[] {
  const calendars: { frame: string; events: string[] }[] = [];
  const open: string[] = [];
  /** The names of the properties of each open component. */
  const seen: Set<string>[] = [];
  /** The number of components around the one that is skipped. */
  let skippedFrom = Number.POSITIVE_INFINITY;
  let event = '';
  for (const line of linesOf(text)) {
    const name = NAME.exec(line)?.[0].toUpperCase() ?? '';
    const component = name === 'BEGIN' || name === 'END' ? componentOf(line, name) : null;
    if (name === '' || (open.length === 0 && line.trim().toUpperCase() !== 'BEGIN:VCALENDAR')) {
      throw new BrokenFeedError('is not a calendar');
    }
    if (name === 'BEGIN' && component !== null) {
      if (UNREAD.has(component)) throw new BrokenFeedError(`has a component ${component}, which is not read`);
      if (component === 'VEVENT' && open.length !== 1)
        throw new BrokenFeedError('has an event inside another component');
      if (COMPONENTS.get(component) !== (open.at(-1) ?? '')) skippedFrom = Math.min(skippedFrom, open.length);
      if (open.length === 0) calendars.push({ frame: '', events: [] });
      open.push(component);
      seen.push(new Set());
    }
    const calendar = calendars.at(-1);
    if (calendar !== undefined && open.length <= skippedFrom && (component !== null || PROPERTIES.has(name))) {
      if (component === null) checkProperty(name, line, seen.at(-1) ?? new Set());
      if (open[1] === 'VEVENT') event += `${line}\n`;
      else calendar.frame += `${line}\n`;
      if (name === 'END' && component === 'VEVENT') [event] = ['', calendar.events.push(event)];
    }
    if (name === 'END') {
      seen.pop();
      if (open.pop() !== component) throw new BrokenFeedError('has a component that does not end');
      if (open.length <= skippedFrom) skippedFrom = Number.POSITIVE_INFINITY;
    }
  }
  if (open.length > 0) throw new BrokenFeedError('ends in the middle');
  if (calendars.length === 0) throw new BrokenFeedError('is not a calendar');
  return calendars;
}

function componentOf(line: string, name: string): string {
  if (line[name.length] === ';') throw new BrokenFeedError('has a component with parameters');
  return line
    .slice(name.length + 1)
    .trim()
    .toUpperCase();
}

/** Unfolds the lines of a text one by one, without a copy of the text: most are long, and not needed. */
function* linesOf(text: string): Generator<string> {
  for (let [at, end] = [text.startsWith('\uFEFF') ? 1 : 0, 0]; at < text.length; at = end + 1) {
    end = endOfLine(text, at);
    let isFolded = false;
    for (; text[end + 1] === ' ' || text[end + 1] === '\t'; end = endOfLine(text, end + 1)) isFolded = true;
    const line = text.slice(at, text[end - 1] === '\r' ? end - 1 : end);
    if (line !== '') yield isFolded ? line.replace(FOLD, '') : line;
  }
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
