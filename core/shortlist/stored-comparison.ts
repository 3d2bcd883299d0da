import { type Comparison, comparisonOf, defaultTab } from './comparison.ts';
import { decodeComparison, encodeComparison } from './comparison-query.ts';

/** Writes a comparison for the browser's storage: the query of its address without the state of the view. */
export function writeComparison(comparison: Comparison): string {
  return encodeComparison({ ...comparison, tab: defaultTab(comparison), onlyDifferences: false });
}

/** Reads what {@link writeComparison} wrote. Junk is dropped. Never throws. */
export function readComparison(text: string | null): Comparison {
  return comparisonOf(decodeComparison(text ?? ''));
}
