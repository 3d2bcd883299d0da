import { MARGIN, MEASURE, PAPER } from './brochure-style.ts';
import type { BrochureDeck } from './brochure-view.ts';

/** The share of the length that stays free around a plan for the width of its lines. */
export const EDGE = 0.008;
/** Points that a deck takes besides its drawing, with two lines of words, and a page besides its decks. */
const WORDS = 68;
const HEAD = 46;

/** The points that a meter takes: a yacht is as long as the text is wide. */
export function planScale({ length }: Pick<BrochureDeck, 'length'>): number {
  return MEASURE / (length * (1 + 2 * EDGE));
}

const ROOM = PAPER.height - MARGIN.top - MARGIN.foot - HEAD;
/** Points that decks are at most set apart where a page has room to spare. */
const MOST_APART = 40;

/** The points that a deck takes with its words. */
function heightOf(deck: BrochureDeck): number {
  return (deck.beam + 2 * deck.length * EDGE) * planScale(deck) + WORDS;
}

/**
 * Shares the decks out among pages, as evenly as can be. It goes by their measures alone, so that a brochure has as many
 * pages in every language.
 */
export function pagesOfPlans(decks: readonly BrochureDeck[]): readonly (readonly BrochureDeck[])[] {
  const [first] = decks;
  if (first === undefined) return [];
  const pages = Math.ceil(decks.length / Math.max(1, Math.floor(ROOM / heightOf(first))));
  const onEach = Math.ceil(decks.length / pages);
  return Array.from({ length: pages }, (_, page) => decks.slice(page * onEach, (page + 1) * onEach));
}

/** The points that the decks of a page are set apart beyond the usual, from what the page has to spare. */
export function spareOf(decks: readonly BrochureDeck[]): number {
  const used = decks.reduce((sum, deck) => sum + heightOf(deck), 0);
  return Math.max(0, Math.min(MOST_APART, (ROOM - used) / Math.max(1, decks.length)));
}
