import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filteredRows } from './filter/filter.ts';
import { parseFilterExpression } from './filter/filter-expression.ts';
import { filterOf } from './find.ts';
import { readSearchParams } from './query/search-params.ts';
import { RecordTable } from './record-table.ts';
import { Refusal } from './routes/refusal.ts';
import { changedSettings, DEFAULT_SETTINGS } from './settings.ts';

const RECORDS = [
  { objectID: 'a', type: 'Sail', price: 5, tags: ['x', 'y'], _tags: ['hot'], name: 'a b', lengths: [10, 30] },
  { objectID: 'b', type: 'motor', price: -3.5, new: true, score: '-1', 'odd name': 'AND' },
  { objectID: 'c', type: 'sail', _tags: ['cold', 'hot'], at: { place: 'O"Neil' }, tags: 'x', lengths: [] },
  { objectID: 'D', price: 1e3, new: false, type: null, tags: ['-x'], hidden: 'yes' },
];
const TABLE = new RecordTable(RECORDS);
const SETTINGS = changedSettings(DEFAULT_SETTINGS, {
  attributesForFaceting: ['type', 'filterOnly(tags)', 'new', 'name', 'score', 'at.place', 'odd name', 'price'],
});

function left(params: Parameters<typeof readSearchParams>[0], settings = SETTINGS): string {
  const rows = filteredRows(TABLE, settings, filterOf(readSearchParams(params)));
  return RECORDS.filter((_, row) => rows.has(row))
    .map(({ objectID }) => objectID)
    .join('');
}

describe('SE1 filters', () => {
  test.each([
    ['', 'abcD'],
    ['type:sail', 'ac'],
    ['type:SAIL', 'ac'],
    ['NOT type:sail', 'bD'],
    ['type:-sail', 'bD'],
    ['NOT type:-sail', 'ac'],
    ['tags:\\-x', 'D'],
    ["tags:'x' AND NOT type:'motor'", 'ac'],
    ['name:"a b"', 'a'],
    ['"name":"a b"', 'a'],
    ['at.place:"O\\"Neil"', 'c'],
    ['"odd name":"AND"', 'b'],
    ['type:sail AND price > 0', 'a'],
    ['type:sail OR type:motor', 'abc'],
    ['type:sail AND tags:y OR tags:x', 'ac'],
    ['(type:motor OR type:sail) AND (price:-10 TO 0)', 'b'],
    ['price:-3.5TO5', 'ab'],
    ['price: 5 TO 1000', 'aD'],
    ['price=5', 'a'],
    ['price != 5', 'bD'],
    ['NOT price = 5', 'bcD'],
    ['price >= -3.5 AND price<=5', 'ab'],
    ['price<1e3', 'ab'],
    ['price:5', 'a'],
    ['lengths > 20', 'a'],
    ['lengths < 20 AND lengths > 20', 'a'],
    ['new:true', 'b'],
    ['new:false', 'D'],
    ['_tags:hot', 'ac'],
    ['hot AND NOT cold', 'a'],
    ['hot OR cold', 'ac'],
    ['objectID:a OR objectID:d OR objectID:D', 'aD'],
    ['type:sail<score=3> OR type:motor<score=1>', 'abc'],
    ['hidden:yes', ''],
    ['NOT hidden:yes', 'abcD'],
    ['((((type:sail))))', 'ac'],
    ['type:sail\tAND\ntags:x', 'ac'],
  ])('%s leaves "%s"', (filters, ids) => {
    expect(left({ filters })).toBe(ids);
  });

  test.each([
    ['(type:sail AND tags:x) OR type:motor', /^filters: filter \(X AND Y\) OR Z is not allowed/],
    ['type:sail OR price > 3', /^filters: Different types are not allowed in the same OR/],
    ['hot OR type:sail', /Different types .* a tag filter/s],
    ['price > 3 OR hot', /Different types .* a numeric filter/s],
    ['NOT (type:sail OR type:motor)', /^filters: Unexpected token '\(' expected filter at col 4$/],
    ['type:', /^filters: Unexpected token end of filter expected string at col 5$/],
    ['type:"" AND hot', /^filters: Unexpected token empty string expected string at col 5$/],
    [':sail', /^filters: Unexpected token ':' expected filter at col 0$/],
    ['type:sail, tags:x', /^filters: Unexpected token string\(tags\) expected end of filter at col 11$/],
    ['type:sail and tags:x', /^filters: Unexpected token string\(and\) expected end of filter at col 10$/],
    ['"type', /^filters: Unexpected token incomplete string expected filter at col 0$/],
    ['price > many', /^filters: Unexpected token string\(many\) expected numeric at col 8$/],
    ['price > 1e999', /expected numeric at col 8$/],
    ['(type:sail', /^filters: Unexpected token end of filter expected '\)' at col 10$/],
    ['type:sail)', /expected end of filter at col 9$/],
    ['AND', /^filters: Unexpected token 'AND' expected filter at col 0$/],
    ['price:1 TO many', /expected numeric at col 11$/],
    ['('.repeat(1000), /^filters: Unexpected token/],
  ])('%s is refused', (filters, message) => {
    expect(() => left({ filters })).toThrow(message);
  });

  test('refuses a numeric attribute that must not be filtered', () => {
    const settings = changedSettings(SETTINGS, { numericAttributesForFiltering: ['lengths', 'equalOnly(price)'] });
    expect(left({ filters: 'price = 5 AND lengths > 20' }, settings)).toBe('a');
    for (const filters of ['price > 5', 'price:1 TO 2', 'score = 1']) {
      expect(() => left({ filters }, settings)).toThrow(/not specified in numericAttributesForFiltering setting$/);
    }
  });
});

