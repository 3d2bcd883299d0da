import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seasonOf } from '../price/season.ts';
import { dateOfDay, dayNumber } from '../shared/calendar-day.ts';
import type { Calendar } from './calendar.ts';
import { shiftDemoCalendar } from './demonstration.ts';

const day = (iso: string) => dayNumber(iso) ?? Number.NaN;
const WRITTEN = '2026-11-23';
const CALENDAR: Calendar = {
  periods: [{ state: 'booked', from: day('2027-07-17'), to: day('2027-07-24'), startsAt: 'palma', endsAt: null }],
  until: day('2029-05-28'),
  checkedAt: '2026-11-20T09:00:00Z',
};

test('AV10 a demonstration stays as it is in its first week', () => {
  expect(shiftDemoCalendar(CALENDAR, WRITTEN, '2026-11-29')).toEqual(CALENDAR);
  expect(shiftDemoCalendar(CALENDAR, WRITTEN, '2026-01-01')).toEqual(CALENDAR);
});

test('AV10 its check moves with the weeks, and its periods with the years', () => {
  expect(shiftDemoCalendar(CALENDAR, WRITTEN, '2026-12-01').checkedAt).toBe('2026-11-27T09:00:00Z');
  const moved = shiftDemoCalendar(CALENDAR, WRITTEN, '2027-12-01');
  expect(moved.periods[0]).toEqual({
    state: 'booked',
    from: day('2028-07-15'),
    to: day('2028-07-22'),
    startsAt: 'palma',
    endsAt: null,
  });
});

test('AV10 until 2100, a demonstration keeps weekdays and season, and is never more than ten days old', () => {
  const later = fc.integer({ min: day(WRITTEN), max: day('2100-12-31') });
  fc.assert(
    fc.property(later, (today) => {
      const { periods, checkedAt, until } = shiftDemoCalendar(CALENDAR, WRITTEN, dateOfDay(today));
      expect(((periods[0]?.from ?? 0) - day('2027-07-17')) % 7).toBe(0);
      expect(seasonOf(dateOfDay(periods[0]?.from ?? 0))).toBe('summer');
      expect(today - day(checkedAt.slice(0, 10))).toBeLessThanOrEqual(10);
      // Eighteen months are known on every day.
      expect(until - today).toBeGreaterThan(540);
    }),
  );
});
