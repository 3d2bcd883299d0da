import type { ComparisonStore } from '../../../core/ports/comparison-store.ts';
import type { Comparison } from '../../../core/shortlist/comparison.ts';
import { readComparison, writeStoredComparison } from '../../../core/shortlist/comparison-query.ts';

/** Keeps a comparison in memory, where it fits. */
export class MemoryComparisonStore implements ComparisonStore {
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
    const text = writeStoredComparison(comparison);
    if (text.length > this.#room) return false;
    this.#text = text;
    return true;
  }
}
