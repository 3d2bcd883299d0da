import type { GeoBox } from '../../geo/geo-box.ts';
import type { Market } from '../../market/market.ts';
import type { ListFacetKey, RangeFacetKey } from '../facets/facets.ts';
import type { Range } from '../facets/range.ts';
import type { SortKey } from '../sort.ts';
import type { StayCriteria } from './stay-criteria.ts';

/** The filters, text, order and page of a list of yachts. `normalizeCriteria` gives their canonical form. */
export interface Criteria {
  readonly market: Market;
  /** Words to find yachts by (`text-fields.ts`); '' for all yachts. */
  readonly text: string;
  /** Chosen values. A yacht must match every facet; within one, any or all of the values (`ListFacet.match`). */
  readonly refinements: Refinements;
  readonly ranges: Ranges;
  /** A section of the map, in which at least one cruising area of a yacht must lie. */
  readonly box: GeoBox | null;
  /** The nights for which the yachts must not be taken, on the charter market only (AV5). */
  readonly stay: StayCriteria | null;
  /** Whether to leave out yachts that cannot be in the chosen waters on the wanted nights; only with both (AV6). */
  readonly reachable: boolean;
  readonly sort: SortKey;
  /** Whether the panel shows every facet or only the most used ones; does not change the results. */
  readonly allFacets: boolean;
  /** The form in which results are shown; it does not change them. */
  readonly view: ListLayout;
  /** From 1. */
  readonly page: number;
}

export const LIST_LAYOUTS = ['grid', 'map'] as const;
export type ListLayout = (typeof LIST_LAYOUTS)[number];

export type Refinements = Readonly<Partial<Record<ListFacetKey, readonly string[]>>>;
export type Ranges = Readonly<Partial<Record<RangeFacetKey, Range>>>;

/** Criteria without filters, in the default order. */
export function emptyCriteria(market: Market): Criteria {
  return {
    market,
    text: '',
    refinements: {},
    ranges: {},
    box: null,
    stay: null,
    reachable: false,
    sort: 'default',
    allFacets: false,
    view: 'grid',
    page: 1,
  };
}

/** Returns the criteria of a list's feed: its filters and text, without order, page, layout and shown facets. */
export function withFiltersOnly({ market, text, refinements, ranges, box, stay, reachable }: Criteria): Criteria {
  return { ...emptyCriteria(market), text, refinements, ranges, box, stay, reachable };
}
