import { expect, test } from 'vitest';
import type { SearchOptions } from '../../../core/ports/yacht-search.ts';
import { type FacetKey, LIST_FACETS, RANGE_FACETS } from '../../../core/search/facets/facets.ts';
import { facetCounts, type IndexAnswer } from './index-answer.ts';

const LENGTH = RANGE_FACETS.filter(({ key }) => key === 'length');
const KIND = LIST_FACETS.filter(({ key }) => key === 'kind');
const NOTHING: IndexAnswer = { hits: [], total: 0, counts: new Map(), bounds: new Map() };

const wanting = (...facets: FacetKey[]): SearchOptions => ({
  pageSize: 30,
  currency: 'eur',
  unit: 'meters',
  season: 'summer',
  facets,
});

test('SE4 builds a distribution from the counted values between the overall bounds', () => {
  const answer: IndexAnswer = {
    ...NOTHING,
    counts: new Map([
      [
        'facet_length_meters',
        new Map([
          ['30', 2],
          ['54', 1],
          ['x', 9],
        ]),
      ],
    ]),
    bounds: new Map([['facet_length_meters', { min: 30, max: 78 }]]),
  };
  const { length } = facetCounts([{ answer, counted: LENGTH }], wanting('length'), {});
  expect(length).toMatchObject({ min: 30, max: 78 });
  expect(length?.histogram).toHaveLength(24);
  expect([length?.histogram[0], length?.histogram[12]]).toEqual([2, 1]);
  expect(length?.histogram.reduce((sum, count) => sum + count)).toBe(3);
});

test('SE4 omits a facet that was not requested or has no values; a chosen value can still be removed', () => {
  const counted = [...KIND, ...LENGTH];
  expect(facetCounts([{ answer: NOTHING, counted }], wanting('kind', 'length'), {})).toEqual({});
  expect(facetCounts([{ answer: NOTHING, counted }], wanting(), { kind: ['sail'] })).toEqual({});
  expect(facetCounts([{ answer: NOTHING, counted }], wanting('kind'), { kind: ['sail'] })).toEqual({
    kind: [{ value: 'sail', count: 0 }],
  });
});
