import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomCriteria } from '../../../tests/samples/random-fleet.ts';
import { MARKETS } from '../../market/market.ts';
import { CURRENCIES } from '../../price/currency.ts';
import { canonicalQuery, isCanonicalQuery } from '../../routing/query-rules.ts';
import { SITE_SEARCH_CATEGORIES } from '../../site-search/site-results.ts';
import { decodeSiteSearch, encodeSiteSearch, SITE_SEARCH_QUERY_RULES } from '../../site-search/site-search-query.ts';
import { SITE_SORTS } from '../../site-search/site-sort.ts';
import { LENGTH_UNITS } from '../../yacht/length.ts';
import { normalizeCriteria } from '../criteria/change-criteria.ts';
import { emptyCriteria } from '../criteria/criteria.ts';
import { facetsFor } from '../facets/facets.ts';
import { decodeCriteria, encodeCriteria } from './criteria-query.ts';
import {
  decodeSearch,
  decodeSearchRequest,
  encodeMicrosite,
  encodeSearch,
  hiddenDisplayFields,
  listQueryRules,
  micrositeQueryRules,
  requestedDisplay,
  SEARCH_QUERY_RULES,
  withMarket,
} from './search-query.ts';

const markets = fc.constantFrom(...MARKETS);
/** Queries of our keys and values, and of arbitrary text. */
const hostile = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        ...['i', 'q', 'l', 'r', 's', 'p', 'm', 'nm', 'r.length.min', 'utm', '=', '&', '&', ':', ';', ',', '%', '%zz'],
        ...[
          'sale',
          'charter',
          'ghost',
          'category',
          'offices',
          'kind',
          'sail',
          'length',
          '40',
          '-1',
          '__proto__',
          '\ud800',
          '\u0000',
          '?',
          '+',
        ],
      ),
      { maxLength: 50 },
    )
    .map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.nat(3000).map((length) => `${'i=sale&'.repeat(length)}q=a`),
);

describe('RT2 SE7 the market in the query', () => {
  test.each([
    ['', ''],
    ['?i=charter', ''],
    ['?i=sale', '?i=sale'],
    ['?q=aurora', '?q=aurora'],
    ['?q=aurora&i=sale', '?i=sale&q=aurora'],
    ['?i=sale&q=aurora&p=2', '?i=sale&q=aurora&p=2'],
    ['?i=sale&i=charter', ''],
    ['?i=charter&i=sale', '?i=sale'],
    ['?i=sale&i=junk', '?i=sale'],
    ['?i=Sale', ''],
    ['?i=', ''],
    ['?i=sale&r=rate-eur:1:2', '?i=sale'],
    ['?r=price-eur:1:2', ''],
    ['?i=sale&r=price-eur:1:2', '?i=sale&r=price-eur:1:2'],
  ])('%s reads as %s', (query, canonical) => {
    expect(encodeSearch(decodeSearch(query))).toBe(canonical);
    expect(encodeSearch(decodeSearch(new URLSearchParams(query)))).toBe(canonical);
    expect(SEARCH_QUERY_RULES.canonical(query)).toBe(canonical);
  });

  test('ignores a market beyond the parsed length of a query', () => {
    expect(decodeSearch(`?x=${'a'.repeat(9000)}&i=sale`).market).toBe('charter');
  });
});

