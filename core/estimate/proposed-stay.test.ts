import { expect, test } from 'vitest';
import { bookOf } from '../price/price-book.fixture.ts';
import { charterYacht, EXUMAS, RATES, SARONIC, TODAY } from './estimate.fixture.ts';
import { proposedStay } from './proposed-stay.ts';
import { defaultStay } from './stay.ts';

const { charterSummerHigh, charterSummerLow } = RATES;
const inEuro = (rates: Partial<typeof RATES>) => bookOf((currency) => (currency === 'eur' ? rates : {}));

test('PR5 the usual week is proposed where she has a rate for it', () => {
  expect(proposedStay(charterYacht(), 'eur', TODAY)).toEqual(defaultStay(TODAY));
});

test('PR5 a yacht with rates of the other season alone is proposed its first whole week', () => {
  const prices = inEuro({ charterSummerHigh, charterSummerLow });
  expect(proposedStay(charterYacht({ prices }), 'eur', TODAY)).toMatchObject({ from: '2027-04-03', to: '2027-04-10' });
});

test('a season in which she is somewhere comes before one in which nobody knows where', () => {
  const cruising = { summer: [SARONIC], winter: [] };
  expect(proposedStay(charterYacht({ cruising }), 'eur', TODAY)).toMatchObject({ from: '2027-04-03', summerNights: 7 });
  const nowhere = charterYacht({ cruising: { summer: [], winter: [] } });
  expect(proposedStay(nowhere, 'eur', TODAY)).toEqual(defaultStay(TODAY));
});

test('a yacht without any rate, or with rates on application, is proposed the usual week', () => {
  expect(proposedStay(charterYacht({ prices: inEuro({}) }), 'eur', TODAY)).toEqual(defaultStay(TODAY));
  expect(proposedStay(charterYacht({ poa: true, cruising: { summer: [], winter: [EXUMAS] } }), 'eur', TODAY)).toEqual(
    defaultStay(TODAY),
  );
});
