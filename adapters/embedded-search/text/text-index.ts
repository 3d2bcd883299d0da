import {
  FIELD_COST,
  MIN_TYPO_LETTERS,
  MIN_TYPO_PREFIX_LETTERS,
  mayHoldTypo,
  stem,
  WORD_COSTS,
} from '../../../core/text/word-cost.ts';
import { allocateBits, type Bits, setBit } from '../columns/bits.ts';
import { forEachChunk, type SlicedWork } from '../slices.ts';
import { packPosting, postingField, postingRow, type WordIndex } from './word-index.ts';

/** The cost of a row or word that does not match: higher than every cost. */
const NOT_FOUND = 255;

/** The rows that match a text, with their costs. */
export interface TextMatches {
  readonly rows: Bits;
  /** By row, the cost of the match; meaningless for other rows. Overwritten by the next call. */
  readonly costs: Uint16Array;
}

/** The rows of a word index that a text index covers: a market's rows of a fleet, or all entries of the site. */
export interface CoveredRows {
  /** The number of rows that are covered. */
  readonly size: number;
  /** By row of the word index, the row of the text index; -1 where it is not covered. */
  readonly rows: Int32Array;
}

/** Builds the text index of some rows from the words of all. */
export function* textIndex(words: WordIndex, { size, rows }: CoveredRows): SlicedWork<TextIndex> {
  const { postings } = words;
  const starts = new Int32Array(postings.length + 1);
  const found = new Int32Array(postings.reduce((sum, list) => sum + list.length, 0));
  let count = 0;
  yield* forEachChunk(postings.length, (from, to) => {
    for (let word = from; word < to; word += 1) {
      for (const packed of postings[word] as readonly number[]) {
        const row = rows[postingRow(packed)] as number;
        if (row < 0) continue;
        found[count] = packPosting(row, postingField(packed));
        count += 1;
      }
      starts[word + 1] = count;
    }
  });
  return new TextIndex(size, words, starts, found.slice(0, count));
}

/** An inverted index that finds rows by words, at the costs of core/text/word-cost.ts. */
export class TextIndex {
  readonly #words: Pick<WordIndex, 'trie' | 'stems'>;
  readonly #costs: Uint16Array;
  /** By row, the cost of the cheapest match of the current term; then the rows that have one. */
  readonly #rowCosts: Uint8Array;
  readonly #matchedRows: Int32Array;
  #matchedRowCount = 0;
  /** By word, the cost at which the current term matches; then the words that it matches. */
  readonly #wordCosts: Uint8Array;
  readonly #matchedWords: Int32Array;
  #matchedWordCount = 0;
  /** Begins with the rows that match all terms so far. */
  readonly #found: Int32Array;

  constructor(
    private readonly size: number,
    { trie, stems }: WordIndex,
    /** By word, the index of its first posting; the next word's is the end. */
    private readonly starts: Int32Array,
    private readonly postings: Int32Array,
  ) {
    const count = starts.length - 1;
    this.#words = { trie, stems };
    this.#costs = new Uint16Array(size);
    this.#rowCosts = new Uint8Array(size).fill(NOT_FOUND);
    this.#matchedRows = new Int32Array(size);
    this.#found = new Int32Array(size);
    this.#wordCosts = new Uint8Array(count).fill(NOT_FOUND);
    this.#matchedWords = new Int32Array(count);
  }

