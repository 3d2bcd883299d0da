import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomCriteria } from '../../../tests/samples/random-fleet.ts';
import { canonicalQuery, isCanonicalQuery } from '../../routing/query-rules.ts';
import { normalizeCriteria } from '../criteria/change-criteria.ts';
import { type Criteria, emptyCriteria } from '../criteria/criteria.ts';
import { decodeCriteria, encodeCriteria } from './criteria-query.ts';
import { listQueryRules } from './search-query.ts';

const SALE = emptyCriteria('sale');
const read = (query: string) => decodeCriteria('sale', query);

describe('SE7 the canonical form', () => {
  test.each<[string, Partial<Criteria>]>([
    ['', {}],
    ['?q=aurora', { text: 'aurora' }],
    ['?q=lady+s', { text: 'lady s' }],
    ['?q=L%27%C3%89toile+%26+%231%2B:,;', { text: "L'Étoile & #1+:,;" }],
    ['?l=builder:feadship,heesen;kind:sail', { refinements: { builder: ['feadship', 'heesen'], kind: ['sail'] } }],
    ['?l=builder:%D0%B2%D0%B5%D1%80%D1%84%D1%8C', { refinements: { builder: ['верфь'] } }],
    ['?r=length:40:90&nm=guests:10:', { ranges: { length: { min: 40, max: 90 }, guests: { min: 10, max: null } } }],
    ['?nm=cabins:5:;guests:8:12', { ranges: { guests: { min: 8, max: 12 }, cabins: { min: 5, max: null } } }],
    ['?r=price-eur::5000000', { ranges: { 'price-eur': { min: null, max: 5_000_000 } } }],
    ['?b=36.10,-5.25,44.50,18.30', { box: { south: 36.1, west: -5.25, north: 44.5, east: 18.3 } }],
    ['?b=-25.00,165.00,-10.00,-140.00&v=map', { box: { south: -25, west: 165, north: -10, east: -140 }, view: 'map' }],
    ['?s=length-desc', { sort: 'length-desc' }],
    ['?p=2', { page: 2 }],
    [
      '?q=a&l=kind:sail&r=length:0:&b=0.00,0.00,1.00,1.00&s=price-asc&f=all&v=map&p=10000',
      {
        text: 'a',
        box: { south: 0, west: 0, north: 1, east: 1 },
        allFacets: true,
        view: 'map',
        refinements: { kind: ['sail'] },
        ranges: { length: { min: 0, max: null } },
        sort: 'price-asc',
        page: 10_000,
      },
    ],
  ])('%s', (query, changes) => {
    const criteria = { ...SALE, ...changes };
    expect(encodeCriteria(criteria)).toBe(query);
    expect(read(query)).toEqual(criteria);
    expect(isCanonicalQuery(listQueryRules('sale'), query)).toBe(true);
  });
});

