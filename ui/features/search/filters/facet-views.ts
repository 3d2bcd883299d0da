import { formatGeoBox } from '../../../../core/geo/geo-box.ts';
import type { Criteria } from '../../../../core/search/criteria/criteria.ts';
import { shownFacets } from '../../../../core/search/criteria/shown-facets.ts';
import type { ListFacet } from '../../../../core/search/facets/facet.ts';
import { type Facet, type ListFacetKey, RANGE_FACETS } from '../../../../core/search/facets/facets.ts';
import { formatBounds } from '../../../../core/search/query/url-codec.ts';
import type { SearchResults, ValueCount } from '../../../../core/search/results.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { isOpen } from '../is-open.ts';
import type { CheckView, FacetView, ListView } from '../list-view.ts';
import { baseKey, type FacetContext, facetLabel, valueName } from './facet-names.ts';
import { atLeastView, betweenView } from './range-views.ts';

/** Values shown before the fold. */
const SHOWN = 6;
/** More values than a glance takes in: from here on they can be searched. */
const GLANCE = 8;
/** What a search among a facet's values is called; the other facets have few. */
const SEARCHED: readonly ListFacetKey[] = [
  'builder',
  'destination',
  'exterior',
  'interior',
  'class',
  'flag',
  'amenity',
];
/** The filter panel of a list, in the table's order but with what most visitors ask first on top. */
export function facetViews(criteria: Criteria, results: SearchResults, context: FacetContext): FacetView[] {
  const facets = shownFacets(criteria, context.preferences.currency);
  const rank = (facet: Facet) => {
    const place = ['length', 'guests', 'destination', 'rate', 'price', 'kind', 'builder'].indexOf(baseKey(facet.key));
    return place < 0 ? 99 : place;
  };
  return facets
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((facet): FacetView[] => {
      if (facet.shape === 'list') {
        const counts = results.facets[facet.key];
        return counts && counts.length > 0 ? [valuesView(facet, counts, criteria, context)] : [];
      }
      const counts = results.facets[facet.key] ?? null;
      return [
        facet.widget === 'numericalGrouping'
          ? atLeastView(facet, counts, criteria, context)
          : betweenView(facet, counts, criteria, context),
      ];
    });
}

/**
 * Chosen bounds that the panel has no field for, such as a price in another currency: the form hands them on unseen,
 * so that choosing something else never takes them away.
 */
export function keptFields(criteria: Criteria, facets: readonly FacetView[]): ListView['kept'] {
  const ranges = RANGE_FACETS.flatMap(({ key }): ListView['kept'] => {
    const range = criteria.ranges[key];
    if (range === undefined) return [];
    const isShown = facets.some((shown) => shown.key === key);
    return isShown ? [] : [{ name: 'r', value: formatBounds(key, range) }];
  });
  const text = criteria.text === '' ? [] : [{ name: 'q', value: criteria.text }];
  return [
    ...text,
    ...ranges,
    ...(criteria.box === null ? [] : [{ name: 'b', value: formatGeoBox(criteria.box) }]),
    ...(criteria.allFacets ? [{ name: 'f', value: 'all' }] : []),
    ...(criteria.view === 'map' ? [{ name: 'v', value: 'map' }] : []),
  ];
}

/** A facet of which one value is chosen at a time; an address may name several of any. */
function valuesView(
  facet: ListFacet<ListFacetKey>,
  counts: readonly ValueCount[],
  criteria: Criteria,
  context: FacetContext,
): FacetView {
  const chosen = criteria.refinements[facet.key] ?? [];
  const { widget } = facet;
  if ((widget !== 'radio' && widget !== 'select') || chosen.length > 1)
    return checksView(facet, counts, criteria, context);
  const options = counts.map(({ value, count }) => ({ value, count, label: valueName(facet, value, context) }));
  const { translate } = context;
  const [value = null] = chosen;
  return {
    shape: widget,
    key: facet.key,
    label: facetLabel(facet, context),
    open: isOpen(facet.key, value !== null),
    name: 'l',
    value: value === null ? '' : `${facet.key}:${value}`,
    options: [
      { value: '', label: translate('search.any') },
      ...options.map((option) => ({
        value: `${facet.key}:${option.value}`,
        label: translate('search.withCount', { label: option.label, count: option.count }),
      })),
    ],
  };
}

function checksView(
  facet: ListFacet<ListFacetKey>,
  counts: readonly ValueCount[],
  criteria: Criteria,
  context: FacetContext,
): FacetView {
  const chosen = criteria.refinements[facet.key] ?? [];
  const values = counts.map(
    ({ value, count }): CheckView => ({
      value: `${facet.key}:${value}`,
      label: valueName(facet, value, context),
      count,
      checked: chosen.includes(value),
    }),
  );
  const cut = values.length <= SHOWN + 1 ? values.length : SHOWN;
  const first = criteria.allFacets ? values : values.toSorted((a, b) => b.count - a.count);
  const shown = values.filter((check) => first.indexOf(check) < cut || check.checked);
  const more = values.filter((check) => !shown.includes(check));
  return {
    shape: 'checks',
    key: facet.key,
    label: facetLabel(facet, context),
    open: isOpen(facet.key, chosen.length > 0),
    values: shown,
    more: criteria.allFacets ? more : [],
    moreLabel: more.length === 0 ? null : context.translate('search.more', { count: more.length }),
    find:
      criteria.allFacets && values.length > GLANCE && SEARCHED.includes(facet.key)
        ? context.translate(`search.find.${facet.key}` as MessageKey)
        : null,
  };
}
