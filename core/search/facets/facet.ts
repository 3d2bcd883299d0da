import type { Localized } from '../../locale/locale.ts';
import { MARKETS, type Market } from '../../market/market.ts';
import type { Display } from '../../preferences/display.ts';
import type { Currency } from '../../price/currency.ts';
import type { Season } from '../../price/season.ts';
import type { Yacht } from '../../yacht/yacht.ts';
import type { FacetUnit } from './facet-unit.ts';
import { shownFigure } from './shown-figure.ts';

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

/** Which of a list facet's chosen values a yacht must have. */
export type FacetMatch = 'any' | 'all';

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
  /**
   * A choice among kinds or builders widens the list and is counted as if it were absent; amenities add up on one yacht,
   * each narrows the list further, and the count beside another one is what is left with it (product.md SE4).
   */
  readonly match: FacetMatch;
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
  /** Whether the figure goes by the season. */
  readonly seasonal: boolean;
  /** Her figure as it is shown; null where she has none. */
  readonly read: (yacht: Yacht, display: FigureDisplay) => number | null;
}

/** The visitor's choices that change how a figure looks; its currency is the facet's own. */
export type FigureDisplay = Pick<Display, 'unit' | 'season'>;

/** Whether figures of this unit follow each other by ratio: a thousand is much among small prices, and little among great. */
export function hasRatioScale(unit: FacetUnit): boolean {
  return unit === 'money';
}

/** Whether a facet is counted as if nothing had been chosen in it (product.md SE4). */
export function isDisjunctive(
  facet: { readonly shape: 'list'; readonly match: FacetMatch } | { readonly shape: 'range' },
): boolean {
  return facet.shape === 'range' || facet.match === 'any';
}

/** A row of the facet table with a number; label and markets as most rows have them. */
export function rangeFacet<Key extends string>(
  row: Pick<RangeFacet<Key>, 'key' | 'widget' | 'unit'> &
    Partial<Pick<RangeFacet<Key>, 'group' | 'label' | 'markets' | 'currency' | 'seasonal'>> & {
      /** The figure as the yacht's record holds it. */
      readonly figure: (yacht: Yacht, season: Season) => number | null;
    },
): RangeFacet<Key> {
  const { figure, ...own } = row;
  const usual = { group: 'main', label: `search.facet.${row.key}`, markets: MARKETS, currency: null } as const;
  return {
    ...usual,
    seasonal: false,
    ...own,
    shape: 'range',
    read: (yacht, { unit, season }) => {
      const value = figure(yacht, season);
      return value === null ? null : shownFigure(value, own.unit, unit);
    },
  };
}

/** A row of the facet table with values; its values are those it names, unless it says otherwise. */
export function listFacet<Key extends string>(
  row: Pick<ListFacet<Key>, 'key' | 'widget' | 'order'> &
    Partial<Pick<ListFacet<Key>, 'group' | 'label' | 'values' | 'markets' | 'match'>> &
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
    match: 'any',
    values: null,
    ...row,
    shape: 'list',
    currency: null,
    read: read ?? ((yacht) => names.read(yacht).map(([value]) => value)),
  };
}
