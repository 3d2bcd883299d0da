import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber } from '../../core/shared/calendar-day.ts';
import { calendarOf, eventOf, OUTLOOK_ZONE, periodsOf } from './read-feed.fixture.ts';
import { readFeed } from './read-feed.ts';

const TODAY = dayNumber('2027-01-01') ?? Number.NaN;
const read = (lines: string) => periodsOf(calendarOf(lines), TODAY);
const WEEK = ['booked 2027-07-03 2027-07-10'];

describe('AV2 a file', () => {
  const event = eventOf('DTSTART;VALUE=DATE:20270703|DTEND;VALUE=DATE:20270710');

  test('may have LF or CRLF, a mark of its encoding, folded lines and empty ones', () => {
    for (const newLine of ['\n', '\r\n']) {
      const file = calendarOf(event, newLine);
      expect(periodsOf(`\uFEFF${file}${newLine}`, TODAY)).toEqual(WEEK);
      expect(periodsOf(file.replace('DTSTART;VAL', `DTST${newLine} ART;VA${newLine}\tL`), TODAY)).toEqual(WEEK);
      expect(periodsOf(file.replace(/./g, `$&${newLine} `), TODAY)).toEqual(WEEK);
    }
  });

  test('may hold several calendars, and components that say nothing of her days', () => {
    const other = eventOf('DTSTART;VALUE=DATE:20270801');
    expect(periodsOf(calendarOf(event) + calendarOf(other), TODAY)).toEqual([...WEEK, 'booked 2027-08-01 2027-08-02']);
    const others = 'BEGIN:VTODO|DTSTART:nonsense|BEGIN:VALARM|END:VALARM|END:VTODO';
    const alarm = 'BEGIN:VALARM|TRIGGER:-P1D|DURATION:nonsense|END:VALARM|END:VEVENT';
    expect(read(`${others}|${event.replace('END:VEVENT', alarm)}`)).toEqual(WEEK);
  });

  test.each([
    ['BEGIN:VFREEBUSY|FREEBUSY:20270703T120000Z/P7D|END:VFREEBUSY', 'has a component VFREEBUSY, which is not read'],
    ['BEGIN:VAVAILABILITY|END:VAVAILABILITY', 'has a component VAVAILABILITY, which is not read'],
    [`BEGIN:X-GROUP|${event}|END:X-GROUP`, 'has an event inside another component'],
    [`BEGIN:VTODO|BEGIN:X-GROUP|${event}|END:X-GROUP|END:VTODO`, 'has an event inside another component'],
    [`BEGIN:VCALENDAR|${event}|END:VCALENDAR`, 'has an event inside another component'],
  ])('with days in a component that is not read is a failure: %s', (lines, problem) => {
    expect(read(`${event}|${lines}`)).toBe(problem);
  });

  test.each([
    ['', 'is not a calendar'],
    ['<!doctype html>\n<title>Log in</title>', 'is not a calendar'],
    ['BEGIN:VCARD\nEND:VCARD\n', 'is not a calendar'],
    [`BEGIN:VEVENT\nDTSTART:20270703\nEND:VEVENT\n`, 'is not a calendar'],
    [calendarOf(event).replace('END:VCALENDAR', ''), 'ends in the middle'],
    [calendarOf(event).replace('END:VEVENT', ''), 'has a component that does not end'],
    [`${calendarOf(event)}DTSTART:20270703\n`, 'is not a calendar'],
  ])('that is none, or half of one, is a failure: %j', (text, problem) => {
    expect(periodsOf(text, TODAY)).toBe(problem);
  });

  test.each([
    'SUMMARY:no days',
    'DTSTART;VALUE=DATE:20270230',
    'DTSTART:20270703T250000Z',
    'DTSTART:soon',
    'DTSTART;VALUE=DATE:20270703|DTEND;VALUE=DATE:20270702',
    'DTSTART;VALUE=DATE:20270703|DURATION:-P1D',
    'DTSTART;VALUE=DATE:20270703|DURATION:long',
    'DTSTART;TZID=Mars/Olympus:20270703T120000',
    'DTSTART:20270703T120000|DTEND;TZID=Mars/Olympus:20270704T120000',
    'DTSTART:20270703|RRULE:FREQ=DAILY;COUNT=0',
    'DTSTART:20270703|RRULE:FREQ=SOMETIMES',
    'DTSTART:20270703|RRULE:COUNT=2',
    'DTSTART:20270703|RRULE:FREQ=DAILY;ITERATOR=1',
    'DTSTART:20270703|RRULE:FREQ=YEARLY;BYMONTHDAY=3',
    'DTSTART:20270703|RRULE',
    'DTSTART:20270703|RRULE:FREQ=DAILY|EXDATE:never',
    'DTSTART:20270703|RRULE:FREQ=DAILY|EXRULE:FREQ=DAILY',
    'DTSTART:20270703|RDATE;VALUE=PERIOD:20270703T120000Z/P1D',
    'DTSTART:20270703T120000|RRULE:FREQ=SECONDLY',
    'DTSTART:20270703|RECURRENCE-ID;RANGE=THISANDFUTURE:20270703',
    'DTSTART:19700101T000000|RRULE:FREQ=HOURLY|STATUS:CANCELLED',
  ])('with one event that cannot be read is a failure: %s', (lines) => {
    expect(read(`${event}|${eventOf(lines, '2')}`)).toEqual(expect.any(String));
  });

  test('with an event that replaces an occurrence and does not say of which event is a failure', () => {
    const nameless = (lines: string) => eventOf(lines).replace('UID:1|', '');
    const replacing = nameless('RECURRENCE-ID;VALUE=DATE:20270703|DTSTART;VALUE=DATE:20270801|STATUS:CANCELLED');
    expect(read(nameless('DTSTART;VALUE=DATE:20270703|DTEND;VALUE=DATE:20270710'))).toEqual(WEEK);
    expect(read(`${nameless('DTSTART;VALUE=DATE:20270703')}|${replacing}`)).toBe(
      'has an event that replaces no known one',
    );
  });

  const TWICE = 'repeats a property that may occur only once';
  const IN_PART = 'has a property with an invalid value or repeated parameter';
  const START = 'DTSTART;VALUE=DATE:20270703';

  test.each([
    [`${START}|DTSTART;VALUE=DATE:20270801`, TWICE],
    [`${START}|DTEND;VALUE=DATE:20270704|DTEND;VALUE=DATE:20270710`, TWICE],
    [`${START}|DTEND;VALUE=DATE:20270704|DURATION:P7D`, 'has two ends for one event (DTEND and DURATION)'],
    [`${START}|DURATION:P1D|DURATION:P7D`, TWICE],
    [`${START}|STATUS:CANCELLED|BEGIN:VALARM|END:VALARM|status:CONFIRMED`, TWICE],
    [`${START}|TRANSP:TRANSPARENT|TRANSP:OPAQUE`, TWICE],
    [`${START}|RECURRENCE-ID:20270704|RECURRENCE-ID:20270703`, TWICE],
    ['DTSTART;VALUE=DATE:20270703,20270801', IN_PART],
    ['DTSTART;TZID="Europe:Madrid":20270703 20270801', IN_PART],
    [`${START}|DTEND;VALUE=DATE:20270704,20270710`, IN_PART],
    [`${START}|DTEND:20270704T120000,20270710T120000`, IN_PART],
    [`${START}|DURATION:P7D,P1D`, IN_PART],
    [`${START}|RDATE;VALUE=DATE:20270801 20270802`, IN_PART],
    [`${START}|RRULE:FREQ=DAILY;COUNT=7;COUNT=1`, IN_PART],
    ['DTSTART;TZID=Europe/Madrid;TZID=Pacific/Auckland:20270703T120000', IN_PART],
  ])('with an event that would be read in part is a failure: %s', (lines, problem) => {
    expect(read(`${event}|${eventOf(lines, '2')}`)).toBe(problem);
  });

  test('with a property of its own twice, or a component with parameters, is a failure', () => {
    expect(read(`X-WR-TIMEZONE:Europe/Madrid|${event}|X-WR-TIMEZONE:Pacific/Auckland`)).toBe(TWICE);
    for (const [line, other] of [
      ['BEGIN:VEVENT', 'BEGIN;X=1:VEVENT'],
      ['END:VEVENT', 'END;X=1:VEVENT'],
    ] as const) {
      expect(read(event.replace(line, other))).toBe('has a component with parameters');
    }
    const rules = 'RDATE;VALUE=DATE:20270801|RDATE;VALUE=DATE:20270901,20271001';
    expect(read(eventOf(`${START}|${rules}|RRULE:FREQ=YEARLY;COUNT=1|RRULE:FREQ=DAILY;COUNT=1`))).toHaveLength(4);
  });

  test('with a zone whose clocks change without end is a failure', () => {
    const hourly = OUTLOOK_ZONE.replaceAll('FREQ=YEARLY', 'FREQ=HOURLY');
    expect(read(`${hourly}|${eventOf('DTSTART;TZID=Central Europe:20270703T120000')}`)).toBe('has a wrong time zone');
  });

  test('AV3 of any text is read without a throw, and a failure repeats none of it', () => {
    const word = fc.constantFrom(
      'BEGIN:',
      'VEVENT',
      'END:',
      'VCALENDAR',
      '\r\n',
      ' ',
      'DTSTART:',
      'RRULE:',
      '2027',
      'SECRET',
      ';',
      ':',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const found = readFeed(calendarOf(words.join('')), TODAY);
        if (!found.ok) expect(found.error.problem).not.toMatch(/SECRET|2027/);
      }),
    );
  });
});
