import type { Locale } from '../locale/locale.ts';
import type { Comparison } from './comparison.ts';
import { encodeComparison } from './comparison-query.ts';

/** The file's name below `/exports/{locale}/`. */
export const COMPARISON_CSV = 'compare.csv';

/** The path of a comparison as a CSV file, with every row even where the page shows only differences. */
export function comparisonCsvPath(locale: Locale, comparison: Comparison): string {
  return `/exports/${locale}/${COMPARISON_CSV}${encodeComparison({ ...comparison, onlyDifferences: false })}`;
}
