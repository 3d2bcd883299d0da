import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from '../../shared/csv.fixture.ts';
import { ANTIBES, CALVI, CROSSING, legTo, NOWHERE, randomText, UNDATED } from './export.fixture.ts';
import { type ItineraryCsvWords, itineraryCsv } from './itinerary-csv.ts';
import type { DayText, LegText, PlaceText } from './itinerary-text.ts';

const WORDS: ItineraryCsvWords = {
  ...{ day: 'Día', date: 'Fecha', from: 'De', to: 'A', miles: 'Millas', hours: 'Horas', litres: 'Litros' },
  ...{ latitude: 'Latitud', longitude: 'Longitud' },
};
const HEAD = '\uFEFFDía,Fecha,De,A,Millas,Horas,Litros,Latitud,Longitud\r\n';

interface ShownRow {
  readonly day: DayText;
  readonly from: string;
  readonly to: PlaceText | null;
  readonly leg: LegText | null;
}

/** A row a leg, and one for a day without any. */
function shownRows(day: DayText): readonly ShownRow[] {
  const { legs, places, night } = day;
  if (legs.length === 0) return [{ day, from: '', to: places.at(-1) ?? night, leg: null }];
  return legs.map((leg) => ({ day, from: leg.from.name, to: leg.to, leg }));
}

const dayOf = (...legs: readonly LegText[]): DayText => ({
  ...{ number: 4, date: null, title: '', places: [], night: null },
  legs,
});

describe('CF3 an itinerary as a table', () => {
  test('has a row per leg', () => {
    const rest = ',,Calvi,,,,42.567,8.757';
    expect(itineraryCsv(CROSSING, WORDS)).toBe(
      `${HEAD}1,2027-12-31,Antibes,Calvi,103,8.59,2023,42.567,8.757\r\n2,2028-01-01${rest}\r\n`,
    );
    expect(itineraryCsv(UNDATED, WORDS)).toBe(`${HEAD}1,,Antibes,Calvi,103,8.59,2023,42.567,8.757\r\n2,${rest}\r\n`);
    expect(itineraryCsv({ days: [] }, WORDS)).toBe(HEAD);
  });

  test('begins with day 1, where the guests embark, and has a row for every day', () => {
    const [calvi] = CROSSING.days;
    const embarking = { ...dayOf(), number: 1, date: '2027-12-30', places: [ANTIBES], night: ANTIBES };
    const days = [embarking, { ...dayOf(), number: 2 }, { ...dayOf(...(calvi?.legs ?? [])), number: 3 }];
    expect(itineraryCsv({ days }, WORDS)).toBe(
      [
        `${HEAD}1,2027-12-30,,Antibes,,,,43.5804,7.1251`,
        '2,,,,,,,,',
        '3,,Antibes,Calvi,103,8.59,2023,42.567,8.757\r\n',
      ].join('\r\n'),
    );
  });

  test('leaves unknown cells empty', () => {
    const leg = legTo(ANTIBES, NOWHERE, { miles: null, hours: null, litres: null });
    expect(itineraryCsv({ days: [dayOf(leg)] }, WORDS)).toBe(`${HEAD}4,,Antibes,Nowhere,,,,,\r\n`);
  });

  test('writes numbers west and south below zero, and names that are no formula', () => {
    const goal = { name: '=1+1', note: null, position: { latitude: -33.856_789_4, longitude: -0.000_001 } };
    const from = { ...CALVI, name: '-Cape "Horn", south' };
    const table = itineraryCsv({ days: [dayOf(legTo(from, goal, { miles: 0 }))] }, WORDS);
    expect(table).toBe(`${HEAD}4,,"'-Cape ""Horn"", south",'=1+1,0,8.59,2023,-33.85679,0\r\n`);
  });

  test('any texts round-trip, and no cell is a formula', () => {
    const words = (value = '') => value.replaceAll("'", '');
    fc.assert(
      fc.property(randomText, (text) => {
        const [, ...rows] = readCsv(itineraryCsv(text, WORDS));
        const legs = text.days.flatMap(shownRows);
        expect(rows.map((row) => row.slice(0, 4).map(words))).toEqual(
          legs.map(({ day, from, to }) => [String(day.number), day.date, words(from), words(to?.name)]),
        );
        for (const [at, row] of rows.entries()) {
          const leg = legs[at]?.leg ?? null;
          const goal = legs[at]?.to?.position ?? null;
          expect(row).toHaveLength(9);
          for (const name of row.slice(2, 4)) expect(name).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
          const [miles = '', hours = '', litres = '', latitude = '', longitude = ''] = row.slice(4);
          for (const number of [miles, hours, litres, latitude, longitude])
            expect(number).toMatch(/^(?:-?\d+(?:\.\d+)?)?$/);
          expect(miles === '' ? null : Number(miles)).toBe(leg?.miles == null ? null : Number(leg.miles.toFixed(1)));
          expect(litres === '' ? null : Number(litres)).toBe(leg?.litres == null ? null : Math.round(leg.litres));
          expect(latitude === '').toBe(goal === null);
          if (goal !== null) {
            expect(Number(latitude)).toBeCloseTo(goal.latitude, 4);
            expect(Math.abs(Number(longitude))).toBeCloseTo(Math.abs(goal.longitude), 4);
          }
        }
      }),
    );
  });
});
