import { stem } from '../../../core/text/stem.ts';
import {
  FIELD_COST,
  MIN_TYPO_BEGINNING,
  MIN_TYPO_LETTERS,
  mayHoldTypo,
  WORD_COSTS,
} from '../../../core/text/word-cost.ts';
import { type Bits, emptyBits, setBit } from '../columns/bits.ts';
import { forEachChunk, type SlicedWork } from '../slices.ts';
import { posting, postingField, postingRow, type WordIndex } from './word-index.ts';

/** Above every cost there is. */
const NOT_FOUND = 255;
/** The rows that a text finds. */
export interface TextMatches {
  readonly rows: Bits;
  /** By row, what `textCost` of the core says; nothing of use where she is not found. Good until the next call. */
  readonly costs: Uint16Array;
}

/** What yachts of a fleet are offered on a market. */
export interface MarketRows {
  /** How many. */
  readonly size: number;
  /** By row of the fleet, that of the market; -1 where she is not offered. */
  readonly rows: Int32Array;
}

/** @param offer whose rows the index answers with */
export function* textIndex(words: WordIndex, { size, rows }: MarketRows): SlicedWork<TextIndex> {
  const { postings } = words;
  const starts = new Int32Array(postings.length + 1);
  const found = new Int32Array(postings.reduce((sum, list) => sum + list.length, 0));
  let count = 0;
  yield* forEachChunk(postings.length, (from, to) => {
    for (let word = from; word < to; word += 1) {
      for (const post of postings[word] as readonly number[]) {
        const row = rows[postingRow(post)] as number;
        if (row < 0) continue;
        found[count] = posting(row, postingField(post));
        count += 1;
      }
      starts[word + 1] = count;
    }
  });
  return new TextIndex(size, words, starts, found.slice(0, count));
}

/** Which rows hold a word, in which field: an inverted index that answers as `textCost` of the core does. */
export class TextIndex {
  readonly #size: number;
  readonly #words: Pick<WordIndex, 'trie' | 'stems'>;
  /** The postings of a word stand from its place here to that of the next. */
  readonly #starts: Int32Array;
  readonly #postings: Int32Array;
  readonly #costs: Uint16Array;
  /** By row, the cheapest match of the word that is looked for, and which rows have one. */
  readonly #rowCosts: Uint8Array;
  readonly #matchedRows: Int32Array;
  #matchedRowCount = 0;
  /** By word, how it was met, and which ones were. */
  readonly #wordCosts: Uint8Array;
  readonly #matchedWords: Int32Array;
  #matchedWordCount = 0;
  /** The rows in which all words so far were found. */
  readonly #found: Int32Array;

  constructor(size: number, { trie, stems }: WordIndex, starts: Int32Array, postings: Int32Array) {
    const count = starts.length - 1;
    this.#size = size;
    this.#words = { trie, stems };
    this.#starts = starts;
    this.#postings = postings;
    this.#costs = new Uint16Array(size);
    this.#rowCosts = new Uint8Array(size).fill(NOT_FOUND);
    this.#matchedRows = new Int32Array(size);
    this.#found = new Int32Array(size);
    this.#wordCosts = new Uint8Array(count).fill(NOT_FOUND);
    this.#matchedWords = new Int32Array(count);
  }

  /** The rows in which every one of these words is found; null where nothing is asked. */
  find(asked: readonly string[]): TextMatches | null {
    if (asked.length === 0) return null;
    let count = 0;
    for (const [at, word] of asked.entries()) {
      this.#matchWord(word);
      count = at === 0 ? this.#startWithRows() : this.#narrowRows(count);
    }
    const rows = emptyBits(this.#size);
    for (let at = 0; at < count; at += 1) setBit(rows, this.#found[at] as number);
    return { rows, costs: this.#costs };
  }

  /** Writes the cheapest match of a word into the costs by row. */
  #matchWord(asked: string): void {
    const { trie, stems } = this.#words;
    trie.beginning(asked, (from, to, firstIsWhole) => {
      if (firstIsWhole) this.#addWords(from, from + 1, WORD_COSTS.whole);
      this.#addWords(from, to, WORD_COSTS.beginning);
    });
    for (const at of stems.get(stem(asked)) ?? []) this.#addWords(at, at + 1, WORD_COSTS.stem);
    if (mayHoldTypo(asked, MIN_TYPO_LETTERS)) {
      const beginsToo = mayHoldTypo(asked, MIN_TYPO_BEGINNING);
      trie.oneEditAway(asked, (from, to, firstIsWhole) => {
        if (firstIsWhole) this.#addWords(from, from + 1, WORD_COSTS.typo);
        if (beginsToo) this.#addWords(from, to, WORD_COSTS.typoBeginning);
      });
    }
    for (let at = 0; at < this.#matchedWordCount; at += 1) {
      const word = this.#matchedWords[at] as number;
      this.#addRows(this.#starts[word] as number, this.#starts[word + 1] as number, this.#wordCosts[word] as number);
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
    const [postings, costs, touched] = [this.#postings, this.#rowCosts, this.#matchedRows];
    let count = this.#matchedRowCount;
    for (let at = from; at < to; at += 1) {
      const post = postings[at] as number;
      const row = postingRow(post);
      const here = cost + postingField(post) * FIELD_COST;
      const known = costs[row] as number;
      if (here >= known) continue;
      costs[row] = here;
      if (known !== NOT_FOUND) continue;
      touched[count] = row;
      count += 1;
    }
    this.#matchedRowCount = count;
  }

  /** Takes the rows of the first word, with its costs; how many. */
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

  /** Keeps those rows in which the next word is found, and adds its costs; how many. */
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
