import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { dateOfDay, dayNumber } from '../shared/calendar-day.ts';
import { anyPeriods } from './availability.fixture.ts';
import { availabilityIcalendar } from './availability-file.ts';
import { buildCalendar } from './build-calendar.ts';
import { availabilityOf } from './stay-availability.ts';

const FIRST = dayNumber('2027-02-20') ?? Number.NaN;
const ADDRESS = 'yachts.example/api/yachts/752668/availability.ics';

/** Reads a calendar as a calendar program does. */
function read(file: string) {
  const root = new ICAL.Component(ICAL.parse(file));
  return root.getAllSubcomponents('vevent').map((event) => {
    const day = (name: string) => dayNumber(event.getFirstPropertyValue(name)?.toString() ?? '') ?? Number.NaN;
    return {
      uid: event.getFirstPropertyValue('uid'),
      from: day('dtstart'),
      to: day('dtend'),
      isTentative: event.getFirstPropertyValue('status') === 'TENTATIVE',
    };
  });
}

const nightsOf = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

test('AV9 AV10 a calendar program finds each night as it is: free, tentative or taken', () => {
  fc.assert(
    fc.property(anyPeriods(FIRST), fc.integer({ min: -40, max: 120 }), (periods, reach) => {
      const calendar = buildCalendar({ periods, until: FIRST + reach, checkedAt: '2027-02-19' });
      const events = read(availabilityIcalendar({ calendar, name: 'Aurora', address: ADDRESS, from: FIRST }));
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      for (const night of nightsOf(FIRST, 200).concat(nightsOf(FIRST + 3 * 365, 183))) {
        const event = events.find(({ from, to }) => from <= night && night < to);
        const wanted = availabilityOf(calendar, night, night + 1);
        const found = event === undefined ? 'free' : event.isTentative ? 'tentative' : 'taken';
        expect([dateOfDay(night), found]).toEqual([
          dateOfDay(night),
          wanted === 'option' || wanted === 'unknown' ? 'tentative' : wanted,
        ]);
      }
    }),
    { numRuns: 60 },
  );
});

test('AV3 AV9 has no words about who takes her, or where she goes', () => {
  const [from, to] = [FIRST + 1, FIRST + 8];
  const periods = [{ state: 'owner', from, to, startsAt: 'antibes', endsAt: 'palma' }] as const;
  const calendar = buildCalendar({ periods, until: FIRST + 100, checkedAt: '2027-02-19T08:30:00Z' });
  const file = availabilityIcalendar({ calendar, name: 'L’Étoile, “d’Or”', address: ADDRESS, from: FIRST });
  expect(file).not.toMatch(/owner|antibes|palma|SUMMARY|DESCRIPTION|LOCATION|ATTENDEE/i);
  expect(file).toContain(
    [
      'BEGIN:VEVENT',
      `UID:20270221-20270228@${ADDRESS}`,
      'DTSTAMP:20270219T083000Z',
      'DTSTART;VALUE=DATE:20270221',
      'DTEND;VALUE=DATE:20270228',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT\r\n',
    ].join('\r\n'),
  );
  expect(file).toContain('\r\nNAME:L’Étoile\\, “d’Or”\r\n');
  expect(file).toContain('\r\nX-HALYARD-CHECKED:20270219T083000Z\r\nX-HALYARD-UNTIL;VALUE=DATE:20270531\r\n');
});

test.each([
  ['2027-02-19', '20270219T000000Z'],
  ['2027-02-19T08:30Z', '20270219T083000Z'],
  ['2027-02-19T08:30:15.250Z', '20270219T083015Z'],
])('AV9 a calendar that was checked at %s is of %s', (checkedAt, stamp) => {
  const calendar = buildCalendar({ periods: [], until: FIRST + 1, checkedAt });
  const file = availabilityIcalendar({ calendar, name: 'Aurora', address: ADDRESS, from: FIRST });
  expect(file).toContain(`\r\nX-HALYARD-CHECKED:${stamp}\r\n`);
  expect(file).toContain(`\r\nDTSTAMP:${stamp}\r\n`);
});
