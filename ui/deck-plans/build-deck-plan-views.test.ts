import { expect, test } from 'vitest';
import { keysForWords } from '../../tests/samples/sample-block-context.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { deckPlanViews, numberRangesText } from './build-deck-plan-views.ts';

test.each<[readonly number[], string]>([
  [[], ''],
  [[4], '4'],
  [[4, 5], '4, 5'],
  [[4, 5, 6], '4–6'],
  [[1, 6], '1, 6'],
  [[1, 3, 4, 5, 9, 10], '1, 3–5, 9, 10'],
])('ME4 describes rooms %j of a kind as "%s"', (numbers, text) => {
  expect(numberRangesText(numbers)).toBe(text);
});

test('ME4 gives every deck a URL, dimensions of one width, and words for each of its numbers', () => {
  const decks = deckPlanViews(sampleYacht(), keysForWords);
  expect(decks.length).toBeGreaterThan(2);
  for (const { src, alt, width, height, legend } of decks) {
    expect(src).toMatch(/^\/media\/drawings\/aurora\/deck-[a-z]+\.svg\?v=/);
    expect(alt).toMatch(/^deck\.alt deck\.name\.[a-z]+, Aurora$/);
    expect(width).toBe(1296);
    expect(height).toBeGreaterThan(50);
    for (const { numbers, text } of legend) expect(`${numbers} ${text}`).toMatch(/^\d[\d, –]* deck\.room\.[a-z-]+$/);
  }
});
