import ICAL from 'ical.js';
import { dateOfDay, dayNumber } from '../../core/shared/calendar-day.ts';
import { BrokenFeedError } from './feed-failure.ts';
import type { FeedComponent } from './feed-wire.ts';

export const DAY_SECONDS = 86_400;

/** A date, or a date and time, as a feed writes it. */
export interface WrittenTime {
  /** Seconds from 1970-01-01 00:00 by the clock of its own place, or of UTC. */
  readonly seconds: number;
  readonly isDate: boolean;
  readonly isUtc: boolean;
}

/** jCal writes `T::` where a feed gives a mere date without saying so. */
const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:T::|T([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(Z?))?$/;

/** Reads a time in the form of jCal (RFC 7265). Throws a {@link BrokenFeedError} where there is no such day or time. */
export function readTime(text: unknown): WrittenTime {
  const [, date = '', hour, minute, second, utc] = (typeof text === 'string' ? WRITTEN.exec(text) : null) ?? [];
  const day = dayNumber(date);
  if (day === null) throw new BrokenFeedError('has an event with a wrong day');
  const ofDay = Number(hour ?? 0) * 3600 + Number(minute ?? 0) * 60 + Number(second ?? 0);
  return { seconds: day * DAY_SECONDS + ofDay, isDate: hour === undefined, isUtc: utc === 'Z' };
}

/** Returns the number of the day of a local time, counted from 1970-01-01. */
export function dayOf(seconds: number): number {
  return Math.floor(seconds / DAY_SECONDS);
}

/** Returns the seconds from 1970-01-01 00:00 to the start of a day. */
export function secondsAtStartOfDay(day: number): number {
  return day * DAY_SECONDS;
}

/** Converts seconds for the rules of ical.js, without a zone. */
export function toIcalTime(seconds: number, isDate: boolean): ICAL.Time {
  const [year, month, day] = dateOfDay(dayOf(seconds)).split('-').map(Number);
  const ofDay = seconds - secondsAtStartOfDay(dayOf(seconds));
  const time = { hour: Math.floor(ofDay / 3600), minute: Math.floor(ofDay / 60) % 60, second: ofDay % 60 };
  return new ICAL.Time({ year, month, day, ...time, isDate }, ICAL.Timezone.localTimezone);
}

export function secondsOfIcalTime({ year, month, day, hour, minute, second, isDate }: ICAL.Time): number {
  const ofDay = isDate ? 0 : hour * 3600 + minute * 60 + second;
  return Date.UTC(year, month - 1, day) / 1000 + ofDay;
}

/** Returns the local time of a place, for seconds in UTC. */
export type Zone = (utc: number) => number;

export const UTC: Zone = (utc) => utc;

/** Zones of this runtime by name; null for a name that it does not know. */
const known = new Map<string, Zone | null>();
/** Feeds name the zones, so only so many are kept. */
const MAX_ZONES = 200;

/** Returns a zone of the IANA database; null where this runtime does not know it. The machine's own zone has no part. */
export function ianaZone(name: string): Zone | null {
  const found = known.get(name);
  if (found !== undefined) return found;
  if (known.size >= MAX_ZONES) known.clear();
  const zone = namedZone(name);
  known.set(name, zone);
  return zone;
}

function namedZone(timeZone: string): Zone | null {
  try {
    // Swedish writes dates and times as ISO 8601 does.
    const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    return (utc) => readTime(written.format(utc * 1000).replace(' ', 'T')).seconds;
  } catch {
    return null;
  }
}

/** The parts of the rules by which zones change their clocks. Others could give millions of changes. */
const ZONE_RULE = new Set(['freq', 'byday', 'bymonth', 'bymonthday', 'until', 'interval', 'wkst']);
const MAX_CHANGES = 500;

/** Returns the zone that a feed describes itself (VTIMEZONE). */
export function vtimezoneZone(component: FeedComponent): Zone {
  const [, , changes] = component;
  const rules = changes.flatMap(([, properties]) => properties.filter(([name]) => name === 'rrule'));
  const isYearly = rules.every(
    ([, , , rule]) =>
      (rule as { freq?: unknown })?.freq === 'YEARLY' && Object.keys(Object(rule)).every((key) => ZONE_RULE.has(key)),
  );
  if (!isYearly || changes.length === 0 || changes.length > MAX_CHANGES)
    throw new BrokenFeedError('has a wrong time zone');
  const zone = new ICAL.Timezone(new ICAL.Component(component as unknown as [string, object[], object[]]));
  return (utc) => {
    const nearly = utc + zone.utcOffset(toIcalTime(utc, false));
    return utc + zone.utcOffset(toIcalTime(nearly, false));
  };
}
