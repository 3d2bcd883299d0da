import { firstWhere } from '../columns/first-where.ts';

/** Called with every stretch of words found, from `from` to below `to`, and whether its first is the asked word itself. */
export type Found = (from: number, to: number, firstIsWhole: boolean) => void;

/** Words, ascending by code unit, so that all with one beginning stand together. */
export class SortedWords {
  readonly words: readonly string[];

  /** @param words each once, ascending */
  constructor(words: readonly string[]) {
    this.words = words;
  }

  /** Tells the words that begin so, at most one stretch. */
  beginning(asked: string, found: Found): void {
    this.#walk(0, this.words.length, 0, asked, 0, found);
  }

  /** Tells the words that begin one edit away from this, some of them more than once. */
  oneEditAway(asked: string, found: Found): void {
    let from = 0;
    let to = this.words.length;
    // What has a letter more at its end begins as asked.
    for (let at = 0; at < asked.length && from < to; at += 1) {
      const next = asked.charCodeAt(at);
      // A letter too many.
      this.#walk(from, to, at, asked, at + 1, found);
      let low = this.#firstLongerThan(from, to, at);
      while (low < to) {
        const letter = this.#letter(low, at);
        const high = this.#firstBeyond(low, to, at, letter);
        if (letter !== next) {
          // Another letter; a letter missing; two swapped.
          this.#walk(low, high, at + 1, asked, at + 1, found);
          this.#walk(low, high, at + 1, asked, at, found);
          if (letter === asked.charCodeAt(at + 1)) this.#swapped(low, high, asked, at, found);
        }
        low = high;
      }
      [from, to] = this.#narrow(from, to, at, next);
    }
  }

  #swapped(from: number, to: number, asked: string, at: number, found: Found): void {
    const [low, high] = this.#narrow(from, to, at + 1, asked.charCodeAt(at));
    this.#walk(low, high, at + 2, asked, at + 2, found);
  }

  /** Tells those of the words, alike up to `depth`, that go on as `asked` does from `at`. */
  #walk(from: number, to: number, depth: number, asked: string, at: number, found: Found): void {
    let [low, high] = [from, to];
    let place = depth;
    for (let next = at; next < asked.length && low < high; next += 1) {
      [low, high] = this.#narrow(low, high, place, asked.charCodeAt(next));
      place += 1;
    }
    if (low < high) found(low, high, (this.words[low] as string).length === place);
  }

  /** Those of the words, alike up to `depth`, that have this letter there. */
  #narrow(from: number, to: number, depth: number, letter: number): [from: number, to: number] {
    const low = firstWhere(from, to, (at) => this.#letter(at, depth) >= letter);
    return [low, this.#firstBeyond(low, to, depth, letter)];
  }

  #firstBeyond(from: number, to: number, depth: number, letter: number): number {
    return firstWhere(from, to, (at) => this.#letter(at, depth) > letter);
  }

  /** Where the words begin that do not end at this depth. */
  #firstLongerThan(from: number, to: number, depth: number): number {
    return (this.words[from] as string).length > depth ? from : Math.min(from + 1, to);
  }

  /** A code unit, or -1 where the word has ended. */
  #letter(word: number, depth: number): number {
    const text = this.words[word] as string;
    return depth < text.length ? text.charCodeAt(depth) : -1;
  }
}
