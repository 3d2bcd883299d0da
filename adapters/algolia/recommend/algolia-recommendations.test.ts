import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRecommendAnswer } from './algolia-recommendations.ts';

test('UI6 reads ids in the order of the service, each once, without junk', () => {
  const hits = [{ objectID: 'b', _score: 90 }, { objectID: 'a' }, { objectID: 'b' }, { objectID: 7 }, { objectID: '' }];
  expect(parseRecommendAnswer({ results: [{ hits: [...hits, null, 'c', {}, []] }] })).toEqual(['b', 'a']);
  expect(parseRecommendAnswer({ results: [{ hits: [] }] })).toEqual([]);
});

test('UI6 reads no more ids than were asked for', () => {
  const hits = Array.from({ length: 20_000 }, (_, at) => ({ objectID: `y${at}` }));
  expect(parseRecommendAnswer({ results: [{ hits }] })).toHaveLength(30);
});

test.each([
  null,
  'yes',
  [],
  {},
  { results: {} },
  { results: [] },
  { results: [null] },
  { results: [{}] },
  { results: [{ hits: { length: 1 } }] },
  { results: [{ hits: [] }, { hits: [] }] },
])('UI6 rejects %j as an answer', (raw) => {
  expect(parseRecommendAnswer(raw)).toBeNull();
});

test('UI6 reads or rejects any value', () => {
  const hits = fc.oneof(fc.array(fc.oneof(fc.jsonValue(), fc.record({ objectID: fc.string() }))), fc.jsonValue());
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ results: fc.array(fc.record({ hits })) })), (raw) => {
      const ids = parseRecommendAnswer(raw);
      if (ids === null) return;
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).not.toBe('');
    }),
  );
});
