import type { SearchOptions } from '../../../core/ports/yacht-search.ts';
import type { Refinements } from '../../../core/search/criteria/criteria.ts';
import { hasRatioScale } from '../../../core/search/facets/facet.ts';
import type { Facet, ListFacetKey, RangeFacetKey } from '../../../core/search/facets/facets.ts';
import { HISTOGRAM_STEPS, histogramStep, scaleBetween } from '../../../core/search/facets/scale.ts';
import {
  type AreaCount,
  type FacetCounts,
  orderedCounts,
  type RangeCounts,
  type ValueCount,
} from '../../../core/search/results.ts';
import type { FigureBounds, IndexAnswer } from './index-answer.ts';
import { countedAttribute } from './yacht-record.ts';

/** Converts the service's counts into the port's facets. `counted` names the facets that each answer counts. */
export function facetCounts(
  answers: readonly { readonly answer: IndexAnswer; readonly counted: readonly Facet[] }[],
  { facets: wanted, ...display }: SearchOptions,
  refinements: Refinements,
): FacetCounts {
  const lists: Partial<Record<ListFacetKey, readonly ValueCount[]>> = {};
  const ranges: Partial<Record<RangeFacetKey, RangeCounts>> = {};
  for (const { answer, counted } of answers) {
    for (const facet of counted) {
      if (!wanted.includes(facet.key)) continue;
      const attribute = countedAttribute(facet, display);
      const counts = answer.counts.get(attribute) ?? new Map<string, number>();
      if (facet.shape === 'list') {
        const ordered = orderedCounts(facet, counts, refinements[facet.key] ?? []);
        if (ordered.length > 0) lists[facet.key] = ordered;
      } else {
        const range = rangeOfCounts(counts, answer.bounds.get(attribute), hasRatioScale(facet.unit));
        if (range !== null) ranges[facet.key] = range;
      }
    }
  }
  return { ...lists, ...ranges };
}

/** Returns the cruising areas of the map in the order of their ids; none where they were not counted. */
export function areaCounts(counts: ReadonlyMap<string, number> | undefined): readonly AreaCount[] {
  return [...(counts ?? [])].map(([area, count]) => ({ area, count })).sort((a, b) => (a.area < b.area ? -1 : 1));
}

/** Takes the bounds from the service, which counts only some of many values, and the spread from the counts. */
function rangeOfCounts(
  counts: ReadonlyMap<string, number>,
  bounds: FigureBounds | undefined,
  byRatio: boolean,
): RangeCounts | null {
  if (bounds === undefined) return null;
  const { min, max } = bounds;
  const scale = scaleBetween(min, max, byRatio);
  const histogram = new Array<number>(min === max ? 1 : HISTOGRAM_STEPS).fill(0);
  for (const [text, count] of counts) {
    const value = Number(text);
    if (!(value >= min && value <= max)) continue;
    const step = histogramStep(value, scale);
    histogram[step] = (histogram[step] ?? 0) + count;
  }
  return { min, max, histogram };
}
