import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPeriods } from '../../core/availability/availability.fixture.ts';
import { availabilityIcalendar } from '../../core/availability/availability-file.ts';
import { buildCalendar } from '../../core/availability/build-calendar.ts';
import { nightState } from '../../core/availability/calendar.ts';
import { availabilityOf } from '../../core/availability/stay-availability.ts';
import { dayNumber } from '../../core/shared/calendar-day.ts';
import { calendarOf, eventOf, OUTLOOK_ZONE, periodsOf } from './read-feed.fixture.ts';
import { readFeed } from './read-feed.ts';

const TODAY = dayNumber('2027-01-01') ?? Number.NaN;
const read = (lines: string) => periodsOf(calendarOf(lines), TODAY);
const WEEK = ['booked 2027-07-03 2027-07-10'];

describe('AV2 the days of an event', () => {
  test.each([
    ['whole days', 'DTSTART;VALUE=DATE:20270703|DTEND;VALUE=DATE:20270710'],
    ['whole days that are not said to be such', 'DTSTART:20270703|DTEND:20270710'],
    ['a duration in days', 'DTSTART;VALUE=DATE:20270703|DURATION:P7D'],
    ['a duration in weeks', 'DTSTART;TZID=Europe/Madrid:20270703T120000|DURATION:P1W'],
    ['a duration in hours', 'DTSTART:20270703T120000|DURATION:PT168H'],
    ['a place', 'DTSTART;TZID=Pacific/Auckland:20270703T120000|DTEND;TZID=Pacific/Auckland:20270710T120000'],
    [
      'a place in quotation marks',
      'DTSTART;TZID="Europe/Madrid":20270703T120000|DTEND;TZID="Europe/Madrid":20270710T100000',
    ],
    ['two places', 'DTSTART;TZID=Europe/Athens:20270703T180000|DTEND;TZID=Europe/Madrid:20270710T000000'],
    ['a place and UTC', 'DTSTART;TZID=Europe/Madrid:20270703T000000|DTEND:20270709T220000Z'],
    ['UTC', 'DTSTART:20270703T120000Z|DTEND:20270710T100000Z'],
    ['no place', 'DTSTART:20270703T120000|DTEND:20270710T120000'],
    ['UTC and a place', 'DTSTART:20270703T220000Z|DTEND;TZID=Europe/Madrid:20270710T120000'],
  ])('by %s', (_, lines) => {
    expect(read(eventOf(lines))).toEqual(WEEK);
  });

  test('in UTC are those of the place that the calendar names', () => {
    const midnights = eventOf('DTSTART:20270702T220000Z|DTEND:20270709T220000Z');
    expect(read(`X-WR-TIMEZONE:Europe/Madrid|${midnights}`)).toEqual(WEEK);
    expect(read(`${OUTLOOK_ZONE}|${midnights}`)).toEqual(WEEK);
    expect(read(`X-WR-TIMEZONE:Central Europe|${OUTLOOK_ZONE}|${midnights}`)).toEqual(WEEK);
  });

  test('in UTC without a place are those of both days on which they may begin and end', () => {
    const both = ['booked 2027-07-02 2027-07-10'];
    const lines = 'DTSTART:20270702T220000Z|DTEND:20270709T220000Z';
    const zones = `${OUTLOOK_ZONE}|${OUTLOOK_ZONE.replace('TZID:', 'TZID:Old ')}`;
    const wrong = OUTLOOK_ZONE.replaceAll('FREQ=YEARLY', 'FREQ=HOURLY');
    for (const before of ['', `${zones}|`, `${wrong}|`, 'X-WR-TIMEZONE:Mars/Olympus|']) {
      expect(read(`${before}${eventOf(lines)}`)).toEqual(both);
    }
    expect(read(eventOf(`${lines}|RRULE:FREQ=WEEKLY;COUNT=1`))).toEqual(both);
    expect(read(eventOf('DTSTART:20270702T220000Z|DTEND:20270709T215959Z'))).toEqual(both);
    // The clocks of Madrid change between.
    expect(read(eventOf('DTSTART:20271023T220000Z|DTEND:20271106T230000Z'))).toEqual(['booked 2027-10-23 2027-11-07']);
    expect(read(eventOf('DTSTART:20270320T230000Z|DTEND:20270403T220000Z'))).toEqual(['booked 2027-03-20 2027-04-04']);
    // West of Greenwich, a day begins on the same day in UTC.
    expect(read(eventOf('DTSTART:20270703T040000Z|DTEND:20270710T040000Z'))).toEqual(WEEK);
    expect(read(eventOf('DTSTART:20270703T000000Z|DTEND:20270710T000000Z'))).toEqual(WEEK);
  });

  test('that ends on the day on which it begins are one night', () => {
    for (const lines of [
      'DTSTART;VALUE=DATE:20270703',
      'DTSTART;VALUE=DATE:20270703|DTEND;VALUE=DATE:20270703',
      'DTSTART:20270703T100000|DTEND:20270703T140000',
      'DTSTART:20270703T100000',
      'DTSTART;VALUE=DATE:20270703|DURATION:PT6H',
    ]) {
      expect(read(eventOf(lines))).toEqual(['booked 2027-07-03 2027-07-04']);
    }
  });

  test('are an option where it is tentative, and none where it is cancelled or leaves her free', () => {
    const week = 'DTSTART;VALUE=DATE:20270703|DTEND;VALUE=DATE:20270710';
    expect(read(eventOf(`${week}|STATUS:TENTATIVE`))).toEqual(['option 2027-07-03 2027-07-10']);
    expect(read(eventOf(`${week}|status:tentative|transp:opaque`))).toEqual(['option 2027-07-03 2027-07-10']);
    expect(read(eventOf(`${week}|STATUS:CANCELLED`))).toEqual([]);
    expect(read(eventOf(`${week}|TRANSP:TRANSPARENT`))).toEqual([]);
  });

  test('reach eighteen months from today, and begin two months before', () => {
    expect(read(eventOf('DTSTART;VALUE=DATE:20280601|DTEND;VALUE=DATE:20290601'))).toEqual([
      'booked 2028-06-01 2028-06-24',
    ]);
    expect(read(eventOf('DTSTART;VALUE=DATE:20260601|DTEND;VALUE=DATE:20260901'))).toEqual([]);
    expect(read(eventOf('DTSTART;VALUE=DATE:20260601|DTEND;VALUE=DATE:20261201'))).toHaveLength(1);
  });
});

