import ICAL from 'ical.js';
import type { PeriodState } from '../../core/availability/calendar.ts';
import { dateOfDay } from '../../core/shared/calendar-day.ts';
import { BrokenFeedError } from './feed-failure.ts';
import {
  DAY_SECONDS,
  dayOf,
  ianaZone,
  readTime,
  secondsAtStartOfDay,
  UTC,
  vtimezoneZone,
  type WrittenTime,
  type Zone,
} from './feed-time.ts';
import { type FeedComponent, FeedProperties, type FeedProperty } from './feed-wire.ts';

interface EventTimes {
  readonly isDate: boolean;
  readonly isUtc: boolean;
  readonly start: number;
  readonly length: number;
  /** The zone of the place; UTC where the feed does not say where that is. */
  readonly zone: Zone;
  readonly isPlaceKnown: boolean;
}

/** An event of a feed. Its seconds are by one clock, by which it recurs: that of its place, or UTC where it is in UTC. */
export class FeedEvent {
  readonly uid: string;
  /** Null for an event that takes no night: one that was cancelled, or leaves her free. */
  readonly state: PeriodState | null;
  readonly times: EventTimes;
  readonly rules: readonly EventRule[];
  /** Starts of further occurrences. */
  readonly added: readonly WrittenTime[];
  /** Times or days of occurrences that do not take place. */
  readonly excluded: readonly WrittenTime[];
  /** The occurrence, of the event with the same `uid`, that this one takes the place of; undefined for none. */
  readonly replaces: WrittenTime | undefined;

  /** Throws a {@link BrokenFeedError} where an event is wrong, or of a kind that is not read. */
  constructor(component: FeedComponent, zones: FeedZones) {
    const properties = new FeedProperties(component);
    const property = properties.first('dtstart');
    if (property === undefined) throw new BrokenFeedError('has an event without a beginning');
    if (properties.first('exrule') !== undefined) throw new BrokenFeedError('has a rule of a kind that is not read');
    const { isDate, isUtc, seconds: start } = readTime(property[3]);
    this.uid = properties.text('uid');
    this.state = stateOf(properties);
    const zone = zones.of(property, isUtc);
    this.times = { isDate, isUtc, start, length: 0, zone: zone ?? UTC, isPlaceKnown: zone !== null };
    const [end] = timesOf(properties, 'dtend', zones);
    const length = end === undefined ? durationOf(properties, isDate) : this.#lengthUntil(end);
    if (length < 0) throw new BrokenFeedError('has an event that ends before it begins');
    this.times = { ...this.times, length };
    this.rules = properties.all('rrule').map(([, , , rule]) => readRule(rule, this));
    this.added = timesOf(properties, 'rdate', zones);
    this.excluded = timesOf(properties, 'exdate', zones);
    [this.replaces] = timesOf(properties, 'recurrence-id', zones);
    if (this.replaces !== undefined && this.uid === '')
      throw new BrokenFeedError('has an event that replaces no known one');
  }

  /** Converts a written time to the event's clock. */
  byClock(time: WrittenTime): number {
    const { isDate, isUtc, zone } = this.times;
    const converted = time.isUtc && !isUtc ? zone(time.seconds) : time.seconds;
    return isDate ? secondsAtStartOfDay(dayOf(converted)) : converted;
  }

  /**
   * Returns the first and the last day of an occurrence. Whole days in UTC may be those of a place whose day is one ahead:
   * where that is not known, both count, since nights that are taken would seem free.
   */
  days(start: number): readonly [from: number, to: number] {
    const { isUtc, isPlaceKnown, length } = this.times;
    const from = dayOf(this.local(start));
    const last = dayOf(this.local(start + length));
    const isAhead = isUtc && !isPlaceKnown && isWholeDays(length) && secondOfDay(start) >= FIRST_MIDNIGHT;
    return [from, Math.max(from + 1, isAhead ? from + Math.round(length / DAY_SECONDS) + 1 : last)];
  }

  /** Converts seconds of the event's clock to the local time of the place. */
  local(seconds: number): number {
    return this.times.isUtc ? this.times.zone(seconds) : seconds;
  }

  /** An end by the clock of a place is compared with the beginning by that clock. */
  #lengthUntil(end: WrittenTime): number {
    const { isUtc, start } = this.times;
    return isUtc && !end.isUtc ? end.seconds - this.local(start) : this.byClock(end) - start;
  }
}

/** The earliest time of day in UTC at which a new day begins somewhere: Kiritimati is fourteen hours ahead. */
const FIRST_MIDNIGHT = 10 * 3600;

function secondOfDay(seconds: number): number {
  return seconds - secondsAtStartOfDay(dayOf(seconds));
}

/** Whether it is days from midnight to midnight; a change of clocks makes them an hour longer or shorter. */
function isWholeDays(length: number): boolean {
  const days = Math.round(length / DAY_SECONDS);
  return days > 0 && Math.abs(length - days * DAY_SECONDS) <= 3600;
}

export interface EventRule {
  readonly recur: ICAL.Recur;
  /** The last second in which an occurrence may begin. */
  readonly until: number;
}

/** Returns how firmly an event takes its nights; a yacht is not taken by what leaves her time free. */
function stateOf(properties: FeedProperties): PeriodState | null {
  const status = properties.text('status').toUpperCase();
  if (status === 'CANCELLED' || properties.text('transp').toUpperCase() === 'TRANSPARENT') return null;
  return status === 'TENTATIVE' ? 'option' : 'booked';
}

