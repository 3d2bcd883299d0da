import { expect, test } from 'vitest';
import { parseSiteSearchAnswer } from './algolia-site-search.ts';

const QUERY = { hitsPerPage: 10, maxValuesPerFacet: 100 };

test('SE8 reads ids, total and counts and drops malformed ones', () => {
  const result = {
    hits: [{ entry: 'page:a', objectID: 'en:page:a' }, { objectID: 'x' }, { entry: 5 }, { entry: '' }, null],
    nbHits: 12,
    facets: { category: { news: 2, events: 'many', people: -1 }, other: 5 },
  };
  expect(parseSiteSearchAnswer(result, QUERY)).toEqual({ ids: ['page:a'], total: 12, counts: new Map([['news', 2]]) });
  expect(parseSiteSearchAnswer({ hits: [], nbHits: 0 }, QUERY)).toEqual({ ids: [], total: 0, counts: new Map() });
});

test.each([
  null,
  {},
  { hits: {}, nbHits: 1 },
  { hits: [], nbHits: -1 },
  { hits: [], nbHits: 1.5 },
  { hits: [], nbHits: 1, facets: [] },
  { hits: [], nbHits: 1, facets: { category: 3 } },
])('SE9 rejects %j as an answer', (result) => {
  expect(parseSiteSearchAnswer(result, QUERY)).toBeNull();
});

test('SE8 reads no more hits than were asked for, and each once', () => {
  const hits = Array.from({ length: 20_000 }, (_, at) => ({ entry: `page:${at >> 1}` }));
  expect(parseSiteSearchAnswer({ hits, nbHits: 20_000 }, { ...QUERY, hitsPerPage: 4 })?.ids).toEqual([
    'page:0',
    'page:1',
  ]);
});
