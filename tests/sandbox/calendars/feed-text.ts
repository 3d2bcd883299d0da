import { dateOfDay, dayNumber } from '../../../core/shared/calendar-day.ts';

/** A row of a file of content/calendars. */
export interface FeedRow {
  readonly id: string;
  readonly until: string;
  readonly periods: readonly { readonly state: string; readonly from: string; readonly to: string }[];
}

/** What agents write into their calendars, and no site may tell. */
export const PERSONAL = 'Ana García-Müller';

/**
 * Writes a calendar as a central agent's program publishes it: whole days, names and notes, folded lines. Where `until`
 * is stated, the feed says how far it reaches.
 */
export function feedText({ id, until, periods }: FeedRow, { statesUntil = false } = {}): string {
  const date = (day: string, by = 0) => dateOfDay((dayNumber(day) ?? 0) + by).replaceAll('-', '');
  const events = periods.map(({ state, from, to }, at) => [
    'BEGIN:VEVENT',
    `UID:${at}-${id}@central-agent.example`,
    'DTSTAMP:20261101T090000Z',
    `DTSTART;VALUE=DATE:${date(from)}`,
    `DTEND;VALUE=DATE:${date(to)}`,
    `SUMMARY:Charter of ${PERSONAL}\\, party of ten`,
    `DESCRIPTION:Passport and telephone of ${PERSONAL} are with the office in Palma. `,
    ' No nuts.\\nBEGIN:VEVENT is part of this note.',
    `ATTENDEE;CN="${PERSONAL}";ROLE=REQ-PARTICIPANT:mailto:ana@visitor.example`,
    `LOCATION:${PERSONAL}’s villa`,
    `STATUS:${state === 'option' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'TRIGGER:-P1D',
    'DURATION:PT15M',
    `DESCRIPTION:Call ${PERSONAL}`,
    'END:VALARM',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Central Agent//Calendars//EN',
    `X-WR-CALNAME:${PERSONAL}`,
    ...(statesUntil ? [`X-HALYARD-UNTIL;VALUE=DATE:${date(until)}`] : []),
    ...events.flat(),
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