describe('RT2 SE7 laws', () => {
  test('decode(encode(c)) is c', () => {
    fc.assert(
      fc.property(randomCriteria, (criteria) => {
        expect(decodeSearch(encodeSearch(criteria))).toEqual(criteria);
      }),
      { numRuns: 1000 },
    );
  });

  test('different criteria have different queries', () => {
    fc.assert(
      fc.property(randomCriteria, randomCriteria, (one, other) => {
        expect(encodeSearch(one) === encodeSearch(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
      { numRuns: 1000 },
    );
  });

  test('junk never throws; parsed criteria are normalized, and their query round-trips', () => {
    fc.assert(
      fc.property(hostile, (query) => {
        const criteria = decodeSearch(query);
        expect(normalizeCriteria(criteria)).toEqual(criteria);
        expect(decodeSearch(encodeSearch(criteria))).toEqual(criteria);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['a market’s list', listQueryRules('sale')],
    ['the yacht search', SEARCH_QUERY_RULES],
    ['the search of the pages', SITE_SEARCH_QUERY_RULES],
  ])('%s: the canonical form is stable for any input', (_, rules) => {
    fc.assert(
      fc.property(hostile, (query) => {
        const canonical = rules.canonical(query);
        expect(canonical).toMatch(/^$|^\?./);
        expect(rules.canonical(canonical)).toBe(canonical);
        expect(isCanonicalQuery(rules, canonical)).toBe(true);
      }),
      { numRuns: 600 },
    );
  });
});

describe('RT2 switching a query to the other market', () => {
  test('keeps text, order and the facets of both markets; goes back to page 1', () => {
    const decoded = decodeSearch('?q=aurora&l=kind:sail&r=length:40:90;rate-eur:1:2&s=length-desc&p=3');
    expect(encodeSearch(withMarket(decoded, 'sale'))).toBe('?i=sale&q=aurora&l=kind:sail&r=length:40:90&s=length-desc');
    expect(encodeSearch(withMarket(decoded, 'charter'))).toBe(encodeSearch({ ...decoded, page: 1 }));
    const listed = decodeSearch('?l=charter-listing:new;charter-price:on-application');
    expect(encodeSearch(withMarket(listed, 'sale'))).toBe('?i=sale&l=sale-listing:new;sale-price:on-application');
  });

  test('drops facets that the market does not offer', () => {
    fc.assert(
      fc.property(randomCriteria, markets, (criteria, market) => {
        const moved = withMarket(criteria, market);
        const offered = new Set(['aud', 'eur', 'gbp', 'usd'].flatMap((code) => facetsOf(market, code)));
        expect(moved.market).toBe(market);
        expect(moved.page).toBe(1);
        for (const key of [...Object.keys(moved.refinements), ...Object.keys(moved.ranges)])
          expect(offered.has(key), key).toBe(true);
        expect(withMarket(moved, market)).toEqual(moved);
      }),
    );
  });

  const facetsOf = (market: (typeof MARKETS)[number], currency: string) =>
    facetsFor(market, currency as 'eur').map(({ key }): string => key);
});

describe('RT2 SE7 SE8 the search of the site', () => {
  test('SE6 keeps words, a category, its own order and a page, and nothing else', () => {
    const query = '?i=sale&p=3&m=category:offices&q=the+sea&l=kind:sail&r=length:1:2&s=year-asc';
    expect(SITE_SEARCH_QUERY_RULES.canonical(query)).toBe('?q=the+sea&m=category:offices&p=3');
    expect(SITE_SEARCH_QUERY_RULES.canonical('?q=&p=1')).toBe('');
  });

  test.each([
    ['?q=sea&m=category:news', '?q=sea&m=category:news'],
    ['?q=sea&m=category%3Anews', '?q=sea&m=category:news'],
    ['?q=sea&m=category:news&m=category:people', '?q=sea&m=category:people'],
    ['?q=sea&m=category:news&m=category:yachts', '?q=sea&m=category:news'],
    ['?q=sea&m=category:all', '?q=sea'],
    ['?q=sea&m=category:News', '?q=sea'],
    ['?q=sea&m=category:news:people', '?q=sea'],
    ['?q=sea&m=kind:news', '?q=sea'],
    ['?q=sea&m=news', '?q=sea'],
    ['?q=sea&m=', '?q=sea'],
    ['?q=sea&m=category:__proto__', '?q=sea'],
    ['?q=sea&s=date-desc', '?q=sea&s=date-desc'],
    ['?q=sea&s=date-desc&s=length-asc', '?q=sea&s=date-desc'],
    ['?q=sea&s=relevance', '?q=sea'],
    ['?s=date-desc', ''],
    ['?m=category:news', ''],
    ['?q=+&m=category:news&p=2', '?p=2'],
  ])('%s reads as %s', (query, canonical) => {
    expect(SITE_SEARCH_QUERY_RULES.canonical(query)).toBe(canonical);
    expect(encodeSiteSearch(decodeSiteSearch(new URLSearchParams(query)))).toBe(canonical);
  });

  test('written criteria parse to the same', () => {
    const category = fc.option(fc.constantFrom(...SITE_SEARCH_CATEGORIES));
    const searches = fc.record({
      text: fc.constantFrom('sea', 'the sea', 'ñ&m=category:news'),
      category,
      sort: fc.constantFrom(...SITE_SORTS),
      page: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(searches, (search) => {
        expect(decodeSiteSearch(encodeSiteSearch(search))).toEqual(search);
      }),
    );
  });
});

test('SE7 the lists own their keys, and any other is foreign', () => {
  for (const rules of [listQueryRules('charter'), SEARCH_QUERY_RULES, SITE_SEARCH_QUERY_RULES]) {
    for (const key of ['i', 'q', 'l', 'm', 'r', 's', 'p', 'nm', 'r.length.min', 'r.x'])
      expect(rules.owns(key), key).toBe(true);
    for (const key of ['utm_source', 'I', 'rr', 'length', '', '__proto__']) expect(rules.owns(key), key).toBe(false);
  }
});

test('SE7 a market’s list has its market in the path, never in the query', () => {
  expect(encodeCriteria(emptyCriteria('sale'))).toBe('');
  expect(listQueryRules('sale').canonical('?i=charter&r=price-eur:1:')).toBe('?r=price-eur:1:');
  expect(listQueryRules('charter').canonical('?i=sale&r=price-eur:1:')).toBe('');
});

describe('SE7 the sentence behind filters', () => {
  test.each([
    ['?w=gym+and+a+cinema&l=amenity:gym,cinema', '?l=amenity:cinema,gym&w=gym+and+a+cinema'],
    ['?i=sale&w=++a%00b+', '?i=sale&w=a+b'],
    ['?w=one&w=two', '?w=two'],
    ['?w=a+week&reach=only&d=2027-07-03:7&l=destination:med', '?d=2027-07-03:7&l=destination:med&reach=only&w=a+week'],
    ['?w=', ''],
  ])('%s is %s', (query, canonical) => {
    expect(SEARCH_QUERY_RULES.canonical(query)).toBe(canonical);
    expect(SEARCH_QUERY_RULES.canonical(canonical)).toBe(canonical);
  });

  test('is at most 100 characters long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (sentence) => {
        const read = (text: string) => decodeSearchRequest(encodeSearch(emptyCriteria('sale'), text)).sentence;
        expect(read(sentence).length).toBeLessThanOrEqual(100);
        expect(read(read(sentence))).toBe(read(sentence));
      }),
    );
  });
});

const randomDisplay = fc.record({
  currency: fc.option(fc.constantFrom(...CURRENCIES)),
  unit: fc.option(fc.constantFrom(...LENGTH_UNITS)),
});

test('PR6 RT8 SE7 the address of a microsite includes its list, currency and unit, and round-trips exactly', () => {
  fc.assert(
    fc.property(randomCriteria, randomDisplay, (criteria, display) => {
      const query = encodeMicrosite(criteria, display);
      expect(decodeCriteria(criteria.market, query)).toEqual(criteria);
      expect(requestedDisplay(query)).toEqual(display);
      expect(isCanonicalQuery(micrositeQueryRules(criteria.market), query)).toBe(true);
    }),
  );
});

test.each([
  ['?currency=usd&l=kind:sail&unit=feet', '?l=kind:sail&currency=usd&unit=feet'],
  ['?unit=feet&unit=meters&unit=cubits', '?unit=meters'],
  ['?currency=usd&currency=', '?currency=usd'],
  ['?currency=doubloons&unit=', ''],
  ['?utm_source=a&unit=feet', '?unit=feet&utm_source=a'],
])('PR6 RT8 rewrites %s as %s', (query, canonical) => {
  expect(canonicalQuery(micrositeQueryRules('charter'), query)).toBe(canonical);
});

test('PR6 RT8 a form without a script passes currency and unit on', () => {
  const fields = hiddenDisplayFields({ currency: 'usd', unit: null });
  expect(fields).toEqual([{ name: 'currency', value: 'usd' }]);
  expect(requestedDisplay(new URLSearchParams(fields.map(({ name, value }) => [name, value])))).toEqual({
    currency: 'usd',
    unit: null,
  });
});

test('no query throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const rules = micrositeQueryRules('sale');
      expect(rules.canonical(rules.canonical(query))).toBe(rules.canonical(query));
    }),
  );
});
