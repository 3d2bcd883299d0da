import type { GeoBox } from '../../geo/geo-box.ts';
import type { FacetKey, ListFacetKey, RangeFacetKey } from '../facets/facets.ts';
import type { Range } from '../facets/range.ts';
import type { SortKey } from '../sort.ts';
import type { Criteria, ListLayout, Ranges, Refinements } from './criteria.ts';
import { normaliseCriteria } from './normalise-criteria.ts';

/** Applies a change, goes back to page 1 and normalises the result. */
function changed(criteria: Criteria, change: Partial<Omit<Criteria, 'market' | 'page'>>): Criteria {
  return normaliseCriteria({ ...criteria, ...change, page: 1 });
}

export function withText(criteria: Criteria, text: string): Criteria {
  return changed(criteria, { text });
}

/** Adds (`on`) or removes one value of a list facet. */
export function withRefinement(criteria: Criteria, facet: ListFacetKey, value: string, on: boolean): Criteria {
  const others = (criteria.refinements[facet] ?? []).filter((chosen) => chosen !== value);
  // The new value goes first, so that the cap on the number of values never drops it.
  const refinements: Refinements = { ...criteria.refinements, [facet]: on ? [value, ...others] : others };
  return changed(criteria, { refinements });
}

/** Sets the range of a facet; null removes it. */
export function withRange(criteria: Criteria, facet: RangeFacetKey, range: Range | null): Criteria {
  const { [facet]: _, ...others } = criteria.ranges;
  const ranges: Ranges = range === null ? others : { ...others, [facet]: range };
  return changed(criteria, { ranges });
}

/** Sets the section of the map; null removes it. */
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

/** Removes every choice of one facet. */
export function withoutFacet(criteria: Criteria, facet: FacetKey): Criteria {
  return changed(criteria, {
    refinements: without(criteria.refinements, facet),
    ranges: without(criteria.ranges, facet),
  });
}

/** Removes the text, every choice of every facet and the section of the map; the order stays. */
export function cleared(criteria: Criteria): Criteria {
  return changed(criteria, { text: '', refinements: {}, ranges: {}, box: null });
}

function without<Choices extends Refinements | Ranges>(choices: Choices, facet: FacetKey): Choices {
  const kept = { ...choices };
  delete (kept as Partial<Record<FacetKey, unknown>>)[facet];
  return kept;
}
