import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexName } from '../../adapters/algolia/index-attributes.ts';
import { MARKETS } from '../../core/market/market.ts';
import { SEASONS } from '../../core/price/season.ts';
import { SORT_KEYS, yachtOrder } from '../../core/search/sort.ts';
import { isOfferedOn } from '../../core/yacht/market-rules.ts';
import { randomCurrency, randomFleet } from '../../tests/samples/random-fleet.ts';
import { LIST_ORDERS, orderValues, rankingOf } from './list-orders.ts';

describe('SE1 SE6 an order maps to its index', () => {
  test.each([
    ['default', 'yachts'],
    ['length-asc', 'yachts_length_asc'],
    ['builder-desc', 'yachts_builder_desc'],
    ['price-asc', 'yachts_price_sale_gbp_asc'],
  ] as const)('%s: %s', (sort, name) => {
    expect(indexName('yachts', { sort, market: 'sale', currency: 'gbp', season: 'winter' })).toBe(name);
  });

  test('PR5 charter rates have one per season', () => {
    const order = { sort: 'price-desc', market: 'charter', currency: 'usd', season: 'winter' } as const;
    expect(indexName('yachts', order)).toBe('yachts_price_charter_usd_winter_desc');
  });

  test('lists one per sort key and direction, for prices also per market and currency, and for charter rates per season', () => {
    const names = LIST_ORDERS.map((order) => indexName('y', order));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(1 + 8 + 2 * 4 + 2 * 4 * 2);
    expect(names[0]).toBe('y');
  });
});

/** Ranks as the service does: yachts without a value are last in both directions. */
function compareByRanking(ranking: readonly string[], a: Record<string, unknown>, b: Record<string, unknown>): number {
  for (const criterion of ranking) {
    const [, way, attribute = ''] = /^(asc|desc)\((.+)\)$/.exec(criterion) ?? [];
    const [left, right] = [a[attribute] as string | number, b[attribute] as string | number];
    if (left === right) continue;
    if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
    return (left < right ? -1 : 1) * (way === 'asc' ? 1 : -1);
  }
  return 0;
}

test('SE6 the ranking of an index gives the order of the list, ties and missing values included', () => {
  fc.assert(
    fc.property(
      randomFleet,
      fc.constantFrom(...SORT_KEYS),
      fc.constantFrom(...MARKETS),
      randomCurrency,
      fc.constantFrom(...SEASONS),
      (fleet, sort, market, currency, season) => {
        const offered = fleet.filter((yacht) => isOfferedOn(yacht.market, market));
        const values = new Map(offered.map((yacht) => [yacht, orderValues(yacht, [market])]));
        const ranking = rankingOf({ sort, market, currency, season });
        const ranked = offered.toSorted((a, b) => compareByRanking(ranking, values.get(a) ?? {}, values.get(b) ?? {}));
        expect(ranked).toEqual(offered.toSorted(yachtOrder(sort, market, currency, season)));
      },
    ),
  );
});
