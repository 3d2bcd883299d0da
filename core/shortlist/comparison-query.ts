import type { QueryCodec } from '../routing/query-codec.ts';
import { readableQuery } from '../routing/query-length.ts';
import { MARKETS } from '../yacht/market.ts';
import { type Comparison, comparisonOf, defaultTab, MAX_COMPARED } from './comparison.ts';
import { yachtIds } from './yacht-id.ts';

/** Names the tab, as it names the market in a search (product.md SE7). */
const TAB = 'i';

/**
 * The one query of this comparison: '' for none, else `?charter=H-001,H-002&sale=H-003&i=sale`, where `i` is left out
 * for the tab that opens by itself (product.md CF1).
 */
export function encodeComparison(comparison: Comparison): string {
  const compared = comparisonOf(comparison);
  const parameters = [
    ...MARKETS.filter((market) => compared[market].length > 0).map(
      (market) => `${market}=${compared[market].join(',')}`,
    ),
    ...(compared.tab === defaultTab(compared) ? [] : [`${TAB}=${compared.tab}`]),
  ];
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

/**
 * What {@link encodeComparison} wrote, and what the form of the page sends: a market may be repeated; of several tabs
 * the last valid one counts. Junk is dropped; nothing throws.
 */
export function decodeComparison(query: string): Comparison {
  const parameters = new URLSearchParams(readableQuery(query));
  const idsOf = (key: string) =>
    yachtIds(
      parameters.getAll(key).flatMap((value) => value.split(',')),
      MAX_COMPARED,
    );
  const compared = { charter: idsOf('charter'), sale: idsOf('sale') };
  const named = parameters.getAll(TAB).flatMap((value) => MARKETS.filter((market) => market === value));
  return { ...compared, tab: named.at(-1) ?? defaultTab(compared) };
}

/** The query of the page that compares. */
export const COMPARISON_QUERY: QueryCodec = {
  owns: (key) => key === TAB || MARKETS.some((market) => market === key),
  canonical: (query) => encodeComparison(decodeComparison(query)),
};
