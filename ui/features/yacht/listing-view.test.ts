import { describe, expect, test } from 'vitest';
import type { PriceChange } from '../../../core/price/price-change.ts';
import { type ComputedType, MARKETS, type Market } from '../../../core/yacht/market.ts';
import { type SampleYacht, sampleYacht } from '../../../tests/contract/sample-yacht.ts';
import { listingView } from './listing-view.ts';
import { type SampleVisit, visitContext } from './yacht.fixture.ts';

interface Visit extends SampleVisit {
  readonly market?: Market;
  readonly type?: ComputedType;
}

function listingOf(fields: SampleYacht, { market = 'sale', type = market, ...visit }: Visit = {}) {
  return listingView(sampleYacht(fields), market, type, visitContext({ words: 'files', ...visit }));
}

const NOTHING = { verified: null, notes: [], history: [] };
const US = 'Not for sale or charter to U.S. residents while in U.S. waters.';

describe('when her particulars were checked', () => {
  const checked = { verifiedAt: '2026-05-04' };

  test('is said with her name and the date of the language', () => {
    expect(listingOf(checked).verified).toBe('Particulars of Aurora last checked on 4 May 2026.');
    expect(listingOf(checked, { locale: 'es' }).verified).toBe(
      'Datos del Aurora comprobados por última vez el 4 de mayo de 2026.',
    );
  });

  test('is not said where nobody checked them, nor of a ghost', () => {
    expect(listingOf({ verifiedAt: null }).verified).toBeNull();
    expect(listingOf(checked, { type: 'ghost' })).toEqual(NOTHING);
  });
});

describe('PR7 residents of the U.S.', () => {
  test.each(MARKETS)('are told where she may not be offered to them, %s, and only there', (market) => {
    expect(listingOf({ usResidentsExcluded: true }, { market }).notes[0]).toBe(US);
    const { notes } = listingOf({ usResidentsExcluded: false }, { market });
    expect(notes).toHaveLength(1);
    expect(notes).not.toContain(US);
  });

  test('are not told of a ghost, who is not offered to anybody', () => {
    expect(listingOf({ usResidentsExcluded: true }, { type: 'ghost' })).toEqual(NOTHING);
  });
});

describe('what she was offered at', () => {
  const step = (on: string, amount: number, change: Partial<PriceChange> = {}): PriceChange => ({
    on,
    market: 'sale',
    currency: 'eur',
    amount,
    ...change,
  });
  const priceHistory = [
    step('2025-01-10', 24_000_000),
    step('2025-02-01', 200_000, { market: 'charter' }),
    step('2025-09-01', 22_992_000),
    step('2025-11-01', 22_992_000),
    step('2026-03-01', 25_291_200),
  ];

  test('stands the newest first, each with how much it was changed', () => {
    expect(listingOf({ priceHistory }).history).toEqual([
      { date: '1 March 2026', price: '€25,291,200', change: '+10\u00a0%' },
      { date: '1 November 2025', price: '€22,992,000', change: null },
      { date: '1 September 2025', price: '€22,992,000', change: '\u22124.2\u00a0%' },
      { date: '10 January 2025', price: '€24,000,000', change: null },
    ]);
    expect(listingOf({ priceHistory }, { locale: 'es' }).history[2]).toEqual({
      date: '1 de septiembre de 2025',
      price: '€22,992,000',
      change: '\u22124,2\u00a0%',
    });
  });

  test('in another currency than before says nothing of a change', () => {
    const turned = [step('2025-01-10', 24_000_000), step('2025-09-01', 26_000_000, { currency: 'usd' })];
    expect(listingOf({ priceHistory: turned }).history.map(({ price, change }) => [price, change])).toEqual([
      ['$26,000,000', null],
      ['€24,000,000', null],
    ]);
  });

  test('is none for one price, and of the other market', () => {
    expect(listingOf({ priceHistory: [step('2025-01-10', 24_000_000)] }).history).toEqual([]);
    expect(listingOf({ priceHistory }, { market: 'charter' }).history).toEqual([]);
  });

  test('PR3 is not told on application, nor of a ghost', () => {
    expect(listingOf({ priceHistory, poa: true }).history).toEqual([]);
    expect(listingOf({ priceHistory }, { type: 'ghost' })).toEqual(NOTHING);
  });
});
