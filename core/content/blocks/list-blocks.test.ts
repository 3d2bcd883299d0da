import { describe, expect, test } from 'vitest';
import { blockContract, wrongFields } from '../../../tests/contract/content/block-contract.ts';
import { parseBlock } from '../block.ts';
import { PAGE_KINDS } from '../page-kind.ts';

const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

blockContract({
  type: 'entries',
  needs: { of: 'news' },
  may: { title: 'News', limit: 24, all: true },
  full: { type: 'entries', of: 'news', title: 'News', limit: 24, all: true },
  bare: { type: 'entries', of: 'news', title: null, limit: 12, all: false },
});

blockContract({
  type: 'related',
  needs: { title: 'Read on' },
  may: {},
  full: { type: 'related', title: 'Read on' },
  bare: { type: 'related', title: 'Read on' },
});

blockContract({
  type: 'people',
  needs: { people: ['ana-ruiz', 'bo-li'] },
  may: { title: 'The desk' },
  full: { type: 'people', title: 'The desk', people: ['ana-ruiz', 'bo-li'] },
  bare: { type: 'people', title: null, people: ['ana-ruiz', 'bo-li'] },
});

blockContract({ type: 'sitemap', needs: {}, may: {}, full: { type: 'sitemap' }, bare: { type: 'sitemap' } });

test.each(PAGE_KINDS)('CO1 lists pages of the kind %s', (of) => {
  expect(parseBlock({ type: 'entries', of })).toMatchObject({ value: { of } });
});

describe('CO2 names an invalid field by its path', () => {
  test.each<[string, readonly string[], Readonly<Record<string, unknown>>]>([
    ['entries', ['of'], { of: 'yachts' }],
    ['entries', ['of'], { of: 'News' }],
    ['entries', ['limit'], { of: 'news', limit: 0 }],
    ['entries', ['limit'], { of: 'news', limit: 61 }],
    ['entries', ['limit'], { of: 'news', limit: 2.5 }],
    ['entries', ['all'], { of: 'news', all: 'true' }],
    ['people', ['people'], { people: [] }],
    ['people', ['people'], { people: many(41, 'ana') }],
    ['people', ['people[1]'], { people: ['ana', {}] }],
  ])('%s, %j', (type, fields, rest) => {
    expect(wrongFields({ type, ...rest })).toEqual(fields);
  });
});

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['entries', { of: 'news', limit: 1 }],
  ['entries', { of: 'news', limit: 60 }],
  ['people', { people: many(40, 'ana') }],
])('CO1 %s accepts values up to its limit: %j', (type, rest) => {
  expect(wrongFields({ type, ...rest })).toEqual([]);
});
