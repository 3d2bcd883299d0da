import type { Currency } from '../price/currency.ts';
import { assertNever } from '../shared/assert-never.ts';
import type { Market } from '../yacht/market.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { askingPrice } from './asking-price.ts';
import { foldText } from './fold-text.ts';

/** product.md SE6, as it stands in URLs; `default` shows featured yachts first, then the longest. */
export const SORT_KEYS = [
  'default',
  'length-asc',
  'length-desc',
  'year-asc',
  'year-desc',
  'price-asc',
  'price-desc',
  'name-asc',
  'name-desc',
  'builder-asc',
  'builder-desc',
] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** Null for anything that is no sort key. */
export function parseSort(raw: unknown): SortKey | null {
  return SORT_KEYS.find((key) => key === raw) ?? null;
}

export type YachtOrder = (a: Yacht, b: Yacht) => number;

/**
 * The order of a list on a market, prices in this currency. Total: ties go by length, longest first, then by id.
 * Yachts without a price come last whether prices rise or fall.
 */
export function yachtOrder(sort: SortKey, market: Market, currency: Currency): YachtOrder {
  const first = orderOf(sort, market, currency);
  return (a, b) => first(a, b) || b.dimensions.length - a.dimensions.length || compare(a.id, b.id);
}

function orderOf(sort: SortKey, market: Market, currency: Currency): YachtOrder {
  const price = (yacht: Yacht) => askingPrice(yacht, market, currency);
  switch (sort) {
    case 'default':
      return (a, b) => Number(b.featured) - Number(a.featured);
    case 'length-asc':
      return (a, b) => a.dimensions.length - b.dimensions.length;
    case 'length-desc':
      return (a, b) => b.dimensions.length - a.dimensions.length;
    case 'year-asc':
      return (a, b) => a.builtYear - b.builtYear;
    case 'year-desc':
      return (a, b) => b.builtYear - a.builtYear;
    case 'price-asc':
      return (a, b) => missingLast(price(a), price(b), 1);
    case 'price-desc':
      return (a, b) => missingLast(price(a), price(b), -1);
    case 'name-asc':
      return (a, b) => compare(foldText(a.name), foldText(b.name));
    case 'name-desc':
      return (a, b) => compare(foldText(b.name), foldText(a.name));
    case 'builder-asc':
      return (a, b) => compare(foldText(a.builder.name), foldText(b.builder.name));
    case 'builder-desc':
      return (a, b) => compare(foldText(b.builder.name), foldText(a.builder.name));
    default:
      return assertNever(sort);
  }
}

function missingLast(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return direction * (a - b);
}

/** By code unit: the same on every machine, whatever its locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
