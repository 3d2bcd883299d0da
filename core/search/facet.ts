import type { Localized } from '../locale/locale.ts';
import type { Currency } from '../price/currency.ts';
import { MARKETS, type Market } from '../yacht/market.ts';
import type { Yacht } from '../yacht/yacht.ts';

/** product.md SE4. */
type FacetWidget =
  | 'select'
  | 'amountInput'
  | 'rangeSlider'
  | 'checkbox'
  | 'radio'
  | 'multiselect'
  | 'numericalGrouping';

/** product.md SE3, by what a visitor asks first. */
type FacetGroup = 'main' | 'further' | 'amenities';

/**
 * What a facet's numbers are: meters, a number of things, whole units of the row's currency, a calendar year, gross
 * tonnage, knots, or nautical miles.
 */
export type FacetUnit = 'length' | 'count' | 'money' | 'year' | 'tonnage' | 'speed' | 'distance';

/** How a list facet's values follow each other: most yachts first, by value, or as the table lists them. */
type FacetOrder = 'count' | 'name' | 'fixed';

/**
 * Where the words for a list facet's values come from: a message `prefix + value`, the reader's language (values are
 * ISO 3166-1 alpha-2, lower case), or the yachts themselves.
 */
export type FacetNames =
  | { readonly from: 'messages'; readonly prefix: string }
  | { readonly from: 'countries' }
  | { readonly from: 'yachts'; readonly read: (yacht: Yacht) => readonly FacetName[] };

/** A value and the name it is shown by, in every locale or the same in all. */
export type FacetName = readonly [value: string, name: string | Localized];

interface FacetRow<Key extends string> {
  /** As it stands in URLs. */
  readonly key: Key;
  readonly group: FacetGroup;
  readonly widget: FacetWidget;
  /** Message key of the facet's name. */
  readonly label: string;
  /** The markets whose lists offer it. */
  readonly markets: readonly Market[];
  /** The currency its figures are in; null for all but money. */
  readonly currency: Currency | null;
}

/** A facet with values to tick. */
export interface ListFacet<Key extends string> extends FacetRow<Key> {
  readonly shape: 'list';
  readonly order: FacetOrder;
  /** The only values there are; null where the fleet decides. */
  readonly values: readonly string[] | null;
  readonly names: FacetNames;
  /** Her values, each once, each its own {@link facetValue}. */
  readonly read: (yacht: Yacht) => readonly string[];
}

/** A facet with a number between two bounds. */
export interface RangeFacet<Key extends string> extends FacetRow<Key> {
  readonly shape: 'range';
  readonly unit: FacetUnit;
  /** Null where she has no such figure. */
  readonly read: (yacht: Yacht) => number | null;
}

/** Whether figures of this unit follow each other by ratio: a thousand is much among small prices, and little among great. */
export function followsByRatio(unit: FacetUnit): boolean {
  return unit === 'money';
}

/** A row of the facet table with a number; label and markets as most rows have them. */
export function rangeFacet<Key extends string>(
  row: Pick<RangeFacet<Key>, 'key' | 'widget' | 'unit' | 'read'> &
    Partial<Pick<RangeFacet<Key>, 'group' | 'label' | 'markets' | 'currency'>>,
): RangeFacet<Key> {
  const usual = { group: 'main', label: `search.facet.${row.key}`, markets: MARKETS, currency: null } as const;
  return { ...usual, ...row, shape: 'range' };
}

/** A row of the facet table with values; its values are those it names, unless it says otherwise. */
export function listFacet<Key extends string>(
  row: Pick<ListFacet<Key>, 'key' | 'widget' | 'order'> &
    Partial<Pick<ListFacet<Key>, 'group' | 'label' | 'values' | 'markets'>> &
    (
      | { readonly names: Extract<FacetNames, { from: 'yachts' }>; readonly read?: never }
      | { readonly names: Exclude<FacetNames, { from: 'yachts' }>; readonly read: ListFacet<Key>['read'] }
    ),
): ListFacet<Key> {
  const { names, read } = row;
  return {
    group: 'main',
    label: `search.facet.${row.key}`,
    markets: MARKETS,
    values: null,
    ...row,
    shape: 'list',
    currency: null,
    read: read ?? ((yacht) => names.read(yacht).map(([value]) => value)),
  };
}