describe('AV2 events that recur', () => {
  const weekly = (more: string) => eventOf(`DTSTART;VALUE=DATE:20270703|DURATION:P2D|RRULE:FREQ=WEEKLY${more}`);
  const [first, second, third] = [
    'booked 2027-07-03 2027-07-05',
    'booked 2027-07-10 2027-07-12',
    'booked 2027-07-17 2027-07-19',
  ];

  test('end by number or day, or at the horizon', () => {
    expect(read(weekly(';COUNT=3'))).toEqual([first, second, third]);
    expect(read(weekly(';UNTIL=20270717'))).toEqual([first, second, third]);
    expect(read(weekly(''))).toHaveLength(51);
    expect(read(eventOf('DTSTART;VALUE=DATE:20170101|RRULE:FREQ=DAILY'))).toHaveLength(602);
  });

  test('leave out what is excluded, by day or time', () => {
    expect(read(weekly(';COUNT=3|EXDATE;VALUE=DATE:20270703,20270717'))).toEqual([second]);
    expect(read(weekly(';COUNT=3|EXDATE:20270710T000000'))).toEqual([first, third]);
    const timed = 'DTSTART;TZID=Europe/Madrid:20270703T120000|DURATION:P2D|RRULE:FREQ=WEEKLY;COUNT=3';
    expect(read(eventOf(`${timed}|EXDATE;TZID=Europe/Madrid:20270710T120000`))).toEqual([first, third]);
    expect(read(eventOf(`${timed}|EXDATE:20270710T100000Z`))).toEqual([first, third]);
    expect(read(eventOf(`${timed}|EXDATE;VALUE=DATE:20270710`))).toEqual([first, third]);
  });

  test('have their days in whatever order a rule lists them', () => {
    const nights = (rule: string) => read(eventOf(`DTSTART;VALUE=DATE:20270401|RRULE:${rule}`));
    const days = (...dates: string[]) => dates.map((date) => expect.stringContaining(`booked ${date}`));
    const april = ['2027-04-01', '2027-08-01', '2028-04-01'];
    for (const freq of ['MONTHLY', 'YEARLY']) {
      expect(nights(`FREQ=${freq};BYMONTH=8,4,8`)).toEqual(days(...april));
      expect(nights(`FREQ=${freq};BYMONTH=8,4;BYMONTHDAY=-1,1;COUNT=3`)).toEqual(
        days('2027-04-01', '2027-04-30', '2027-08-01'),
      );
    }
  });

  test('have further days', () => {
    expect(read(eventOf('DTSTART;VALUE=DATE:20270703|DURATION:P2D|RDATE;VALUE=DATE:20270710'))).toEqual([
      first,
      second,
    ]);
  });

  test('are replaced one by one', () => {
    const moved = 'RECURRENCE-ID;VALUE=DATE:20270710|DTSTART;VALUE=DATE:20270712|DURATION:P1D';
    expect(read(`${eventOf(moved)}|${weekly(';COUNT=3')}`)).toEqual([first, 'booked 2027-07-12 2027-07-13', third]);
    expect(read(`${weekly(';COUNT=3')}|${eventOf(`${moved}|STATUS:CANCELLED`)}`)).toEqual([first, third]);
    expect(read(`${weekly(';COUNT=1')}|${eventOf(moved, 'another')}`)).toEqual([first, 'booked 2027-07-12 2027-07-13']);
    const timed = eventOf('DTSTART;TZID=Europe/Madrid:20270703T120000|DURATION:P2D|RRULE:FREQ=WEEKLY;COUNT=3');
    expect(read(`${timed}|${eventOf('RECURRENCE-ID:20270710T100000Z|DTSTART:20270712T120000|DURATION:P1D')}`)).toEqual([
      first,
      'booked 2027-07-12 2027-07-13',
      third,
    ]);
  });

  test.each(['Europe/Madrid', 'Central Europe'])('end at a time in UTC by the clock of %s', (zone) => {
    const timed = `DTSTART;TZID=${zone}:20270703T120000|DURATION:P2D|RRULE:FREQ=WEEKLY;UNTIL=20270717T100000Z`;
    expect(read(`${eventOf(timed)}|${OUTLOOK_ZONE}`)).toEqual([first, second, third]);
    expect(read(`${OUTLOOK_ZONE}|${eventOf(timed.replace('T100000Z', 'T095959Z'))}`)).toEqual([first, second]);
  });

  test('in UTC recur by days in UTC', () => {
    const fridays = eventOf('DTSTART:20270702T220000Z|DURATION:P2D|RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=2');
    expect(read(`X-WR-TIMEZONE:Europe/Madrid|${fridays}`)).toEqual([first, second]);
  });
});

