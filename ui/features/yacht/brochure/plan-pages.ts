import { MARGINS, PAPER, TEXT_WIDTH } from './brochure-style.ts';
import type { BrochureDeck } from './brochure-view.ts';

/** Margin around a plan for the width of its lines, as a share of the length. */
export const EDGE_SHARE = 0.008;
/**
 * Points that a deck takes besides its drawing, with a legend of two lines, and that a page takes besides its decks.
 */
const LEGEND_HEIGHT = 68;
const HEAD_HEIGHT = 46;

/** Returns the points in a meter: a yacht is as long as the text is wide. */
export function planScale({ length }: Pick<BrochureDeck, 'length'>): number {
  return TEXT_WIDTH / (length * (1 + 2 * EDGE_SHARE));
}

const AVAILABLE_HEIGHT = PAPER.height - MARGINS.top - MARGINS.foot - HEAD_HEIGHT;
/** Greatest extra space between decks in points. */
const MAX_EXTRA_SPACE = 40;

/** Returns the height of a deck with its legend in points. */
function heightOf(deck: BrochureDeck): number {
  return (deck.beam + 2 * deck.length * EDGE_SHARE) * planScale(deck) + LEGEND_HEIGHT;
}

/**
 * Divides the decks among pages as evenly as possible. It uses only their measures, so that a brochure has the same
 * number of pages in every language.
 */
export function pagesOfPlans(decks: readonly BrochureDeck[]): readonly (readonly BrochureDeck[])[] {
  const [first] = decks;
  if (first === undefined) return [];
  const pages = Math.ceil(decks.length / Math.max(1, Math.floor(AVAILABLE_HEIGHT / heightOf(first))));
  const onEach = Math.ceil(decks.length / pages);
  return Array.from({ length: pages }, (_, page) => decks.slice(page * onEach, (page + 1) * onEach));
}

/** Returns the extra space between the decks of a page in points, from the space that the page has left. */
export function extraSpace(decks: readonly BrochureDeck[]): number {
  const used = decks.reduce((sum, deck) => sum + heightOf(deck), 0);
  return Math.max(0, Math.min(MAX_EXTRA_SPACE, (AVAILABLE_HEIGHT - used) / Math.max(1, decks.length)));
}
