import ICAL from 'ical.js';
import { buildCalendar } from '../../core/availability/build-calendar.ts';
import type { Period, PeriodState } from '../../core/availability/calendar.ts';
import { dayNumber, isInSupportedYears } from '../../core/shared/calendar-day.ts';
import { lastingFailure, type RemoteFailure } from '../../core/shared/remote-failure.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { type CalendarText, splitCalendars } from './calendar-lines.ts';
import { FeedEvent, FeedZones } from './feed-events.ts';
import { BrokenFeedError } from './feed-failure.ts';
import { dayOf, secondsAtStartOfDay, secondsOfIcalTime, toIcalTime } from './feed-time.ts';
import { type FeedComponent, FeedProperties } from './feed-wire.ts';

/** The calendar of a yacht, as her feed gives it. */
export interface ParsedFeed {
  readonly periods: readonly Period[];
  /** The horizon, as a day number. */
  readonly until: number;
  /** ISO 8601 instant at which the feed's own source was checked, where it says so; null otherwise. */
  readonly statedCheck: string | null;
}

/** Days from the answer for which a feed is believed, where it states no horizon of its own. */
const HORIZON_DAYS = 540;
const MAX_HORIZON_DAYS = 1_100;
/** Days before the answer that are kept, for the month that is shown. */
const PAST_DAYS = 62;
/**
 * 1970-01-01, before which no calendar reaches. What began earlier is cut there and not nearer to the answer, since a day
 * that moves on with each answer would change the nights of the calendar.
 */
const FIRST_DAY = 0;
/** Occurrences of all rules of a feed, from their beginning to the horizon. */
const MAX_OCCURRENCES = 20_000;

/**
 * Reads a calendar (RFC 5545) of one yacht. An event takes the nights between the days on which it begins and ends, by
 * the clock of its own place; one that ends on the day on which it began takes that night. A single event that cannot be
 * read makes the whole feed a failure: without it, nights that are taken would seem free.
 * @param today day number
 */
export function readFeed(text: string, today: number): Result<ParsedFeed, RemoteFailure> {
  try {
    const calendars = splitCalendars(text).map(readCalendar);
    const frames = calendars.map(({ frame }) => frame);
    const horizon = dayNumber(statedOf(frames, 'x-halyard-until')) ?? today + HORIZON_DAYS;
    const until = Math.max(FIRST_DAY, Math.min(horizon, today + MAX_HORIZON_DAYS));
    const periods = calendars.flatMap(({ events }) => periodsOf(events, until));
    const recent = periods.filter(({ to }) => to > today - PAST_DAYS);
    return ok({
      periods: buildCalendar({ periods: recent, until, checkedAt: '' }).periods,
      until,
      statedCheck: statedCheckOf(frames),
    });
  } catch (error) {
    // Messages of the parser repeat what they stumbled over.
    return err(lastingFailure(error instanceof BrokenFeedError ? error.message : 'cannot be read'));
  }
}

function readCalendar({ frame: text, events }: CalendarText) {
  const frame: FeedComponent = ICAL.parse(text);
  const zones = new FeedZones(frame);
  return { frame, events: events.map((event) => new FeedEvent(ICAL.parse(event), zones)) };
}

/** Returns the periods of events that begin before the horizon. */
function periodsOf(events: readonly FeedEvent[], until: number): readonly Period[] {
  const replaced = new Map<string, FeedEvent['excluded'][number][]>();
  for (const { uid, replaces } of events) {
    if (replaces !== undefined) replaced.set(uid, [...(replaced.get(uid) ?? []), replaces]);
  }
  const allowance = { left: MAX_OCCURRENCES };
  return events.flatMap((event) => {
    const { state, uid, replaces, times } = event;
    const starts = replaces === undefined ? startsOf(event, replaced.get(uid) ?? [], until, allowance) : [times.start];
    return state === null ? [] : starts.map((start) => periodOf(event, state, start));
  });
}

function periodOf(event: FeedEvent, state: PeriodState, start: number): Period {
  const [from, to] = event.days(start);
  return { state, from: Math.max(from, FIRST_DAY), to, startsAt: null, endsAt: null };
}

/** Returns the starts of an event's occurrences, without those that are excluded or that another event replaces. */
function startsOf(
  event: FeedEvent,
  replaced: FeedEvent['excluded'],
  until: number,
  allowance: { left: number },
): readonly number[] {
  const { times, rules, added, excluded } = event;
  if (rules.length + added.length + replaced.length === 0) return [times.start];
  const starts = new Set([times.start, ...added.map((time) => event.byClock(time))]);
  for (const { recur, until: end } of rules) {
    const last = Math.min(end, secondsAtStartOfDay(until + 1));
    const iterator = recur.iterator(toIcalTime(times.start, times.isDate));
    for (let time = iterator.next(); time; time = iterator.next()) {
      allowance.left -= 1;
      if (allowance.left < 0) throw new BrokenFeedError('recurs too often');
      const start = secondsOfIcalTime(time);
      if (start > last) break;
      starts.add(start);
    }
  }
  const left = [...excluded, ...replaced];
  const leftTimes = new Set(left.filter(({ isDate }) => !isDate).map((time) => event.byClock(time)));
  const leftDays = new Set(left.filter(({ isDate }) => isDate).map(({ seconds }) => dayOf(seconds)));
  return [...starts].filter((start) => !leftTimes.has(start) && !leftDays.has(dayOf(event.local(start))));
}

/** A property that ical.js does not know is a text. */
const STATED_CHECK = /^(\d{4})(\d{2})(\d{2})T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;

function statedCheckOf(calendars: readonly FeedComponent[]): string | null {
  const stated = statedOf(calendars, 'x-halyard-checked');
  const [, year, month, day, ...time] = STATED_CHECK.exec(stated) ?? [];
  const date = [year, month, day].join('-');
  return dayNumber(date) === null || !isInSupportedYears(date) ? null : `${date}T${time.join(':')}Z`;
}

/** Returns what the calendars state themselves, as our own do; '' for others. */
function statedOf(calendars: readonly FeedComponent[], name: string): string {
  return calendars.map((calendar) => new FeedProperties(calendar).text(name)).find((text) => text !== '') ?? '';
}
