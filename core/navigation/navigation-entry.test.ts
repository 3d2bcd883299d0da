import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseYachtHits } from '../search/yacht-hit.ts';
import type { YachtId } from '../yacht/yacht.ts';
import { entry, entryLists } from './navigation.fixture.ts';
import { navigationEntries } from './navigation-entry.ts';

test('YN5 an entry is the page and the id of a hit', () => {
  const hits = parseYachtHits([{ Length: 50, Url: '/yacht-for-sale/aurora/', YachtId: 'aurora' }]);
  expect(navigationEntries(hits)).toEqual([{ url: '/yacht-for-sale/aurora/', yachtId: 'aurora' }]);
});

test('YN5 a yacht stands once, where she is named first', () => {
  const again = { ...entry('a'), url: '/yacht-for-sale/again/' };
  expect(navigationEntries([entry('a'), entry('b'), again, entry('c'), entry('b')])).toEqual([
    entry('a'),
    entry('b'),
    entry('c'),
  ]);
});

test('YN5 the first 300 yachts, those named twice counted once', () => {
  const many = Array.from({ length: 400 }, (_, at) => entry(`y${at}`));
  expect(navigationEntries(many.flatMap((one) => [one, one]))).toEqual(many.slice(0, 300));
});

test('YN5 what names no yacht or no page of ours is left out', () => {
  const bad = [
    { url: '//other.example/', yachtId: 'x' as YachtId },
    { url: '/yacht-for-sale/x/', yachtId: '' as YachtId },
  ];
  expect(navigationEntries([...bad, entry('a')])).toEqual([entry('a')]);
});

test('YN5 monstrous addresses make a shorter list, which still begins at the first', () => {
  const long = Array.from({ length: 300 }, (_, at) => ({ ...entry(`y${at}`), url: `/${'"'.repeat(1900)}` }));
  const kept = navigationEntries(long);
  expect(kept.length).toBeGreaterThan(30);
  expect(kept).toEqual(long.slice(0, kept.length));
  expect(JSON.stringify(kept).length).toBeLessThanOrEqual(150_001);
});

test('YN5 no duplicates, at most 300, and nothing left to do a second time', () => {
  fc.assert(
    fc.property(entryLists, (hits) => {
      const entries = navigationEntries(hits);
      expect(new Set(entries.map(({ yachtId }) => yachtId)).size).toBe(entries.length);
      expect(entries.length).toBeLessThanOrEqual(300);
      expect(navigationEntries(entries)).toEqual(entries);
    }),
  );
});
