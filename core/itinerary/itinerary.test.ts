import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frozen, itineraryOf, manyPlaces, pointNumber, randomDays, stop } from './itinerary.fixture.ts';
import {
  cleanPlaceName,
  EMPTY_ITINERARY,
  encodedForAddress,
  hasNoPlaces,
  isItineraryDate,
  MAX_DAYS,
  MAX_ENCODED_NAME_LENGTH,
  MAX_PLACES,
  MAX_POINT_NAME,
  MAX_POINTS,
  normalizeItinerary,
  placeBefore,
  placesOfItinerary,
  samePlace,
} from './itinerary.ts';
import { pointAt } from './itinerary-query.ts';

describe('CF3 the limits of an itinerary', () => {
  test.each([
    ['merges the same place in a row', 'a,a,b,b,a', 'a,b,a'],
    ['merges the same place on the next day, and after a day without places', 'a;a,b;;b,c', 'a;b;;c'],
    ['keeps places that she returns to', 'a,b;a', 'a,b;a'],
  ])('%s: %s is %s', (_, given, kept) => {
    expect(normalizeItinerary(itineraryOf(given))).toEqual(itineraryOf(kept));
  });

  test('always has a day', () => {
    expect(normalizeItinerary({ ...EMPTY_ITINERARY, days: [] })).toEqual(EMPTY_ITINERARY);
  });

  test('limits the number of days', () => {
    const days = Array.from({ length: MAX_DAYS + 2 }, (_, at) => [stop(`s${at}`)]);
    expect(normalizeItinerary({ ...EMPTY_ITINERARY, days }).days).toEqual(days.slice(0, MAX_DAYS));
  });

  test('keeps the first of too many places', () => {
    const places = manyPlaces(MAX_PLACES + 3);
    const kept = placesOfItinerary(
      normalizeItinerary({ ...EMPTY_ITINERARY, days: [places.slice(0, 40), places.slice(40)] }),
    );
    expect(kept).toEqual(places.slice(0, MAX_PLACES));
  });

  test('keeps the first of too many points, and every stop', () => {
    const places = [...manyPlaces(MAX_POINTS + 2, pointNumber), ...manyPlaces(3)];
    const kept = placesOfItinerary(normalizeItinerary({ ...EMPTY_ITINERARY, days: [places] }));
    expect(kept).toEqual([...manyPlaces(MAX_POINTS, pointNumber), ...manyPlaces(3)]);
  });

  test('any input normalizes to a stable itinerary and is not changed in place', () => {
    fc.assert(
      fc.property(randomDays, (days) => {
        const once = normalizeItinerary(frozen({ ...EMPTY_ITINERARY, days }));
        const places = placesOfItinerary(once);
        expect(once.days.length).toBeGreaterThanOrEqual(1);
        expect(once.days.length).toBeLessThanOrEqual(MAX_DAYS);
        expect(places.length).toBeLessThanOrEqual(MAX_PLACES);
        expect(places.filter(({ kind }) => kind === 'point').length).toBeLessThanOrEqual(MAX_POINTS);
        expect(places.some((place, at) => at > 0 && samePlace(place, places[at - 1] ?? place))).toBe(false);
        expect(normalizeItinerary(once)).toEqual(once);
      }),
    );
  });

  test('is empty without places, however many days it has', () => {
    expect([hasNoPlaces(EMPTY_ITINERARY), hasNoPlaces(itineraryOf(';;')), hasNoPlaces(itineraryOf(';a'))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('CF3 compares places by id, and points by position and name', () => {
  const [at, name] = [{ latitude: 43, longitude: 7 }, 'Salis'];
  const point = pointAt(at, name);
  expect(samePlace(stop('a'), stop('a'))).toBe(true);
  expect(samePlace(point, pointAt(at, name))).toBe(true);
  for (const other of [stop('a'), pointAt({ ...at, latitude: 44 }, name), pointAt({ ...at, longitude: 8 }, name)])
    expect([samePlace(point, other), samePlace(other, point)]).toEqual([false, false]);
  expect(samePlace(point, pointAt(at, 'Garoupe'))).toBe(false);
  expect(samePlace(stop('a'), stop('b'))).toBe(false);
});

test.each([
  [0, 0, null],
  [0, 1, 'a'],
  [1, 0, 'b'],
  [2, 0, 'b'],
  [2, 1, 'c'],
  [3, 0, 'c'],
])('CF3 before the slot of day %i and place %i she is at %s', (day, at, id) => {
  expect(placeBefore(itineraryOf('a,b;;c'), { day, at })).toEqual(id === null ? null : stop(id));
});

describe('CF3 the first day', () => {
  test.each(['2027-07-03', '2028-02-29', '1900-01-01', '9997-12-31'])('accepts %s', (day) => {
    expect(isItineraryDate(day)).toBe(true);
  });

  test.each(['', '2027-02-29', '2027-7-3', '1899-12-31', '9998-01-01', '9999-12-31', '2027-07-03T00:00', 'today'])(
    'rejects %j',
    (day) => {
      expect(isItineraryDate(day)).toBe(false);
    },
  );
});

describe('CF3 the name of a point', () => {
  test.each([
    ['Plage de la Salis', 'Plage de la Salis'],
    ['  two\r\nlines \t of\u00a0it ', 'two lines of it'],
    ['zero\u200bwidth\u202e', 'zero width'],
    ['cut in a character\ufffd', 'cut in a character'],
    ['\ud800', ''],
    ['a'.repeat(50), 'a'.repeat(MAX_POINT_NAME)],
    [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
    ['😀'.repeat(30), '😀'.repeat(10)],
    ['ж'.repeat(30), 'ж'.repeat(20)],
  ])('stores %j as %j', (text, name) => {
    expect(cleanPlaceName(text)).toBe(name);
  });

  test('reads no more of a name than four hundred characters', () => {
    expect(cleanPlaceName(`${' '.repeat(399)}A cove`)).toBe('A');
  });

  test('is one line of limited length, and stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const name = cleanPlaceName(text);
        expect(name).not.toMatch(/[\n\r\u2028\u2029]|^\s|\s$/);
        expect([...name].length).toBeLessThanOrEqual(MAX_POINT_NAME);
        expect(encodedForAddress(name).length).toBeLessThanOrEqual(MAX_ENCODED_NAME_LENGTH);
        expect(cleanPlaceName(name)).toBe(name);
      }),
    );
  });
});
