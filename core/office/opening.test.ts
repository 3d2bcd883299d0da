import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OfficeHours } from './office.ts';
import { isOpen } from './opening.ts';

const HOURS: OfficeHours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:30' };

describe('CO5 opening hours', () => {
  test.each([
    ['08:59', false],
    ['09:00', true],
    ['12:00', true],
    ['18:29', true],
    ['18:30', false],
    ['00:00', false],
    ['23:59', false],
  ])('at %s: %s', (time, open) => {
    expect(isOpen(HOURS, { day: 1, time })).toBe(open);
  });

  test.each([
    [1, true],
    [5, true],
    [6, false],
    [7, false],
  ])('on day %d of the week: %s', (day, open) => {
    expect(isOpen(HOURS, { day, time: '12:00' })).toBe(open);
  });

  test('follow the days of the office, Sundays too', () => {
    expect(isOpen({ ...HOURS, days: [7] }, { day: 7, time: '12:00' })).toBe(true);
    expect(isOpen({ ...HOURS, days: [] }, { day: 1, time: '12:00' })).toBe(false);
  });

  test('include the minutes from opening to closing and no other', () => {
    const minute = fc.nat(24 * 60 - 1);
    const text = (at: number) => [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
    fc.assert(
      fc.property(minute, minute, minute, (opens, closes, at) => {
        const hours = { days: [3], opens: text(opens), closes: text(closes) };
        expect(isOpen(hours, { day: 3, time: text(at) })).toBe(opens <= at && at < closes);
      }),
    );
  });
});
