import * as v from 'valibot';
import { buildCalendar } from '../availability/build-calendar.ts';
import { type Calendar, type CalendarFeed, PERIOD_STATES, type Period } from '../availability/calendar.ts';
import { dayNumber, isInSupportedYears } from '../shared/calendar-day.ts';
import { crossFieldRule } from '../shared/cross-field-rule.ts';
import { isRecord } from '../shared/parse-json.ts';
import type { Result } from '../shared/result.ts';
import * as f from './fields.ts';
import { type FieldProblem, parserOf } from './read-by-schema.ts';

/** The calendar of a yacht as its record has it. */
export interface CalendarRecord {
  /** The id of the yacht. */
  readonly id: string;
  readonly calendar: Calendar;
  /** The periods before overlaps are resolved, for the check of the content. */
  readonly given: readonly Period[];
  /** ISO 8601 date for which a demonstration was written, whose days move on with time; null for real calendars. */
  readonly demonstrationOf: string | null;
}

/** A year of a large yacht has some forty periods. */
const MAX_PERIODS = 2_000;

const inCountedYears = v.check(isInSupportedYears, 'must be in the years 1970 to 2299');
const day = v.pipe(f.date, inCountedYears);

const period: v.GenericSchema<unknown, Period> = v.pipe(
  f.record({
    state: f.oneOf(PERIOD_STATES),
    from: day,
    to: day,
    start: f.optionalText,
    end: f.optionalText,
  }),
  crossFieldRule(['to', 'from'], ({ to, from }) => (to <= from ? 'must be later than "from"' : null)),
  v.transform(({ state, from, to, start, end }) => ({
    state,
    from: dayNumber(from) ?? 0,
    to: dayNumber(to) ?? 0,
    startsAt: start,
    endsAt: end,
  })),
);

/**
 * Parses the calendar of a yacht (AV1). A single wrong period makes the whole calendar unknown: without it, nights that
 * are taken would seem free.
 */
export const parseCalendar = parserOf<CalendarRecord>(
  v.pipe(
    f.record({
      id: f.text,
      checked: v.pipe(f.utcInstant, inCountedYears),
      until: day,
      demonstrationOf: f.optional(day),
      periods: f.list(period, MAX_PERIODS),
    }),
    v.transform(({ id, checked, until, demonstrationOf, periods }) => ({
      id,
      calendar: buildCalendar({ periods, until: dayNumber(until) ?? 0, checkedAt: checked }),
      given: periods,
      demonstrationOf,
    })),
  ),
);

/** The fields that a row with a feed must not have. */
const SAID_BY_FEED = ['checked', 'until', 'demonstrationOf', 'periods'] as const;
const unsaid = v.pipe(
  v.unknown(),
  v.check((value) => isUnsaid(value), 'must be left out beside "feed", which says it'),
);

function isUnsaid(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Returns whether an address is encrypted, or on this machine. A problem omits it, since it may hold a key. */
function isFeedAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !/^https?:\/\/\S+$/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || LOOPBACK.includes(hostname);
}

/** Parses the row of a yacht whose calendar is published elsewhere (AV2). */
export const parseCalendarFeedRow = parserOf<CalendarFeed>(
  v.pipe(
    f.record({
      id: f.text,
      feed: f.field<string>((value) => (isFeedAddress(value) ? null : 'must be an address that begins with https://')),
      ...(Object.fromEntries(SAID_BY_FEED.map((name) => [name, v.optional(unsaid)])) as v.ObjectEntries),
    }),
    v.transform(({ id, feed }) => ({ id, feed })),
  ),
);

/** Parses a row of calendars: one with a `feed` says where the calendar is, any other one says the calendar itself. */
export function parseCalendarRow(row: unknown): Result<CalendarRecord | CalendarFeed, readonly FieldProblem[]> {
  return isRecord(row) && !isUnsaid(row.feed) ? parseCalendarFeedRow(row) : parseCalendar(row);
}
