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

const QUERY = { facets: ['facet_kind', 'facet_length'], hitsPerPage: 30, maxValuesPerFacet: 100 };
const read = (raw: unknown, query = QUERY) => parseIndexAnswer(raw, query);

test('YA7 reads an answer', () => {
  expect(read(ANSWER)).toEqual({
    hits: ['a'],
    total: 1,
    counts: new Map([
      ['facet_kind', new Map([['motor', 1]])],
      ['facet_length', new Map()],
    ]),
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
  expect(read({ ...ANSWER, hits: [hit, HIT] })).toMatchObject({ hits: ['a'] });
});

test('SE9 drops incomplete counts and incomplete bounds', () => {
  const facets = { facet_kind: { motor: 1, sail: '2', explorer: -1, catamaran: 0 } };
  const stats = { a: { min: 1 }, b: { min: 2, max: 1 }, c: null, d: { min: 1, max: 2 } };
  const answer = read(
    { ...ANSWER, facets, facets_stats: stats },
    { ...QUERY, facets: ['facet_kind', 'a', 'b', 'c', 'd'] },
  );
  expect(answer?.counts.get('facet_kind')).toEqual(new Map([['motor', 1]]));
  expect([...(answer?.bounds.keys() ?? [])]).toEqual(['d']);
});

test('SE9 reads no more hits, values and facets than were asked for, and each hit once', () => {
  const ids = Array.from({ length: 1000 }, (_, at) => `y${at}`);
  const counts = Object.fromEntries(ids.map((id) => [id, 1]));
  const stats = { min: 1, max: 2 };
  const raw = {
    hits: [HIT, ...ids.map((yachtid) => ({ ...HIT, content: { ...HIT.content, yachtid } })), HIT],
    nbHits: 1000,
    facets: { facet_kind: counts, facet_flag: counts },
    facets_stats: { facet_kind: stats, facet_flag: stats },
  };
  const answer = read(
    { ...raw, hits: [HIT, ...raw.hits] },
    { facets: ['facet_kind'], hitsPerPage: 4, maxValuesPerFacet: 2 },
  );
  expect(answer?.hits).toEqual(['a', 'y0', 'y1']);
  expect(answer?.counts).toEqual(
    new Map([
      [
        'facet_kind',
        new Map([
          ['y0', 1],
          ['y1', 1],
        ]),
      ],
    ]),
  );
  expect([...(answer?.bounds.keys() ?? [])]).toEqual(['facet_kind']);
  expect(read(raw, { ...QUERY, hitsPerPage: 0 })?.hits).toEqual([]);
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
    expect(read(raw)).toBeNull();
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (raw, hits) => {
        expect(() => [read(raw), read({ ...ANSWER, hits: [hits] })]).not.toThrow();
      }),
    );
  });
});
