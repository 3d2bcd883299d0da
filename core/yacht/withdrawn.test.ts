import { describe, expect, test } from 'vitest';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { MARKETS, type MarketType } from '../market/market.ts';
import { computedType } from './market-rules.ts';
import { pageSlug, withdrawnPage } from './withdrawn.ts';

const withdrawn = (was: MarketType) =>
  sampleYacht({ market: 'none', withdrawn: { on: '2026-11-09', because: 'sold', was } });

describe('YA2 the page of a withdrawn yacht', () => {
  test.each([
    ['2026-11-01', 90, 'shown'],
    ['2026-11-09', 90, 'shown'],
    ['2027-02-06', 90, 'shown'],
    ['2027-02-07', 90, 'gone'],
    ['2026-11-10', 1, 'gone'],
    ['2026-11-09', 0, 'gone'],
    ['a day', 90, 'gone'],
  ] as const)('on %s, gone after %d days: %s', (today, days, answer) => {
    expect(withdrawnPage(withdrawn('sale'), today, days)).toBe(answer);
  });

  test('is none of a yacht that is not withdrawn', () => {
    expect(withdrawnPage(sampleYacht(), '2026-11-09', 0)).toBeNull();
    expect(withdrawnPage(sampleYacht({ market: 'none' }), '2026-11-09', 0)).toBeNull();
  });
});

describe('YA3 the slug of her page', () => {
  test.each(['charter', 'sale', 'both', 'ghost'] as const)(
    'stays what it was where she was withdrawn from %s',
    (was) => {
      for (const market of MARKETS) {
        expect(pageSlug(withdrawn(was), market)).toBe(pageSlug(sampleYacht({ market: was }), market));
        expect(pageSlug(withdrawn(was), market)).toBe('aurora');
        expect(computedType(withdrawn(was).market, market)).toBeNull();
      }
    },
  );

  test('is none of a yacht that never had one', () => {
    expect(MARKETS.map((market) => pageSlug(withdrawn('none'), market))).toEqual([null, null]);
    expect(MARKETS.map((market) => pageSlug(sampleYacht({ market: 'none' }), market))).toEqual([null, null]);
  });
});
