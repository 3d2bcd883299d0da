import { type Bits, emptyBits, intersect, setBit } from './bits.ts';
import { firstWhere } from './first-where.ts';

/** Which rows hold a word that begins with some letters. */
export class WordIndex {
  /** Ascending by code unit, so that all words with one beginning stand together. */
  readonly #words: readonly string[];
  readonly #rows: readonly Int32Array[];
  readonly #size: number;

  /** @param words by row */
  constructor(words: readonly (readonly string[])[]) {
    const rows = new Map<string, number[]>();
    words.forEach((list, row) => {
      for (const word of new Set(list)) {
        const known = rows.get(word);
        if (known === undefined) rows.set(word, [row]);
        else known.push(row);
      }
    });
    this.#words = [...rows.keys()].sort();
    this.#rows = this.#words.map((word) => Int32Array.from(rows.get(word) ?? []));
    this.#size = words.length;
  }

  /** Keeps the rows that hold, for every one of these, a word that begins so. */
  narrow(bits: Bits, beginnings: readonly string[]): void {
    for (const beginning of beginnings) intersect(bits, this.#holding(beginning));
  }

  #holding(beginning: string): Bits {
    const bits = emptyBits(this.#size);
    const first = firstWhere(0, this.#words.length, (at) => (this.#words[at] ?? '') >= beginning);
    for (let at = first; this.#words[at]?.startsWith(beginning); at += 1) {
      for (const row of this.#rows[at] ?? []) setBit(bits, row);
    }
    return bits;
  }
}
