import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpen, minutesUntilOpen, nextOpening, type OfficeHours } from './office.ts';

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

const MINUTES_OF_DAY = 24 * 60;

test.each([
  ['before it opens', HOURS, { day: 1, time: '08:59' }, { day: 1, inDays: 0 }],
  ['after it closed', HOURS, { day: 1, time: '18:30' }, { day: 2, inDays: 1 }],
  ['on the last evening of the week', HOURS, { day: 5, time: '23:59' }, { day: 1, inDays: 3 }],
  ['on a Sunday', HOURS, { day: 7, time: '12:00' }, { day: 1, inDays: 1 }],
  ['where it opens once a week', { ...HOURS, days: [3] }, { day: 3, time: '18:30' }, { day: 3, inDays: 7 }],
  ['where it never opens', { ...HOURS, days: [] }, { day: 3, time: '00:00' }, null],
])('CO5 computes the next opening, %s', (_, hours, moment, expected) => {
  expect(nextOpening(hours, moment)).toEqual(expected);
});

const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

test('CO5 a closed office stays closed every minute until its next opening, and is open then', () => {
  const minute = fc.nat(MINUTES_OF_DAY - 1);
  const week = fc.record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
    hours: fc.uniqueArray(minute, { minLength: 2, maxLength: 2 }),
    day: fc.integer({ min: 1, max: 7 }),
    at: minute,
  });
  fc.assert(
    fc.property(week, ({ days, hours, day, at }) => {
      const [opens = 0, closes = 0] = hours.toSorted((a, b) => a - b);
      const office = { days, opens: clock(opens), closes: clock(closes) };
      const momentIn = (minutes: number) => {
        const after = at + minutes;
        return { day: ((day - 1 + Math.floor(after / MINUTES_OF_DAY)) % 7) + 1, time: clock(after % MINUTES_OF_DAY) };
      };
      if (isOpen(office, momentIn(0))) return;
      const waits = Array.from({ length: 8 * MINUTES_OF_DAY }, (_, minutes) => minutes);
      const first = waits.find((minutes) => isOpen(office, momentIn(minutes)));
      const next = nextOpening(office, momentIn(0));
      if (first === undefined) expect(next).toBeNull();
      else {
        expect(next).toEqual({ day: momentIn(first).day, inDays: Math.floor((at + first) / MINUTES_OF_DAY) });
        expect(momentIn(first).time).toBe(office.opens);
      }
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['while it is open', { day: 1, time: '09:00' }, 0],
  ['before it opens', { day: 1, time: '07:30' }, 90],
  ['after it closed', { day: 1, time: '18:00' }, 15 * 60],
  ['at the weekend', { day: 6, time: '12:00' }, 45 * 60],
])('CO5 an office opens, %s at %j, in %i minutes', (_, moment, minutes) => {
  const hours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' };
  expect(minutesUntilOpen(hours, moment)).toBe(minutes);
  expect(minutesUntilOpen({ ...hours, days: [] }, moment)).toBe(Number.POSITIVE_INFINITY);
});
