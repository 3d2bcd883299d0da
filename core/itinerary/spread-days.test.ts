import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysOf, itineraryOf, manyPlaces, randomItinerary } from './itinerary.fixture.ts';
import { EMPTY_ITINERARY, MAX_DAYS, normalizeItinerary, type Place, placesOfItinerary } from './itinerary.ts';
import { daysOfVoyage, spreadOverDays } from './spread-days.ts';

/** Hours between any two places, derived from their names, the same both ways. */
const someHours = (one: Place, other: Place): number => {
  const sum = [...JSON.stringify(one), ...JSON.stringify(other)].reduce((all, sign) => all + sign.charCodeAt(0), 0);
  return (sum % 17) / 4;
};

describe('CF3 places spread over days', () => {
  test.each<[string, string, number, string]>([
    ['fills a day with as many as fit', 'a,b,c,d,e', 2, 'a,b,c;d,e'],
    ['fits to the hour', 'a,b,c', 2, 'a,b,c'],
    ['does not exceed a day', 'a,b,c', 1.99, 'a,b;c'],
    ['one leg a day where each is longer', 'a,b,c,d', 0.5, 'a,b;c;d'],
    ['a first day with a leg of any length', 'a,b', 0, 'a,b'],
    ['drops days without a leg', 'a;;b;;;c', 8, 'a,b,c'],
    ['one place', ';a;', 4, 'a'],
    ['no place', ';;', 4, ''],
  ])('%s: %s at %f hours a day', (_, before, most, after) => {
    expect(spreadOverDays(itineraryOf(before), most, () => 1)).toEqual(daysOf(after));
  });

  test('a long leg takes a day of its own and does not count for the next', () => {
    const hours: Readonly<Record<string, number>> = { ab: 1, bc: 9, cd: 3, de: 1 };
    const name = (place: Place) => (place.kind === 'stop' ? place.id : '');
    const between = (from: Place, to: Place) => hours[name(from) + name(to)] ?? 0;
    expect(spreadOverDays(itineraryOf('a,b,c,d,e'), 4, between)).toEqual(daysOf('a,b;c;d,e'));
  });

  test('puts the rest on the last day where no days are left', () => {
    const places = manyPlaces(MAX_DAYS + 5);
    const days = spreadOverDays({ days: [places] }, 1, () => 2);
    expect(days.map(({ length }) => length)).toEqual([2, ...Array.from({ length: MAX_DAYS - 2 }, () => 1), 5]);
    expect(days.flat()).toEqual(places);
  });

  test('keep their order, on days within the limit', () => {
    fc.assert(
      fc.property(randomItinerary, fc.double({ min: 0, max: 30, noNaN: true }), (itinerary, most) => {
        const days = spreadOverDays(itinerary, most, someHours);
        const places = placesOfItinerary(itinerary);
        expect(days.flat()).toEqual(places);
        expect(normalizeItinerary({ ...EMPTY_ITINERARY, days }).days).toEqual(days);
        expect(days.length === 1 || days.every((day) => day.length > 0)).toBe(true);
        let before = 0;
        for (const [number, day] of days.entries()) {
          const legs = day.map((place, at) => someHours(places[before + at - 1] ?? place, place));
          if (number === 0) legs.shift();
          const sum = legs.reduce((all, hours) => all + hours, 0);
          if (number < MAX_DAYS - 1) expect(legs.length <= 1 || sum <= most).toBe(true);
          const next = places[before + day.length];
          const last = day.at(-1);
          // A day that ends early would have been too long with the next place.
          if (next !== undefined && last !== undefined) expect(sum + someHours(last, next)).toBeGreaterThan(most);
          before += day.length;
        }
      }),
    );
  });
});

test.each<[string, (string | null)[], number[]]>([
  ['of each named day', ['A', 'A', 'B'], [2, 1]],
  ['on which a stop without a day lies between two of the same day', ['A', null, 'A', 'B'], [3, 1]],
  ['without a named day', [null, null], [2]],
  ['that comes again later', ['A', null, 'B', 'A'], [2, 1, 1]],
  ['none, without a stop', [], []],
])('CF3 a voyage has a day %s: %j', (_, days, lengths) => {
  const stops = days.map((day, at) => ({ name: `Stop ${at}`, position: { latitude: 37, longitude: at }, day }));
  expect(daysOfVoyage({ stops }, []).map(({ length }) => length)).toEqual(lengths);
});
