import { expect, test } from 'vitest';
import { type VatRate, vatRateOn } from './charter-terms.ts';

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
])('the row of %s in force on %s is that from %s', (country, date, from) => {
  expect(vatRateOn(ROWS, country, date)?.from ?? null).toBe(from);
  expect(vatRateOn([...ROWS].reverse(), country, date)?.from ?? null).toBe(from);
});
