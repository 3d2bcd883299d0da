import { dateOfDay, dayNumber } from '../../shared/calendar-day.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { degreesOf } from './degrees.ts';
import type { DayText, ItineraryText } from './itinerary-text.ts';

/** Octets of a line, its end aside. */
const LONGEST_LINE = 75;
const NEW_LINE = '\r\n';
/** What a text of a calendar has no place for: controls, and halves of characters. */
const UNSPEAKABLE = /[\p{Cs}\p{Cc}]/gu;

/** The days of an itinerary as a calendar (RFC 5545), each an event that fills a day; there is none without dates. */
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
    // As programs called it before there was a standard.
    `X-WR-CALNAME:${escaped(text.title)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return ok(lines.map((line) => folded(line) + NEW_LINE).join(''));
}

/** @param number of its date, from 1970-01-01 */
function eventOf(day: DayText, number: number, { uid, stamp, address }: ItineraryText): readonly string[] {
  const { night } = day;
  const position = night === null || night.position === null ? null : degreesOf(night.position);
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
    `URL:${address.replace(UNSPEAKABLE, '')}`,
    // Whoever plans it may still be asked for an appointment.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Legs, what is said of the places, and the address, which few programs show otherwise. */
function descriptionOf({ legs, places }: DayText, address: string): string {
  const notes = places.flatMap(({ name, note }) => (note === null ? [] : [`${name}: ${note}`]));
  const parts = [legs.map(({ words }) => words), notes, [address]];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

/** 20270703 */
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
        .replace(UNSPEAKABLE, '')
        .replace(/[\\;,]/g, '\\$&'),
    )
    .join('\\n');
}

/** A line in lines that are short enough, no character cut. */
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

/** In UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
