import type { Criteria } from '../../../core/search/criteria.ts';
import { followsByRatio, type ListFacet, type RangeFacet } from '../../../core/search/facet.ts';
import { type Facet, type ListFacetKey, RANGE_FACETS, type RangeFacetKey } from '../../../core/search/facets.ts';
import { formatGeoBox } from '../../../core/search/geo-box.ts';
import { histogramStep } from '../../../core/search/histogram.ts';
import { formatRange, type Range } from '../../../core/search/range.ts';
import type { RangeCounts, SearchResults, ValueCount } from '../../../core/search/results.ts';
import { scaleBetween } from '../../../core/search/scale.ts';
import { shownFacets } from '../../../core/search/shown-facets.ts';
import { placeBetween } from '../../../core/search/slider-scale.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { baseKey, type FacetContext, facetLabel, shownText, unitName, valueName } from './facet-names.ts';
import { histogramPath } from './histogram-path.ts';
import { typedLength } from './length-field.ts';
import type { CheckView, FacetView, FieldView, ListView, OptionView, SliderView } from './list-view.ts';
import { typedNumber } from './typed-number.ts';

/** Facets open at first sight; the others wait folded until something in them is chosen. */
const OPEN: readonly string[] = ['length', 'guests', 'destination', 'kind', 'price', 'rate'];
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
/** What `at least` offers, by facet. */
const STEPS: Partial<Record<RangeFacetKey, readonly number[]>> = {
  guests: [2, 4, 6, 8, 10, 12, 14],
  cabins: [2, 3, 4, 5, 6, 7, 8],
  engines: [1, 2, 3, 4],
  generators: [1, 2, 3, 4, 5, 6],
};

/** The filter panel of a list, in the table's order but with what most visitors ask first on top. */
export function facetViews(criteria: Criteria, results: SearchResults, context: FacetContext): FacetView[] {
  const facets = shownFacets(criteria, context.reading.currency);
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
    const facet = facets.find((shown) => shown.key === key);
    if (!facet) return [{ name: 'r', value: `${key}:${formatRange(range)}` }];
    return facet.shape === 'select' && range.max !== null ? [{ name: `r.${key}.max`, value: String(range.max) }] : [];
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

function isOpen(key: string, chosen: boolean): boolean {
  return chosen || OPEN.includes(baseKey(key));
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

function betweenView(
  facet: RangeFacet<RangeFacetKey>,
  counts: RangeCounts | null,
  criteria: Criteria,
  context: FacetContext,
): FacetView {
  const { translate } = context;
  const range = criteria.ranges[facet.key] ?? null;
  const label = facetLabel(facet, context);
  const field = (bound: 'min' | 'max'): FieldView => {
    const value = range?.[bound] ?? null;
    return {
      name: `r.${facet.key}.${bound}`,
      label: translate(bound === 'min' ? 'search.from' : 'search.to'),
      value: value === null ? '' : typedNumber(typedFigure(facet, value, context), context.locale),
      placeholder: counts === null ? translate('search.any') : shownText(facet, counts[bound], context),
      accessibleName: translate(bound === 'min' ? 'search.fromOf' : 'search.toOf', {
        facet:
          facet.currency === null
            ? label
            : translate('search.inCurrency', { facet: label, currency: facet.currency.toUpperCase() }),
      }),
    };
  };
  return {
    shape: 'between',
    key: facet.key,
    label,
    open: isOpen(facet.key, range !== null),
    unit: facet.unit === 'length' ? { name: `r.${facet.key}.unit`, value: context.reading.unit } : null,
    from: field('min'),
    to: field('max'),
    histogram: counts === null ? '' : histogramPath(counts),
    part: counts === null ? [0, 1] : chosenPart(facet, counts, range),
    slider: counts === null ? null : sliderView(facet, counts, context),
  };
}

/** Null where there is nothing to choose between. */
function sliderView(facet: RangeFacet<RangeFacetKey>, counts: RangeCounts, context: FacetContext): SliderView | null {
  const [min, max] = [typedFigure(facet, counts.min, context), typedFigure(facet, counts.max, context)];
  return min === max ? null : { min, max, step: sliderStep(facet), spoken: spokenAmount(facet, context) };
}

/** Null where figures follow each other by ratio. */
function sliderStep({ key, unit }: RangeFacet<RangeFacetKey>): number | null {
  if (followsByRatio(unit)) return null;
  return unit === 'length' && key !== 'length' ? 0.1 : 1;
}

/** What a figure of the facet is called aloud, with `#` in its place. */
function spokenAmount(facet: RangeFacet<RangeFacetKey>, context: FacetContext): string {
  const { translate, reading } = context;
  const amount = '#';
  switch (facet.unit) {
    case 'length':
      return translate(`search.spoken.${reading.unit}`, { amount });
    case 'speed':
    case 'distance':
      return translate(`search.spoken.${facet.unit}`, { amount });
    case 'tonnage':
      return `${amount} ${unitName(facet, context)}`;
    case 'money':
      return unitName(facet, context) + amount;
    case 'count':
    case 'year':
      return amount;
  }
}

/** Where the chosen range begins and ends along the facet's scale, from 0 to 1. */
function chosenPart(
  facet: RangeFacet<RangeFacetKey>,
  { min, max }: RangeCounts,
  range: Range | null,
): readonly [number, number] {
  const place = (value: number) => Math.round(placeBetween({ min, max, step: sliderStep(facet) }, value) * 1000) / 1000;
  return [range?.min == null ? 0 : place(range.min), range?.max == null ? 1 : place(range.max)];
}

function atLeastView(
  facet: RangeFacet<RangeFacetKey>,
  counts: RangeCounts | null,
  criteria: Criteria,
  context: FacetContext,
): FacetView {
  const { translate } = context;
  const { min = null, max = null } = criteria.ranges[facet.key] ?? {};
  const steps = STEPS[facet.key] ?? [];
  const numbers = min === null || steps.includes(min) ? steps : [...steps, min].toSorted((a, b) => a - b);
  const option = (count: number): OptionView => {
    const yachts = counts === null ? null : countBetween(counts, count, max);
    return {
      value: String(count),
      // What is chosen says how many it gives above the list.
      label:
        yachts === null || count === min
          ? translate('search.orMore', { count })
          : translate('search.orMoreOf', { count, yachts }),
    };
  };
  return {
    shape: 'select',
    key: facet.key,
    label: facetLabel(facet, context),
    open: isOpen(facet.key, min !== null),
    name: `r.${facet.key}.min`,
    value: min === null ? '' : String(min),
    options: [{ value: '', label: translate('search.any') }, ...numbers.map(option)],
  };
}

/**
 * How many of these whole numbers lie between two of them; null where a step of the histogram holds more than one
 * number, so that none of its counts is sure (product.md SE4).
 */
function countBetween({ min, max, histogram }: RangeCounts, from: number, to: number | null): number | null {
  if (max - min >= histogram.length && min !== max) return null;
  const first = Math.max(min, Math.ceil(from));
  const last = to === null ? max : Math.min(max, Math.floor(to));
  if (first > last) return 0;
  const scale = scaleBetween(min, max, false);
  const steps = histogram.slice(histogramStep(first, scale), histogramStep(last, scale) + 1);
  return steps.reduce((sum, count) => sum + count, 0);
}

/** As it stands in its field: read back it is the same bound, to the hundredth. */
function typedFigure(facet: RangeFacet<RangeFacetKey>, value: number, { reading }: FacetContext): number {
  return facet.unit === 'length' ? typedLength(value, reading.unit) : Math.round(value * 100) / 100;
}
