import { expect, test } from 'vitest';
import { heapFlags } from '../../tools/heap-flags.mjs';
import { estimateHeapBytes, mostStoryBytes } from './story-heap-budget.ts';

/** Bytes of a yacht of the demo, in two languages. */
const YACHT = 27_300;
const MB = 1024 * 1024;

test.each([
  ['five thousand yachts, with the heap of a start', Number(heapFlags(10_000, 4096)[0]?.split('=')[1]), 5_000],
  ['ten thousand yachts, with the heap that the guide names for them', 800, 10_000],
  ['the demo, with the heap of its own', 166, 240],
])('CO8 a reading has room for %s', (_, heap, yachts) => {
  expect(mostStoryBytes(heap * MB)).toBeGreaterThan(yachts * YACHT);
});

test('CO8 a reading has no room in a heap that the site fills alone', () => {
  expect(mostStoryBytes(100 * MB)).toBe(0);
});

test.each([
  ['texts', ['a'.repeat(1000)], 1000],
  ['texts beyond Latin', [`€${'a'.repeat(999)}`], 2000],
  ['nothing but empty objects', Array.from({ length: 100 }, () => ({})), 6400],
])('CO8 reckons what %s take', (_, value, bytes) => {
  expect(estimateHeapBytes(value)).toBeGreaterThanOrEqual(bytes);
  expect(estimateHeapBytes(value)).toBeLessThan(bytes + 100);
});
