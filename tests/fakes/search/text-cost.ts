import { createYachtWordReader, type YachtWords } from '../../../core/search/searched-fields.ts';
import { FIELD_COST, wordCost } from '../../../core/text/word-cost.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';

export function yachtWords(yacht: Yacht): YachtWords {
  return createYachtWordReader((word) => word)(yacht).map((texts) => [...new Set(texts.flat())]);
}

/**
 * The cost of matching a yacht's words with search terms, 0 at best: the sum of each term's cheapest match. Null where a
 * term matches none of her words. Typos weigh most, then the field, then the kind of match.
 */
export function textCost(words: YachtWords, terms: readonly string[]): number | null {
  let sum = 0;
  for (const term of terms) {
    const cost = Math.min(...words.map((list, field) => lowestCost(term, list) + field * FIELD_COST));
    if (cost === Number.POSITIVE_INFINITY) return null;
    sum += cost;
  }
  return sum;
}

function lowestCost(term: string, words: readonly string[]): number {
  return words.reduce((least, word) => Math.min(least, wordCost(term, word) ?? least), Number.POSITIVE_INFINITY);
}
