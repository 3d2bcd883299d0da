import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPeriods } from '../../../../core/availability/availability.fixture.ts';
import { buildCalendar } from '../../../../core/availability/build-calendar.ts';
import { nightState } from '../../../../core/availability/calendar.ts';
import { availabilityOf, availabilityOfNight } from '../../../../core/availability/stay-availability.ts';
import { NIGHT_STATES, worstNight } from './night-digits.ts';

const FIRST = 20_600;

test('AV4 AV5 chosen nights stand as they do in the calendar', () => {
  const stay = fc.record({ from: fc.nat(60), nights: fc.integer({ min: 1, max: 20 }), until: fc.nat(100) });
  fc.assert(
    fc.property(anyPeriods(FIRST), stay, (periods, { from, nights, until }) => {
      const calendar = buildCalendar({ periods, until: FIRST + until, checkedAt: '2026-05-20' });
      const days = Array.from({ length: nights }, (_, night) => FIRST + from + night);
      const digits = days.map((day) => NIGHT_STATES.indexOf(nightState(calendar, day))).join('');
      const state = NIGHT_STATES[Number(worstNight(digits))] ?? 'unknown';
      expect(availabilityOfNight(state)).toBe(availabilityOf(calendar, FIRST + from, FIRST + from + nights));
    }),
  );
});

test('AV4 chosen nights are called by the first that is taken', () => {
  const digits = (...states: readonly (typeof NIGHT_STATES)[number][]) =>
    states.map((one) => NIGHT_STATES.indexOf(one)).join('');
  expect(worstNight(digits('free', 'free'))).toBe(digits('free'));
  expect(worstNight(digits('free', 'option', 'unknown'))).toBe(digits('unknown'));
  expect(worstNight(digits('unknown', 'yard', 'booked', 'free'))).toBe(digits('yard'));
});
