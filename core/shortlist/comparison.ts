import { MARKETS, type Market } from '../market/market.ts';
import type { YachtId } from '../yacht/yacht.ts';
import { yachtIds } from './yacht-id.ts';

/** product.md CF1: yachts side by side, each market by itself, and the market that is looked at. */
export interface Comparison extends Readonly<Record<Market, readonly YachtId[]>> {
  readonly tab: Market;
  /** Only the lines are looked at in which the yachts differ. */
  readonly onlyDifferences: boolean;
}

/** Yachts that fit beside each other, a market. */
export const MAX_COMPARED = 6;

export const NOTHING_COMPARED: Comparison = { charter: [], sale: [], tab: 'charter', onlyDifferences: false };

/** Each yacht once, no more than {@link MAX_COMPARED} a market. */
export function comparisonOf(comparison: Comparison): Comparison {
  const { charter, sale, tab, onlyDifferences } = comparison;
  return { charter: yachtIds(charter, MAX_COMPARED), sale: yachtIds(sale, MAX_COMPARED), tab, onlyDifferences };
}

/** The tab that is open when none is named: the first that has yachts, else charter. */
export function defaultTab(comparison: Pick<Comparison, Market>): Market {
  return MARKETS.find((market) => comparison[market].length > 0) ?? 'charter';
}

export function isFull(comparison: Comparison, market: Market): boolean {
  return comparison[market].length >= MAX_COMPARED;
}

/** With her at the end of her market, which is then looked at; a full market takes no more. */
export function withYacht(comparison: Comparison, market: Market, id: YachtId): Comparison {
  return { ...comparison, [market]: yachtIds([...comparison[market], id], MAX_COMPARED), tab: market };
}

/** With the yachts of another comparison behind its own, as many as fit a market; what is looked at stays. */
export function joinedComparison(comparison: Comparison, more: Comparison): Comparison {
  return comparisonOf({
    ...comparison,
    charter: [...comparison.charter, ...more.charter],
    sale: [...comparison.sale, ...more.sale],
  });
}

/** Without her on this market; what is looked at stays. */
export function withoutYacht(comparison: Comparison, market: Market, id: YachtId): Comparison {
  return { ...comparison, [market]: comparison[market].filter((other) => other !== id) };
}
