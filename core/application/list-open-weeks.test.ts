import { expect, test } from 'vitest';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import { listOpenWeeks } from './list-open-weeks.ts';

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
