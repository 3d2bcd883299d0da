import { dateOfDay } from './calendar-day.ts';

// Parts of a calendar file (RFC 5545).

/** The most octets of a line, without its line break (RFC 5545 3.1). */
const MAX_LINE_LENGTH = 75;
const NEW_LINE = '\r\n';
/** Characters that a calendar text cannot hold: controls, and halves of surrogate pairs. */
const FORBIDDEN = /[\p{Cs}\p{Cc}]/gu;

/** Writes a calendar of these lines between its first and last; each is folded, and ends with a line break. */
export function icalendarFile(lines: readonly string[]): string {
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'];
  return all.map((line) => folded(line) + NEW_LINE).join('');
}

/** Formats a day number as `20270703`. */
export function icalendarDate(day: number): string {
  return dateOfDay(day).replaceAll('-', '');
}

/** Formats an ISO 8601 date or instant in UTC as `20270703T143000Z`. */
export function icalendarInstant(iso: string): string {
  const figures = iso.replace(/\D/g, '').slice(0, 14).padEnd(14, '0');
  return `${figures.slice(0, 8)}T${figures.slice(8)}Z`;
}

/** Leaves out of the value of another property what no calendar can hold. */
export function icalendarValue(value: string): string {
  return value.replace(FORBIDDEN, '');
}

/** Escapes the value of a text property. */
export function icalendarText(text: string): string {
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
    if (octets + size > MAX_LINE_LENGTH) {
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
