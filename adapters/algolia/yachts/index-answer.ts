import type { SearchOptions } from '../../../core/ports/yacht-search.ts';
import type { Refinements } from '../../../core/search/criteria/criteria.ts';
import { hasRatioScale } from '../../../core/search/facets/facet.ts';
import type { Facet, ListFacetKey, RangeFacetKey } from '../../../core/search/facets/facets.ts';
import { HISTOGRAM_STEPS, histogramStep, scaleBetween } from '../../../core/search/facets/scale.ts';
import type { AreaCount, FacetCounts, RangeCounts, ValueCount } from '../../../core/search/results.ts';
import { orderedCounts } from '../../../core/search/results.ts';
import { parseYachtLinks } from '../../../core/search/yacht-link.ts';
import { isRecord } from '../../../core/shared/parse-json.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { isCount, parseValueCounts } from '../hit-values.ts';
import { countedAttribute } from '../index-attributes.ts';
import type { IndexQuery } from './index-queries.ts';

export interface IndexAnswer {
  readonly hits: readonly YachtId[];
  /** Hits on all pages. */
  readonly total: number;
  /** The number of yachts by facet attribute and value. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** By facet attribute, its least and its greatest number. */
  readonly bounds: ReadonlyMap<string, FigureBounds>;
}

export interface FigureBounds {
  readonly min: number;
  readonly max: number;
}

/**
 * Reads the result of one query, and no more of it than the query asked for; leaves out incomplete hits, values and
 * bounds. Null for a malformed result.
 */
export function parseIndexAnswer(
  raw: unknown,
  query: Pick<IndexQuery, 'facets' | 'hitsPerPage' | 'maxValuesPerFacet'>,
): IndexAnswer | null {
  if (!isRecord(raw) || !Array.isArray(raw.hits) || !isCount(raw.nbHits)) return null;
  const { facets = {}, facets_stats: stats = {} } = raw;
  if (!isRecord(facets) || !isRecord(stats)) return null;
  const counts = new Map<string, ReadonlyMap<string, number>>();
  const bounds = new Map<string, FigureBounds>();
  for (const attribute of query.facets) {
    const values = facets[attribute] ?? {};
    if (!isRecord(values)) return null;
    counts.set(attribute, parseValueCounts(values, query.maxValuesPerFacet));
    const between = stats[attribute];
    if (isRecord(between) && isNumber(between.min) && isNumber(between.max) && between.min <= between.max) {
      bounds.set(attribute, { min: between.min, max: between.max });
    }
  }
  const ids = parseYachtLinks(raw.hits.slice(0, query.hitsPerPage).map(hitOf)).map(({ yachtId }) => yachtId);
  return { hits: [...new Set(ids)], total: raw.nbHits, counts, bounds };
}

/** Reads a hit's length, URL and id from `content.loaMeter`, `url` and `content.yachtid` (YA7). */
function hitOf(raw: unknown): unknown {
  if (!isRecord(raw) || !isRecord(raw.content)) return null;
  return { Length: raw.content.loaMeter, Url: raw.url, YachtId: raw.content.yachtid };
}

function isNumber(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isFinite(raw);
}

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

/** Returns the counts of cruising areas for the map, in the order of the ids; none where they were not counted. */
export function areaCounts(counts: ReadonlyMap<string, number> | undefined): readonly AreaCount[] {
  return [...(counts ?? [])].map(([area, count]) => ({ area, count })).sort((a, b) => (a.area < b.area ? -1 : 1));
}

/** Makes the histogram from the counts. The bounds are the service's, which counts only some of many values. */
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
