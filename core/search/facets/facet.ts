import type { Localized } from '../../locale/locale.ts';
import { MARKETS, type Market } from '../../market/market.ts';
import type { Display } from '../../preferences/display.ts';
import type { Currency } from '../../price/currency.ts';
import type { Season } from '../../price/season.ts';
import type { Yacht } from '../../yacht/yacht.ts';
import { type FacetUnit, shownFigure } from './shown-figure.ts';

/** The control of a facet in the filter panel (SE4). */
type FacetWidget =
  | 'select'
  | 'amountInput'
  | 'rangeSlider'
  | 'checkbox'
  | 'radio'
  | 'multiselect'
  | 'numericalGrouping';

/**
 * The source of the names of a list facet's values: a message `prefix + value`, the country names of the locale (values
 * are ISO 3166-1 alpha-2, lower case), or the yachts' records.
 */
export type FacetNameSource =
  | { readonly from: 'messages'; readonly prefix: string }
  | { readonly from: 'countries' }
  | { readonly from: 'yachts'; readonly read: (yacht: Yacht) => readonly FacetName[] };

/** Whether a yacht must have any or all of a list facet's chosen values. */
export type FacetMatch = 'any' | 'all';

/** A value and its name: by locale, or the same in all. An area also has the value of the region that it lies in. */
export type FacetName = readonly [value: string, name: string | Localized, within?: string];

interface FacetRow<Key extends string> {
  /** The key in URLs. */
  readonly key: Key;
  /** The part of the filter panel that a facet stands in (SE3). */
  readonly group: 'main' | 'further' | 'amenities';
  readonly widget: FacetWidget;
  /** Message key of the facet's name. */
  readonly label: string;
  readonly markets: readonly Market[];
  /** The currency of its figures; null for all units but money. */
  readonly currency: Currency | null;
}

/** A facet with values to choose from. */
export interface ListFacet<Key extends string> extends FacetRow<Key> {
  readonly shape: 'list';
  /** The order of a list facet's values: most yachts first, by value, or as the table lists them. */
  readonly order: 'count' | 'name' | 'fixed';
  /**
   * `any`: a further value widens the list, and values are counted as if none were chosen. `all`: a further value
   * narrows the list, and its count is what remains with it (SE4).
   */
  readonly match: FacetMatch;
  /** The values that exist; null where they come from the fleet. */
  readonly values: readonly string[] | null;
  readonly names: FacetNameSource;
  /** The values of a yacht, each once and normalized by {@link facetValue}. */
  readonly read: (yacht: Yacht) => readonly string[];
}

/** A facet with a number that is filtered by a range. */
export interface RangeFacet<Key extends string> extends FacetRow<Key> {
  readonly shape: 'range';
  readonly unit: FacetUnit;
  readonly seasonal: boolean;
  /** The figure of a yacht as it is displayed; null where she has none. */
  readonly read: (yacht: Yacht, display: FigureDisplay) => number | null;
}

/** The display preferences that change a figure; its currency is the facet's own. */
export type FigureDisplay = Pick<Display, 'unit' | 'season'>;

/** Returns whether scales of this unit have steps of equal ratio instead of equal difference, as prices need. */
export function hasRatioScale(unit: FacetUnit): boolean {
  return unit === 'money';
}

/** Returns whether a facet is counted as if nothing were chosen in it (SE4). */
export function isDisjunctive(
  facet: { readonly shape: 'list'; readonly match: FacetMatch } | { readonly shape: 'range' },
): boolean {
  return facet.shape === 'range' || facet.match === 'any';
}

/** Makes a range facet of the table; group, label, widget and markets default to those of most facets. */
export function rangeFacet<Key extends string>(
  row: Pick<RangeFacet<Key>, 'key' | 'unit'> &
    Partial<Pick<RangeFacet<Key>, 'group' | 'label' | 'widget' | 'markets' | 'currency' | 'seasonal'>> & {
      /** The figure as the yacht's record holds it. */
      readonly figure: (yacht: Yacht, season: Season) => number | null;
    },
): RangeFacet<Key> {
  const { figure, ...own } = row;
  return {
    group: 'main',
    label: `search.facet.${row.key}`,
    widget: 'rangeSlider',
    markets: MARKETS,
    currency: null,
    seasonal: false,
    ...own,
    shape: 'range',
    read: (yacht, { unit, season }) => {
      const value = figure(yacht, season);
      return value === null ? null : shownFigure(value, own.unit, unit);
    },
  };
}

/** Makes a list facet of the table; without `read`, a yacht's values are those that `names` reads. */
export function listFacet<Key extends string>(
  row: Pick<ListFacet<Key>, 'key' | 'widget' | 'order'> &
    Partial<Pick<ListFacet<Key>, 'group' | 'label' | 'values' | 'markets' | 'match'>> &
    (
      | { readonly names: Extract<FacetNameSource, { from: 'yachts' }>; readonly read?: never }
      | { readonly names: Exclude<FacetNameSource, { from: 'yachts' }>; readonly read: ListFacet<Key>['read'] }
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
