import { type Calendar, PERIOD_STATES, type Period, reliableCalendar } from '../availability/calendar.ts';
import { fieldsOf, isRecord, parseJson } from '../shared/parse-json.ts';
import { encodeListingStatus, listingStatusOf } from '../shortlist/listing-status.ts';
import type { Yacht } from '../yacht/yacht.ts';

/** The state of a yacht when a snapshot was taken. */
export interface YachtSnapshot {
  /** Her listing status as `encodeListingStatus` writes it. */
  readonly status: string;
  /** Null where no night of hers was known. */
  readonly calendar: Calendar | null;
  /** The number of the day since which the catalogue lacks her; the rest is as it was then. */
  readonly missingSince?: number;
}

/** The state of every yacht on a day, by her id; two snapshots give the changes in between (FD6). */
export type FleetSnapshot = ReadonlyMap<string, YachtSnapshot>;

/** Days for which a yacht is remembered that the catalogue lacks, as after a mistake in her record. */
const REMEMBERED_DAYS = 30;

/**
 * Adds the yachts that are missing to a snapshot, as they were: one that is there again the next day is not new.
 * @param day number of the day
 */
export function withMissingYachts(snapshot: FleetSnapshot, before: FleetSnapshot, day: number): FleetSnapshot {
  const missing = [...before].flatMap(([id, seen]): (readonly [string, YachtSnapshot])[] => {
    const missingSince = seen.missingSince ?? day;
    return snapshot.has(id) || day - missingSince > REMEMBERED_DAYS ? [] : [[id, { ...seen, missingSince }]];
  });
  return new Map([...snapshot, ...missing]);
}

/** Returns how a yacht stands on a day. @param today ISO 8601 date */
export function yachtSnapshot(yacht: Yacht, calendar: Calendar | null, today: string): YachtSnapshot {
  const reliable = calendar && reliableCalendar(calendar, today);
  return {
    status: encodeListingStatus(listingStatusOf(yacht, today)),
    calendar: reliable === null || !Number.isFinite(reliable.until) ? null : reliable,
  };
}

/** Returns the yachts of both snapshots whose calendars have other periods, by their ids. */
export function idsWithChangedCalendars(before: FleetSnapshot, after: FleetSnapshot): readonly string[] {
  return [...after].flatMap(([id, { calendar }]) => {
    const then = before.get(id)?.calendar;
    return !then || calendar === null || periodsText(then) === periodsText(calendar) ? [] : [id];
  });
}

function periodsText(calendar: Calendar): string {
  return calendarNumbers(calendar).slice(1).join();
}

function calendarNumbers({ until, periods }: Calendar): readonly number[] {
  return [until, ...periods.flatMap(({ state, from, to }) => [PERIOD_STATES.indexOf(state), from, to])];
}

const FORM = 1;

/** A snapshot as it is stored, with the ISO 8601 date of the run that made the weekly letters last. */
export interface AlertRunState {
  readonly fleet: FleetSnapshot;
  readonly weeklyOn: string;
}

/**
 * Writes a snapshot as JSON, of a calendar only states and days, with the yachts that are missing and since when:
 * `{"form":1,"weeklyOn":"2026-05-07","yachts":{"H-001":["c185000eursl",20700,0,20500,20507]},"missing":{"H-001":20600}}`.
 */
export function encodeSnapshot({ fleet, weeklyOn }: AlertRunState): string {
  const rows = [...fleet].map(([id, { status, calendar }]) => [
    id,
    calendar === null ? [status] : [status, ...calendarNumbers(calendar)],
  ]);
  const missing = [...fleet].flatMap(([id, { missingSince }]) =>
    missingSince === undefined ? [] : [[id, missingSince]],
  );
  return JSON.stringify({
    ...{ form: FORM, weeklyOn, yachts: Object.fromEntries(rows), missing: Object.fromEntries(missing) },
  });
}

/** Reads what {@link encodeSnapshot} writes; null for anything else. */
export function decodeSnapshot(text: string): AlertRunState | null {
  const { form, weeklyOn, yachts, missing } = fieldsOf(parseJson(text));
  if (form !== FORM || typeof weeklyOn !== 'string' || !isRecord(yachts)) return null;
  const fleet = new Map<string, YachtSnapshot>();
  const since = fieldsOf(missing);
  for (const [id, row] of Object.entries(yachts)) {
    const [status, until, ...numbers]: unknown[] = Array.isArray(row) ? row : [];
    if (typeof status !== 'string') continue;
    const day = since[id];
    const seen = { status, calendar: calendarOf(until, numbers) };
    fleet.set(id, typeof day === 'number' ? { ...seen, missingSince: day } : seen);
  }
  return { fleet, weeklyOn };
}

function calendarOf(until: unknown, numbers: readonly unknown[]): Calendar | null {
  if (typeof until !== 'number') return null;
  const periods: Period[] = [];
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [state, from, to] = numbers.slice(at, at + 3).map(Number);
    const named = PERIOD_STATES[state ?? -1];
    if (named === undefined || from === undefined || to === undefined) return null;
    periods.push({ state: named, from, to, startsAt: null, endsAt: null });
  }
  return { periods, until, checkedAt: '' };
}
