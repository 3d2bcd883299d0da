import fc from 'fast-check';
import { anyPeriods } from '../../core/availability/availability.fixture.ts';
import { buildCalendar } from '../../core/availability/build-calendar.ts';
import type { Calendar } from '../../core/availability/calendar.ts';
import { STAY_GROUPS, type StayCriteria } from '../../core/search/criteria/stay-criteria.ts';
import { dateOfDay, dayOfInstant } from '../../core/shared/calendar-day.ts';

const TODAY = dayOfInstant(Date.now());

/** Draws a calendar of the months from today on, fresh or outdated. */
export const randomCalendar: fc.Arbitrary<Calendar> = fc
  .record({
    periods: anyPeriods(TODAY),
    until: fc.integer({ min: TODAY - 10, max: TODAY + 100 }),
    age: fc.constantFrom(0, 1, 59, 60, 61, 200),
  })
  .map(({ periods, until, age }) =>
    buildCalendar({ periods, until, checkedAt: `${dateOfDay(TODAY - age)}T09:00:00Z` }),
  );

/** Draws nights of these months. */
export const randomStay: fc.Arbitrary<StayCriteria> = fc.record({
  from: fc.integer({ min: TODAY - 12, max: TODAY + 110 }),
  nights: fc.integer({ min: 1, max: 16 }),
  giveOrTake: fc.constantFrom(0, 1, 3, 7),
  group: fc.constantFrom(...STAY_GROUPS),
});
