import type { Comparison } from '../shortlist/comparison.ts';

/** The yachts that a visitor compares, kept in the browser from page to page (product.md CF1). Never throws. */
export interface KeptComparison {
  /** What was kept last; nothing compared where nothing is kept, or nothing that can be read. */
  read(): Comparison;
  /** In place of the one before. False where the browser keeps nothing or is full; the one before then stays. */
  keep(comparison: Comparison): boolean;
}
export const KeptComparison = Symbol.for('KeptComparison');
