import type { Locale } from '../../../core/locale/locale.ts';
import type { Comparison } from '../../../core/shortlist/comparison.ts';
import { encodeComparison } from '../../../core/shortlist/comparison-query.ts';

/** Name of the file below `/exports/{locale}/`. */
export const COMPARE_CSV = 'compare.csv';

/** Where a comparison stands as a table to keep: every line of it, whether or not only differences are looked at. */
export function compareCsvPath(locale: Locale, comparison: Comparison): string {
  return `/exports/${locale}/${COMPARE_CSV}${encodeComparison({ ...comparison, onlyDifferences: false })}`;
}
