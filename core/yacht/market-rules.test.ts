import { describe, expect, test } from 'vitest';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { MARKETS, type Market, type MarketType, type YachtPageType } from '../market/market.ts';
import { isOfferedOn, pageSlug, slugWithFallback, withdrawnPageState, yachtPageType } from './market-rules.ts';

describe('YA2, YA3 market type and page', () => {
  test.each<[MarketType, Market, YachtPageType | null, boolean]>([
    ['both', 'charter', 'charter', true],
    ['both', 'sale', 'sale', true],
    ['charter', 'charter', 'charter', true],
    ['charter', 'sale', 'ghost', false],
    ['sale', 'charter', 'ghost', false],
    ['sale', 'sale', 'sale', true],
    ['ghost', 'charter', 'ghost', false],
    ['ghost', 'sale', 'ghost', false],
    ['none', 'charter', null, false],
    ['none', 'sale', null, false],
  ])('a yacht %s on the %s page shows as %s, offered: %s', (market, page, type, offered) => {
    expect(yachtPageType(market, page)).toBe(type);
    expect(isOfferedOn(market, page)).toBe(offered);
  });

  test('a yacht is offered exactly where the page shows her as its own', () => {
    for (const market of ['both', 'charter', 'sale', 'ghost', 'none'] as const) {
      for (const page of MARKETS) expect(yachtPageType(market, page) === page).toBe(isOfferedOn(market, page));
    }
  });

  test('throws on an unknown market with its name', () => {
    expect(() => yachtPageType('lease' as MarketType, 'sale')).toThrow('lease');
  });
});

test.each<[string | null, string | null, string | null, string | null, string | null]>([
  ['s', 'c', 'g', 's', 'c'],
  [null, 'c', 'g', 'g', 'c'],
  ['s', null, 'g', 's', 'g'],
  ['s', null, null, 's', 's'],
  [null, 'c', null, 'c', 'c'],
  [null, null, 'g', 'g', 'g'],
  [null, null, null, null, null],
])('YA3 with slugs sale %j, charter %j, ghost %j uses %j on the sale page, %j on the charter page', (...row) => {
  const [sale, charter, ghost, onSale, onCharter] = row;
  expect(slugWithFallback({ sale, charter, ghost }, 'sale')).toBe(onSale);
  expect(slugWithFallback({ sale, charter, ghost }, 'charter')).toBe(onCharter);
});

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
    expect(withdrawnPageState(withdrawn('sale'), today, days)).toBe(answer);
  });

  test('is missing for a yacht that is not withdrawn', () => {
    expect(withdrawnPageState(sampleYacht(), '2026-11-09', 0)).toBeNull();
    expect(withdrawnPageState(sampleYacht({ market: 'none' }), '2026-11-09', 0)).toBeNull();
  });
});

describe('YA3 the slug of her page', () => {
  test.each(['charter', 'sale', 'both', 'ghost'] as const)('stays the same after a withdrawal from %s', (was) => {
    for (const market of MARKETS) {
      expect(pageSlug(withdrawn(was), market)).toBe(pageSlug(sampleYacht({ market: was }), market));
      expect(pageSlug(withdrawn(was), market)).toBe('aurora');
      expect(yachtPageType(withdrawn(was).market, market)).toBeNull();
    }
  });

  test('is missing for a yacht that never had one', () => {
    expect(MARKETS.map((market) => pageSlug(withdrawn('none'), market))).toEqual([null, null]);
    expect(MARKETS.map((market) => pageSlug(sampleYacht({ market: 'none' }), market))).toEqual([null, null]);
  });
});
