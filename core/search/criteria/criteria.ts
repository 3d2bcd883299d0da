import type { GeoBox } from '../../geo/geo-box.ts';
import type { Market } from '../../market/market.ts';
import type { ListFacetKey, RangeFacetKey } from '../facets/facets.ts';
import type { Range } from '../facets/range.ts';
import type { SortKey } from '../sort.ts';

/** What a visitor asks a market's list for. `normalise-criteria.ts` gives every question one form. */
export interface Criteria {
  readonly market: Market;
  /** Words that a yacht is found by (text/text-fields.ts); '' asks for all. */
  readonly text: string;
  /** Ticked values: any of a facet's values will do, or all are needed, as its row says; every facet must be met. */
  readonly refinements: Refinements;
  readonly ranges: Ranges;
  /** The section of the map that one of her cruising areas lies in. */
  readonly box: GeoBox | null;
  readonly sort: SortKey;
  /** Whether every facet is looked at, or only those that most visitors ask by; finds the same yachts. */
  readonly allFacets: boolean;
  /** How the yachts found are shown; finds the same yachts. */
  readonly view: ListLayout;
  /** From 1. */
  readonly page: number;
}

export const LIST_LAYOUTS = ['grid', 'map'] as const;
export type ListLayout = (typeof LIST_LAYOUTS)[number];

export type Refinements = Readonly<Partial<Record<ListFacetKey, readonly string[]>>>;
export type Ranges = Readonly<Partial<Record<RangeFacetKey, Range>>>;

/** The whole list of a market, in its default order. */
export function emptyCriteria(market: Market): Criteria {
  return {
    market,
    text: '',
    refinements: {},
    ranges: {},
    box: null,
    sort: 'default',
    allFacets: false,
    view: 'grid',
    page: 1,
  };
}
