import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookOf, randomBook, randomCurrency } from '../price/price-book.fixture.ts';
import { type CharterEstimate, charterEstimate, type EstimateRequest } from './charter-estimate.ts';
import type { MoneyRange } from './charter-fee.ts';
import {
  charterYacht,
  estimated,
  lineOf,
  nightsFrom,
  RULES,
  randomFrom,
  randomNights,
  randomPort,
  randomRates,
  WEEK,
} from './estimate.fixture.ts';
import { addDays, MAX_NIGHTS } from './stay.ts';

describe('laws of the estimate', () => {
  const randomAsked = fc.record({ port: randomPort, delivery: fc.boolean(), gratuity: fc.boolean() });
  const withRates = (rates: { readonly charterWinterHigh: number | null }) =>
    charterYacht({ prices: bookOf((currency) => (currency === 'eur' ? rates : {})) });
  const amountsOf = ({ lines, total }: CharterEstimate): readonly MoneyRange[] => [
    total,
    ...lines.flatMap((line) => (line.amount === null ? [] : [line.amount])),
    ...lines.flatMap((line) => (line.kind === 'fee' ? line.seasons.map(({ amount }) => amount) : [])),
  ];
  const sum = (amounts: readonly MoneyRange[], end: keyof MoneyRange) =>
    amounts.reduce((whole, amount) => whole + amount[end], 0);

  test('parts add up to their total, in whole units, low before high', () => {
    fc.assert(
      fc.property(randomRates, randomFrom, randomNights, randomAsked, (rates, from, nights, options) => {
        const estimate = estimated({ ...options, stay: nightsFrom(from, nights) }, withRates(rates));
        const known = estimate.lines.flatMap((line) => (line.amount === null ? [] : [line.amount]));
        const fee = lineOf(estimate, 'fee');
        const seasons = fee?.seasons ?? [];
        for (const end of ['low', 'high'] as const) {
          expect(sum(known, end)).toBe(estimate.total[end]);
          expect(
            sum(
              seasons.map(({ amount }) => amount),
              end,
            ),
          ).toBe(fee?.amount[end]);
        }
        expect(seasons.reduce((whole, season) => whole + season.nights, 0)).toBe(nights);
        const included = estimate.lines.filter((line) => line.kind !== 'delivery' || line.isIncluded);
        expect(estimate.complete).toBe(known.length === included.length);
        for (const { low, high } of amountsOf(estimate)) {
          expect(Number.isSafeInteger(low) && Number.isSafeInteger(high)).toBe(true);
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeGreaterThanOrEqual(low);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('another night lowers nothing', () => {
    const shorter = fc.integer({ min: 1, max: MAX_NIGHTS - 1 });
    fc.assert(
      fc.property(randomRates, randomFrom, shorter, randomAsked, (rates, from, nights, options) => {
        const of = (stay: EstimateRequest['stay']) => estimated({ ...options, stay }, withRates(rates));
        const [less, more] = [of(nightsFrom(from, nights)), of(nightsFrom(from, nights + 1))];
        expect(more.total.low).toBeGreaterThanOrEqual(less.total.low);
        expect(more.total.high).toBeGreaterThanOrEqual(less.total.high);
        for (const [at, { kind, amount }] of less.lines.entries()) {
          expect(more.lines[at]?.kind).toBe(kind);
          expect(more.lines[at]?.amount?.low ?? 0).toBeGreaterThanOrEqual(amount?.low ?? 0);
          expect(more.lines[at]?.amount?.high ?? 0).toBeGreaterThanOrEqual(amount?.high ?? 0);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the fee of a stay is the sum of its two halves, but for the rounding of one night', () => {
    const half = fc.integer({ min: 1, max: Math.floor(MAX_NIGHTS / 2) });
    fc.assert(
      fc.property(randomRates, randomFrom, half, half, (rates, from, one, other) => {
        const fee = (begin: string, nights: number) =>
          lineOf(estimated({ stay: nightsFrom(begin, nights) }, withRates(rates)), 'fee')?.amount ?? {
            low: 0,
            high: 0,
          };
        const [whole, first, second] = [fee(from, one + other), fee(from, one), fee(addDays(from, one), other)];
        expect(Math.abs(whole.low - first.low - second.low)).toBeLessThanOrEqual(1);
        expect(Math.abs(whole.high - first.high - second.high)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  test('PR3 any rates give an estimate in one currency, or none', () => {
    fc.assert(
      fc.property(randomBook, randomCurrency, randomFrom, randomNights, (prices, currency, from, nights) => {
        const request = { ...WEEK, stay: nightsFrom(from, nights) };
        const found = charterEstimate(charterYacht({ prices }), request, currency, RULES);
        if (found.ok) {
          expect(found.value.total.high).toBeGreaterThanOrEqual(found.value.total.low);
          if (found.value.currency !== currency) expect(found.value.approximate).toBe(false);
        } else expect(found.error).toBe('no-rate');
      }),
      { numRuns: 500 },
    );
  });
});
