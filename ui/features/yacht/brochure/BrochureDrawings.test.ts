import { expect, test } from 'vitest';
import { DECK_PLAN_MARGIN_SHARE, deckPlanScale, extraDeckPlanSpacing, pagesOfDeckPlans } from './BrochureDrawings.tsx';
import { TEXT_WIDTH } from './brochure-paper.ts';
import type { BrochurePlansView } from './build-brochure-drawings.ts';

type BrochureDeck = BrochurePlansView['decks'][number];

/** Builds decks of a yacht with this length and beam in metres. */
const decks = (count: number, length: number, beam: number, legend = '1 Salon'): readonly BrochureDeck[] =>
  Array.from({ length: count }, (_, at) => ({ title: String(at), shapes: [], length, beam, rooms: [], legend }));
const shared = (all: readonly BrochureDeck[]) => pagesOfDeckPlans(all).map(({ length }) => length);

test('YA1 a deck plan is as wide as the text', () => {
  expect(deckPlanScale({ length: 50 }) * 50 * (1 + 2 * DECK_PLAN_MARGIN_SHARE)).toBeCloseTo(TEXT_WIDTH, 6);
});

test.each([
  [3, 30, 7, [3]],
  [4, 61.2, 11.1, [4]],
  [7, 95.8, 14.9, [4, 3]],
  [7, 45, 10, [3, 2, 2]],
  [1, 20, 19, [1]],
  [2, 15, 14, [1, 1]],
])('YA1 %d decks of %d by %d meters fit on pages of %j', (count, length, beam, pages) => {
  expect(shared(decks(count, length, beam))).toEqual(pages);
});

test('YA1 spaces decks out when their page has room', () => {
  expect(extraDeckPlanSpacing(decks(4, 61.2, 11.1))).toBeLessThan(8);
  expect(extraDeckPlanSpacing(decks(2, 61.2, 11.1))).toBe(40);
  expect(extraDeckPlanSpacing(decks(1, 20, 30))).toBe(0);
});

test('YA1 longer text needs no further page, and no deck is lost', () => {
  const all = decks(6, 70, 12, 'Camarote de tripulación '.repeat(9));
  expect(shared(all)).toEqual(shared(decks(6, 70, 12)));
  expect(pagesOfDeckPlans(all).flat()).toEqual(all);
  expect(pagesOfDeckPlans([])).toEqual([]);
});
