import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPeriods, availabilityByNights, statesOfNight } from './availability.fixture.ts';
import { buildCalendar, overlapsOf } from './build-calendar.ts';
import { type Calendar, nightState, type Period } from './calendar.ts';
import { availabilityOf, isBetter, stayAvailability } from './stay-availability.ts';

const FIRST = 20_600;
const calendars = fc
  .record({ periods: anyPeriods(FIRST), until: fc.integer({ min: FIRST, max: FIRST + 100 }) })
  .map(({ periods, until }) => ({ given: periods, calendar: calendarOf(periods, until) }));

function calendarOf(periods: readonly Period[], until: number): Calendar {
  return buildCalendar({ periods, until, checkedAt: '2026-05-20T09:00:00Z' });
}

const period = (state: Period['state'], from: number, to: number): Period => ({
  state,
  from,
  to,
  startsAt: 'antibes',
  endsAt: 'palma',
});

describe('AV1 the firmer of overlapping periods wins', () => {
  test('on every night of any calendar', () => {
    fc.assert(
      fc.property(calendars, ({ given, calendar }) => {
        for (let night = FIRST - 30; night < FIRST + 130; night += 1) {
          expect(statesOfNight(given, calendar.until, night)).toContain(nightState(calendar, night));
        }
        for (const [index, { from, to }] of calendar.periods.entries()) {
          expect(from).toBeLessThan(to);
          expect(calendar.periods[index + 1]?.from ?? to).toBeGreaterThanOrEqual(to);
        }
      }),
    );
  });

  test('a cut end is at no known place, and the others keep theirs', () => {
    expect(calendarOf([period('option', 10, 30), period('booked', 15, 20)], 90).periods).toEqual([
      { ...period('option', 10, 15), endsAt: null },
      period('booked', 15, 20),
      { ...period('option', 20, 30), startsAt: null },
    ]);
  });

  test('of an owner’s use and the yard, the earlier stays whole', () => {
    expect(calendarOf([period('yard', 12, 20), period('owner', 10, 15)], 90).periods).toEqual([
      period('owner', 10, 15),
      { ...period('yard', 15, 20), startsAt: null },
    ]);
  });

  test('bookings that meet at noon are two, and no overlap', () => {
    const both = [period('booked', 10, 17), period('booked', 17, 24)];
    expect(calendarOf(both, 90).periods).toEqual(both);
    expect(overlapsOf(both)).toEqual([]);
  });

  test('names each period that runs into an earlier one', () => {
    const [long, within, after] = [period('booked', 10, 30), period('option', 12, 14), period('yard', 29, 40)];
    expect(overlapsOf([after, within, long])).toEqual([
      [long, within],
      [long, after],
    ]);
  });
});

describe('AV1 AV5 a stay', () => {
  test('is as good as its worst night, in any calendar', () => {
    const stay = fc.record({
      from: fc.integer({ min: FIRST - 30, max: FIRST + 110 }),
      nights: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(fc.option(calendars), stay, (drawn, { from, nights }) => {
        const calendar = drawn?.calendar ?? null;
        expect(availabilityOf(calendar, from, from + nights)).toBe(availabilityByNights(calendar, from, from + nights));
      }),
    );
  });

  test('give or take some days, is the best and nearest that there is', () => {
    const wanted = fc.record({
      from: fc.integer({ min: FIRST, max: FIRST + 90 }),
      nights: fc.integer({ min: 1, max: 14 }),
      giveOrTake: fc.constantFrom(0, 1, 3, 7),
    });
    fc.assert(
      fc.property(calendars, wanted, ({ calendar }, { from, nights, giveOrTake }) => {
        const found = stayAvailability(calendar, { from, nights, giveOrTake });
        const distance = Math.abs(found.from - from);
        expect(availabilityByNights(calendar, found.from, found.from + nights)).toBe(found.availability);
        for (let day = from - giveOrTake; day <= from + giveOrTake; day += 1) {
          const other = availabilityByNights(calendar, day, day + nights);
          expect(isBetter(other, found.availability)).toBe(false);
          if (other === found.availability) expect(Math.abs(day - from)).toBeGreaterThanOrEqual(distance);
        }
      }),
    );
  });

  test('without a calendar or past its end is unknown, never free', () => {
    expect(availabilityOf(null, 10, 17)).toBe('unknown');
    expect(availabilityOf(calendarOf([], 16), 10, 17)).toBe('unknown');
    expect(availabilityOf(calendarOf([], 17), 10, 17)).toBe('free');
    expect(availabilityOf(calendarOf([period('booked', 10, 11)], 16), 10, 17)).toBe('taken');
  });
});