test('AV9 our own file of a yacht is read as her calendar: free, taken, on option and not known', () => {
  fc.assert(
    fc.property(anyPeriods(TODAY), fc.integer({ min: 1, max: 900 }), (periods, reach) => {
      const calendar = buildCalendar({ periods, until: TODAY + reach, checkedAt: '2026-12-30T08:30:00Z' });
      const address = 'yachts.example/api/yachts/1/availability.ics';
      const found = readFeed(
        availabilityIcalendar({ calendar, name: 'L’Étoile; “d’Or”', address, from: TODAY }),
        TODAY,
      );
      if (!found.ok) throw new Error(found.error.problem);
      const { until, statedCheck } = found.value;
      expect([until, statedCheck]).toEqual([calendar.until, calendar.checkedAt]);
      const again = { ...found.value, checkedAt: '' };
      for (let night = TODAY; night < TODAY + 200; night += 1) {
        expect(availabilityOf(again, night, night + 1)).toBe(availabilityOf(calendar, night, night + 1));
        const wanted = nightState(calendar, night);
        const isTaken = ['booked', 'owner', 'yard', 'transit'].includes(wanted);
        expect(nightState(again, night)).toBe(isTaken ? 'booked' : wanted);
      }
    }),
    { numRuns: 60 },
  );
});
