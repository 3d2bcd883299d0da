import { isSameWord } from './plurals.ts';

/** A word of a query, with the matching that the settings of an index allow. */
export interface AskedWord {
  readonly folded: string;
  /** The most edits that still match. */
  readonly maxTypos: number;
  /** Whether it may be the prefix of a longer word. */
  readonly isPrefix: boolean;
  /** Languages in which singular and plural are one word. */
  readonly plurals: readonly string[];
}

export interface WordMatch {
  /** Edits; one more where the first letter is wrong, as the service counts. */
  readonly typos: number;
  readonly how: 'whole' | 'plural' | 'prefix';
  /** Letters of the found word, from its beginning, that match the query. */
  readonly letters: number;
}

/** Matches a word of a query with a word of a record; null where they do not match. */
export function matchWord(asked: AskedWord, word: string): WordMatch | null {
  if (asked.folded === word) return { typos: 0, how: 'whole', letters: word.length };
  if (isSameWord(asked.folded, word, asked.plurals)) return { typos: 0, how: 'plural', letters: word.length };
  if (asked.isPrefix && word.startsWith(asked.folded)) return { typos: 0, how: 'prefix', letters: asked.folded.length };
  if (asked.maxTypos === 0) return null;
  const edits = editsToBeginnings(asked.folded, word);
  const whole = edits.at(-1) ?? Number.POSITIVE_INFINITY;
  const least = asked.isPrefix ? Math.min(...edits) : whole;
  if (least > asked.maxTypos) return null;
  const typos = least + (asked.folded[0] === word[0] ? 0 : 1);
  if (whole === least) return { typos, how: 'whole', letters: word.length };
  return { typos, how: 'prefix', letters: edits.lastIndexOf(least) };
}

/**
 * Returns the letters to insert, delete, replace or transpose, from the query's word to each prefix of the other, the
 * empty one first.
 */
function editsToBeginnings(asked: string, word: string): readonly number[] {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= asked.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = asked[i - 1] === word[j - 1];
      const isSwapped = i > 1 && j > 1 && asked[i - 1] === word[j - 2] && asked[i - 2] === word[j - 1];
      next.push(
        Math.min(
          at(row, j) + 1,
          at(next, j - 1) + 1,
          at(row, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