test.each([
  ['?l=kind:sail&l=builder:heesen&l=builder:feadship', '?l=builder:feadship,heesen;kind:sail'],
  ['?l=builder%3Afeadship%2Cheesen%3Bkind%3Asail', '?l=builder:feadship,heesen;kind:sail'],
  ['?q=&l=kind%3Asail&r.length.min=40&r.length.max=90&s=default&p=1', '?l=kind:sail&r=length:40:90'],
  ['?r.length.min=40&r.length.max=', '?r=length:40:'],
  ['?r.length.max=90', '?r=length::90'],
  ['?r.length.min=&r.length.max=&r=length:1:2', ''],
  ['?r.length.min=5&r=length:1:2;guests:3:', '?r=length:5:&nm=guests:3:'],
  ['?nm=guests:8:&nm=&nm=cabins:5:', '?nm=cabins:5:;guests:8:'],
  ['?nm=guests:8:&r=guests:10:', '?nm=guests:8:'],
  ['?nm=guests:8:&nm=guests:x&nm=guests:12:', '?nm=guests:12:'],
  ['?nm=length:40:;kind:sail;guests', ''],
  ['?nm=guests:8:&r.guests.min=10', '?nm=guests:10:'],
  ['?r.length.unit=feet&r=length:1:2', '?r=length:1:2'],
  ['?r.length.min=100&r.length.max=200&r.length.unit=feet', '?r=length:30.48:60.96'],
  ['?r.length.max=100&r.length.unit=feet', '?r=length::30.48'],
  ['?r.length.min=100&r.length.unit=feet', '?r=length:30.48:'],
  ['?r.guests.min=10&r.guests.unit=feet', '?nm=guests:10:'],
  ['?r.junk.min=10&r.length.mid=3&r.__proto__.min=1&r.length=4', ''],
  ['?l=builder:Feadship,HEESEN,,heesen,%20', '?l=builder:feadship,heesen'],
  ['?l=kind:submarine;colour:red;builder;:;__proto__:x;constructor:y', ''],
  ['?l=kind:sail;length:40', '?l=kind:sail'],
  ['?r=builder:1:2;rate-eur:1:2;length:40;length:x:y;length:1:2:3', ''],
  ['?r=length:1:2;length:3:4', '?r=length:3:4'],
  ['?r=length:1:2&r=length:', '?r=length:1:2'],
  ['?s=year-asc&s=junk', '?s=year-asc'],
  ['?b=36.1,-5.25,44.5,18.3', '?b=36.10,-5.25,44.50,18.30'],
  ['?b=36.10%2C-5.25%2C44.50%2C18.30', '?b=36.10,-5.25,44.50,18.30'],
  ['?b=0,0,1,1&b=junk', '?b=0.00,0.00,1.00,1.00'],
  ['?b=0,0,1', ''],
  ['?b=1,0,0,1', ''],
  ['?v=grid', ''],
  ['?v=map&v=x', ''],
  ['?p=0', ''],
  ['?p=-1', ''],
  ['?p=2.5', ''],
  ['?p=1e3', ''],
  ['?p=007', '?p=7'],
  ['?p=999999', '?p=10000'],
  ['?p=9999999999', ''],
  ['?p=3&p=x', '?p=3'],
  ['?q=%', '?q=%25'],
  ['?q=%E0%A4%A', '?q=%EF%BF%BD%25A'],
  ['?q=%00a%0Ab', '?q=a+b'],
  ['?q=++lady+++s+', '?q=lady+s'],
  ['?q=a&q=b', '?q=b'],
  ['?i=x&m=y&nm=z', ''],
  ['?&&=&q', ''],
])('SE7 %s reads as %s', (query, canonical) => {
  expect(encodeCriteria(read(query))).toBe(canonical);
  expect(encodeCriteria(decodeCriteria('sale', new URLSearchParams(query)))).toBe(canonical);
});

test('reads a query without its question mark alike', () => {
  expect(read('p=2')).toEqual(read('?p=2'));
});

test('drops a facet of the other market', () => {
  expect(decodeCriteria('charter', '?r=price-eur:1:2;rate-eur:3:4').ranges).toEqual({ 'rate-eur': { min: 3, max: 4 } });
});

describe('caps', () => {
  test('text at 100 characters', () => {
    expect(read(`?q=${'a'.repeat(101)}`).text).toBe('a'.repeat(100));
    expect(read(`?q=${'a'.repeat(99)}%F0%9F%9B%A5`).text).toBe('a'.repeat(99));
  });

  test('50 values per facet', () => {
    const values = Array.from({ length: 60 }, (_, index) => `b${index}`);
    expect(read(`?l=builder:${values.join(',')}`).refinements.builder).toHaveLength(50);
    expect(read(`?${values.map((value) => `l=builder:${value}`).join('&')}`).refinements.builder).toHaveLength(50);
  });

  test('8 kB of query: a truncated parameter is dropped, later ones are not read', () => {
    expect(read(`?p=2&x=${'a'.repeat(9000)}`).page).toBe(2);
    expect(read(`?x=${'a'.repeat(9000)}&p=2`).page).toBe(1);
    expect(read(`?p=2&q=${'a'.repeat(9000)}`)).toEqual({ ...SALE, page: 2 });
    expect(read(`?x=${'a'.repeat(8192 - 6)}&p=2`).page).toBe(2);
    expect(read(`?x=${'a'.repeat(8192 - 5)}&p=2`).page).toBe(1);
    expect(read(`?${'q'.repeat(9000)}`)).toEqual(SALE);
  });
});

