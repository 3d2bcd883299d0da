import type { FieldTexts, YachtWords } from '../../../core/search/searched-fields.ts';
import { memoized } from '../../../core/shared/memoized.ts';
import { stem } from '../../../core/text/word-cost.ts';
import { forEachChunk, mergeSort, type SlicedWork } from '../slices.ts';

/** The number of bits of a posting that hold the field. */
const FIELD_BITS = 2;

/** Packs a row and a field into one number. */
export function packPosting(row: number, field: number): number {
  return (row << FIELD_BITS) | field;
}
export function postingRow(packed: number): number {
  return packed >>> FIELD_BITS;
}
export function postingField(packed: number): number {
  return packed & ((1 << FIELD_BITS) - 1);
}

/** An inverted index: by word, the rows and fields in which it occurs. */
export interface WordIndex {
  /** Finds words, which are numbered in the order of their code units. */
  readonly trie: WordTrie;
  /** The indices of words by stem. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
  /** The {@link packPosting}s of each word, ascending. */
  readonly postings: readonly (readonly number[])[];
}

/** Builds a {@link WordIndex} row by row. */
export class WordIndexBuilder {
  readonly #byWord = new Map<string, number[]>();
  #row = 0;
  #built: WordIndex | null = null;

  /** Returns the postings of a word, for {@link addTexts}: a caller that keeps them looks up each word once. */
  readonly postingsOf = memoized((): number[] => [], this.#byWord);

  /** Adds the words of the next row, by field. */
  add(fields: YachtWords): void {
    this.addTexts(fields.map((words) => [words.map(this.postingsOf)]));
  }

  /** Adds the next row by the postings of its words. */
  addTexts(fields: FieldTexts<number[]>): void {
    for (const [field, texts] of fields.entries()) {
      const packed = packPosting(this.#row, field);
      for (const words of texts) {
        for (const postings of words) if (postings[postings.length - 1] !== packed) postings.push(packed);
      }
    }
    this.#row += 1;
  }

  /** Builds the index of the rows so far, from the last one if none of their words is new. */
  *build(): SlicedWork<WordIndex> {
    if (this.#built?.postings.length === this.#byWord.size) return this.#built;
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
    this.#built = { trie: yield* WordTrie.build(words), stems, postings };
    return this.#built;
  }
}

/** Receives each range of matching words, from `from` to below `to`, and whether the first is matched as a whole. */
export type OnMatch = (from: number, to: number, firstIsWhole: boolean) => void;

/** The number of words after whose letters the construction of a trie yields. */
const WORDS_AT_ONCE = 512;
const NO_NODE = -1;
const ROOT = 0;

/** A trie of words by UTF-16 units: a node for each prefix, with child nodes for prefixes one letter longer. */
export class WordTrie {
  private constructor(
    /** By node, the last letter of its prefix. */
    private readonly letters: Uint16Array,
    /** By node, its first child; the next node's is the end. Children are ascending by letter. */
    private readonly children: Int32Array,
    /** By node, the range of words with its prefix. */
    private readonly from: Int32Array,
    private readonly to: Int32Array,
    /** By node, 1 if the first of these words is the prefix itself. */
    private readonly ends: Uint8Array,
  ) {}

  /** @param words distinct, in ascending order of code units, so that words with the same prefix are adjacent */
  static *build(words: readonly string[]): SlicedWork<WordTrie> {
    const [letters, children, froms, tos, depths] = [[0], [1], [0], [words.length], [0]];
    const ends: number[] = [];
    let passed = 0;
    for (let node = ROOT; node < letters.length; node += 1) {
      if (node % 256 === 255) yield;
      const [to, depth] = [tos[node] as number, depths[node] as number];
      let from = froms[node] as number;
      const isWord = from < to && words[from]?.length === depth;
      ends.push(Number(isWord));
      if (isWord) from += 1;
      while (from < to) {
        const letter = (words[from] as string).charCodeAt(depth);
        let next = from + 1;
        while (next < to && (words[next] as string).charCodeAt(depth) === letter) next += 1;
        // Nodes near the root pass many words.
        passed += next - from;
        if (passed > WORDS_AT_ONCE) {
          passed = 0;
          yield;
        }
        letters.push(letter);
        froms.push(from);
        tos.push(next);
        depths.push(depth + 1);
        from = next;
      }
      children.push(letters.length);
    }
    return new WordTrie(
      Uint16Array.from(letters),
      Int32Array.from(children),
      Int32Array.from(froms),
      Int32Array.from(tos),
      Uint8Array.from(ends),
    );
  }

  /** Reports the words that begin with a term, at most one range. */
  beginning(term: string, onMatch: OnMatch): void {
    this.#walk(ROOT, term, 0, onMatch);
  }

  /** Reports the words that begin with a text one edit away from a term, some of them repeatedly. */
  oneEditAway(term: string, onMatch: OnMatch): void {
    let node = ROOT;
    // A letter missing at the end needs no search: such words begin with the term.
    for (let at = 0; at < term.length && node !== NO_NODE; at += 1) {
      const next = term.charCodeAt(at);
      // The term has a letter too many.
      this.#walk(node, term, at + 1, onMatch);
      const end = this.children[node + 1] as number;
      for (let other = this.children[node] as number; other < end; other += 1) {
        const letter = this.letters[other];
        if (letter === next) continue;
        // A letter is replaced, missing, or swapped with the next.
        this.#walk(other, term, at + 1, onMatch);
        this.#walk(other, term, at, onMatch);
        if (at + 1 < term.length && letter === term.charCodeAt(at + 1))
          this.#walk(this.#step(other, next), term, at + 2, onMatch);
      }
      node = this.#step(node, next);
    }
  }

  /** Reports the words below a node that continue with the rest of the term from `at`. */
  #walk(start: number, term: string, at: number, onMatch: OnMatch): void {
    let node = start;
    for (let next = at; next < term.length && node !== NO_NODE; next += 1)
      node = this.#step(node, term.charCodeAt(next));
    if (node === NO_NODE) return;
    onMatch(this.from[node] as number, this.to[node] as number, this.ends[node] === 1);
  }

  #step(node: number, letter: number): number {
    const end = this.children[node + 1] as number;
    for (let next = this.children[node] as number; next < end; next += 1) {
      if (this.letters[next] === letter) return next;
    }
    return NO_NODE;
  }
}
