import type { Locale } from '../locale/locale.ts';
import { isMarket, MARKETS } from '../market/market.ts';
import { type QueryRules, truncatedQuery, writeUnencodedQuery } from '../routing/query-rules.ts';
import { toWellFormedEscapes } from '../shared/percent-encoding.ts';
import { type Comparison, defaultTab, MAX_COMPARED, normalizeComparison } from './comparison.ts';
import { isUrlSafeYachtId, yachtIds } from './yacht-id.ts';

/** The parameter of the tab; a search uses the same one for its market (SE7). */
const TAB = 'i';
const ONLY = 'only';
const DIFFERENCES = 'differences';
/** Parameters that count the unreadable parts of an address, and the yachts beyond the limit. */
const UNREAD = 'unread';
const OVER = 'over';
const KEYS: ReadonlySet<string> = new Set([...MARKETS, TAB, ONLY, UNREAD, OVER]);
/** The highest count that is written. */
const MAX_COUNTED = 99;
/** Items of a market that are read, more than are compared and counted. */
const MAX_READ = 250;
/** The most characters read from a list that was cut off: enough for a full list of the longest ids. */
const MAX_READ_OF_CUT = 1024;

/**
 * Counts of what an address held but a comparison cannot. The canonical address keeps the counts, since it replaces the
 * one that was opened; the page reports them once, and its links leave them out.
 */
export interface ComparisonLosses {
  readonly unread: number;
  readonly over: number;
}

export interface DecodedComparison extends Comparison {
  readonly lost: ComparisonLosses;
}

/**
 * Writes the canonical query of a comparison: '' for an empty one, else
 * `?charter=H-001,H-002&sale=H-003&i=sale&only=differences&unread=1&over=2`, without `i` for the default tab, and
 * without the others where they do not apply (CF1).
 */
export function encodeComparison(comparison: Comparison & { readonly lost?: ComparisonLosses }): string {
  const compared = normalizeComparison(comparison);
  const { unread = 0, over = 0 } = comparison.lost ?? {};
  return writeUnencodedQuery({
    charter: compared.charter.join(',') || null,
    sale: compared.sale.join(',') || null,
    [TAB]: compared.tab === defaultTab(compared) ? null : compared.tab,
    [ONLY]: compared.onlyDifferences ? DIFFERENCES : null,
    [UNREAD]: limited(unread) || null,
    [OVER]: limited(over) || null,
  });
}

/**
 * Reads what {@link encodeComparison} writes and the form of the page sends: a market may be repeated; the last valid
 * tab counts. Parts that cannot be read are counted. Never throws.
 */
export function decodeComparison(query: string): DecodedComparison {
  const { text, cut } = readable(query);
  const parameters = new URLSearchParams(toWellFormedEscapes(text));
  const valuesOf = (key: string) => parameters.getAll(key).filter((value) => value !== '');
  const listOf = (key: string) =>
    valuesOf(key)
      .flatMap((value) => value.split(',').filter((item) => item !== ''))
      .slice(0, MAX_READ);
  const [charter = [], sale = []] = MARKETS.map(listOf);
  const compared = { charter: yachtIds(charter, MAX_COMPARED), sale: yachtIds(sale, MAX_COMPARED) };
  const [tabs, only] = [valuesOf(TAB), valuesOf(ONLY)];
  const unread = [
    ...[...charter, ...sale].filter((item) => !isUrlSafeYachtId(item)),
    ...tabs.filter((value) => !isMarket(value)),
    ...only.filter((value) => value !== DIFFERENCES),
  ];
  const counted = (key: string) =>
    valuesOf(key).reduce((sum, value) => sum + (/^\d{1,2}$/.test(value) ? Number(value) : 0), 0);
  return {
    ...compared,
    tab: tabs.findLast(isMarket) ?? defaultTab(compared),
    onlyDifferences: only.includes(DIFFERENCES),
    lost: {
      unread: limited(unread.length + (cut ? 1 : 0) + counted(UNREAD)),
      over: limited(surplusOf(charter) + surplusOf(sale) + counted(OVER)),
    },
  };
}

export const COMPARISON_QUERY_RULES: QueryRules = {
  owns: (key) => KEYS.has(key),
  canonical: (query) => encodeComparison(decodeComparison(query)),
};

/** Returns the parameters that fit, with the complete items of a cut list, and whether any of the page's was cut. */
function readable(query: string): { readonly text: string; readonly cut: boolean } {
  const whole = query.startsWith('?') ? query.slice(1) : query;
  const text = truncatedQuery(query);
  if (text.length === whole.length) return { text, cut: false };
  const [first = '', ...others] = whole.slice(text === '' ? 0 : text.length + 1).split('&');
  const isOurs = (part: string) => KEYS.has(part.split('=', 1)[0] ?? '');
  if (!isOurs(first)) return { text, cut: others.some(isOurs) };
  const head = first.slice(0, MAX_READ_OF_CUT).replaceAll(/%2c/gi, ',');
  return { text: `${text}&${head.slice(0, Math.max(head.lastIndexOf(','), 0))}`, cut: true };
}

function surplusOf(items: readonly string[]): number {
  return yachtIds(items, Number.POSITIVE_INFINITY).length - yachtIds(items, MAX_COMPARED).length;
}

function limited(count: number): number {
  return Math.min(count, MAX_COUNTED);
}

/** Writes a comparison for the browser's storage: the query of its address without the state of the view. */
export function writeStoredComparison(comparison: Comparison): string {
  return encodeComparison({ ...comparison, tab: defaultTab(comparison), onlyDifferences: false });
}

/**
 * Reads what {@link writeStoredComparison} wrote, or the decoded value of a cookie. Invalid values are dropped. Never
 * throws.
 */
export function readComparison(text: string | null | undefined): Comparison {
  return normalizeComparison(decodeComparison(text ?? ''));
}

/** The file's name below `/exports/{locale}/`. */
export const COMPARISON_CSV_FILE = 'compare.csv';

/** Returns the path of a comparison as a CSV file, with every row even where the page shows only differences. */
export function comparisonCsvPath(locale: Locale, comparison: Comparison): string {
  return `/exports/${locale}/${COMPARISON_CSV_FILE}${encodeComparison({ ...comparison, onlyDifferences: false })}`;
}
