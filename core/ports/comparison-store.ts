import type { Comparison } from '../shortlist/comparison.ts';

/** Keeps the compared yachts in the browser (CF1). Never throws. */
export interface ComparisonStore {
  /** The last comparison; an empty one where nothing is stored or it cannot be read. */
  read(): Comparison;
  /** Replaces the stored comparison. False where the browser's storage is blocked or full; the old one then stays. */
  keep(comparison: Comparison): boolean;
}
export const ComparisonStore = Symbol.for('ComparisonStore');
