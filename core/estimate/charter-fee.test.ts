import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookOf } from '../price/price-book.fixture.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import { divideRounded, proposedStay, shareOfMoney, sumOfRanges } from './charter-fee.ts';
import { charterYacht, EXUMAS, RATES, SARONIC, TODAY } from './estimate.fixture.ts';
import { defaultStay } from './stay.ts';

test.each([
  [0, 7, 0],
  [7, 2, 4],
  [5, 10, 1],
  [4, 10, 0],
  [1_000_003, 7, 142_858],
])('divides %d by %d as %d', (amount, by, expected) => {
  expect(divideRounded(amount, by)).toBe(expected);
});

test('rounds half up, exactly, for any amount', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 50), fc.integer({ min: 1, max: 70_000 }), (amount, by) => {
      const exact = (2n * BigInt(amount) + BigInt(by)) / (2n * BigInt(by));
      expect(BigInt(divideRounded(amount, by))).toBe(exact);
    }),
    { numRuns: 1000 },
  );
});

test('takes a share of each bound, and adds bound by bound', () => {
  expect(shareOfMoney({ low: 1000, high: 2005 }, { low: 96, high: 120 })).toEqual({ low: 96, high: 241 });
  expect(
    sumOfRanges([
      { low: 1, high: 2 },
      { low: 10, high: 20 },
    ]),
  ).toEqual({ low: 11, high: 22 });
  expect(sumOfRanges([])).toEqual({ low: 0, high: 0 });
});

const { charterSummerHigh, charterSummerLow } = RATES;
const inEuro = (rates: Partial<typeof RATES>) => bookOf((currency) => (currency === 'eur' ? rates : {}));

test('PR5 proposes the usual week where she has a rate for it', () => {
  expect(proposedStay(charterYacht(), 'eur', TODAY)).toEqual(defaultStay(TODAY));
});

test('PR5 proposes the first whole week of the other season for a yacht with its rates alone', () => {
  const prices = inEuro({ charterSummerHigh, charterSummerLow });
  expect(proposedStay(charterYacht({ prices }), 'eur', TODAY)).toMatchObject({ from: '2027-04-03', to: '2027-04-10' });
});

test('PR5 proposes the first week with a rate where none of her areas is known', () => {
  const prices = inEuro({ charterSummerHigh, charterSummerLow });
  const yacht = charterYacht({ prices, cruising: { summer: [], winter: [] } });
  expect(proposedStay(yacht, 'eur', TODAY)).toMatchObject({ from: '2027-04-03', to: '2027-04-10' });
});

test('prefers a season with known areas to one without', () => {
  const cruising = { summer: [SARONIC], winter: [] };
  expect(proposedStay(charterYacht({ cruising }), 'eur', TODAY)).toMatchObject({ from: '2027-04-03', summerNights: 7 });
  const nowhere = charterYacht({ cruising: { summer: [], winter: [] } });
  expect(proposedStay(nowhere, 'eur', TODAY)).toEqual(defaultStay(TODAY));
});

test('proposes the usual week for a yacht without rates or with rates on application', () => {
  expect(proposedStay(charterYacht({ prices: inEuro({}) }), 'eur', TODAY)).toEqual(defaultStay(TODAY));
  expect(proposedStay(charterYacht({ poa: true, cruising: { summer: [], winter: [EXUMAS] } }), 'eur', TODAY)).toEqual(
    defaultStay(TODAY),
  );
});

test('AV4 proposes the first week that is free in her calendar, and the usual one where none is', () => {
  const booked = (to: string) => ({
    state: 'booked' as const,
    from: 0,
    to: dayNumber(to) ?? 0,
    startsAt: null,
    endsAt: null,
  });
  const calendar = (to: string, until: string) => ({
    periods: [booked(to)],
    until: dayNumber(until) ?? 0,
    checkedAt: TODAY,
  });
  expect(proposedStay(charterYacht(), 'eur', TODAY, calendar('2027-01-20', '2028-01-01'))).toMatchObject({
    from: '2027-01-23',
    to: '2027-01-30',
  });
  expect(proposedStay(charterYacht(), 'eur', TODAY, calendar('2029-01-01', '2029-01-01'))).toEqual(defaultStay(TODAY));
});
