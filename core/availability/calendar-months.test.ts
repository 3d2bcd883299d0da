import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDay, dayNumber } from '../shared/calendar-day.ts';
import { anyPeriods } from './availability.fixture.ts';
import { buildCalendar } from './build-calendar.ts';
import { nightState, type Period, reliableCalendar } from './calendar.ts';
import { calendarMonths } from './calendar-months.ts';

const day = (date: string) => dayNumber(date) ?? Number.NaN;
const calendarOf = (periods: readonly Period[], until = '2028-01-01', checkedAt = '2027-06-20') =>
  buildCalendar({ periods, until: day(until), checkedAt });
const booked = (from: string, to: string): Period => ({
  state: 'booked',
  from: day(from),
  to: day(to),
  startsAt: null,
  endsAt: null,
});

describe('AV4 the months of a calendar', () => {
  test('hold every night of theirs once, in its state', () => {
    const first = day('2027-02-10');
    fc.assert(
      fc.property(anyPeriods(first), fc.nat(300), (periods, reach) => {
        const calendar = buildCalendar({ periods, until: first + reach, checkedAt: '2027-02-01' });
        const months = calendarMonths(calendar, first, 5);
        expect(months.map(({ from }) => dateOfDay(from).slice(0, 7))).toEqual([
          '2027-02',
          '2027-03',
          '2027-04',
          '2027-05',
          '2027-06',
        ]);
        for (const { from, to, runs } of months) {
          expect(runs.map((run) => run.from)).toEqual([from, ...runs.slice(0, -1).map((run) => run.to)]);
          expect(runs.at(-1)?.to).toBe(to);
          for (const run of runs) {
            for (let night = run.from; night < run.to; night += 1) expect(nightState(calendar, night)).toBe(run.state);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('count the free nights that are left, and name a free week from a Saturday', () => {
    const calendar = calendarOf([booked('2027-07-01', '2027-07-12')]);
    const [july] = calendarMonths(calendar, day('2027-07-05'), 1);
    expect(july).toMatchObject({ free: 20, freeWeekFrom: day('2027-07-17') });
  });

  test('name a free week from another day where no Saturday begins one, and none where there is none', () => {
    const calendar = calendarOf([booked('2027-07-01', '2027-07-12'), booked('2027-07-22', '2027-08-20')]);
    const [july, august] = calendarMonths(calendar, day('2027-07-05'), 2);
    expect(july?.freeWeekFrom).toBe(day('2027-07-12'));
    expect(august?.freeWeekFrom).toBe(day('2027-08-21'));
    expect(calendarMonths(null, day('2027-07-05'), 1)[0]).toMatchObject({ free: 0, freeWeekFrom: null });
  });

  test('AV10 have their days in a leap year, too', () => {
    const [february] = calendarMonths(calendarOf([], '2029-01-01'), day('2028-02-01'), 1);
    expect(february).toMatchObject({ to: day('2028-03-01'), free: 29 });
  });
});

describe('AV1 a calendar that was checked long ago', () => {
  const calendar = calendarOf([booked('2027-07-03', '2027-07-10')]);

  test('is relied upon for sixty days', () => {
    expect(nightState(reliableCalendar(calendar, '2027-08-19'), day('2027-07-20'))).toBe('free');
  });

  test('then has no free night any more, and those that were taken stay so', () => {
    const old = reliableCalendar(calendar, '2027-08-20');
    expect(nightState(old, day('2027-07-05'))).toBe('booked');
    expect(nightState(old, day('2027-07-20'))).toBe('unknown');
  });

  test('nor has one that was checked on a day to come, but for what another time zone makes of today', () => {
    expect(nightState(reliableCalendar(calendar, '2027-06-18'), day('2027-07-20'))).toBe('unknown');
    expect(nightState(reliableCalendar(calendar, '2027-06-19'), day('2027-07-20'))).toBe('free');
  });
});
