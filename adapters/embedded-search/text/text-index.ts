import type { YachtWords } from '../../../core/search/text/text-cost.ts';
import {
  FIELD_COST,
  MIN_TYPO_BEGINNING,
  MIN_TYPO_LETTERS,
  mayHoldTypo,
  WORD_COSTS,
} from '../../../core/search/text/word-cost.ts';
import { wordForm } from '../../../core/search/text/word-form.ts';
import { type Bits, emptyBits, setBit } from '../columns/bits.ts';
import type { Slices } from '../slices.ts';
import { SortedWords } from './sorted-words.ts';

/** Above every cost there is. */
const NOT_FOUND = 255;
/** A field in a posting takes this many bits. */
const FIELD_BITS = 2;

/** The rows that a text finds. */
export interface TextMatches {
  readonly rows: Bits;
  /** By row, what `textCost` of the core says; nothing of use where she is not found. Good until the next call. */
  readonly costs: Uint16Array;
}

/** Which rows hold a word, in which field: an inverted index that answers as `textCost` of the core does. */
export class TextIndex {
  readonly #size: number;
  readonly #words: SortedWords;
  /** Words by what they share with their plurals. */
  readonly #forms: ReadonlyMap<string, readonly number[]>;
  /** The postings of a word stand from its place here to that of the next. */
  readonly #starts: Int32Array;
  /** Row and field. */
  readonly #postings: Int32Array;
  readonly #costs: Uint16Array;
  /** By row, the cheapest match of the word that is looked for. */
  readonly #rowCosts: Uint8Array;
  /** By word, how it was met, and which ones were. */
  readonly #wordCosts: Uint8Array;
  readonly #met: Int32Array;
  #metCount = 0;

  private constructor(size: number, words: readonly string[], starts: Int32Array, postings: Int32Array, forms: Forms) {
    this.#size = size;
    this.#words = new SortedWords(words);
    this.#forms = forms;
    this.#starts = starts;
    this.#postings = postings;
    this.#costs = new Uint16Array(size);
    this.#rowCosts = new Uint8Array(size);
    this.#wordCosts = new Uint8Array(words.length).fill(NOT_FOUND);
    this.#met = new Int32Array(words.length);
  }

  /** @param rows the words of each field, by row */
  static async build(rows: readonly YachtWords[], slices: Slices): Promise<TextIndex> {
    const byWord = new Map<string, number[]>();
    let count = 0;
    for (const [row, fields] of rows.entries()) {
      if (row % 64 === 0) await slices.pause();
      for (const [field, list] of fields.entries()) {
        for (const word of list) {
          const posting = (row << FIELD_BITS) | field;
          const known = byWord.get(word);
          if (known === undefined) byWord.set(word, [posting]);
          else known.push(posting);
          count += 1;
        }
      }
    }
    const words = await slices.sort([...byWord.keys()], (a, b) => (a < b ? -1 : 1));
    const starts = new Int32Array(words.length + 1);
    const postings = new Int32Array(count);
    const forms = new Map<string, number[]>();
    for (const [at, word] of words.entries()) {
      if (at % 64 === 0) await slices.pause();
      const list = byWord.get(word) ?? [];
      postings.set(list, starts[at]);
      starts[at + 1] = (starts[at] as number) + list.length;
      const form = wordForm(word);
      const known = forms.get(form);
      if (known === undefined) forms.set(form, [at]);
      else known.push(at);
    }
    return new TextIndex(rows.length, words, starts, postings, forms);
  }

  /** The rows in which every one of these words is found; null where nothing is asked. */
  find(asked: readonly string[]): TextMatches | null {
    if (asked.length === 0) return null;
    this.#costs.fill(0);
    let rows = emptyBits(this.#size);
    for (const [at, word] of asked.entries()) {
      this.#look(word);
      rows = this.#add(at === 0 ? null : rows);
    }
    return { rows, costs: this.#costs };
  }

  /** Writes the cheapest match of a word into the costs by row. */
  #look(asked: string): void {
    this.#words.beginning(asked, (from, to, firstIsWhole) => {
      this.#meet(from, from + 1, firstIsWhole ? WORD_COSTS.whole : WORD_COSTS.beginning);
      this.#meet(from + 1, to, WORD_COSTS.beginning);
    });
    for (const at of this.#forms.get(wordForm(asked)) ?? []) this.#meet(at, at + 1, WORD_COSTS.form);
    if (mayHoldTypo(asked, MIN_TYPO_LETTERS)) {
      const beginsToo = mayHoldTypo(asked, MIN_TYPO_BEGINNING);
      this.#words.oneEditAway(asked, (from, to, firstIsWhole) => {
        if (firstIsWhole) this.#meet(from, from + 1, WORD_COSTS.typo);
        if (beginsToo) this.#meet(from, to, WORD_COSTS.typoBeginning);
      });
    }
    this.#rowCosts.fill(NOT_FOUND);
    for (let at = 0; at < this.#metCount; at += 1) {
      const word = this.#met[at] as number;
      this.#post(this.#starts[word] as number, this.#starts[word + 1] as number, this.#wordCosts[word] as number);
      this.#wordCosts[word] = NOT_FOUND;
    }
    this.#metCount = 0;
  }

  #meet(from: number, to: number, cost: number): void {
    const costs = this.#wordCosts;
    for (let word = from; word < to; word += 1) {
      const known = costs[word] as number;
      if (known <= cost) continue;
      costs[word] = cost;
      if (known !== NOT_FOUND) continue;
      this.#met[this.#metCount] = word;
      this.#metCount += 1;
    }
  }

  #post(from: number, to: number, cost: number): void {
    const [postings, costs] = [this.#postings, this.#rowCosts];
    for (let at = from; at < to; at += 1) {
      const posting = postings[at] as number;
      const row = posting >>> FIELD_BITS;
      const here = cost + (posting & ((1 << FIELD_BITS) - 1)) * FIELD_COST;
      if (here < (costs[row] as number)) costs[row] = here;
    }
  }

  /** Adds the word's costs to those of the words before it; the rows in which all were found. */
  #add(before: Bits | null): Bits {
    const rows = emptyBits(this.#size);
    for (let row = 0; row < this.#size; row += 1) {
      const cost = this.#rowCosts[row] as number;
      if (cost === NOT_FOUND) continue;
      if (before !== null && (((before[row >>> 5] as number) >>> (row & 31)) & 1) === 0) continue;
      setBit(rows, row);
      this.#costs[row] = (this.#costs[row] as number) + cost;
    }
    return rows;
  }
}

type Forms = ReadonlyMap<string, readonly number[]>;