describe('foreign parameters', () => {
  test.each([
    ['?utm_source=x&q=a', '?q=a&utm_source=x', true],
    ['?q=a&utm_source=x&utm_medium=y', '?q=a&utm_source=x&utm_medium=y', true],
    ['?c=2&a=1', '?c=2&a=1', true],
    ['?c=2&p=1&a=%zz', '?c=2&a=%zz', false],
    ['?b=2&v=1&a=1', '?a=1', false],
    ['?q=a&l=kind:sail&p=2', '?q=a&l=kind:sail&p=2', true],
    ['?l=kind:sail&q=a', '?q=a&l=kind:sail', false],
    ['?q=a%20b', '?q=a+b', false],
    ["?q=l'a", '?q=l%27a', false],
    ['?r.junk.min=1', '', false],
    ['?r.length.min=1', '?r=length:1:', false],
    ['?m=1', '', false],
    ['?', '', true],
    ['', '', true],
  ])('rewrites %s as %s; canonical: %j', (query, canonical, isCanonical) => {
    expect(canonicalQuery(listQueryRules('sale'), query)).toBe(canonical);
    expect(isCanonicalQuery(listQueryRules('sale'), query)).toBe(isCanonical);
    expect(isCanonicalQuery(listQueryRules('sale'), canonical)).toBe(true);
  });
});

