import { describe, expect, test } from 'vitest';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { listingChangedAt, listingFactsText, updateSeenListings } from './listing-revisions.ts';

const NOW = '2026-05-04T10:00:00.000Z';
const LATER = '2026-05-06T10:00:00.000Z';
const aurora = sampleYacht({ id: 'aurora', updatedAt: '2026-01-05', salePrice: 9_000_000 });
const brisa = sampleYacht({ id: 'brisa', updatedAt: '2026-02-01' });
const first = updateSeenListings(new Map(), [aurora, brisa], NOW, listingFactsText);

describe('SE7 the seen state of a listing', () => {
  test('finds no change at the first look', () => {
    expect([...first.values()].map(({ changedAt }) => changedAt)).toEqual([null, null]);
    expect(updateSeenListings(first, [aurora, brisa], LATER, listingFactsText)).toBe(first);
  });

  test.each<[string, Yacht]>([
    ['price', sampleYacht({ id: 'aurora', updatedAt: '2026-01-05', salePrice: 8_500_000 })],
    ['status', { ...aurora, withdrawn: { on: '2026-05-05', because: 'sold', was: 'both' }, market: 'none' }],
    ['name', { ...aurora, name: 'Aurora II' }],
    ['refit', { ...aurora, refitYear: 2026 }],
  ])('another %s is a change, whatever date her record has', (_, changed) => {
    const second = updateSeenListings(first, [changed, brisa], LATER, listingFactsText);
    expect(listingChangedAt(changed, 'sale', second)).toBe(LATER);
    expect(listingChangedAt(brisa, 'sale', second)).toBe('2026-02-01');
  });

  test('a date in her record, a check date or a story is no change', () => {
    const touched = { ...aurora, updatedAt: '2026-05-01', verifiedAt: '2026-05-01', story: null };
    expect(updateSeenListings(first, [touched, brisa], LATER, listingFactsText)).toBe(first);
    expect(listingFactsText(touched)).toBe(listingFactsText(aurora));
  });

  test('reports a later yacht as new, and forgets a removed one', () => {
    const cala = sampleYacht({ id: 'cala', updatedAt: '2020-01-01' });
    const second = updateSeenListings(first, [brisa, cala], LATER, listingFactsText);
    expect(listingChangedAt(cala, 'sale', second)).toBe(LATER);
    expect([...second.keys()]).toEqual(['brisa', 'cala']);
  });

  test('a price that her history dates after her record is a change of its market', () => {
    const priceHistory = [{ on: '2026-04-01', market: 'sale', currency: 'eur', amount: 9_000_000 }] as const;
    const priced = { ...aurora, priceHistory };
    expect(listingChangedAt(priced, 'sale', first)).toBe('2026-04-01');
    expect(listingChangedAt(priced, 'charter', first)).toBe('2026-01-05');
    expect(listingChangedAt({ ...brisa, updatedAt: null }, 'sale', new Map())).toBeNull();
  });
});
