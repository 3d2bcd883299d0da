import type { KeptComparison } from '../../../core/ports/kept-comparison.ts';
import type { Comparison } from '../../../core/shortlist/comparison.ts';
import { readComparison, writeComparison } from '../../../core/shortlist/comparison-query.ts';

/** Keeps a comparison in memory, where it fits. */
export class MemoryKeptComparison implements KeptComparison {
  readonly #room: number;
  #text: string | null = null;

  /** @param options.room characters that fit; negative for a browser without storage */
  constructor({ room = Number.POSITIVE_INFINITY }: { readonly room?: number } = {}) {
    this.#room = room;
  }

  read(): Comparison {
    return readComparison(this.#text);
  }

  keep(comparison: Comparison): boolean {
    const text = writeComparison(comparison);
    if (text.length > this.#room) return false;
    this.#text = text;
    return true;
  }
}
