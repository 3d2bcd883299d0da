import { describe, expect, test } from 'vitest';
import { encodeCriteria } from '../query/criteria-query.ts';
import { decodeSearch, encodeSearch } from '../query/search-query.ts';
import { activeFilters } from './active-filters.ts';
import {
  changeCriteria,
  withoutFacet,
  withoutFilters,
  withPage,
  withPriceOnApplication,
  withRange,
  withRefinement,
} from './change-criteria.ts';
import { type Criteria, emptyCriteria } from './criteria.ts';

const SALE = emptyCriteria('sale');
const ASKED: Criteria = {
  ...SALE,
  text: 'aurora',
  refinements: { builder: ['feadship', 'heesen'], kind: ['motor'] },
  ranges: { length: { min: 40, max: 90 }, guests: { min: 10, max: null } },
  sort: 'year-desc',
  page: 3,
};

const BOX = { south: 36.1, west: -5.25, north: 44.5, east: 18.3 };

describe('every change except of the page returns to page 1', () => {
  test.each([
    [changeCriteria(ASKED, { text: ' star ' }), { ...ASKED, text: 'star', page: 1 }],
    [changeCriteria(ASKED, { box: BOX }), { ...ASKED, box: BOX, page: 1 }],
    [changeCriteria(ASKED, { view: 'map' }), { ...ASKED, view: 'map', page: 1 }],
    [changeCriteria(ASKED, { sort: 'name-asc' }), { ...ASKED, sort: 'name-asc', page: 1 }],
    [
      withRefinement(ASKED, 'kind', 'sail', true),
      { ...ASKED, refinements: { ...ASKED.refinements, kind: ['motor', 'sail'] }, page: 1 },
    ],
    [
      withRefinement(ASKED, 'destination', 'med', true),
      { ...ASKED, refinements: { ...ASKED.refinements, destination: ['med'] }, page: 1 },
    ],
    [withRefinement(ASKED, 'kind', 'motor', true), { ...ASKED, page: 1 }],
    [withRefinement(ASKED, 'kind', 'sail', false), { ...ASKED, page: 1 }],
    [
      withRefinement(ASKED, 'builder', 'heesen', false),
      { ...ASKED, refinements: { builder: ['feadship'], kind: ['motor'] }, page: 1 },
    ],
    [
      withRefinement(ASKED, 'kind', 'motor', false),
      { ...ASKED, refinements: { builder: ['feadship', 'heesen'] }, page: 1 },
    ],
    [
      withRange(ASKED, 'year', { min: 2000, max: null }),
      { ...ASKED, ranges: { ...ASKED.ranges, year: { min: 2000, max: null } }, page: 1 },
    ],
    [withRange(ASKED, 'guests', null), { ...ASKED, ranges: { length: { min: 40, max: 90 } }, page: 1 }],
    [withoutFacet(ASKED, 'builder'), { ...ASKED, refinements: { kind: ['motor'] }, page: 1 }],
    [withoutFacet(ASKED, 'length'), { ...ASKED, ranges: { guests: { min: 10, max: null } }, page: 1 }],
    [withoutFacet(ASKED, 'destination'), { ...ASKED, page: 1 }],
    [withoutFilters(ASKED), { ...ASKED, text: '', refinements: {}, ranges: {}, page: 1 }],
    [withPage(ASKED, 4), { ...ASKED, page: 4 }],
    [withPage(ASKED, 0), { ...ASKED, page: 1 }],
    [withPage(ASKED, Number.NaN), { ...ASKED, page: 1 }],
    [withPage(ASKED, 2.9), { ...ASKED, page: 2 }],
    [withPage(ASKED, 1e9), { ...ASKED, page: 10_000 }],
  ])('change %#', (changed, expected) => {
    expect(changed).toEqual(expected);
  });
});

test('drops invalid values and facets of another market', () => {
  expect(withRefinement(SALE, 'kind', 'submarine', true)).toEqual(SALE);
  expect(withRange(SALE, 'rate-eur', { min: 1, max: null })).toEqual(SALE);
});

test('keeps a value ticked beyond the cap and drops an earlier one', () => {
  const builder = Array.from({ length: 50 }, (_, index) => `builder-${index}`);
  const full = { ...SALE, refinements: { builder } };
  const ticked = withRefinement(full, 'builder', 'zulu', true).refinements.builder;
  expect(ticked).toHaveLength(50);
  expect(ticked).toContain('zulu');
});

test('SE10 shows a chip for the words and for every value and range, each with the criteria without it', () => {
  expect(
    activeFilters(ASKED).map((chip) => ['facet' in chip ? chip.facet : chip.shape, encodeCriteria(chip.without)]),
  ).toEqual([
    ['text', '?l=builder:feadship,heesen;kind:motor&r=length:40:90&nm=guests:10:&s=year-desc'],
    ['length', '?q=aurora&l=builder:feadship,heesen;kind:motor&nm=guests:10:&s=year-desc'],
    ['guests', '?q=aurora&l=builder:feadship,heesen;kind:motor&r=length:40:90&s=year-desc'],
    ['builder', '?q=aurora&l=builder:heesen;kind:motor&r=length:40:90&nm=guests:10:&s=year-desc'],
    ['builder', '?q=aurora&l=builder:feadship;kind:motor&r=length:40:90&nm=guests:10:&s=year-desc'],
    ['kind', '?q=aurora&l=builder:feadship,heesen&r=length:40:90&nm=guests:10:&s=year-desc'],
  ]);
  expect(activeFilters(ASKED)).toMatchObject([
    { shape: 'text', text: 'aurora' },
    { shape: 'range', range: { min: 40, max: 90 } },
    { shape: 'range', range: { min: 10, max: null } },
    { shape: 'list', value: 'feadship' },
    { shape: 'list', value: 'heesen' },
    { shape: 'list', value: 'motor' },
  ]);
  expect(activeFilters(SALE)).toEqual([]);
});

test('SE10 shows a chip for the map section, and clears it with the others', () => {
  const chips = activeFilters(changeCriteria(ASKED, { box: BOX }));
  expect(chips.at(-1)).toEqual({ shape: 'box', without: { ...ASKED, page: 1 } });
  expect(chips).toHaveLength(activeFilters(ASKED).length + 1);
  expect(withoutFilters(changeCriteria(changeCriteria(SALE, { box: BOX }), { view: 'map' }))).toEqual({
    ...SALE,
    view: 'map',
  });
});

const offerOf = (query: string) => {
  const criteria = withPriceOnApplication(decodeSearch(query));
  return criteria && encodeSearch(criteria);
};

test.each([
  ['?l=kind:sail&r=rate-eur::150000&p=2', '?l=charter-price:on-application;kind:sail'],
  [
    '?i=sale&r=length:40:;price-usd:1000000:&s=price-asc',
    '?i=sale&l=sale-price:on-application&r=length:40:&s=price-asc',
  ],
  ['?r=rate-eur::150000;rate-gbp::1', '?l=charter-price:on-application'],
])('SE4 a price range offers to include the yachts it leaves out: %s', (query, expected) => {
  expect(offerOf(query)).toBe(expected);
});

test('SE4 leaves no yacht out without a price range', () => {
  expect(offerOf('?l=kind:sail&r=length:40:')).toBeNull();
});
