import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routeQueryRules } from '../navigation/route-query-rules.ts';
import { canonicalQuery, isCanonicalQuery } from '../routing/query-rules.ts';
import { type Comparison, MAX_COMPARED, NOTHING_COMPARED } from './comparison.ts';
import {
  COMPARISON_QUERY_RULES,
  decodeComparison,
  encodeComparison,
  readComparison,
  writeStoredComparison,
} from './comparison-query.ts';
import { hostileQuery, idNamed, ids, manyIds, randomIds } from './shortlist.fixture.ts';

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
  ['?i=charter&i=sale&i=both', '?i=sale&unread=1'],
  ['?charter=H-001%2CH-002&charter=H-003&i=charter', '?charter=H-001,H-002,H-003'],
  ['?charter=H-001,H-001,,a+b,%zz', '?charter=H-001&unread=2'],
  ['?only=differences&charter=H-001,H-002', '?charter=H-001,H-002&only=differences'],
  ['?only=&only=', ''],
  ['?only=same&i=both', '?unread=2'],
  ['?unread=2&charter=H-001&over=3', '?charter=H-001&unread=2&over=3'],
  ['?unread=2&unread=3&charter=a+b', '?unread=6'],
  ['?unread=-1&over=1e9&unread=x&over=0', ''],
  [`?charter=H-001&unread=99&sale=${'a+b,'.repeat(9)}`, '?charter=H-001&unread=99'],
  ['?charter=&sale=&i=', ''],
  ['?lease=H-001&__proto__=H-001', ''],
])('CF1 RT2 reads %s as %s', (query, canonical) => {
  expect(encodeComparison(decodeComparison(query))).toBe(canonical);
  expect(isCanonicalQuery(COMPARISON_QUERY_RULES, canonical)).toBe(true);
});

test('CF1 keeps at most six yachts a market and counts the rest', () => {
  const many = manyIds(8);
  const six = many.slice(0, MAX_COMPARED);
  expect(decodeComparison(`?charter=${many.join(',')}&sale=${many.join(',')},${many.join(',')}`)).toEqual({
    ...NOTHING_COMPARED,
    charter: six,
    sale: six,
    lost: { unread: 0, over: 4 },
  });
  expect(encodeComparison({ ...NOTHING_COMPARED, sale: [...many, ...ids('H-1')], tab: 'sale' })).toBe(
    `?sale=${six.join(',')}`,
  );
});

test('CF1 reads an address that is too long in part and reports the cut', () => {
  const endless = `H-001,H-002,${'x'.repeat(9000)}`;
  expect(COMPARISON_QUERY_RULES.canonical(`?charter=${endless}`)).toBe('?charter=H-001,H-002&unread=1');
  expect(COMPARISON_QUERY_RULES.canonical(`?charter=${endless.replaceAll(',', '%2c')}`)).toBe(
    '?charter=H-001,H-002&unread=1',
  );
  expect(COMPARISON_QUERY_RULES.canonical(`?sale=H-003&charter=${endless}&i=sale`)).toBe(
    '?charter=H-001,H-002&sale=H-003&unread=1',
  );
  expect(COMPARISON_QUERY_RULES.canonical(`?charter=${'x'.repeat(9000)}`)).toBe('?unread=1');
  // A foreign value is not a loss.
  expect(COMPARISON_QUERY_RULES.canonical(`?charter=H-001&utm=${'x'.repeat(9000)}`)).toBe('?charter=H-001');
  expect(COMPARISON_QUERY_RULES.canonical(`?charter=H-001&utm=${'x'.repeat(9000)}&sale=H-003`)).toBe(
    '?charter=H-001&unread=1',
  );
});

test('CF1 keeps foreign parameters behind the comparison', () => {
  expect(canonicalQuery(COMPARISON_QUERY_RULES, '?utm=1&i=charter&charter=H-001')).toBe('?charter=H-001&utm=1');
});

test('RT2 CF1 the comparison page keeps its yachts in its query', () => {
  expect(routeQueryRules({ name: 'compare' })).toBe(COMPARISON_QUERY_RULES);
});

test('CF1 every comparison has one address, and every address one comparison', () => {
  const comparison = fc.record({
    charter: randomIds(MAX_COMPARED),
    sale: randomIds(MAX_COMPARED),
    tab: fc.constantFrom('charter', 'sale'),
    onlyDifferences: fc.boolean(),
    lost: fc.record({ unread: fc.nat(99), over: fc.nat(99) }),
  });
  fc.assert(
    fc.property(comparison, (one) => {
      expect(decodeComparison(encodeComparison(one))).toEqual(one);
    }),
  );
  fc.assert(
    fc.property(hostileQuery, (query) => {
      const canonical = COMPARISON_QUERY_RULES.canonical(query);
      expect(COMPARISON_QUERY_RULES.canonical(canonical)).toBe(canonical);
      expect(isCanonicalQuery(COMPARISON_QUERY_RULES, canonicalQuery(COMPARISON_QUERY_RULES, query))).toBe(true);
    }),
  );
});

const [ONE, TWO] = [idNamed('H-001'), idNamed('H-002')];

test('CF1 stores the yachts of a comparison, not its view', () => {
  const compared: Comparison = { charter: [ONE, TWO], sale: [TWO], tab: 'sale', onlyDifferences: true };
  expect(writeStoredComparison(compared)).toBe('?charter=H-001,H-002&sale=H-002');
  expect(readComparison(writeStoredComparison(compared))).toEqual({
    ...compared,
    tab: 'charter',
    onlyDifferences: false,
  });
  expect(readComparison(writeStoredComparison({ ...NOTHING_COMPARED, sale: [ONE] }))).toMatchObject({ tab: 'sale' });
});

test.each([[null], [''], ['{"version":1}'], ['?charter=%00,<b>'], ['\ud800']])(
  'CF1 reads nothing from an invalid value: %j',
  (text) => {
    expect(readComparison(text)).toEqual(NOTHING_COMPARED);
  },
);
