import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalQuery, isCanonicalQuery } from '../routing/query-rules.ts';
import { SORT_KEYS } from '../search/sort.ts';
import { CONTENT_QUERY_RULES, type ContentQuery, decodeContentQuery, encodeContentQuery } from './content-query.ts';

const FIRST: ContentQuery = { category: null, sort: null, page: 1 };

const anyQuery: fc.Arbitrary<ContentQuery> = fc.record({
  category: fc.option(fc.stringMatching(/^[a-z0-9-]{1,40}$/)),
  sort: fc.option(fc.constantFrom(...SORT_KEYS.filter((key) => key !== 'default'))),
  page: fc.integer({ min: 1, max: 999 }),
});

/** Addresses with known and unknown keys and any values. */
const anyAddress = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.tuple(
        fc.constantFrom('c', 's', 'p', 'preview', 'q', ''),
        fc.oneof(fc.string(), fc.constantFrom('house', 'length-desc', '2', '01', '%', 'default')),
      ),
    )
    .map((fields) => `?${fields.map(([key, value]) => `${key}=${value}`).join('&')}`),
);

describe('SE7 the query of a page’s lists', () => {
  test.each<[ContentQuery, string]>([
    [FIRST, ''],
    [{ ...FIRST, category: 'house' }, '?c=house'],
    [{ ...FIRST, sort: 'length-desc' }, '?s=length-desc'],
    [{ ...FIRST, sort: 'default' }, ''],
    [{ ...FIRST, page: 2 }, '?p=2'],
    [{ category: 'western-mediterranean', sort: 'year-asc', page: 12 }, '?c=western-mediterranean&s=year-asc&p=12'],
  ])('reads %j as %j', (query, address) => {
    expect(encodeContentQuery(query)).toBe(address);
  });

  test('round-trips with and without the question mark', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const address = encodeContentQuery(query);
        expect(decodeContentQuery(address)).toEqual(query);
        expect(decodeContentQuery(address.slice(1))).toEqual(query);
      }),
    );
  });

  test.each([
    '',
    '?',
    'c=',
    'c=The House',
    'c=../etc',
    'c=caf%C3%A9',
    `c=${'a'.repeat(41)}`,
    's=',
    's=default',
    's=length',
    's=constructor',
    'p=0',
    'p=1',
    'p=-1',
    'p=01',
    'p=1.5',
    'p=1e3',
    'p=1000',
    'p=two',
    'p=%',
    'C=house&P=2',
    'category=house&page=2',
    '&&==&',
  ])('drops the junk %j', (address) => {
    expect(decodeContentQuery(address)).toEqual(FIRST);
  });

  test('keeps valid values beside junk', () => {
    expect(decodeContentQuery('?p=junk&s=year-desc&x=1&c=house')).toEqual({
      category: 'house',
      sort: 'year-desc',
      page: 1,
    });
  });

  test('has one canonical form', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const canonical = CONTENT_QUERY_RULES.canonical(address);
        expect(CONTENT_QUERY_RULES.canonical(canonical)).toBe(canonical);
        expect(isCanonicalQuery(CONTENT_QUERY_RULES, canonical)).toBe(true);
        expect(decodeContentQuery(canonical)).toEqual(decodeContentQuery(address));
      }),
    );
  });

  test('owns its keys and leaves other keys unchanged', () => {
    expect(['c', 's', 'p'].filter(CONTENT_QUERY_RULES.owns)).toEqual(['c', 's', 'p']);
    expect(['utm_source', 'preview', 'category', '', 'constructor'].filter(CONTENT_QUERY_RULES.owns)).toEqual([]);
    expect(canonicalQuery(CONTENT_QUERY_RULES, '?p=2&preview=true&c=house&s=nonsense')).toBe(
      '?c=house&p=2&preview=true',
    );
  });
});
