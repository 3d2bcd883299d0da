import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseIndexAnswer } from './index-answer.ts';

const HIT = { objectID: 'a', url: '/yacht-for-sale/a/', content: { loaMeter: 50, yachtid: 'a' } };
const ANSWER = {
  hits: [HIT],
  nbHits: 1,
  facets: { facet_kind: { motor: 1 } },
  facets_stats: { facet_length: { min: 50, max: 50, avg: 50, sum: 50 } },
};

test('YA7 reads an answer', () => {
  expect(parseIndexAnswer(ANSWER)).toEqual({
    hits: ['a'],
    total: 1,
    counts: new Map([['facet_kind', new Map([['motor', 1]])]]),
    bounds: new Map([['facet_length', { min: 50, max: 50 }]]),
  });
});

test.each([
  ['no content', { url: HIT.url }],
  ['no id', { ...HIT, content: { loaMeter: 50 } }],
  ['no length', { ...HIT, content: { yachtid: 'a' } }],
  ['an invalid length', { ...HIT, content: { loaMeter: '50', yachtid: 'a' } }],
  ['no page', { content: HIT.content }],
  ['a page on another site', { ...HIT, url: '//other.example/' }],
  ['nothing', null],
])('SE9 drops an incomplete hit: %s', (_, hit) => {
  expect(parseIndexAnswer({ ...ANSWER, hits: [hit, HIT] })).toMatchObject({ hits: ['a'] });
});

test('SE9 drops incomplete counts and incomplete bounds', () => {
  const facets = { facet_kind: { motor: 1, sail: '2', explorer: -1, catamaran: 0 } };
  const stats = { a: { min: 1 }, b: { min: 2, max: 1 }, c: null, d: { min: 1, max: 2 } };
  const answer = parseIndexAnswer({ ...ANSWER, facets, facets_stats: stats });
  expect(answer?.counts.get('facet_kind')).toEqual(new Map([['motor', 1]]));
  expect([...(answer?.bounds.keys() ?? [])]).toEqual(['d']);
});

describe('SE9 rejects a malformed answer', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'hits'],
    ['missing hits', { ...ANSWER, hits: undefined }],
    ['missing number of hits', { ...ANSWER, nbHits: 'many' }],
    ['facets that are a list', { ...ANSWER, facets: [] }],
    ['a facet that is a number', { ...ANSWER, facets: { facet_kind: 1 } }],
    ['bounds that are a text', { ...ANSWER, facets_stats: 'x' }],
  ])('%s', (_, raw) => {
    expect(parseIndexAnswer(raw)).toBeNull();
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (raw, hits) => {
        expect(() => [parseIndexAnswer(raw), parseIndexAnswer({ ...ANSWER, hits: [hits] })]).not.toThrow();
      }),
    );
  });
});
