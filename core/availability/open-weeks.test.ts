import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPeriods, statesOfNight } from './availability.fixture.ts';
import { buildCalendar } from './build-calendar.ts';
import type { Period } from './calendar.ts';
import { firstFreeWeek, isShorterThanWeek, openWeeks } from './open-weeks.ts';

const TODAY = 20_600;

function calendarOf(periods: readonly Period[], until = TODAY + 400) {
  return buildCalendar({ periods, until, checkedAt: '2026-05-20T09:00:00Z' });
}

const taken = (from: number, to: number): Period => ({
  ...{ state: 'booked', startsAt: null, endsAt: null },
  ...{ from: TODAY + from, to: TODAY + to },
});

test('AV8 lists what is left between two periods, from today on', () => {
  const calendar = calendarOf([
    taken(-5, -2),
    taken(6, 13),
    taken(15, 20),
    taken(27, 30),
    taken(52, 60),
    taken(200, 210),
  ]);
  const weeks = openWeeks(calendar, TODAY).map(({ from, to }) => [from - TODAY, to - TODAY]);
  // Two nights are not a charter, 15 are more than a remainder, and 140 days ahead is not soon.
  expect(weeks).toEqual([
    [0, 6],
    [20, 27],
  ]);
  expect(openWeeks(calendar, TODAY).map(isShorterThanWeek)).toEqual([true, false]);
});

test('AV8 the first free week is of any length', () => {
  const first = (...periods: Period[]) => {
    const week = firstFreeWeek(calendarOf(periods), TODAY);
    return week && [week.from - TODAY, week.to - TODAY];
  };
  expect(first()).toEqual([0, 400]);
  expect(first(taken(-3, 4), taken(10, 12))).toEqual([12, 400]);
  expect(first(taken(7, 9))).toEqual([0, 7]);
  expect(first(taken(0, 121))).toBeNull();
  expect(first(taken(0, 395))).toBeNull();
});

test('AV8 every night of an open week is free, and those around it are not', () => {
  fc.assert(
    fc.property(anyPeriods(TODAY), fc.integer({ min: TODAY, max: TODAY + 100 }), (periods, until) => {
      const calendar = calendarOf(periods, until);
      for (const { from, to } of openWeeks(calendar, TODAY)) {
        for (let night = from; night < to; night += 1) {
          expect(statesOfNight(periods, until, night)).toEqual(['free']);
        }
        expect(statesOfNight(periods, until, to)).not.toContain('free');
        if (from > TODAY) expect(statesOfNight(periods, until, from - 1)).not.toContain('free');
      }
      const week = firstFreeWeek(calendar, TODAY);
      const free = (night: number) => statesOfNight(periods, until, night)[0] === 'free';
      const starts = Array.from({ length: 120 }, (_, at) => TODAY + at);
      const isFreeWeek = (start: number) => Array.from({ length: 7 }, (_, at) => start + at).every(free);
      expect(week?.from ?? null).toBe(starts.find(isFreeWeek) ?? null);
    }),
  );
});
