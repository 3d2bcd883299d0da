import type { Criteria } from '../../../../core/search/criteria/criteria.ts';
import { hasRatioScale, type RangeFacet } from '../../../../core/search/facets/facet.ts';
import type { RangeFacetKey } from '../../../../core/search/facets/facets.ts';
import { type Range, rangeOf } from '../../../../core/search/facets/range.ts';
import { histogramStep, positionBetween, scaleBetween } from '../../../../core/search/facets/scale.ts';
import { encodeRangeFilter } from '../../../../core/search/query/criteria-query.ts';
import type { RangeCounts } from '../../../../core/search/results.ts';
import { commonFacetView, type FacetContext, facetLabel, facetNumberText, facetUnitSymbol } from './facet-names.ts';
import { histogramPath } from './histogram-path.ts';
import { lengthForField, roundedLengthBound } from './length-field.ts';
import { numberForField } from './number-for-field.ts';

type FigureFacet = RangeFacet<RangeFacetKey>;

/** The lower bounds that menus offer, by facet. */
const STEPS: Partial<Record<RangeFacetKey, readonly number[]>> = {
  guests: [2, 4, 6, 8, 10, 12, 14],
  cabins: [2, 3, 4, 5, 6, 7, 8],
  engines: [1, 2, 3, 4],
  generators: [1, 2, 3, 4, 5, 6],
};

export type RangeFacetView = ReturnType<typeof rangeFacetView>;

/** Builds a range facet as two fields and a slider. */
export function rangeFacetView(
  facet: FigureFacet,
  counts: RangeCounts | null,
  criteria: Criteria,
  context: FacetContext,
) {
  const { translate } = context;
  const range = criteria.ranges[facet.key] ?? null;
  const label = facetLabel(facet, context);
  const field = (bound: 'min' | 'max') => {
    const value = range?.[bound] ?? null;
    return {
      name: `r.${facet.key}.${bound}`,
      label: translate(bound === 'min' ? 'search.from' : 'search.to'),
      value: value === null ? '' : numberForField(typedFigure(facet, value, context), context.locale),
      placeholder:
        counts === null
          ? translate('search.any')
          : facetNumberText(facet, offered(facet, counts, bound, context), context.locale),
      accessibleName: translate(bound === 'min' ? 'search.fromOf' : 'search.toOf', {
        facet:
          facet.currency === null
            ? label
            : translate('search.inCurrency', { facet: label, currency: facet.currency.toUpperCase() }),
      }),
    };
  };
  return {
    shape: 'between' as const,
    ...commonFacetView(facet, range !== null, context),
    /** The hidden field with the unit of the bounds; null where there is only one unit. */
    unit: facet.unit === 'length' ? { name: `r.${facet.key}.unit`, value: context.preferences.unit } : null,
    from: field('min'),
    to: field('max'),
    /** SVG path of the histogram; '' without counts. */
    histogram: counts === null ? '' : histogramPath(counts),
    part: counts === null ? [0, 1] : chosenPart(facet, counts, range),
    slider: counts === null ? null : sliderView(facet, counts, context),
  };
}

/** Builds a slider in the unit of its fields; null where all yachts have the same figure. */
function sliderView(facet: FigureFacet, counts: RangeCounts, context: FacetContext) {
  if (counts.min === counts.max) return null;
  const [min, max] = [offered(facet, counts, 'min', context), offered(facet, counts, 'max', context)];
  return { min, max, step: sliderStep(facet), spoken: spokenAmount(facet, context) };
}

/** Returns the step of a slider; null for a ratio scale. */
function sliderStep({ key, unit }: FigureFacet): number | null {
  if (hasRatioScale(unit)) return null;
  return unit === 'length' && key !== 'length' ? 0.1 : 1;
}

/** Returns the accessible text of a facet's figures, with `#` in place of the figure. */
function spokenAmount(facet: FigureFacet, context: FacetContext): string {
  const { translate, preferences } = context;
  const amount = '#';
  switch (facet.unit) {
    case 'length':
      return translate(`search.spoken.${preferences.unit}`, { amount });
    case 'speed':
    case 'distance':
      return translate(`search.spoken.${facet.unit}`, { amount });
    case 'tonnage':
      return `${amount} ${facetUnitSymbol(facet, context)}`;
    case 'money':
      return facetUnitSymbol(facet, context) + amount;
    case 'count':
    case 'year':
      return amount;
  }
}

/** Returns where the chosen range starts and ends on the scale of the facet and its histogram, from 0 to 1. */
function chosenPart(facet: FigureFacet, { min, max }: RangeCounts, range: Range | null): readonly [number, number] {
  const place = (value: number) =>
    Math.round(positionBetween({ min, max, step: sliderStep(facet) }, value) * 1000) / 1000;
  return [range?.min == null ? 0 : place(range.min), range?.max == null ? 1 : place(range.max)];
}

/** Builds a range facet as a menu of lower bounds. */
export function lowerBoundMenuView(
  facet: FigureFacet,
  counts: RangeCounts | null,
  criteria: Criteria,
  context: FacetContext,
) {
  const { translate } = context;
  const { min = null, max = null } = criteria.ranges[facet.key] ?? {};
  const value = (least: number | null, most: number | null): string => {
    const range = rangeOf(least, most);
    return range === null ? '' : encodeRangeFilter(facet.key, range);
  };
  const steps = STEPS[facet.key] ?? [];
  const lowerBounds = min === null || steps.includes(min) ? steps : [...steps, min].toSorted((a, b) => a - b);
  const option = (least: number) => {
    // An upper bound from the address is kept, unless the lower bound exceeds it.
    const most = max !== null && max < least ? null : max;
    const yachts = counts === null ? null : countBetween(counts, least, most);
    return {
      value: value(least, most),
      // The chosen bound needs no number of yachts: it is that of the list.
      label:
        yachts === null || least === min
          ? translate('search.orMore', { count: least })
          : translate('search.orMoreOf', { count: least, yachts }),
    };
  };
  return {
    shape: 'select' as const,
    ...commonFacetView(facet, min !== null, context),
    name: 'nm',
    value: value(min, max),
    options: [{ value: value(null, max), label: translate('search.any') }, ...lowerBounds.map(option)],
  };
}

/**
 * Counts the yachts whose whole number lies between two bounds, both included; null where a step of the histogram may
 * hold more than one number, so that its count cannot be split (SE4).
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

/** Returns the lowest or highest figure on the list, in the displayed unit; lengths are rounded outwards. */
function offered({ key, unit }: FigureFacet, counts: RangeCounts, end: 'min' | 'max', { preferences }: FacetContext) {
  return unit === 'length' ? roundedLengthBound(counts[end], preferences.unit, key !== 'length', end) : counts[end];
}

/** Returns the figure for a bound's field, rounded to a hundredth; a length's is parsed as exactly this bound. */
function typedFigure(facet: FigureFacet, value: number, { preferences }: FacetContext): number {
  return facet.unit === 'length' ? lengthForField(value, preferences.unit) : Math.round(value * 100) / 100;
}
