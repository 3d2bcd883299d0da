import { describe, expect, test } from 'vitest';
import type { FeedRecord } from '../../core/import/feed-listing.ts';
import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import { mapOpenYacht } from './map-openyacht.ts';
import { charterListing, listingOf, rate } from './openyacht.fixture.ts';

const map = (record: unknown) => mapOpenYacht('listing', record, DEFAULT_LOCALE);
const mapOn = (today: string, record: unknown) => mapOpenYacht('listing', record, DEFAULT_LOCALE, today);
const mapped = (record: unknown) => listingOf(map(record));
const leftOut = (record: FeedRecord) =>
  record.kind === 'listing' ? record.leftOut.map(({ field, value, problem }) => `${field} ${value}: ${problem}`) : null;

describe('FD1 a charter', () => {
  test('has the lowest and the highest price of a week in each season, and the waters', () => {
    const area = (name: string, season: string | null) => ({ name, slug: null, season });
    const rates = [
      rate('summer', '90000', '110000'),
      rate('summer', '85000', null),
      rate('winter', '70000', '70000', 'USD'),
    ];
    const operating_areas = [area('Amber Coast', 'summer'), area('Grey Islands', 'winter'), area('High Sea', null)];
    const listing = mapped(charterListing({ rates, operating_areas }));
    expect(listing.markets).toEqual(['charter']);
    expect(listing.charter).toEqual({
      summerLow: { amount: 85000, currency: 'EUR' },
      summerHigh: { amount: 110000, currency: 'EUR' },
      winterLow: { amount: 70000, currency: 'USD' },
      winterHigh: { amount: 70000, currency: 'USD' },
      summerWaters: ['Amber Coast', 'High Sea'],
      winterWaters: ['Grey Islands', 'High Sea'],
    });
  });

  test('leaves out prices of a day, of special periods and in a second currency', () => {
    const rates = [
      rate('summer', '90000', '110000'),
      rate('summer', '60000', '99000', 'USD'),
      rate('summer', '15000', '15000', 'EUR', { rate_type: 'daily' }),
      rate('Regatta week', '200000', '200000'),
      rate('winter', '70000', null, 'ZZZ'),
    ];
    const record = map(charterListing({ rates }));
    expect(leftOut(record)).toEqual([
      'charter/rates[2]/rate_type daily: is not weekly, and the site shows prices of a week',
      'charter/rates[3]/season Regatta week: is neither summer nor winter',
      'charter/rates[4]/amount_min 70000: has a currency that is not recognised',
      'charter/rates[1]/currency USD: is another one than that of the first rate of the season',
    ]);
    const { summerLow, summerHigh, winterLow } = listingOf(record).charter;
    expect([summerLow, summerHigh, winterLow]).toEqual([
      { amount: 90000, currency: 'EUR' },
      { amount: 110000, currency: 'EUR' },
      null,
    ]);
  });
});

const season = (from: string | null, to: string | null) => ({ valid_from: from, valid_to: to });

test('FD1 rates of seasons that are over, and of those behind the nearest one, are left out', () => {
  const rates = [
    rate('summer', '40000', '50000', 'USD', season('2023-05-01', '2023-10-01')),
    rate('summer', '150000', '180000', 'EUR', season('2028-05-01', '2028-10-01')),
    rate('summer', '90000', '110000', 'EUR', season('2027-05-01', '2027-06-30')),
    rate('summer', '95000', '140000', 'EUR', season('2027-07-01', '2027-10-01')),
    rate('winter', '70000', '70000', 'EUR', season('2026-11-01', '2026-12-15')),
    rate('winter', '80000', '99000', 'EUR', season('2027-01-05', '2027-04-30')),
    rate('winter', '60000', '60000', 'EUR', season('2027-11-01', null)),
  ];
  const record = mapOn('2026-11-27', charterListing({ rates }));
  expect(leftOut(record)).toEqual([
    'charter/rates[0]/valid_to 2023-10-01: lies before the day of the import',
    'charter/rates[1]/valid_from 2028-05-01: is of a later season than the nearest one',
    'charter/rates[6]/valid_from 2027-11-01: is of a later season than the nearest one',
  ]);
  const { summerLow, summerHigh, winterLow, winterHigh } = listingOf(record).charter;
  expect([summerLow, summerHigh, winterLow, winterHigh].map((price) => price?.amount)).toEqual([
    ...[90_000, 140_000, 70_000, 99_000],
  ]);
});

test.each([
  ['2027-10-01', 90_000],
  ['2027-10-02', undefined],
])('FD1 on %s the rate that is valid to 2027-10-01 is %s', (today, amount) => {
  const rates = [rate('summer', '90000', null, 'EUR', season(null, '2027-10-01'))];
  expect(listingOf(mapOn(today, charterListing({ rates }))).charter.summerLow?.amount).toBe(amount);
});

const summers = (...rates: (readonly [from: string | null, to: string | null, amount: number])[]) =>
  charterListing({
    rates: rates.map(([from, to, amount]) => rate('summer', String(amount), String(amount), 'EUR', season(from, to))),
  });
const summerOn = (today: string, record: unknown) => {
  const { summerLow, summerHigh } = listingOf(mapOn(today, record)).charter;
  return [summerLow?.amount, summerHigh?.amount];
};

describe('FD1 of the rates of a season', () => {
  const yearly = summers(['2024-05-01', null, 80_000], ['2026-05-01', null, 100_000], ['2025-05-01', null, 90_000]);

  test.each([
    ['2024-08-01', 80_000],
    ['2025-04-30', 90_000],
    ['2025-08-01', 90_000],
    ['2026-11-27', 100_000],
    ['2030-01-01', 100_000],
  ])('without an end, one ends where the next begins: on %s it is %d', (today, amount) => {
    expect(summerOn(today, yearly)).toEqual([amount, amount]);
  });

  test('those that ended so are named', () => {
    expect(leftOut(mapOn('2026-11-27', yearly))).toEqual([
      'charter/rates[0]/valid_from 2024-05-01: is followed by a later rate of the season',
      'charter/rates[2]/valid_from 2025-05-01: is followed by a later rate of the season',
    ]);
  });

  test('without an end, those of the parts of a year stay together until their time', () => {
    const parts = summers(['2026-05-01', null, 80_000], ['2026-07-01', null, 120_000]);
    expect(summerOn('2026-03-01', parts)).toEqual([80_000, 120_000]);
    expect(summerOn('2026-08-01', parts)).toEqual([120_000, 120_000]);
    expect(summerOn('2026-11-27', parts)).toEqual([80_000, 120_000]);
  });

  test('one with an end replaces an earlier one without', () => {
    const record = summers(['2024-05-01', null, 80_000], ['2027-05-01', '2027-10-01', 100_000]);
    expect(summerOn('2026-11-27', record)).toEqual([100_000, 100_000]);
    expect(summerOn('2026-08-01', record)).toEqual([80_000, 80_000]);
  });

  test('a dated one of the nearest season displaces those without dates, and one of a later season does not', () => {
    const undated = [null, null, 70_000] as const;
    expect(summerOn('2026-11-27', summers(undated, ['2027-05-01', '2027-10-01', 100_000]))).toEqual([100_000, 100_000]);
    expect(summerOn('2026-11-27', summers(undated, ['2025-05-01', null, 90_000]))).toEqual([90_000, 90_000]);
    expect(summerOn('2026-11-27', summers(undated, ['2028-05-01', null, 110_000]))).toEqual([70_000, 70_000]);
  });
});
