import { MARKETS, type Market } from '../market/market.ts';
import type { YachtId } from '../yacht/yacht.ts';
import { yachtIds } from './yacht-id.ts';

/** The yachts that are compared on each market, and the market that is shown (CF1). */
export interface Comparison extends Readonly<Record<Market, readonly YachtId[]>> {
  readonly tab: Market;
  /** Whether only the lines in which the yachts differ are shown. */
  readonly onlyDifferences: boolean;
}

/** The most yachts of a market that are compared. */
export const MAX_COMPARED = 6;

export const NOTHING_COMPARED: Comparison = { charter: [], sale: [], tab: 'charter', onlyDifferences: false };

/** Returns a comparison with each yacht once, and no more than {@link MAX_COMPARED} a market. */
export function normalizeComparison(comparison: Comparison): Comparison {
  const { charter, sale, tab, onlyDifferences } = comparison;
  return { charter: yachtIds(charter, MAX_COMPARED), sale: yachtIds(sale, MAX_COMPARED), tab, onlyDifferences };
}

/** Returns the default tab: the first market with yachts, else charter. */
export function defaultTab(comparison: Pick<Comparison, Market>): Market {
  return MARKETS.find((market) => comparison[market].length > 0) ?? 'charter';
}

export function isFull(comparison: Comparison, market: Market): boolean {
  return comparison[market].length >= MAX_COMPARED;
}

/** Adds a yacht at the end of her market and shows that market; a full market stays as it is. */
export function withYacht(comparison: Comparison, market: Market, id: YachtId): Comparison {
  return { ...comparison, [market]: yachtIds([...comparison[market], id], MAX_COMPARED), tab: market };
}

/** Appends the yachts of another comparison, as many as fit a market; the tab stays. */
export function joinedComparison(comparison: Comparison, more: Comparison): Comparison {
  return normalizeComparison({
    ...comparison,
    charter: [...comparison.charter, ...more.charter],
    sale: [...comparison.sale, ...more.sale],
  });
}

/** Removes a yacht from a market; the tab stays. */
export function withoutYacht(comparison: Comparison, market: Market, id: YachtId): Comparison {
  return { ...comparison, [market]: comparison[market].filter((other) => other !== id) };
}
