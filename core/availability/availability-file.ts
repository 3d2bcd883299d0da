import { icalendarDate, icalendarFile, icalendarInstant, icalendarText } from '../shared/icalendar-file.ts';
import type { YachtId } from '../yacht/yacht.ts';
import type { Calendar } from './calendar.ts';

/**
 * Nights past the horizon that are marked as tentative, since programs take days without an event for free: four years,
 * longer than a stay can be asked for.
 */
const UNKNOWN_NIGHTS = 4 * 366;

/** Returns the path of a yacht's file. */
export function availabilityPath(id: YachtId): string {
  return `/api/yachts/${encodeURIComponent(id)}/availability.ics`;
}

interface AvailabilityFile {
  readonly calendar: Calendar;
  /** The yacht's name. */
  readonly name: string;
  /** The address of the file, without its scheme: `yachts.example/api/yachts/1/availability.ics`. */
  readonly address: string;
  /** The first day of which something is said, as a day number. */
  readonly from: number;
}

/**
 * Writes when a yacht is taken as a calendar (RFC 5545) for agents to subscribe to (AV9). Its events have no words: what
 * is on option, and what is not known past the horizon, is tentative; all else is confirmed.
 */
export function availabilityIcalendar({ calendar, name, address, from }: AvailabilityFile): string {
  const { periods, until, checkedAt } = calendar;
  const shown = periods.filter(({ to }) => to > from);
  const unknownFrom = Math.max(until, from);
  return icalendarFile([
    `PRODID:${icalendarText(`-//${address.split('/', 1)[0]}//availability//EN`)}`,
    'CALSCALE:GREGORIAN',
    `NAME:${icalendarText(name)}`,
    // The older name of NAME, which many programs still read.
    `X-WR-CALNAME:${icalendarText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    `X-HALYARD-CHECKED:${icalendarInstant(checkedAt)}`,
    `X-HALYARD-UNTIL;VALUE=DATE:${icalendarDate(until)}`,
    ...shown.flatMap(({ state, ...period }) => eventOf(period, state === 'option', { address, checkedAt })),
    ...eventOf({ from: unknownFrom, to: unknownFrom + UNKNOWN_NIGHTS }, true, { address, checkedAt }),
  ]);
}

function eventOf(
  { from, to }: { readonly from: number; readonly to: number },
  isTentative: boolean,
  { address, checkedAt }: Pick<AvailabilityFile, 'address'> & Pick<Calendar, 'checkedAt'>,
): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${icalendarText(`${icalendarDate(from)}-${icalendarDate(to)}@${address}`)}`,
    `DTSTAMP:${icalendarInstant(checkedAt)}`,
    `DTSTART;VALUE=DATE:${icalendarDate(from)}`,
    // The day on which she is free again, which is not part of the event.
    `DTEND;VALUE=DATE:${icalendarDate(to)}`,
    `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}