describe('laws', () => {
  const piece = fc.constantFrom(
    ...[
      'q',
      'l',
      'r',
      's',
      'p',
      'm',
      'r.length.min',
      'r.length.max',
      'r.length.unit',
      'r.price-eur.max',
      'utm',
      '=',
      '&',
    ],
    ...[':', ',', ';', '%', '%3A', '%2C', '%E0%A4', '%zz', '+', "'", '\u0000', '\ud800', 'é', '🛥', '?', '#', '.', '-'],
    ...[
      'b=0,0,1,1',
      'b',
      'v',
      'map',
      'length',
      'builder',
      'kind',
      'sail',
      'feadship',
      '__proto__',
      'year-desc',
      '40',
      '90',
      '0',
      '1e9',
      '-1',
      'NaN',
    ],
  );
  const hostile = fc.oneof(
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.webQueryParameters(),
    fc
      .tuple(
        fc.constantFrom('q=', 'l=builder:', 'l=kind:sail&', 'r=length:', 'p=9', 'r.length.min='),
        fc.integer({ max: 9000 }),
        piece,
      )
      .map(([start, length, more]) => start + more.repeat(Math.max(0, length))),
    fc
      .tuple(fc.constantFrom('l=builder:a&', 'p=2&', 'x&', 'r.length.min=1&'), fc.nat(3000))
      .map(([part, n]) => part.repeat(n)),
  );
  const market = fc.constantFrom('sale', 'charter');

  test('never throws; parsed criteria are normalized, and their canonical query parses to the same', () => {
    fc.assert(
      fc.property(market, hostile, (on, query) => {
        const criteria = decodeCriteria(on, query);
        expect(normalizeCriteria(criteria)).toEqual(criteria);
        const canonical = encodeCriteria(criteria);
        expect(canonical.length).toBeLessThanOrEqual(8192);
        expect(decodeCriteria(on, canonical)).toEqual(criteria);
        expect(isCanonicalQuery(listQueryRules(on), canonical)).toBe(true);
        decodeCriteria(on, new URLSearchParams(query));
      }),
      { numRuns: 4000 },
    );
  });

  test('the canonical query with foreign parameters is stable', () => {
    fc.assert(
      fc.property(market, hostile, (on, query) => {
        const canonical = canonicalQuery(listQueryRules(on), query);
        expect(isCanonicalQuery(listQueryRules(on), canonical)).toBe(true);
        expect(canonicalQuery(listQueryRules(on), canonical)).toBe(canonical);
      }),
      { numRuns: 2000 },
    );
  });

  test('a browser changes no character of a canonical query', () => {
    fc.assert(
      fc.property(market, hostile, (on, query) => {
        const canonical = encodeCriteria(decodeCriteria(on, query));
        expect(new URL(`https://halyard.example/${canonical}`).search).toBe(canonical);
      }),
      { numRuns: 2000 },
    );
  });

  test('decode(encode(c)) is c', () => {
    fc.assert(
      fc.property(randomCriteria, (criteria) => {
        expect(decodeCriteria(criteria.market, encodeCriteria(criteria))).toEqual(criteria);
      }),
      { numRuns: 2000 },
    );
  });

  test('the order of choices does not matter', () => {
    const reversed = <T extends object>(record: T): T => Object.fromEntries(Object.entries(record).reverse()) as T;
    fc.assert(
      fc.property(randomCriteria, (criteria) => {
        const lists = Object.entries(criteria.refinements).map(([key, values]) => [
          key,
          [...values, ...values].reverse(),
        ]);
        const shuffled = {
          ...criteria,
          refinements: reversed(Object.fromEntries(lists)),
          ranges: reversed(criteria.ranges),
        };
        expect(encodeCriteria(shuffled)).toBe(encodeCriteria(criteria));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('AV5 wanted nights in an address', () => {
  test.each([
    ['?d=2027-07-03:7', '?d=2027-07-03:7'],
    ['?d=2027-07-03', '?d=2027-07-03:7'],
    ['?d=2027-07-03:7:0:free', '?d=2027-07-03:7'],
    ['?d=2027-07-03:10:3:option&q=a', '?q=a&d=2027-07-03:10:3:option'],
    ['?d=2027-07-03:900:900:taken', '?d=2027-07-03:60:15'],
    ['?d=2027-07-03:0', '?d=2027-07-03:1'],
    ['?d=2027-02-30:7', ''],
    ['?d=2300-01-01:7', ''],
    ['?d=x', ''],
    ['?d=2027-07-03:7&d=x', '?d=2027-07-03:7'],
    ['?d=2027-07-03:7&reach=only&l=destination:med', '?d=2027-07-03:7&l=destination:med&reach=only'],
    ['?d=2027-07-03:7&reach=only', '?d=2027-07-03:7'],
    [
      '?d=2027-07-03:7&l=destination:a,b,c,d,e,f,g,h&reach=only',
      '?d=2027-07-03:7&l=destination:a,b,c,d,e,f,g,h&reach=only',
    ],
    ['?d=2027-07-03:7&l=destination:a,b,c,d,e,f,g,h,i&reach=only', '?d=2027-07-03:7&l=destination:a,b,c,d,e,f,g,h,i'],
    ['?l=destination:med&reach=only', '?l=destination:med'],
    ['?d.from=2027-07-03&d.nights=10&d.give=1&d.group=unknown', '?d=2027-07-03:10:1:unknown'],
    ['?d=2027-07-03:7&d.from=&d.nights=7', ''],
    ['?d.nights=7&d.give=1', ''],
  ])('%s is %s', (query, canonical) => {
    expect(encodeCriteria(decodeCriteria('charter', query))).toBe(canonical);
    expect(encodeCriteria(decodeCriteria('sale', query))).not.toContain('d=');
  });
});
