import { expect, test } from 'vitest';
import { SAMPLE_TERMS } from '../../tests/samples/sample-terms.ts';
import { embarkationPortsFor, usualPortOf, type VatRate, vatRateOn } from './charter-terms.ts';
import { areaAt, EXUMAS, FJORDS, SARONIC } from './estimate.fixture.ts';

const row = (country: string, from: string, until: string | null): VatRate => ({
  ...{ country, from, until },
  share: { low: 100, high: 100 },
  note: null,
});
const ROWS = [
  row('HR', '2018-01-01', '2026-12-31'),
  row('HR', '2027-01-01', null),
  row('ES', '2012-09-01', null),
  row('ES', '2027-03-01', '2027-05-31'),
];

test.each([
  ['HR', '2017-12-31', null],
  ['HR', '2018-01-01', '2018-01-01'],
  ['HR', '2026-12-31', '2018-01-01'],
  ['HR', '2027-01-01', '2027-01-01'],
  ['HR', '2040-01-01', '2027-01-01'],
  ['ES', '2027-02-28', '2012-09-01'],
  ['ES', '2027-03-01', '2027-03-01'],
  ['ES', '2027-06-01', '2012-09-01'],
  ['NO', '2027-07-03', null],
])('picks for %s on %s the row from %s', (country, date, from) => {
  expect(vatRateOn(ROWS, country, date)?.from ?? null).toBe(from);
  expect(vatRateOn([...ROWS].reverse(), country, date)?.from ?? null).toBe(from);
});

const CYCLADES = areaAt('cyclades', 37.08, 25.15);
const cruisingIn = (...summer: (typeof SARONIC)[]) => ({ cruising: { summer, winter: [FJORDS] } });

test('lists ports of her season’s areas apart from the others, both in content order', () => {
  const { inHerWaters, others } = embarkationPortsFor(cruisingIn(CYCLADES, SARONIC), 'summer', SAMPLE_TERMS);
  expect(inHerWaters.map(({ id }) => id)).toEqual(['athens', 'mykonos']);
  expect(others.map(({ id }) => id)).toEqual(['split', 'kotor', 'bergen']);
  const winter = embarkationPortsFor(cruisingIn(CYCLADES), 'winter', SAMPLE_TERMS);
  expect(winter.inHerWaters.map(({ id }) => id)).toEqual(['bergen']);
});

test('starts a charter in the first of her areas that has a port', () => {
  expect(usualPortOf(cruisingIn(CYCLADES, SARONIC), 'summer', SAMPLE_TERMS)?.id).toBe('mykonos');
  expect(usualPortOf(cruisingIn(EXUMAS, SARONIC), 'summer', SAMPLE_TERMS)?.id).toBe('athens');
  expect(usualPortOf(cruisingIn(SARONIC), 'winter', SAMPLE_TERMS)?.id).toBe('bergen');
});

test('falls back to the port nearest to one of her areas, and to none where she has no areas', () => {
  const lycia = areaAt('turkish-coast', 36.75, 28.4);
  expect(usualPortOf(cruisingIn(lycia), 'summer', SAMPLE_TERMS)?.id).toBe('mykonos');
  expect(usualPortOf(cruisingIn(EXUMAS, lycia), 'summer', SAMPLE_TERMS)?.id).toBe('mykonos');
  expect(usualPortOf(cruisingIn(), 'summer', SAMPLE_TERMS)).toBeNull();
  expect(usualPortOf(cruisingIn(areaAt('sea', null)), 'summer', SAMPLE_TERMS)).toBeNull();
  expect(usualPortOf(cruisingIn(SARONIC), 'summer', { ports: [] })).toBeNull();
});
