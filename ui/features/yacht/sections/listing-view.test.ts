import { describe, expect, test } from 'vitest';
import { MARKETS, type Market, type YachtPageType } from '../../../../core/market/market.ts';
import type { PriceHistoryEntry } from '../../../../core/price/price-history.ts';
import { type SampleYacht, sampleYacht } from '../../../../tests/samples/sample-yacht.ts';
import { type SampleVisit, visitContext } from '../yacht.fixture.ts';
import { listingView } from './listing-view.ts';

interface Visit extends SampleVisit {
  readonly market?: Market;
  readonly type?: YachtPageType;
  readonly lastAskingPrice?: boolean;
}

function listingOf(
  fields: SampleYacht,
  { market = 'sale', type = market, lastAskingPrice = false, ...visit }: Visit = {},
) {
  return listingView(sampleYacht(fields), market, type, visitContext({ words: 'files', ...visit }), {
    lastAskingPrice,
  });
}

const EMPTY = { verified: null, notes: [], historyTitle: 'Asking price over time', history: [] };
const US = 'Not for sale or charter to U.S. residents while in U.S. waters.';

describe('the verification date', () => {
  const checked = { verifiedAt: '2026-05-04' };

  test('shows her name and a localized date', () => {
    expect(listingOf(checked).verified).toBe('Particulars of Aurora last checked on 4 May 2026.');
    expect(listingOf(checked, { locale: 'es' }).verified).toBe(
      'Datos del Aurora comprobados por última vez el 4 de mayo de 2026.',
    );
  });

  test('is hidden when unverified or on a ghost page', () => {
    expect(listingOf({ verifiedAt: null }).verified).toBeNull();
    expect(listingOf(checked, { type: 'ghost' })).toEqual(EMPTY);
  });
});

describe('PR7 the note for U.S. residents', () => {
  test.each(MARKETS)('shows on %s only when she is excluded', (market) => {
    expect(listingOf({ usResidentsExcluded: true }, { market }).notes[0]).toBe(US);
    const { notes } = listingOf({ usResidentsExcluded: false }, { market });
    expect(notes).toHaveLength(1);
    expect(notes).not.toContain(US);
  });

  test('is hidden on a ghost page, as she is not offered to anyone', () => {
    expect(listingOf({ usResidentsExcluded: true }, { type: 'ghost' })).toEqual(EMPTY);
  });
});

describe('price history', () => {
  const step = (on: string, amount: number, change: Partial<PriceHistoryEntry> = {}): PriceHistoryEntry => ({
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

  test('lists the newest first, with the change', () => {
    expect(listingOf({ priceHistory }).history).toEqual([
      { date: '1 March 2026', price: '€25,291,200', change: '+10%' },
      { date: '1 November 2025', price: '€22,992,000', change: null },
      { date: '1 September 2025', price: '€22,992,000', change: '\u22124.2%' },
      { date: '10 January 2025', price: '€24,000,000', change: null },
    ]);
    expect(listingOf({ priceHistory }, { locale: 'es' }).history[2]).toEqual({
      date: '1 de septiembre de 2025',
      price: '€22,992,000',
      change: '\u22124,2\u00a0%',
    });
  });

  test('shows no change after a currency switch', () => {
    const turned = [step('2025-01-10', 24_000_000), step('2025-09-01', 26_000_000, { currency: 'usd' })];
    expect(listingOf({ priceHistory: turned }).history.map(({ price, change }) => [price, change])).toEqual([
      ['$26,000,000', null],
      ['€24,000,000', null],
    ]);
  });

  test('is empty for one price, and for the other market', () => {
    expect(listingOf({ priceHistory: [step('2025-01-10', 24_000_000)] }).history).toEqual([]);
    expect(listingOf({ priceHistory }, { market: 'charter' }).history).toEqual([]);
  });

  test('PR5 lists charter rates per week', () => {
    const rates = [...priceHistory, step('2026-01-01', 190_000, { market: 'charter' })];
    expect(listingOf({ priceHistory: rates }, { market: 'charter' })).toMatchObject({
      historyTitle: 'Charter rate over time',
      history: [
        { date: '1 January 2026', price: '€190,000 p/week', change: '\u22125%' },
        { date: '1 February 2025', price: '€200,000 p/week', change: null },
      ],
    });
  });

  test('PR3 shows the date and duration of her listing on this market', () => {
    const noteOf = (visit: Visit) => listingOf({ priceHistory }, visit).notes[0];
    expect(noteOf({})).toBe('For sale with us since 10 January 2025 (17 months).');
    expect(noteOf({ locale: 'es', market: 'charter' })).toBe(
      'En alquiler con nosotros desde el 1 de febrero de 2025 (17 meses).',
    );
    expect(noteOf({ now: '2025-01-11T00:00:00.000Z' })).toBe('For sale with us since 10 January 2025 (1 day).');
    expect(noteOf({ now: '2025-01-09T00:00:00.000Z' })).not.toContain('since');
    expect(listingOf({ priceHistory: [] }).notes[0]).not.toContain('since');
  });

  describe('YA3 a withdrawn yacht', () => {
    const gone = { market: 'none', withdrawn: { on: '2026-05-01', because: 'sold', was: 'sale' } } as const;
    const notesOf = (fields: SampleYacht, visit: Visit = {}) =>
      listingOf({ ...gone, ...fields }, { type: 'ghost', lastAskingPrice: true, ...visit }).notes;

    test('shows the last asking price only if the brokerage allows it', () => {
      expect(notesOf({ priceHistory })).toEqual(['Last asking price: €25,291,200.']);
      expect(notesOf({ priceHistory }, { locale: 'es' })).toEqual(['Último precio publicado: €25,291,200.']);
      expect(notesOf({ priceHistory }, { market: 'charter' })).toEqual(['Last rate asked: €200,000 p/week.']);
      expect(notesOf({ priceHistory }, { lastAskingPrice: false })).toEqual([]);
    });

    test('falls back to the price of her record, and none on application', () => {
      expect(notesOf({ priceHistory: [], salePrice: 9_000_000 })).toEqual(['Last asking price: €9,000,000.']);
      expect(notesOf({ priceHistory, poa: true })).toEqual([]);
    });

    test('shows nothing when she is on another market', () => {
      expect(listingOf({ priceHistory }, { type: 'ghost', lastAskingPrice: true })).toEqual(EMPTY);
    });
  });

  test('PR3 hides the history for POA and ghost pages', () => {
    expect(listingOf({ priceHistory, poa: true }).history).toEqual([]);
    expect(listingOf({ priceHistory }, { type: 'ghost' })).toEqual(EMPTY);
  });
});
