import { describe, expect, test } from 'vitest';
import type { Calendar } from '../../../core/availability/calendar.ts';
import type { AvailabilityCalendar } from '../../../core/ports/availability-calendar.ts';
import { dayNumber } from '../../../core/shared/calendar-day.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';

export const CALENDAR_ROW = {
  id: '752668',
  checked: '2026-11-20',
  until: '2028-05-27',
  periods: [
    { state: 'option', from: '2027-07-03', to: '2027-07-17', start: 'balearic-islands', end: null },
    { state: 'booked', from: '2027-07-10', to: '2027-07-24', start: 'corsica', end: 'sardinia' },
  ],
} as const;

const day = (date: string) => dayNumber(date) ?? Number.NaN;
/** What {@link CALENDAR_ROW} says. */
export const CALENDAR: Calendar = {
  periods: [
    { state: 'option', from: day('2027-07-03'), to: day('2027-07-10'), startsAt: 'balearic-islands', endsAt: null },
    { state: 'booked', from: day('2027-07-10'), to: day('2027-07-24'), startsAt: 'corsica', endsAt: 'sardinia' },
  ],
  until: day('2028-05-27'),
  checkedAt: '2026-11-20',
};

/**
 * Defines the contract suite of AvailabilityCalendar; `make` makes one with {@link CALENDAR} and no other.
 * @param known the calendar where its source cannot say all of it
 */
export function availabilityCalendarContract(
  name: string,
  make: () => Promise<AvailabilityCalendar>,
  known: Calendar = CALENDAR,
): void {
  describe(`AV2 AvailabilityCalendar: ${name}`, () => {
    test('AV1 has the periods of a yacht without overlaps, how far they reach, and when they were checked', async () => {
      expect(await (await make()).of('752668' as YachtId)).toEqual(known);
    });

    test('AV1 has none of a yacht that it does not know', async () => {
      const calendars = await make();
      expect(await calendars.of('atlantis' as YachtId)).toBeNull();
      expect(await calendars.of('constructor' as YachtId)).toBeNull();
    });

    test('names the yachts that have one', async () => {
      expect(await (await make()).yachts()).toEqual(['752668']);
    });

    test('has a version that stays', async () => {
      const calendars = await make();
      expect(await calendars.version()).toBe(await calendars.version());
    });
  });
}
