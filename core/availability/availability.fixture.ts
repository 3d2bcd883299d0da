import fc from 'fast-check';
import {
  type Availability,
  type Calendar,
  type NightState,
  PERIOD_STATES,
  type Period,
  type PeriodState,
} from './calendar.ts';

const PLACES = ['antibes', 'palma', 'english-harbour'];

/** Any periods of a few months from day `first` on, overlaps and empty ones included. */
export function anyPeriods(first: number): fc.Arbitrary<readonly Period[]> {
  const place = fc.option(fc.constantFrom(...PLACES));
  const period = fc.record({
    state: fc.constantFrom(...PERIOD_STATES),
    from: fc.integer({ min: first - 20, max: first + 90 }),
    nights: fc.integer({ min: 0, max: 25 }),
    startsAt: place,
    endsAt: place,
  });
  return fc
    .array(period, { maxLength: 14 })
    .map((drawn) => drawn.map(({ nights, ...rest }) => ({ ...rest, to: rest.from + nights })));
}

const FIRMNESS: Readonly<Record<PeriodState, number>> = { booked: 4, owner: 3, yard: 3, option: 2, transit: 1 };

/** The oracle: looks at every period for one night, and returns the firmest states that take it. */
export function statesOfNight(periods: readonly Period[], until: number, night: number): readonly NightState[] {
  if (night >= until) return ['unknown'];
  const taking = periods.filter(({ from, to }) => from <= night && night < to).map(({ state }) => state);
  const firmest = Math.max(...taking.map((state) => FIRMNESS[state]));
  return taking.length === 0 ? ['free'] : taking.filter((state) => FIRMNESS[state] === firmest);
}

/** The oracle: counts a stay night by night. */
export function availabilityByNights(calendar: Calendar | null, from: number, to: number): Availability {
  const nights = Array.from({ length: to - from }, (_, night) => from + night);
  const states = nights.flatMap((night) =>
    calendar === null ? ['unknown' as const] : statesOfNight(calendar.periods, calendar.until, night),
  );
  if (states.some((state) => ['booked', 'owner', 'yard', 'transit'].includes(state))) return 'taken';
  if (states.includes('unknown')) return 'unknown';
  return states.includes('option') ? 'option' : 'free';
}
