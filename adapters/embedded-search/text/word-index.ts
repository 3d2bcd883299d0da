import type { YachtWords } from '../../../core/search/text/text-cost.ts';
import { stem } from '../../../core/text/stem.ts';
import { forEachChunk, mergeSort, type SlicedWork } from '../slices.ts';
import { WordTrie } from './word-trie.ts';

/** A field in a posting takes this many bits. */
const FIELD_BITS = 2;

/** A row and a field in one number. */
export function posting(row: number, field: number): number {
  return (row << FIELD_BITS) | field;
}
export function postingRow(post: number): number {
  return post >>> FIELD_BITS;
}
export function postingField(post: number): number {
  return post & ((1 << FIELD_BITS) - 1);
}

/** Which yachts of a fleet hold a word, in which field. */
export interface WordIndex {
  /** Words by their place in the order. */
  readonly trie: WordTrie;
  /** Words by what they share with their plurals. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
  /** By word, its {@link posting}s, ascending. */
  readonly postings: readonly (readonly number[])[];
}

/** Gathers the words of yachts, row after row. */
export class WordIndexBuilder {
  readonly #byWord = new Map<string, number[]>();
  #row = 0;

  /** The words of the next yacht's fields. */
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
