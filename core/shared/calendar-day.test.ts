import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfDay, dayNumber, latestDate, w3cDate } from './calendar-day.ts';

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

test.each([
  ['2026-09-14', '2026-09-14'],
  ['2026-09-14T10:20:30.000Z', '2026-09-14T10:20:30.000Z'],
  ['2026-09-14T10:20:30', '2026-09-14T10:20:30Z'],
  ['2026-09-14T10:20:30.125', '2026-09-14T10:20:30.125Z'],
  ['2026-09-14T10:20', '2026-09-14T10:20Z'],
  ['2026-09-14T10:20+02:00', '2026-09-14T10:20+02:00'],
  ['2026-09-14T10:20-02:00', '2026-09-14T10:20-02:00'],
])('RT7 writes a change at %j as %j', (iso, expected) => {
  expect(w3cDate(iso)).toBe(expected);
});

test.each([
  [[], null],
  [[null], null],
  [['2026-01-01', null, '2026-05-01T10:00:00Z', '2026-03-01'], '2026-05-01T10:00:00Z'],
  [[null, '2026-03-01', '2026-01-01', null], '2026-03-01'],
])('RT7 finds the latest of %j as %j', (changes, last) => {
  expect(latestDate(changes)).toBe(last);
});
