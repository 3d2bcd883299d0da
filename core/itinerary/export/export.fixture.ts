import fc from 'fast-check';
import { dateOfDay, dayNumber } from '../../shared/calendar-day.ts';
import type { DayText, ItineraryText, LegText, PlaceText } from './itinerary-text.ts';

export const ADDRESS = 'https://yachts.example/es/itinerary/?v=1&from=2027-07-03&days=antibes,*1;calvi&at=43,7,a%2Cb';

export const ANTIBES: PlaceText = { name: 'Antibes', position: { latitude: 43.5804, longitude: 7.1251 }, note: null };
export const CALVI: PlaceText = {
  name: 'Calvi',
  position: { latitude: 42.567, longitude: 8.757 },
  note: 'Fondear en la bahía; buoys by VHF, channel 9',
};
export const NOWHERE: PlaceText = { name: 'Nowhere', position: null, note: null };

/** Builds a leg whose route has one bend. */
export function legTo(from: PlaceText, to: PlaceText, rest: Partial<LegText> = {}): LegText {
  const ends = [from, to].flatMap(({ position }) => (position === null ? [] : [position]));
  const points = ends.toSpliced(1, 0, { latitude: 43, longitude: 8 });
  const words = `${from.name} – ${to.name}, 103 nm, 8 h 35 min`;
  return { from, to, miles: 103.04, hours: 8.58667, litres: 2023.4, points, words, ...rest };
}

/** Two days: to Calvi, and a day there. */
export const CROSSING: ItineraryText = {
  title: 'Córcega, en dos días',
  author: 'Halyard & Co.',
  language: 'es',
  address: ADDRESS,
  uid: '5f2c9a',
  stamp: '2026-11-22T14:40:05.123Z',
  days: [
    {
      number: 1,
      date: '2027-12-31',
      title: 'Día 1: Calvi',
      places: [ANTIBES, CALVI],
      night: CALVI,
      legs: [legTo(ANTIBES, CALVI)],
    },
    { number: 2, date: '2028-01-01', title: 'Día 2: Calvi', places: [], night: CALVI, legs: [] },
  ],
};

/** The plan of CROSSING without dates. */
export const UNDATED: ItineraryText = { ...CROSSING, days: CROSSING.days.map((day) => ({ ...day, date: null })) };

/** Hostile texts: control characters, halves of surrogate pairs, formulas and markup. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({
    unit: fc.constantFrom(...'aé€😀"\',;:\\<>&=+-@\n\r\t \u0000\u0007\u0085\u2028\ufeff\ud800\uffff'),
    maxLength: 120,
  }),
  fc.constantFrom('=1+1', '+34', '-2', '@SUM(A1)', ']]>', '<!--', '&amp;', '\\n', 'END:VEVENT', '\r\nEND:VCALENDAR'),
);

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const position = fc.record({ latitude: degrees(90), longitude: degrees(180) });
const place: fc.Arbitrary<PlaceText> = fc.record({
  name: hostileText,
  position: fc.option(position),
  note: fc.option(hostileText),
});
const amount = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }));
const leg: fc.Arbitrary<LegText> = fc.record({
  ...{ from: place, to: place, miles: amount, hours: amount, litres: amount },
  points: fc.array(position, { maxLength: 4 }),
  words: hostileText,
});
const day = fc.record({
  title: hostileText,
  places: fc.array(place, { maxLength: 3 }),
  night: fc.option(place),
  legs: fc.array(leg, { maxLength: 3 }),
});

/** Random plans with dates and hostile texts. */
export const randomText: fc.Arbitrary<ItineraryText> = fc
  .record({
    title: hostileText,
    author: hostileText,
    first: fc.constantFrom('2027-07-03', '2027-12-30', '2028-02-28'),
    days: fc.array(day, { maxLength: 3 }),
  })
  .map(({ title, author, first, days }) => ({
    ...CROSSING,
    title,
    author,
    days: days.map((one, at): DayText => ({ ...one, number: at + 1, date: dateOfDay((dayNumber(first) ?? 0) + at) })),
  }));
