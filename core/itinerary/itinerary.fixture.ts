import fc from 'fast-check';
import { idNamed } from '../shortlist/shortlist.fixture.ts';
import type { ItineraryEdit } from './edit-itinerary.ts';
import {
  EMPTY_ITINERARY,
  type Itinerary,
  type ItineraryDay,
  MAX_DAYS,
  MAX_PLACES,
  normalizeItinerary,
  type Place,
} from './itinerary.ts';
import { pointAt } from './itinerary-query.ts';

/** Builds a stop from its id. */
export const stop = (id: string): Place => ({ kind: 'stop', id });

/** Parses days of stops in the form of an address: `antibes,calvi;;bastia`. */
export function daysOf(text: string): readonly ItineraryDay[] {
  return text.split(';').map((day) => (day === '' ? [] : day.split(',').map(stop)));
}

/** Builds an itinerary from such days. */
export function itineraryOf(days: string, rest: Partial<Itinerary> = {}): Itinerary {
  return { ...EMPTY_ITINERARY, days: daysOf(days), ...rest };
}

/** Makes `count` different places: stops, unless `make` says otherwise. */
export function manyPlaces(count: number, make: (at: number) => Place = (at) => stop(`s${at}`)): readonly Place[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

export const pointNumber = (at: number): Place => pointAt({ latitude: 43, longitude: at / 10 }, `Point ${at}`);

/** Random names, hostile ones included; never empty. */
const randomName = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'ab ,;:*%&=+#?\'"<>\\é€αж渡😀\n'), minLength: 1, maxLength: 60 }),
  )
  .map((name) => `P${name}`);

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const randomPosition = fc.record({ latitude: degrees(85), longitude: degrees(180) });
const randomPoint = fc.tuple(randomPosition, randomName).map(([position, name]) => pointAt(position, name));
const randomStop = fc.oneof(
  fc.constantFrom('antibes', 'calvi', 'cap-d-ail', 'a', `${'x'.repeat(39)}1`),
  fc.stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8}){0,2}$/),
);
const randomPlace = fc.oneof({ weight: 3, arbitrary: randomStop.map(stop) }, randomPoint);

const randomYacht = fc.option(fc.constantFrom('H-001', 'a', 'Z9._-').map(idNamed));
const randomArea = fc.option(fc.constantFrom('corsica', 'cote-dazur', `${'x'.repeat(39)}1`));
const randomFrom = fc.option(fc.constantFrom('2027-07-03', '2028-02-29', '1900-01-01', '9997-12-31'));

/** Random days, now and then beyond every limit. */
export const randomDays = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.array(randomPlace, { maxLength: 4 }), { maxLength: 8 }) },
  fc.array(fc.array(randomPlace, { maxLength: 3 }), { minLength: MAX_DAYS - 1, maxLength: MAX_DAYS + 4 }),
  fc.array(fc.array(randomPlace, { maxLength: MAX_PLACES }), { maxLength: 3 }),
);
/** Random itineraries in their normal form. */
export const randomItinerary: fc.Arbitrary<Itinerary> = fc
  .record({ yacht: randomYacht, area: randomArea, from: randomFrom, days: randomDays })
  .map(normalizeItinerary);

const number = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: -1, max: 6 }) }, fc.integer({ min: 0, max: 40 }));
const slot = fc.record({ day: number, at: number });
export const randomEdit: fc.Arbitrary<ItineraryEdit> = fc.oneof(
  fc.record({ kind: fc.constant('yacht' as const), yacht: randomYacht }),
  fc.record({ kind: fc.constant('area' as const), area: randomArea }),
  fc.record({ kind: fc.constant('from' as const), from: fc.oneof(randomFrom, fc.constantFrom('', '2027-02-30')) }),
  {
    weight: 6,
    arbitrary: fc.record(
      { kind: fc.constant('add-place' as const), place: randomPlace, day: number, at: number },
      { requiredKeys: ['kind', 'place', 'day'] },
    ),
  },
  fc.record({ kind: fc.constant('remove-place' as const), slot }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move-place' as const), slot, to: slot }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add-day' as const), day: number }) },
  fc.record({ kind: fc.constant('remove-day' as const), day: number }),
  fc.constant({ kind: 'back' as const }),
);

/** Freezes a value deeply, so that writing to it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
