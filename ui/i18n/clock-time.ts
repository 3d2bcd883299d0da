import type { Office } from '../../core/office/office.ts';
import { type LocalMoment, minutesUntilOpen } from '../../core/office/office.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the day of the week and the time of day, `09:42`, of an ISO 8601 instant in an IANA time zone. */
export function localMoment(timezone: string, instant: string | Date): LocalMoment {
  const parts = formatOf(timezone).formatToParts(typeof instant === 'string' ? new Date(instant) : instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: DAYS.indexOf(part('weekday')) + 1, time: `${part('hour')}:${part('minute')}` };
}

/** Returns a formatter from a cache: creating one costs a hundred times what using it does. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const options = { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone } as const;
  const known = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', options);
  formats.set(timeZone, known);
  return known;
}

/** Returns a function that tells in how many minutes of an ISO 8601 instant an office opens; 0 while it is open. */
export function opensInAt(now: string | Date): (office: Office) => number {
  return ({ hours, timezone }) => minutesUntilOpen(hours, localMoment(timezone, now));
}
