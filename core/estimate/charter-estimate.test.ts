import { describe, expect, test } from 'vitest';
import { SAMPLE_TERMS } from '../../tests/samples/sample-terms.ts';
import { bookOf } from '../price/price-book.fixture.ts';
import { YACHT_KINDS } from '../yacht/yacht.ts';
import { charterEstimate, type EstimateRequest } from './charter-estimate.ts';
import { charterYacht, estimated, lineOf, nightsFrom, portOf, RATES, RULES, stay, WEEK } from './estimate.fixture.ts';

describe('PR5 the fee', () => {
  test('of a week ranges from the low to the high rate of the season', () => {
    expect(estimated()).toEqual({
      currency: 'eur',
      approximate: false,
      lines: [
        {
          kind: 'fee',
          amount: { low: 210_000, high: 280_000 },
          seasons: [
            {
              season: 'summer',
              nights: 7,
              week: { low: 210_000, high: 280_000 },
              amount: { low: 210_000, high: 280_000 },
            },
          ],
        },
        {
          kind: 'vat',
          base: { low: 210_000, high: 280_000 },
          rate: SAMPLE_TERMS.vat[0],
          amount: { low: 20_160, high: 33_600 },
        },
        { kind: 'apa', share: { low: 300, high: 400 }, amount: { low: 63_000, high: 112_000 } },
      ],
      total: { low: 293_160, high: 425_600 },
      complete: true,
    });
  });

  test('of a stay across two seasons is split by nights, the first season first', () => {
    const autumn = lineOf(estimated({ stay: stay('2027-09-27', '2027-10-04') }), 'fee');
    expect(autumn?.seasons).toMatchObject([
      { season: 'summer', nights: 4, amount: { low: 120_000, high: 160_000 } },
      { season: 'winter', nights: 3, amount: { low: 30_000, high: 60_000 } },
    ]);
    expect(autumn?.amount).toEqual({ low: 150_000, high: 220_000 });
    const spring = lineOf(estimated({ stay: stay('2028-03-28', '2028-04-04') }), 'fee');
    expect(spring?.seasons.map(({ season }) => season)).toEqual(['winter', 'summer']);
  });

  const withRates = (rates: Partial<typeof RATES> & { charter?: number }) =>
    charterYacht({ prices: bookOf((currency) => (currency === 'eur' ? rates : {})) });
  const feeWith = (rates: Partial<typeof RATES> & { charter?: number }, request: Partial<EstimateRequest> = {}) => {
    const found = charterEstimate(withRates(rates), { ...WEEK, ...request }, 'eur', RULES);
    return found.ok ? found.value.lines[0]?.amount : found.error;
  };

  test('uses a single rate of a season as both low and high, and the greater one as high', () => {
    expect(feeWith({ charterSummerHigh: 90 })).toEqual({ low: 90, high: 90 });
    expect(feeWith({ charterSummerLow: 80 })).toEqual({ low: 80, high: 80 });
    expect(feeWith({ charterSummerLow: 80, charterSummerHigh: 70 })).toEqual({ low: 70, high: 80 });
  });

  test('uses the year’s rate where no season has its own, and is missing for a season without one', () => {
    const winter = { stay: stay('2027-01-09', '2027-01-16') };
    expect(feeWith({ charter: 100 }, winter)).toEqual({ low: 100, high: 100 });
    expect(feeWith({ charter: 100, charterSummerHigh: 240 }, winter)).toBe('no-rate');
    expect(feeWith({ charterSummerHigh: 240 }, { stay: stay('2027-09-27', '2027-10-04') })).toBe('no-rate');
    expect(feeWith({})).toBe('no-rate');
  });

  test('PR3 is hidden for a yacht on application', () => {
    expect(charterEstimate(charterYacht({ poa: true }), WEEK, 'eur', RULES)).toEqual({
      ok: false,
      error: 'poa',
    });
  });

  test('PR3 is approximate in another currency than the contract’s, and in the contract’s where the other has none', () => {
    const both = charterYacht({ prices: bookOf(() => RATES) });
    const inUsd = charterEstimate(both, WEEK, 'usd', RULES);
    expect(inUsd.ok && inUsd.value).toMatchObject({ currency: 'usd', approximate: true });
    const inEur = charterEstimate(charterYacht(), WEEK, 'usd', RULES);
    expect(inEur.ok && inEur.value).toMatchObject({ currency: 'eur', approximate: false });
  });
});

describe('VAT, APA and gratuity', () => {
  test('VAT is that of the port’s country on the day of embarkation', () => {
    const vatFrom = (port: string, from: string) =>
      lineOf(estimated({ port: portOf(port), stay: nightsFrom(from, 7) }), 'vat');
    expect(vatFrom('split', '2026-12-31')?.rate?.share).toEqual({ low: 130, high: 130 });
    expect(vatFrom('split', '2027-01-01')?.rate?.share).toEqual({ low: 250, high: 250 });
    expect(vatFrom('kotor', '2027-07-03')?.amount).toEqual({ low: 0, high: 0 });
  });

  test.each(['bergen', 'none'])('VAT is unknown without a row: %s', (port) => {
    const open = estimated({ port: portOf(port) });
    expect(lineOf(open, 'vat')).toMatchObject({ rate: null, amount: null });
    expect(open.complete).toBe(false);
    expect(open.total).toEqual({ low: 273_000, high: 392_000 });
  });

  test.each(YACHT_KINDS)('the APA of a %s is its own share of the fee', (kind) => {
    const apa = lineOf(estimated({}, charterYacht({ kind })), 'apa');
    const share = SAMPLE_TERMS.apa[kind];
    expect(apa).toEqual({
      kind: 'apa',
      share,
      amount: { low: 210 * share.low, high: 280 * share.high },
    });
  });

  test('a gratuity is a share of the fee, and only where it is requested', () => {
    const line = lineOf(estimated({ gratuity: true }), 'gratuity');
    expect(line?.amount).toEqual({ low: 21_000, high: 56_000 });
    expect(estimated().lines.map(({ kind }) => kind)).not.toContain('gratuity');
  });
});
