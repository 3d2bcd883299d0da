import { dayNumber } from '../../shared/calendar-day.ts';
import {
  icalendarDate,
  icalendarFile,
  icalendarInstant,
  icalendarText,
  icalendarValue,
} from '../../shared/icalendar-file.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { type DayText, formatDegrees, type ItineraryText } from './itinerary-text.ts';

/** Writes an itinerary as a calendar (RFC 5545), one all-day event a day; an error without dates. */
export function itineraryCalendar(text: ItineraryText): Result<string, { readonly kind: 'no-date' }> {
  const events: string[] = [];
  for (const day of text.days) {
    const number = day.date === null ? null : dayNumber(day.date);
    if (number === null) return err({ kind: 'no-date' });
    events.push(...eventOf(day, number, text));
  }
  return ok(
    icalendarFile([
      `PRODID:${icalendarText(`-//${text.author}//itinerary//${text.language.toUpperCase()}`)}`,
      'CALSCALE:GREGORIAN',
      `NAME:${icalendarText(text.title)}`,
      // The older name of NAME, which many programs still read.
      `X-WR-CALNAME:${icalendarText(text.title)}`,
      ...events,
    ]),
  );
}

/** Returns the lines of one event. @param number days from 1970-01-01 to its date */
function eventOf(day: DayText, number: number, { uid, stamp, address }: ItineraryText): readonly string[] {
  const { night } = day;
  const position = night === null || night.position === null ? null : formatDegrees(night.position);
  return [
    'BEGIN:VEVENT',
    `UID:${icalendarText(`${uid}-${day.number}`)}`,
    `DTSTAMP:${icalendarInstant(stamp)}`,
    `DTSTART;VALUE=DATE:${icalendarDate(number)}`,
    `DTEND;VALUE=DATE:${icalendarDate(number + 1)}`,
    `SUMMARY:${icalendarText(day.title)}`,
    `DESCRIPTION:${icalendarText(descriptionOf(day, address))}`,
    ...(night === null ? [] : [`LOCATION:${icalendarText(night.name)}`]),
    ...(position === null ? [] : [`GEO:${position.lat};${position.lon}`]),
    `URL:${icalendarValue(address)}`,
    // The event does not make its owner busy for other appointments.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Joins the legs, the notes of the places, and the address, which few programs show from the URL property. */
function descriptionOf({ legs, places }: DayText, address: string): string {
  const notes = places.flatMap(({ name, note }) => (note === null ? [] : [`${name}: ${note}`]));
  const parts = [legs.map(({ words }) => words), notes, [address]];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}
