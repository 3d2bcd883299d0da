import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfDay, dayNumber } from './calendar-day.ts';

const DAY_MS = 86_400_000;

test.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2000-02-29', 11_016],
  ['2027-07-03', 21_002],
])('counts %s as day %d', (iso, day) => {
  expect(dayNumber(iso)).toBe(day);
  expect(dateOfDay(day)).toBe(iso);
});

test.each(['', '2027-02-30', '2027-02-29', '2100-02-29', '2027-13-01', '2027-00-10', '2027-04-00', '2027-4-1'])(
  'rejects %j as a day',
  (text) => {
    expect(dayNumber(text)).toBeNull();
  },
);

test.each(['2027-07-03T00:00', ' 2027-07-03', '12027-07-03', '03/07/2027'])('rejects %j as a date', (text) => {
  expect(dayNumber(text)).toBeNull();
});

test('counts days like the system’s calendar, in every year', () => {
  const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      expect(dayNumber(iso)).toBe(Math.floor(date.getTime() / DAY_MS));
      expect(dateOfDay(Math.floor(date.getTime() / DAY_MS))).toBe(iso);
    }),
    { numRuns: 1000 },
  );
});
