import { createHash } from 'node:crypto';
import type { Calendar } from '../../core/availability/calendar.ts';
import { parseCalendar } from '../../core/records/parse-calendar.ts';
import { dateOfDay } from '../../core/shared/calendar-day.ts';
import { type HttpValidators, readHttpValidators } from '../../core/shared/http-validators.ts';
import { isRecord, parseJson } from '../../core/shared/parse-json.ts';

/** Keeps the last good answers of feeds; neither method rejects. */
export interface FeedCopyStore {
  read(name: string): Promise<Buffer | null>;
  write(name: string, body: Buffer): Promise<void>;
}
export const FeedCopyStore = Symbol.for('FeedCopyStore');

/** The last good answer of a feed: its periods and nothing else that it says (AV3). */
export interface FeedCopy extends HttpValidators {
  /** SHA-256 of the feed's address, by which that is recognised. */
  readonly address: string;
  readonly calendar: Calendar;
  /** ISO 8601 instants of the last good answer, and of the one that was read; another one said that nothing changed. */
  readonly answeredAt: string;
  readonly readAt: string;
  /** ISO 8601 instant at which the feed itself says that it was checked; null where it does not. */
  readonly statedCheck: string | null;
}

/** Version of the form; copies in another one are not read. */
const FORM = 1;

export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the name of a yacht's copy. It stays where the address of her feed changes, so that the last calendar holds. */
export function copyName(yacht: string): string {
  return `${sha256Of(yacht).slice(0, 32)}.json`;
}

export function serializeFeedCopy({ calendar, ...copy }: FeedCopy): Buffer {
  const row = {
    id: 'feed',
    checked: calendar.checkedAt,
    until: dateOfDay(calendar.until),
    periods: calendar.periods.map(({ state, from, to }) => ({ state, from: dateOfDay(from), to: dateOfDay(to) })),
  };
  return Buffer.from(JSON.stringify({ form: FORM, ...copy, row }));
}

/** Reads a copy as strictly as content; null where it is none. */
export function parseFeedCopy(body: Buffer): FeedCopy | null {
  const json = parseJson(body.toString());
  if (!isRecord(json) || json.form !== FORM) return null;
  const { address, answeredAt, readAt } = json;
  const row = parseCalendar(json.row);
  if (!row.ok || typeof address !== 'string' || !isInstant(answeredAt) || !isInstant(readAt)) return null;
  const { calendar } = row.value;
  const statedCheck = typeof json.statedCheck === 'string' ? json.statedCheck : null;
  return { address, calendar, answeredAt, readAt, ...readHttpValidators(json.etag, json.modified), statedCheck };
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
