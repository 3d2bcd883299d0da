import type { Market } from '../market/market.ts';
import type { Currency } from '../price/currency.ts';
import type { Price } from '../price/price-set.ts';
import type { Season } from '../price/season.ts';
import { foldText } from '../text/fold-text.ts';
import { headlinePriceOfSeason } from '../yacht/headline-price.ts';
import type { Yacht, YachtId } from '../yacht/yacht.ts';

/** Both orders of a field, as URLs name them. */
type Orders<Field extends string> = `${Field}-asc` | `${Field}-desc`;

export function ascAndDescSorts<Field extends string>(fields: readonly Field[]): readonly Orders<Field>[] {
  return fields.flatMap((field): Orders<Field>[] => [`${field}-asc`, `${field}-desc`]);
}

/** Returns the field of an order: `length` of `length-desc`. */
export function orderField<Field extends string>(order: Orders<Field>): Field {
  // The type of replace does not show that a field is left.
  return order.replace(/-(?:asc|desc)$/, '') as Field;
}

const FIELDS = ['length', 'year', 'price', 'name', 'builder'] as const;
type SortField = (typeof FIELDS)[number];

/** The orders of a list as URLs name them (SE6); `default` puts featured yachts first, then the longest. */
export const SORT_KEYS = ['default', ...ascAndDescSorts(FIELDS)] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** Parses a sort key; null for anything else. */
export function parseSort(raw: unknown): SortKey | null {
  return SORT_KEYS.find((key) => key === raw) ?? null;
}

/** The value that a list is sorted by, and the direction. */
export interface SortRule<Item = Yacht> {
  /** Null without a value: such items come last in either direction. */
  readonly read: (item: Item) => SortValue;
  readonly direction: 1 | -1;
}
export type SortValue = number | string | null;

/** Returns the sort rule of a list on a market, with prices in the currency and season (SE6). */
export function sortRule(sort: SortKey, market: Market, currency: Currency, season: Season): SortRule {
  const direction = sort.endsWith('-desc') ? -1 : 1;
  if (sort === 'default') return { read: ({ featured }) => Number(!featured), direction };
  const readers: Readonly<Record<SortField, SortRule['read']>> = {
    length: ({ dimensions }) => dimensions.length,
    year: ({ builtYear }) => builtYear,
    price: (yacht) => listingPrice(yacht, market, currency, season),
    name: ({ name }) => foldText(name),
    builder: ({ builder }) => foldText(builder.name),
  };
  return { read: readers[orderField<SortField>(sort)], direction };
}

/** Returns a key that two questions share if they sort a list in the same order: only prices depend on currency and season. */
export function sortCacheKey(sort: SortKey, currency: Currency, season: Season): string {
  return sort.startsWith('price-') ? `${sort} ${currency} ${season}` : sort;
}

/** Compares two sort values; texts by code unit, so that the order is the same on every machine. */
export function compareSortValues(a: SortValue, b: SortValue, direction: SortRule['direction']): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return direction * compare(a, b);
}

export type YachtOrder = (a: Yacht, b: Yacht) => number;

/** The fields that break ties. */
interface Tied {
  readonly id: YachtId;
  /** Metres. */
  readonly length: number;
}

/** Breaks ties by length, longest first, then by id, so that every order is total. */
export function compareTies(a: Tied, b: Tied): number {
  return b.length - a.length || compare(a.id, b.id);
}

export const compareYachtTies: YachtOrder = (a, b) =>
  compareTies({ id: a.id, length: a.dimensions.length }, { id: b.id, length: b.dimensions.length });

/** Returns the comparator of a list on a market, with prices in the currency and season. */
export function yachtOrder(sort: SortKey, market: Market, currency: Currency, season: Season): YachtOrder {
  const { read, direction } = sortRule(sort, market, currency, season);
  return (a, b) => compareSortValues(read(a), read(b), direction) || compareYachtTies(a, b);
}

function compare<Value extends number | string>(a: Value, b: Value): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * Returns the price that lists filter, sort and count by, in whole units of the currency: the figure on the yacht's
 * card, for charter the weekly rate of the season (PR5, SE6). Null for price on application, without a price, and where
 * the card falls back to the contract currency, whose amount cannot be compared with the others.
 */
export function listingPrice(
  yacht: Pick<Yacht, 'poa' | 'prices'>,
  market: Market,
  currency: Currency,
  season: Season,
): Price {
  const shown = headlinePriceOfSeason(yacht, market, currency, season);
  return 'amount' in shown && shown.currency === currency ? shown.amount : null;
}
