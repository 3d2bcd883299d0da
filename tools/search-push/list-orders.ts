import { indexName, type ListOrder, priceSuffix } from '../../adapters/algolia/index-attributes.ts';
import { MARKETS, type Market } from '../../core/market/market.ts';
import { CURRENCIES } from '../../core/price/currency.ts';
import { SEASONS } from '../../core/price/season.ts';
import { SORT_KEYS, type SortKey, type SortRule, sortRule } from '../../core/search/sort.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';

/** Returns the attribute of an order, which both directions share. */
function orderAttribute(order: ListOrder): string {
  return `order_${order.sort.replace(/-(asc|desc)$/, '')}${priceSuffix(order)}`;
}

/** All orders that have an index, the default one first. */
export const LIST_ORDERS: readonly ListOrder[] = [
  ...new Map(
    SORT_KEYS.flatMap((sort) =>
      MARKETS.flatMap((market) =>
        CURRENCIES.flatMap((currency) => SEASONS.map((season): ListOrder => ({ sort, market, currency, season }))),
      ),
    ).map((order) => [indexName('', order), order]),
  ).values(),
];

/** The last tie breaker, since ids are unique. */
const ID_ATTRIBUTE = 'order_id';
const TIES: readonly [attribute: string, direction: 'asc' | 'desc'][] = [
  ['order_length', 'desc'],
  [ID_ATTRIBUTE, 'asc'],
];

/**
 * Returns the ranking of an order of core/search/sort.ts. The service puts yachts without a value last in both
 * directions.
 */
export function rankingOf(order: ListOrder): string[] {
  const attribute = orderAttribute(order);
  const { direction } = ruleOf(order);
  const ties = TIES.filter(([tie]) => tie !== attribute).map(([tie, way]) => `${way}(${tie})`);
  return [`${direction === 1 ? 'asc' : 'desc'}(${attribute})`, ...ties];
}

/** Returns a yacht's values to sort by on these markets, without missing ones. */
export function orderValues(yacht: Yacht, markets: readonly Market[]): Record<string, string | number> {
  const values: Record<string, string | number> = { [ID_ATTRIBUTE]: yacht.id };
  for (const order of LIST_ORDERS) {
    const value = ruleOf(order).read(yacht);
    if (value !== null && (!isOfPrice(order.sort) || markets.includes(order.market))) {
      values[orderAttribute(order)] = value;
    }
  }
  return values;
}

function ruleOf({ sort, market, currency, season }: ListOrder): SortRule {
  return sortRule(sort, market, currency, season);
}

function isOfPrice(sort: SortKey): boolean {
  return sort.startsWith('price-');
}
