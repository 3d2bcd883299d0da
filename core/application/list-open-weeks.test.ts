import { expect, test } from 'vitest';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { sampleArea, sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { EVERY_OPEN_WEEK, type OpenWeeksChoice } from '../search/query/open-weeks-query.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import { isChosenOpenWeek, listOpenWeeks } from './list-open-weeks.ts';

const TODAY = '2026-06-01';
const day = (at: number) => (dayNumber(TODAY) ?? 0) + at;

test('AV8 lists the soonest five hundred', async () => {
  const fleet = Array.from({ length: 120 }, (_, at) => sampleYacht({ id: `y${at}` }));
  // Five gaps of five nights, a fortnight apart.
  const periods = Array.from({ length: 6 }, (_, at) => ({
    ...{ state: 'booked' as const, startsAt: null, endsAt: null },
    ...{ from: day(14 * at), to: day(14 * at + 9) },
  }));
  const calendar = { periods, until: day(300), checkedAt: TODAY };
  const calendars = new MemoryAvailabilityCalendar(new Map(fleet.map(({ id }) => [id, calendar])));
  const rows = await listOpenWeeks({ catalogue: new MemoryYachtCatalogue(fleet), calendars }, TODAY);
  expect(rows).toHaveLength(500);
  expect([rows[0]?.from, rows.at(-1)?.from]).toEqual([day(9), day(65)]);
});

test('AV8 the calendars are read once until the fleet, a calendar or the day changes, and again after a failure', async () => {
  let reads = 0;
  let version = 'a';
  let fails = true;
  class Counting extends MemoryAvailabilityCalendar {
    override async yachts() {
      reads += 1;
      if (fails) throw new Error('the feed does not answer');
      return super.yachts();
    }
    override async version() {
      return version;
    }
  }
  const sources = { catalogue: new MemoryYachtCatalogue([]), calendars: new Counting(new Map()) };
  await expect(listOpenWeeks(sources, TODAY)).rejects.toThrow('does not answer');
  fails = false;
  await Promise.all([listOpenWeeks(sources, TODAY), listOpenWeeks(sources, TODAY)]);
  expect(reads).toBe(2);
  version = 'b';
  await listOpenWeeks(sources, TODAY);
  await listOpenWeeks(sources, '2026-06-02');
  expect(reads).toBe(4);
});

test.each<[Partial<OpenWeeksChoice>, boolean]>([
  [{}, true],
  [{ guests: 10 }, true],
  [{ guests: 12 }, false],
  [{ stay: 'week' }, true],
  [{ stay: 'short' }, false],
  [{ stay: 'long' }, false],
  // The area and the region of the season in which the week begins.
  [{ waters: 'exumas' }, true],
  [{ waters: 'bahamas' }, true],
  [{ waters: 'cyclades' }, false],
])('AV8 a week of seven nights for ten guests in the Exumas: %j is %s', (choice, isChosen) => {
  const summer = { ...sampleArea('eastern-mediterranean'), id: 'cyclades' };
  const winter = { ...sampleArea('bahamas'), id: 'exumas' };
  const yacht = sampleYacht({
    guests: { ...sampleYacht().guests, total: 10 },
    cruising: { summer: [summer], winter: [winter] },
  });
  const from = dayNumber('2026-12-05') ?? 0;
  const week = { yacht, from, to: from + 7, reduction: null, checkedAt: TODAY };
  expect(isChosenOpenWeek(week, { ...EVERY_OPEN_WEEK, ...choice })).toBe(isChosen);
});
