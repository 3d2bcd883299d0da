import type { YachtWords } from '../../../core/search/text-fields.ts';
import { stem } from '../../../core/text/word-cost.ts';
import { forEachChunk, mergeSort, type SlicedWork } from '../slices.ts';
import { WordTrie } from './word-trie.ts';

/** The bits of a posting that hold the field. */
const FIELD_BITS = 2;

/** Packs a row and a field into one number. */
export function posting(row: number, field: number): number {
  return (row << FIELD_BITS) | field;
}
export function postingRow(post: number): number {
  return post >>> FIELD_BITS;
}
export function postingField(post: number): number {
  return post & ((1 << FIELD_BITS) - 1);
}

/** An inverted index: by word, the rows and fields in which it occurs. */
export interface WordIndex {
  /** The words, as indices in alphabetical order. */
  readonly trie: WordTrie;
  /** The indices of words by stem. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
  /** The {@link posting}s of each word, ascending. */
  readonly postings: readonly (readonly number[])[];
}

/** Builds a {@link WordIndex} row by row. */
export class WordIndexBuilder {
  readonly #byWord = new Map<string, number[]>();
  #row = 0;

  /** Adds the words of the next row, by field. */
  add(fields: YachtWords): void {
    for (const [field, words] of fields.entries()) {
      const post = posting(this.#row, field);
      for (const word of words) {
        const known = this.#byWord.get(word);
        if (known === undefined) this.#byWord.set(word, [post]);
        else known.push(post);
      }
    }
    this.#row += 1;
  }

  *build(): SlicedWork<WordIndex> {
    const words = yield* mergeSort([...this.#byWord.keys()], (a, b) => (a < b ? -1 : 1));
    const stems = new Map<string, number[]>();
    const postings: (readonly number[])[] = [];
    yield* forEachChunk(words.length, (from, to) => {
      for (let at = from; at < to; at += 1) {
        const word = words[at] as string;
        postings.push(this.#byWord.get(word) ?? []);
        const form = stem(word);
        const known = stems.get(form);
        if (known === undefined) stems.set(form, [at]);
        else known.push(at);
      }
    });
    return { trie: yield* WordTrie.build(words), stems, postings };
  }
}