  /** Finds the rows that match every term; null without terms. */
  find(terms: readonly string[]): TextMatches | null {
    if (terms.length === 0) return null;
    let count = 0;
    for (const [at, term] of terms.entries()) {
      this.#matchTerm(term);
      count = at === 0 ? this.#startWithRows() : this.#narrowRows(count);
    }
    const rows = allocateBits(this.size);
    for (let at = 0; at < count; at += 1) setBit(rows, this.#found[at] as number);
    return { rows, costs: this.#costs };
  }

  /** Writes the cost of a term's cheapest match in each row to {@link #rowCosts}. */
  #matchTerm(term: string): void {
    const { trie, stems } = this.#words;
    trie.beginning(term, (from, to, firstIsWhole) => {
      if (firstIsWhole) this.#addWords(from, from + 1, WORD_COSTS.whole);
      this.#addWords(from, to, WORD_COSTS.beginning);
    });
    for (const at of stems.get(stem(term)) ?? []) this.#addWords(at, at + 1, WORD_COSTS.stem);
    if (mayHoldTypo(term, MIN_TYPO_LETTERS)) {
      const mayBegin = mayHoldTypo(term, MIN_TYPO_PREFIX_LETTERS);
      trie.oneEditAway(term, (from, to, firstIsWhole) => {
        if (firstIsWhole) this.#addWords(from, from + 1, WORD_COSTS.typo);
        if (mayBegin) this.#addWords(from, to, WORD_COSTS.typoBeginning);
      });
    }
    for (let at = 0; at < this.#matchedWordCount; at += 1) {
      const word = this.#matchedWords[at] as number;
      this.#addRows(this.starts[word] as number, this.starts[word + 1] as number, this.#wordCosts[word] as number);
      this.#wordCosts[word] = NOT_FOUND;
    }
    this.#matchedWordCount = 0;
  }

  #addWords(from: number, to: number, cost: number): void {
    const costs = this.#wordCosts;
    for (let word = from; word < to; word += 1) {
      const known = costs[word] as number;
      if (known <= cost) continue;
      costs[word] = cost;
      if (known !== NOT_FOUND) continue;
      this.#matchedWords[this.#matchedWordCount] = word;
      this.#matchedWordCount += 1;
    }
  }

  #addRows(from: number, to: number, cost: number): void {
    const [postings, costs, matched] = [this.postings, this.#rowCosts, this.#matchedRows];
    let count = this.#matchedRowCount;
    for (let at = from; at < to; at += 1) {
      const packed = postings[at] as number;
      const row = postingRow(packed);
      const here = cost + postingField(packed) * FIELD_COST;
      const known = costs[row] as number;
      if (here >= known) continue;
      costs[row] = here;
      if (known !== NOT_FOUND) continue;
      matched[count] = row;
      count += 1;
    }
    this.#matchedRowCount = count;
  }

  /** Starts with the rows that match the first term, and their costs; returns how many. */
  #startWithRows(): number {
    const count = this.#matchedRowCount;
    for (let at = 0; at < count; at += 1) {
      const row = this.#matchedRows[at] as number;
      this.#found[at] = row;
      this.#costs[row] = this.#rowCosts[row] as number;
    }
    this.#clearRowCosts();
    return count;
  }

  /** Keeps the rows that match the next term and adds its costs; returns how many. */
  #narrowRows(before: number): number {
    let count = 0;
    for (let at = 0; at < before; at += 1) {
      const row = this.#found[at] as number;
      const cost = this.#rowCosts[row] as number;
      if (cost === NOT_FOUND) continue;
      this.#costs[row] = (this.#costs[row] as number) + cost;
      this.#found[count] = row;
      count += 1;
    }
    this.#clearRowCosts();
    return count;
  }

  #clearRowCosts(): void {
    for (let at = 0; at < this.#matchedRowCount; at += 1) this.#rowCosts[this.#matchedRows[at] as number] = NOT_FOUND;
    this.#matchedRowCount = 0;
  }
}

/** Sorts rows by cost with a stable counting sort. @param costs small whole numbers by row */
export function sortByCost(rows: Int32Array, costs: Uint16Array): Int32Array {
  let highest = 0;
  for (let at = 0; at < rows.length; at += 1) highest = Math.max(highest, costs[rows[at] as number] as number);
  /** By cost, the index of its next row in the result. */
  const next = new Int32Array(highest + 2);
  for (let at = 0; at < rows.length; at += 1) {
    const after = (costs[rows[at] as number] as number) + 1;
    next[after] = (next[after] as number) + 1;
  }
  for (let cost = 1; cost <= highest; cost += 1) next[cost] = (next[cost] as number) + (next[cost - 1] as number);
  const sorted = new Int32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const cost = costs[row] as number;
    sorted[next[cost] as number] = row;
    next[cost] = (next[cost] as number) + 1;
  }
  return sorted;
}
