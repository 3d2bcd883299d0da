import { splitCalendars } from '../../../adapters/icalendar-feeds/calendar-lines.ts';
import { readFeed } from '../../../adapters/icalendar-feeds/read-feed.ts';
import { readRemoteFile } from '../../../core/application/read-remote-file.ts';
import type { CalendarFeed } from '../../../core/availability/calendar.ts';
import type { RemoteFiles } from '../../../core/ports/remote-files.ts';
import { dayNumber } from '../../../core/shared/calendar-day.ts';
import type { Content } from '../content.ts';
import { type Finding, warningAt } from '../finding.ts';
import { CALENDARS } from './calendars.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 10 * 1024 * 1024;

/** Asks every calendar feed of the content once, one after the other, and finds those that give no calendar, or a doubtful one (AV2). */
export async function feedFindings(content: Content, remote: RemoteFiles): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const today = dayNumber(content.today) ?? 0;
  for (const { value } of content.calendars.values()) {
    const problem = 'feed' in value ? await problemOf(value, remote, today) : null;
    if (problem !== null) findings.push(warningAt(CALENDARS, `${value.id}.feed`, problem));
  }
  return findings;
}

async function problemOf({ feed }: CalendarFeed, remote: RemoteFiles, today: number): Promise<string | null> {
  const limits = { timeoutMs: TIMEOUT_MS, idleMs: TIMEOUT_MS, maxBytes: MAX_BYTES };
  const answer = await readRemoteFile(remote, feed, { accept: 'text/calendar', ...limits });
  if (answer.kind === 'failed') return `gives no calendar: ${answer.problem}`;
  if (answer.kind === 'unchanged') return null;
  const text = new TextDecoder().decode(answer.body);
  const read = readFeed(text, today);
  if (!read.ok) return `gives no calendar: ${read.error.problem}`;
  return splitCalendars(text).some(({ events }) => events.some(isFreeWholeDays)) ? FREE_DAYS : null;
}

const FREE_DAYS = 'has whole days that leave her free (TRANSP:TRANSPARENT): some programs write all whole days so';

function isFreeWholeDays(event: string): boolean {
  return /^TRANSP\b.*:TRANSPARENT\s*$/im.test(event) && /^DTSTART\b.*:\d{8}\s*$/im.test(event);
}
