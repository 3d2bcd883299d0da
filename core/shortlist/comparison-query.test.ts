import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalQuery, isCanonicalQuery } from '../routing/query-codec.ts';
import { routeQuery } from '../routing/route-query.ts';
import { MAX_COMPARED } from './comparison.ts';
import { COMPARISON_QUERY, decodeComparison, encodeComparison } from './comparison-query.ts';
import { hostileQuery, ids, manyIds, randomIds } from './shortlist.fixture.ts';

test.each([
  ['', ''],
  ['?charter=H-001,H-002&sale=H-003&i=sale', '?charter=H-001,H-002&sale=H-003&i=sale'],
  ['?i=sale&sale=H-003&charter=H-001', '?charter=H-001&sale=H-003&i=sale'],
  ['?charter=H-001&sale=H-003&i=charter', '?charter=H-001&sale=H-003'],
  ['?sale=H-003&i=sale', '?sale=H-003'],
  ['?sale=H-003&i=charter', '?sale=H-003&i=charter'],
  ['?i=charter', ''],
  ['?i=sale', '?i=sale'],
  ['?i=sale&i=charter', ''],
  ['?i=charter&i=sale&i=both', '?i=sale'],
  ['?charter=H-001%2CH-002&charter=H-003&i=charter', '?charter=H-001,H-002,H-003'],
  ['?charter=H-001,H-001,,a+b,%zz', '?charter=H-001'],
  ['?charter=&sale=&i=', ''],
  ['?lease=H-001&__proto__=H-001', ''],
])('CF1 RT2 %s reads as %s', (query, canonical) => {
  expect(encodeComparison(decodeComparison(query))).toBe(canonical);
  expect(isCanonicalQuery(COMPARISON_QUERY, canonical)).toBe(true);
});

test('CF1 no more than six yachts a market', () => {
  const many = manyIds(8);
  const six = many.slice(0, MAX_COMPARED);
  expect(decodeComparison(`?charter=${many.join(',')}&sale=${many.join(',')}`)).toEqual({
    charter: six,
    sale: six,
    tab: 'charter',
  });
  expect(encodeComparison({ charter: [], sale: [...many, ...ids('H-1')], tab: 'sale' })).toBe(`?sale=${six.join(',')}`);
});

test('CF1 parameters that are not ours stay behind the comparison', () => {
  expect(canonicalQuery(COMPARISON_QUERY, '?utm=1&i=charter&charter=H-001')).toBe('?charter=H-001&utm=1');
});

test('RT2 CF1 the page that compares keeps its yachts in its query', () => {
  expect(routeQuery({ name: 'compare' })).toBe(COMPARISON_QUERY);
});

test('CF1 every comparison has one address, and every address one comparison', () => {
  const comparison = fc.record({
    charter: randomIds(MAX_COMPARED),
    sale: randomIds(MAX_COMPARED),
    tab: fc.constantFrom('charter', 'sale'),
  });
  fc.assert(
    fc.property(comparison, (one) => {
      expect(decodeComparison(encodeComparison(one))).toEqual(one);
    }),
  );
  fc.assert(
    fc.property(hostileQuery, (query) => {
      const canonical = COMPARISON_QUERY.canonical(query);
      expect(COMPARISON_QUERY.canonical(canonical)).toBe(canonical);
      expect(isCanonicalQuery(COMPARISON_QUERY, canonicalQuery(COMPARISON_QUERY, query))).toBe(true);
    }),
  );
});
