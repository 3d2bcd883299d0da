import { expect, test } from 'vitest';
import { parseSiteAnswer } from './algolia-site-search.ts';

test('SE8 reads ids, total and counts and drops malformed ones', () => {
  const result = {
    hits: [{ entry: 'page:a', objectID: 'en:page:a' }, { objectID: 'x' }, { entry: 5 }, { entry: '' }, null],
    nbHits: 12,
    facets: { category: { news: 2, events: 'many', people: -1 }, other: 5 },
  };
  expect(parseSiteAnswer(result)).toEqual({ ids: ['page:a'], total: 12, counts: new Map([['news', 2]]) });
  expect(parseSiteAnswer({ hits: [], nbHits: 0 })).toEqual({ ids: [], total: 0, counts: new Map() });
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
  expect(parseSiteAnswer(result)).toBeNull();
});
