import type { SlicedWork } from '../slices.ts';

/** Called with every stretch of words found, from `from` to below `to`, and whether its first is the asked word itself. */
export type OnMatch = (from: number, to: number, firstIsWhole: boolean) => void;

/** No node. */
const NONE = -1;
const ROOT = 0;

/** Words by their beginnings, letter for letter (UTF-16 units): a node for each beginning, those with one letter more beneath. */
export class WordTrie {
  /** By node, its last letter. */
  readonly #letters: Uint16Array;
  /** The nodes beneath a node stand from its place here to that of the next, ascending by letter. */
  readonly #beneath: Int32Array;
  /** By node, the words that begin so. */
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  /** By node, 1 where the first of these words is no longer. */
  readonly #ends: Uint8Array;

  private constructor(letters: Uint16Array, beneath: Int32Array, from: Int32Array, to: Int32Array, ends: Uint8Array) {
    this.#letters = letters;
    this.#beneath = beneath;
    this.#from = from;
    this.#to = to;
    this.#ends = ends;
  }

  /** @param words each once, ascending by code unit, so that all with one beginning stand together */
  static *build(words: readonly string[]): SlicedWork<WordTrie> {
    const [letters, beneath, froms, tos, depths] = [[0], [1], [0], [words.length], [0]];
    const ends: number[] = [];
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
        letters.push(letter);
        froms.push(from);
        tos.push(next);
        depths.push(depth + 1);
        from = next;
      }
      beneath.push(letters.length);
    }
    return new WordTrie(
      Uint16Array.from(letters),
      Int32Array.from(beneath),
      Int32Array.from(froms),
      Int32Array.from(tos),
      Uint8Array.from(ends),
    );
  }

  /** Tells the words that begin so, at most one stretch. */
  beginning(asked: string, found: OnMatch): void {
    this.#walk(ROOT, asked, 0, found);
  }

  /** Tells the words that begin one edit away from this, some of them more than once. */
  oneEditAway(asked: string, found: OnMatch): void {
    let node = ROOT;
    // What has a letter more at its end begins as asked.
    for (let at = 0; at < asked.length && node !== NONE; at += 1) {
      const next = asked.charCodeAt(at);
      // A letter too many.
      this.#walk(node, asked, at + 1, found);
      const end = this.#beneath[node + 1] as number;
      for (let other = this.#beneath[node] as number; other < end; other += 1) {
        const letter = this.#letters[other];
        if (letter === next) continue;
        // Another letter; a letter missing; two swapped.
        this.#walk(other, asked, at + 1, found);
        this.#walk(other, asked, at, found);
        if (at + 1 < asked.length && letter === asked.charCodeAt(at + 1))
          this.#walk(this.#step(other, next), asked, at + 2, found);
      }
      node = this.#step(node, next);
    }
  }

  /** Tells the words beneath a node that go on as `asked` does from `at`. */
  #walk(start: number, asked: string, at: number, found: OnMatch): void {
    let node = start;
    for (let next = at; next < asked.length && node !== NONE; next += 1)
      node = this.#step(node, asked.charCodeAt(next));
    if (node === NONE) return;
    found(this.#from[node] as number, this.#to[node] as number, this.#ends[node] === 1);
  }

  #step(node: number, letter: number): number {
    const end = this.#beneath[node + 1] as number;
    for (let next = this.#beneath[node] as number; next < end; next += 1) {
      if (this.#letters[next] === letter) return next;
    }
    return NONE;
  }
}