const NONE: readonly WrittenTime[] = [];

/** Reads all times of a property. */
function timesOf(properties: FeedProperties, name: string, zones: FeedZones): readonly WrittenTime[] {
  const found = properties.all(name);
  if (found.length === 0) return NONE;
  const times: WrittenTime[] = [];
  for (const property of found) {
    const [, parameters, type] = property;
    if (type === 'period' || parameters.range !== undefined)
      throw new BrokenFeedError('has dates of a kind that is not read');
    for (let at = 3; at < property.length; at += 1) {
      const time = readTime(property[at]);
      // A time whose zone is unknown makes the feed doubtful, even where the zone is not needed.
      zones.of(property, time.isUtc);
      times.push(time);
    }
  }
  return times;
}

/** Returns seconds; those of an event without an end are a day, or none where it has a time of day. */
function durationOf(properties: FeedProperties, isDate: boolean): number {
  const written = properties.first('duration')?.[3];
  const whole = isDate ? DAY_SECONDS : 1;
  if (written === undefined) return isDate ? whole : 0;
  return Math.ceil(ICAL.Duration.fromString(String(written)).toSeconds() / whole) * whole;
}

const RULE_PARTS = new Set([
  ...['freq', 'interval', 'count', 'until', 'wkst', 'byday', 'bymonth', 'bymonthday', 'byyearday', 'byweekno'],
  ...['bysetpos', 'byhour', 'byminute', 'bysecond'],
]);

/** The parts that are lists of numbers. ical.js loses occurrences where one is not in the order of time. */
const NUMBERS = ['bymonth', 'bymonthday', 'byyearday', 'byweekno', 'bysetpos', 'byhour', 'byminute', 'bysecond'];

/** The parts that name the days of a rule. */
const DAY_PARTS = new Set(['byday', 'bymonth', 'bymonthday', 'byyearday', 'byweekno']);

/** Returns numbers without repetition in the order of time; those that count from the end are the last ones. */
function ordered(numbers: unknown): readonly number[] {
  const given = Array.isArray(numbers) ? numbers.map(Number) : [Number(numbers)];
  return [...new Set(given)].sort((a, b) => Number(a < 0) - Number(b < 0) || a - b);
}

/** Returns the leap day as parts of a yearly rule that begins on it and names no days: ical.js would take 1 March else. */
function leapDayOf({ freq, ...parts }: Readonly<Record<string, unknown>>, { times }: FeedEvent) {
  const isBare = freq === 'YEARLY' && !Object.keys(parts).some((part) => DAY_PARTS.has(part));
  return isBare && dateOfDay(dayOf(times.start)).endsWith('-02-29') ? { bymonth: [2], bymonthday: [29] } : {};
}

function readRule(rule: unknown, event: FeedEvent): EventRule {
  const { until, ...parts } = Object(rule) as Readonly<Record<string, unknown>>;
  const isKnown = Object.keys(parts).every((part) => RULE_PARTS.has(part));
  const isCounted = parts.count === undefined || Number(parts.count) > 0;
  if (!isKnown || !isCounted || parts.freq === undefined)
    throw new BrokenFeedError('has a rule of a kind that is not read');
  // ical.js reads the days of every month as those of one.
  if (parts.freq === 'YEARLY' && parts.bymonthday !== undefined && parts.bymonth === undefined)
    throw new BrokenFeedError('has a rule of a kind that is not read');
  const lists = NUMBERS.filter((part) => part in parts).map((part) => [part, ordered(parts[part])] as const);
  const recur = ICAL.Recur.fromData({ ...leapDayOf(parts, event), ...parts, ...Object.fromEntries(lists) });
  if (until === undefined) return { recur, until: Number.POSITIVE_INFINITY };
  const last = readTime(until);
  // The last day of an event with a time of day is part of the rule.
  return { recur, until: event.byClock(last) + (last.isDate && !event.times.isDate ? DAY_SECONDS - 1 : 0) };
}

/** The time zones of a calendar. */
export class FeedZones {
  readonly #described = new Map<string, FeedComponent>();
  readonly #found = new Map<string, Zone>();
  /** The calendar's own; null where it does not name one. */
  readonly #own: Zone | null;

  constructor(calendar: FeedComponent) {
    for (const part of calendar[2]) {
      if (part[0] === 'vtimezone') this.#described.set(new FeedProperties(part).text('tzid'), part);
    }
    const [only = '', ...others] = this.#described.keys();
    this.#own =
      ianaZone(new FeedProperties(calendar).text('x-wr-timezone')) ??
      (only !== '' && others.length === 0 ? (ianaZone(only) ?? this.#wellDescribed(only)) : null);
  }

  /** Returns the zone of a time: the calendar's own where the time names none, as one in UTC does. */
  of([, { tzid }]: FeedProperty, isUtc: boolean): Zone | null {
    if (tzid === undefined || isUtc) return this.#own;
    const name = String(tzid);
    const found = this.#found.get(name) ?? ianaZone(name) ?? this.#describedAs(name);
    this.#found.set(name, found);
    return found;
  }

  /** Null for a wrong description: it makes no feed doubtful whose events do not name it. */
  #wellDescribed(name: string): Zone | null {
    try {
      return this.#describedAs(name);
    } catch {
      return null;
    }
  }

  #describedAs(name: string): Zone {
    const component = this.#described.get(name);
    if (component === undefined) throw new BrokenFeedError('has an event in an unknown time zone');
    return vtimezoneZone(component);
  }
}
