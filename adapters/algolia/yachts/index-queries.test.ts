import { expect, test } from 'vitest';
import type { SearchOptions } from '../../../core/ports/yacht-search.ts';
import { type Criteria, emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { facetsFor } from '../../../core/search/facets/facets.ts';
import { countedAttribute } from '../index-attributes.ts';
import { indexQueries } from './index-queries.ts';

const OPTIONS: SearchOptions = {
  pageSize: 30,
  currency: 'eur',
  unit: 'meters',
  season: 'summer',
  facets: ['builder', 'kind', 'length'],
};

function queriesFor(criteria: Partial<Criteria>, options: Partial<SearchOptions> = {}) {
  return indexQueries('yachts', { ...emptyCriteria('sale'), ...criteria }, { ...OPTIONS, ...options });
}

test('SE1 queries the index of the sort order, flat, for a page of hits and three attributes', () => {
  const [only, ...more] = queriesFor({ text: 'l’Étoile', sort: 'price-asc', page: 3 }, { currency: 'usd' });
  expect(more).toEqual([]);
  expect(only?.query).toEqual({
    indexName: 'yachts_price_sale_usd_asc',
    query: 'l etoile',
    facetFilters: ['markets:sale'],
    numericFilters: [],
    facets: ['facet_length_meters', 'facet_builder', 'facet_kind'],
    maxValuesPerFacet: 1000,
    attributesToRetrieve: ['url', 'content.loaMeter', 'content.yachtid'],
    hitsPerPage: 30,
    page: 2,
    analytics: false,
  });
});

test('SE1 requests at most 300 hits', () => {
  expect(queriesFor({}, { pageSize: 1000 })[0]?.query.hitsPerPage).toBe(300);
});

test('SE2 counts every facet of the market for an empty query, and none when none is wanted', () => {
  const all = facetsFor('sale', 'eur').map((facet) => countedAttribute(facet, OPTIONS));
  expect(queriesFor({})[0]?.query.facets).toEqual(all);
  expect(queriesFor({ text: '...' })[0]?.query.facets).toEqual(all);
  expect(queriesFor({}, { facets: [] })[0]?.query.facets).toEqual([]);
});

test('SE4 counts each facet with a selection by a query without that selection', () => {
  const queries = queriesFor({
    refinements: { builder: ['heesen', 'lurssen'] },
    ranges: { length: { min: 40, max: 60.5 }, year: { min: 2000, max: null } },
  }).map(({ query }) => query);
  const builder = ['facet_builder:heesen', 'facet_builder:lurssen'];
  const length = ['facet_length_meters>=40', 'facet_length_meters<=60.5'];
  expect(queries).toMatchObject([
    {
      facets: ['facet_kind'],
      facetFilters: ['markets:sale', builder],
      numericFilters: [...length, 'facet_year>=2000'],
      hitsPerPage: 30,
    },
    {
      facets: ['facet_length_meters'],
      facetFilters: ['markets:sale', builder],
      numericFilters: ['facet_year>=2000'],
      hitsPerPage: 0,
      page: 0,
    },
    {
      facets: ['facet_builder'],
      facetFilters: ['markets:sale'],
      numericFilters: [...length, 'facet_year>=2000'],
      hitsPerPage: 0,
    },
  ]);
  expect(queries).toHaveLength(3);
});

test('PR5 SE6 filters, counts and sorts charter rates by those of the season', () => {
  const criteria = {
    market: 'charter',
    ranges: { 'rate-eur': { min: 100_000, max: null } },
    sort: 'price-asc',
  } as const;
  const queries = queriesFor(criteria, { season: 'winter', facets: ['rate-eur'] }).map(({ query }) => query);
  expect(queries).toMatchObject([
    { indexName: 'yachts_price_charter_eur_winter_asc', numericFilters: ['facet_rate_eur_winter>=100000'] },
    { facets: ['facet_rate_eur_winter'], numericFilters: [] },
  ]);
});

test('SE4 filters and counts lengths as they are shown in the unit', () => {
  const criteria = { ranges: { length: { min: 20.12, max: null } } };
  const [hits, counts] = queriesFor(criteria, { unit: 'feet' });
  expect(hits?.query.numericFilters).toEqual([expect.stringMatching(/^facet_length_feet>=20\.11/)]);
  expect(counts?.query.facets).toEqual(['facet_length_feet']);
});

test('SE4 filters by each chosen amenity separately, and the hits count the others beside them', () => {
  const queries = queriesFor({ refinements: { amenity: ['gym', 'pool'] } }, { facets: ['kind', 'amenity'] });
  expect(queries.map(({ query }) => query)).toMatchObject([
    {
      facetFilters: ['markets:sale', 'facet_amenity:gym', 'facet_amenity:pool'],
      facets: ['facet_kind', 'facet_amenity'],
    },
  ]);
});
