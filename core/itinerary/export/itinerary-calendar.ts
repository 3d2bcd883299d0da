import { dateOfDay, dayNumber } from '../../shared/calendar-day.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { type DayText, formatDegrees, type ItineraryText } from './itinerary-text.ts';

/** The most octets of a line, without its line break (RFC 5545 3.1). */
const LONGEST_LINE = 75;
const NEW_LINE = '\r\n';
/** Characters that a calendar text cannot hold: controls, and halves of surrogate pairs. */
const FORBIDDEN = /[\p{Cs}\p{Cc}]/gu;

/** Writes an itinerary as a calendar (RFC 5545), one all-day event a day; an error without dates. */
export function itineraryCalendar(text: ItineraryText): Result<string, { readonly kind: 'no-date' }> {
  const events: string[] = [];
  for (const day of text.days) {
    const number = day.date === null ? null : dayNumber(day.date);
    if (number === null) return err({ kind: 'no-date' });
    events.push(...eventOf(day, number, text));
  }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(`-//${text.author}//itinerary//${text.language.toUpperCase()}`)}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(text.title)}`,
    // The older name of NAME, which many programs still read.
    `X-WR-CALNAME:${escaped(text.title)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return ok(lines.map((line) => folded(line) + NEW_LINE).join(''));
}

/** Returns the lines of one event. @param number days from 1970-01-01 to its date */
function eventOf(day: DayText, number: number, { uid, stamp, address }: ItineraryText): readonly string[] {
  const { night } = day;
  const position = night === null || night.position === null ? null : formatDegrees(night.position);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(`${uid}-${day.number}`)}`,
    `DTSTAMP:${stamp.slice(0, 19).replace(/[-:]/g, '')}Z`,
    `DTSTART;VALUE=DATE:${basic(number)}`,
    `DTEND;VALUE=DATE:${basic(number + 1)}`,
    `SUMMARY:${escaped(day.title)}`,
    `DESCRIPTION:${escaped(descriptionOf(day, address))}`,
    ...(night === null ? [] : [`LOCATION:${escaped(night.name)}`]),
    ...(position === null ? [] : [`GEO:${position.lat};${position.lon}`]),
    `URL:${address.replace(FORBIDDEN, '')}`,
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

/** Formats a day as `20270703`. */
function basic(day: number): string {
  return dateOfDay(day).replaceAll('-', '');
}

function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .replaceAll('\t', ' ')
        .replace(FORBIDDEN, '')
        .replace(/[\\;,]/g, '\\$&'),
    )
    .join('\\n');
}

/** Folds a line into lines of the allowed length, without cutting a character. */
function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST_LINE) {
      text += `${NEW_LINE} `;
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** Returns the octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return 1 + Number(code > 0x7f) + Number(code > 0x7ff) + Number(code > 0xffff);
}