describe('SE1 facetFilters', () => {
  test.each([
    [['type:sail'], 'ac'],
    [['type:sail', 'tags:y'], 'a'],
    [[['type:sail', 'type:motor']], 'abc'],
    [[['type:sail', 'type:motor'], 'tags:-y'], 'bc'],
    [['type:-sail'], 'bD'],
    [['-type:sail'], 'bD'],
    [['tags:\\-x'], 'D'],
    [['score:\\-1'], 'b'],
    [['name:a b'], 'a'],
    [['name:"a b"'], 'a'],
    [['price:5'], 'a'],
    [['at.place:O"Neil'], 'c'],
    [['_tags:cold'], 'c'],
    [['objectID:b'], 'b'],
    [[[]], 'abcD'],
    [[], 'abcD'],
    ['type:sail', 'ac'],
    ['type:sail,tags:y', 'a'],
    ['(type:sail,type:motor),tags:-y', 'bc'],
    ['[["type:sail","type:motor"],"tags:-y"]', 'bc'],
    [['hidden:yes'], ''],
  ])('%j leaves "%s"', (facetFilters, ids) => {
    expect(left({ facetFilters })).toBe(ids);
  });

  test.each([[['type']], [[':sail']], [['type:']], [[1]], [[[['type:sail']]]], [{ type: 'sail' }], ['[1'], [true]])(
    '%j is refused',
    (facetFilters) => expect(() => left({ facetFilters })).toThrow(Refusal),
  );
});

describe('SE1 numericFilters', () => {
  test.each([
    [['price>=0'], 'aD'],
    [['price >= 0', 'price < 10'], 'a'],
    [[['price=5', 'price=-3.5']], 'ab'],
    [['price:-4 TO 5'], 'ab'],
    [['price:-4TO5'], 'ab'],
    [['price!=5'], 'bD'],
    [['lengths>=30'], 'a'],
    ['price>=0,price<10', 'a'],
    ['(price=5,price=-3.5)', 'ab'],
    ['["price>=0"]', 'aD'],
    [[], 'abcD'],
  ])('%j leaves "%s"', (numericFilters, ids) => {
    expect(left({ numericFilters })).toBe(ids);
  });

  test.each([[['price']], [['price>']], [['price>a']], [['>5']], [[null]], [{}], [['price:1 TO']], [['price>0x5']]])(
    '%j is refused',
    (numericFilters) => expect(() => left({ numericFilters })).toThrow(Refusal),
  );
});

test.each([
  [['hot'], 'ac'],
  [[['hot', 'cold']], 'ac'],
  ['hot,-cold', 'a'],
  ['', 'abcD'],
])('tagFilters %j leave "%s"', (tagFilters, ids) => {
  expect(left({ tagFilters })).toBe(ids);
});

const literal = fc.constantFrom('type:sail', 'NOT type:motor', 'tags:x', 'type:-sail', 'new:true');

test('SE1 “some of any of all” agrees in filters and in facetFilters', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(literal, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
      (groups) => {
        const filters = groups.map((group) => `(${group.join(' OR ')})`).join(' AND ');
        const facetFilters = groups.map((group) => group.map((one) => one.replace(/^NOT (\w+):/, '$1:-')));
        expect(left({ filters })).toBe(left({ facetFilters }));
      },
    ),
  );
});

test('SE1 accepts or refuses any text as a filter', () => {
  const token = fc.constantFrom(
    'a',
    ':',
    '"',
    "'",
    '(',
    ')',
    '<',
    '>=',
    '!=',
    'AND',
    'OR',
    'NOT',
    'TO',
    '5',
    '-',
    '\\',
    ' ',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(token, { maxLength: 12 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (filters) => {
      try {
        expect(parseFilterExpression(filters)).toBeInstanceOf(Array);
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
      }
    }),
    { numRuns: 1000 },
  );
});
