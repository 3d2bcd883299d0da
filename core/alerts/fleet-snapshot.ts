import { type Calendar, PERIOD_STATES, type Period, reliableCalendar } from '../availability/calendar.ts';
import { fieldsOf, isRecord, parseJson } from '../shared/parse-json.ts';
import { encodeListingStatus, listingStatusOf } from '../shortlist/listing-status.ts';
import type { Yacht } from '../yacht/yacht.ts';

/** How a yacht stood when a snapshot was taken. */
export interface SeenYacht {
  /** Her listing status as `encodeListingStatus` writes it. */
  readonly status: string;
  /** Null where no night of hers was known. */
  readonly calendar: Calendar | null;
}

/** How every yacht stood on a day, by her id; changes are told by two of them (FD6). */
export type FleetSnapshot = ReadonlyMap<string, SeenYacht>;

/** Returns how a yacht stands on a day. @param today ISO 8601 date */
export function seenYacht(yacht: Yacht, calendar: Calendar | null, today: string): SeenYacht {
  const reliable = calendar && reliableCalendar(calendar, today);
  return {
    status: encodeListingStatus(listingStatusOf(yacht, today)),
    calendar: reliable === null || !Number.isFinite(reliable.until) ? null : reliable,
  };
}

/** Returns the yachts of both snapshots whose calendars differ, by their ids. */
export function movedCalendars(before: FleetSnapshot, after: FleetSnapshot): readonly string[] {
  return [...after].flatMap(([id, { calendar }]) => {
    const then = before.get(id);
    return then === undefined || textOf(then.calendar) === textOf(calendar) ? [] : [id];
  });
}

function textOf(calendar: Calendar | null): string {
  return calendar === null ? '' : JSON.stringify(calendarNumbers(calendar));
}

function calendarNumbers({ until, periods }: Calendar): readonly number[] {
  return [until, ...periods.flatMap(({ state, from, to }) => [PERIOD_STATES.indexOf(state), from, to])];
}

const FORM = 1;

/** Writes a snapshot as JSON, of a calendar only states and days: `{"form":1,"yachts":{"H-001":["c185000eursl",20700,0,20500,20507]}}`. */
export function encodeSnapshot(snapshot: FleetSnapshot): string {
  const rows = [...snapshot].map(([id, { status, calendar }]) => [
    id,
    calendar === null ? [status] : [status, ...calendarNumbers(calendar)],
  ]);
  return JSON.stringify({ form: FORM, yachts: Object.fromEntries(rows) });
}

/** Reads what {@link encodeSnapshot} writes; null for anything else. */
export function decodeSnapshot(text: string): FleetSnapshot | null {
  const { form, yachts } = fieldsOf(parseJson(text));
  if (form !== FORM || !isRecord(yachts)) return null;
  const seen = new Map<string, SeenYacht>();
  for (const [id, row] of Object.entries(yachts)) {
    const [status, until, ...numbers]: unknown[] = Array.isArray(row) ? row : [];
    if (typeof status === 'string') seen.set(id, { status, calendar: calendarOf(until, numbers) });
  }
  return seen;
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
