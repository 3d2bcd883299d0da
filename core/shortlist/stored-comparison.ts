import { type Comparison, comparisonOf, defaultTab } from './comparison.ts';
import { decodeComparison, encodeComparison } from './comparison-query.ts';

/** A comparison as a browser keeps it: the query of its address, without what is only looked at. */
export function writeComparison(comparison: Comparison): string {
  return encodeComparison({ ...comparison, tab: defaultTab(comparison), onlyDifferences: false });
}

/** What {@link writeComparison} wrote. Junk is dropped; nothing throws. */
export function readComparison(text: string | null): Comparison {
  return comparisonOf(decodeComparison(text ?? ''));
}
