import { expect, test } from 'vitest';
import { readCruisingRange } from './read-cruising-range.ts';
import { readDate } from './read-date.ts';
import { readSpeed } from './read-speed.ts';
import { readYear } from './read-year.ts';

test.each([
  ['24 kn', 24],
  ['24,5 kts', 24.5],
  ['24.5 Knots', 24.5],
  ['24 nœuds', 24],
  ['24 nudos', 24],
  ['50 km/h', 27],
  ['28 mph', 24.33],
  ['24 kn (44 km/h)', 24],
  ['0 kn', null],
])('FD1 reads the speed %j as %j knots', (text, value) => {
  expect(readSpeed(text)).toEqual({ ok: true, value });
});

test.each(['24', '24 m/s', '240 kn', 'fast', '12-14 kn'])('FD1 leaves the speed %j out', (text) => {
  expect(readSpeed(text).ok).toBe(false);
});

test('FD1 a speed without a unit is in that of the feed', () => {
  expect(readSpeed('24', { unit: 'kn' })).toEqual({ ok: true, value: 24 });
});

test.each([
  ['4,000 nm', 4000],
  ['4000 n.m.', 4000],
  ['1852 km', 1000],
  ['500 mi', 434],
  ['2500 millas náuticas', 2500],
  ['3000 Seemeilen', 3000],
])('FD1 reads the range %j as %d nautical miles', (text, value) => {
  expect(readCruisingRange(text)).toEqual({ ok: true, value });
});

test.each(['500 miles', '500 sm', '500'])('FD1 leaves the range %j out', (text) => {
  expect(readCruisingRange(text).ok).toBe(false);
});

test.each([
  ['2019', 2019],
  ['2019.0', 2019],
  ['2019-05-01', 2019],
  ['2019-05-01T00:00:00', 2019],
  ['05/2019', 2019],
  ['01.05.2019', 2019],
  ['0', null],
  ['unknown', null],
])('FD1 reads the year %j as %j', (text, value) => {
  expect(readYear(text)).toEqual({ ok: true, value });
});

test.each(['19', '1492', '2010 (2018)', '20190', 'next year', '3019'])('FD1 leaves the year %j out', (text) => {
  expect(readYear(text)).toEqual({ ok: false, error: 'is not a valid year' });
});

test.each([
  ['2026-05-01', '2026-05-01'],
  ['20260501', '2026-05-01'],
  ['2026/05/01', '2026-05-01'],
  ['2026-05-01T10:00:00Z', '2026-05-01T10:00:00Z'],
  ['2026-05-01 10:00:00', '2026-05-01T10:00:00'],
  ['2026-05-01T10:00:00+0200', '2026-05-01T10:00:00+02:00'],
  ['2026-05-01T10:00:00.123Z', '2026-05-01T10:00:00.123Z'],
  ['0000-00-00 00:00:00', null],
])('FD1 reads the date %j as %j', (text, value) => {
  expect(readDate(text)).toEqual({ ok: true, value });
});

test.each([
  ['01/05/2026', 'day-month-year' as const, '2026-05-01'],
  ['01/05/2026', 'month-day-year' as const, '2026-01-05'],
  ['1.5.2026', 'day-month-year' as const, '2026-05-01'],
  ['25/12/2026 10:00', 'day-month-year' as const, '2026-12-25T10:00'],
])('FD1 reads the date %j as %s: %j', (text, order, value) => {
  expect(readDate(text, order)).toEqual({ ok: true, value });
});

test.each([
  ['25/12/2026', null, 'is a date whose order, day/month or month/day, is not known'],
  ['25/12/2026', 'month-day-year' as const, 'is not a date'],
  ['2026-02-30', null, 'is not a date'],
  ['2026-05-01T25:00', null, 'is not a date'],
  ['01/05/26', 'day-month-year' as const, 'is not a date'],
  ['yesterday', null, 'is not a date'],
])('FD1 leaves the date %j in the order %s out: it %s', (text, order, error) => {
  expect(readDate(text, order)).toEqual({ ok: false, error });
});
