import type { GeoBox } from '../../geo/geo-box.ts';
import type { FacetKey, ListFacetKey, RangeFacetKey } from '../facets/facets.ts';
import type { Range } from '../facets/range.ts';
import type { SortKey } from '../sort.ts';
import type { Criteria, ListLayout, Ranges, Refinements } from './criteria.ts';
import { normaliseCriteria } from './normalise-criteria.ts';

/** Every change but that of the page goes back to page 1, and every answer is normalised. */
function changed(criteria: Criteria, change: Partial<Omit<Criteria, 'market' | 'page'>>): Criteria {
  return normaliseCriteria({ ...criteria, ...change, page: 1 });
}

export function withText(criteria: Criteria, text: string): Criteria {
  return changed(criteria, { text });
}

/** Ticks (`on`) or unticks one value of a list facet. */
export function withRefinement(criteria: Criteria, facet: ListFacetKey, value: string, on: boolean): Criteria {
  const others = (criteria.refinements[facet] ?? []).filter((chosen) => chosen !== value);
  // The new value goes first, so that the cap on values never swallows what the visitor just ticked.
  const refinements: Refinements = { ...criteria.refinements, [facet]: on ? [value, ...others] : others };
  return changed(criteria, { refinements });
}

/** Null takes the range away. */
export function withRange(criteria: Criteria, facet: RangeFacetKey, range: Range | null): Criteria {
  const { [facet]: _, ...others } = criteria.ranges;
  const ranges: Ranges = range === null ? others : { ...others, [facet]: range };
  return changed(criteria, { ranges });
}

/** Null looks everywhere again. */
export function withBox(criteria: Criteria, box: GeoBox | null): Criteria {
  return changed(criteria, { box });
}

export function withView(criteria: Criteria, view: ListLayout): Criteria {
  return changed(criteria, { view });
}

export function withSort(criteria: Criteria, sort: SortKey): Criteria {
  return changed(criteria, { sort });
}

export function withPage(criteria: Criteria, page: number): Criteria {
  return normaliseCriteria({ ...criteria, page });
}

/** Takes away everything chosen in one facet. */
export function withoutFacet(criteria: Criteria, facet: FacetKey): Criteria {
  return changed(criteria, {
    refinements: without(criteria.refinements, facet),
    ranges: without(criteria.ranges, facet),
  });
}

/** Takes away the words, every choice in every facet, and the section of the map; the order stays. */
export function cleared(criteria: Criteria): Criteria {
  return changed(criteria, { text: '', refinements: {}, ranges: {}, box: null });
}

function without<Choices extends Refinements | Ranges>(choices: Choices, facet: FacetKey): Choices {
  const kept = { ...choices };
  delete (kept as Partial<Record<FacetKey, unknown>>)[facet];
  return kept;
}
