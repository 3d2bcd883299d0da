import { formatGeoBox } from '../../../../core/geo/geo-box.ts';
import { shownFacets } from '../../../../core/search/criteria/active-filters.ts';
import type { Criteria } from '../../../../core/search/criteria/criteria.ts';
import type { ListFacet } from '../../../../core/search/facets/facet.ts';
import type { FacetPlace } from '../../../../core/search/facets/facet-order.ts';
import {
  type Facet,
  type FacetKey,
  LIST_FACETS,
  type ListFacetKey,
  RANGE_FACETS,
} from '../../../../core/search/facets/facets.ts';
import { encodeRangeFilter } from '../../../../core/search/query/criteria-query.ts';
import type { SearchResults, ValueCount } from '../../../../core/search/results.ts';
import { commonFacetView, type FacetContext, facetOrderOf, facetValueName, keyWithoutCurrency } from './facet-names.ts';
import { lowerBoundMenuView, rangeFacetView } from './range-views.ts';

const UNFOLDED_VALUES = 6;
const MAX_WITHOUT_SEARCH = 8;
const SEARCHABLE = ['builder', 'destination', 'exterior', 'interior', 'class', 'flag', 'amenity'] as const;

type ValuesFacet = ListFacet<ListFacetKey>;
export type FacetView = ReturnType<typeof valuesView | typeof rangeFacetView | typeof lowerBoundMenuView>;
export type CheckboxListView = ReturnType<typeof checksView>;

/** Builds the filter panel of a list: the most used facets first, then the others in the order of the facet table. */
export function facetViews(criteria: Criteria, results: SearchResults, context: FacetContext): FacetView[] {
  const facets = shownFacets(criteria, context.preferences.currency);
  const rank = (facet: Facet) => {
    const place = ['length', 'guests', 'destination', 'rate', 'price', 'kind', 'builder'].indexOf(
      keyWithoutCurrency(facet.key),
    );
    return place < 0 ? 99 : place;
  };
  return facets
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((facet): FacetView[] => {
      if (facet.shape === 'list') {
        const counts = results.facets[facet.key];
        return counts && counts.length > 0 ? [valuesView(facet, counts, criteria, context)] : [];
      }
      const view = facet.widget === 'numericalGrouping' ? lowerBoundMenuView : rangeFacetView;
      return [view(facet, results.facets[facet.key] ?? null, criteria, context)];
    });
}

/**
 * Returns the hidden fields of the panel's form, which keep the choices that the panel has no control for, such as a
 * price in another currency, and the choices in every list where the search failed.
 */
export function hiddenFields(criteria: Criteria, facets: readonly FacetView[]) {
  const isShown = (key: FacetKey) => facets.some((shown) => shown.key === key);
  const lists = LIST_FACETS.flatMap(({ key }) =>
    isShown(key) ? [] : (criteria.refinements[key] ?? []).map((value) => ({ name: 'l', value: `${key}:${value}` })),
  );
  const ranges = RANGE_FACETS.flatMap(({ key }) => {
    const range = criteria.ranges[key];
    return range === undefined || isShown(key) ? [] : [{ name: 'r', value: encodeRangeFilter(key, range) }];
  });
  const text = criteria.text === '' ? [] : [{ name: 'q', value: criteria.text }];
  return [
    ...text,
    ...lists,
    ...ranges,
    ...(criteria.box === null ? [] : [{ name: 'b', value: formatGeoBox(criteria.box) }]),
    ...(criteria.allFacets ? [{ name: 'f', value: 'all' }] : []),
    ...(criteria.view === 'map' ? [{ name: 'v', value: 'map' }] : []),
  ];
}

/** Builds a list facet: as radio buttons or a menu if its widget takes one value and at most one is chosen. */
function valuesView(facet: ValuesFacet, counts: readonly ValueCount[], criteria: Criteria, context: FacetContext) {
  const chosen = criteria.refinements[facet.key] ?? [];
  const { widget } = facet;
  if ((widget !== 'radio' && widget !== 'select') || chosen.length > 1)
    return checksView(facet, counts, criteria, context);
  const { translate } = context;
  const [value = null] = chosen;
  return {
    shape: widget,
    ...commonFacetView(facet, value !== null, context),
    name: 'l',
    value: value === null ? '' : `${facet.key}:${value}`,
    options: [
      { value: '', label: translate('search.any') },
      ...counts.map(({ value: option, count }) => ({
        value: `${facet.key}:${option}`,
        label: translate('search.withCount', { label: facetValueName(facet, option, context), count }),
      })),
    ],
  };
}

function checksView(facet: ValuesFacet, counts: readonly ValueCount[], criteria: Criteria, context: FacetContext) {
  const chosen = new Set(criteria.refinements[facet.key]);
  const values = inSteadyOrder(facet, counts, criteria, context);
  const isTree = values.some(({ within }) => within !== null);
  // A tree is shown whole: values under a fold would be apart from those that they lie within.
  const cut = values.length <= UNFOLDED_VALUES + 1 || (isTree && criteria.allFacets) ? values.length : UNFOLDED_VALUES;
  const ranked = criteria.allFacets ? values : values.toSorted((a, b) => b.yachts - a.yachts);
  const first = new Set(ranked.slice(0, cut));
  const shown = values.filter((one) => first.has(one) || chosen.has(one.value));
  const more = values.filter((one) => !first.has(one) && !chosen.has(one.value));
  const outer = new Set(shown.map(({ value }) => value));
  const searchable = SEARCHABLE.find((key) => key === facet.key);
  const checkView = ({ value, count, within }: OrderedValue) => ({
    value: `${facet.key}:${value}`,
    label: facetValueName(facet, value, context),
    count,
    checked: chosen.has(value),
    /** Whether it lies within a value above it, as an area in its region. */
    ...(within !== null && outer.has(within) && { inner: true }),
  });
  return {
    shape: 'checks' as const,
    ...commonFacetView(facet, chosen.size > 0, context),
    values: shown.map(checkView),
    /** Values behind a fold; empty where only "all filters" shows them. */
    more: criteria.allFacets ? more.map(checkView) : [],
    moreLabel: more.length === 0 ? null : context.translate('search.more', { count: more.length }),
    /** Label of the field that searches the values; null for few or unsearchable ones, and without all filters. */
    find:
      criteria.allFacets && values.length > MAX_WITHOUT_SEARCH && searchable
        ? context.translate(`search.find.${searchable}`)
        : null,
  };
}

type OrderedValue = ValueCount & Pick<FacetPlace, 'within' | 'yachts'>;

/**
 * Returns the counted values in the order of their facet. Where this is the number of yachts, it is that of the market's
 * whole fleet, so that no choice moves a value.
 */
function inSteadyOrder(
  facet: ValuesFacet,
  counts: readonly ValueCount[],
  { market }: Criteria,
  { fleet }: FacetContext,
): readonly OrderedValue[] {
  if (facet.order !== 'count') return counts.map((one) => ({ ...one, within: null, yachts: one.count }));
  const order = facetOrderOf(facet, fleet, market);
  // The search index may be newer than the fleet.
  const unknown = { rank: Number.MAX_SAFE_INTEGER, within: null, yachts: 0 };
  return counts.map((one) => ({ ...one, ...(order.get(one.value) ?? unknown) })).toSorted((a, b) => a.rank - b.rank);
}
