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

test('ME5 a room on a plan has the pictures that show it, the lowest room of its kind alone', () => {
  const figure = {
    picture: { src: '/media/a', kind: 'photograph', width: 1440, height: 900, alt: '', placeholder: null },
    caption: null,
    text: null,
  } as const;
  const shown = [
    { room: { kind: 'saloon', bearing: 0 }, figure },
    { room: { kind: 'saloon', bearing: null }, figure },
    { room: { kind: 'crew-cabin', bearing: 90 }, figure },
    { room: { kind: 'ballroom', bearing: 90 }, figure },
  ];
  const yacht = sampleYacht();
  const views = deckPlanViews(yacht, keysForWords, shown).flatMap((deck) => deck.views);
  const named = (kind: string) => views.filter(({ label }) => label.includes(`deck.room.${kind}`));
  expect([named('saloon').length, named('crew-cabin').length, views.length]).toEqual([2, 1, 3]);
  const [forward, unknown] = named('saloon');
  expect(unknown?.cone).toBeNull();
  // The camera stands aft of the number and looks towards the bow, which is to the right.
  const [, apex = 0, left = 0] = /^M([\d.]+) [-\d.]+L([\d.]+) /.exec(forward?.cone ?? '')?.map(Number) ?? [];
  expect(apex).toBeLessThan(forward?.ring.cx ?? 0);
  expect(left).toBeGreaterThan(forward?.ring.cx ?? 0);
  expect(forward?.figure.caption).toBe('deck.room.saloon');
});
