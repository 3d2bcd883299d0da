import { expect, test } from 'vitest';
import { startDayRange } from '../../availability/stay-availability.ts';
import { dateOfDay, dayNumber } from '../../shared/calendar-day.ts';
import { daysInMonth, stayInMonth } from './stay-in-month.ts';

const MONTHS = Array.from({ length: 24 }, (_, at) => [2027 + Math.floor(at / 12), (at % 12) + 1] as const);

test('AV5 nights in a month begin on any day from its first to the last that leaves enough of it', () => {
  for (const [year, month] of MONTHS) {
    for (let nights = 1; nights < daysInMonth(year, month) - 1; nights += 1) {
      const stay = stayInMonth(year, month, nights);
      const { first, last } = startDayRange(stay ?? { from: 0, nights, giveOrTake: 0 });
      expect(dateOfDay(first)).toBe(`${year}-${String(month).padStart(2, '0')}-01`);
      expect(last + nights - first).toBe(daysInMonth(year, month));
    }
  }
});

test('AV5 any other give and take is as long to either side', () => {
  const from = dayNumber('2027-04-12') ?? 0;
  expect(startDayRange({ from, nights: 7, giveOrTake: 3 })).toEqual({ first: from - 3, last: from + 3 });
  const june = dayNumber('2027-06-01') ?? 0;
  expect(startDayRange({ from: june, nights: 29, giveOrTake: 0 })).toEqual({ first: june, last: june });
});
