import type { Refinements } from '../../core/search/criteria.ts';
import type { Facet, FacetKey, ListFacetKey, RangeFacetKey } from '../../core/search/facets.ts';
import { rangeCounts } from '../../core/search/histogram.ts';
import { orderedCounts } from '../../core/search/order-values.ts';
import type { FacetCounts, RangeCounts, ValueCount } from '../../core/search/results.ts';
import type { IndexedYacht } from './search-index.ts';

/** Counts the yachts of a search, facet by facet. */
export class FacetTally {
  readonly #facets: readonly Facet[];
  readonly #values = new Map<ListFacetKey, Map<string, number>>();
  readonly #numbers = new Map<RangeFacetKey, number[]>();

  constructor(facets: readonly Facet[]) {
    this.#facets = facets;
    for (const facet of facets) {
      if (facet.shape === 'list') this.#values.set(facet.key, new Map());
      else this.#numbers.set(facet.key, []);
    }
  }

  /** Counts her in one facet, or in every one. */
  add(entry: IndexedYacht, only?: FacetKey): void {
    for (const facet of this.#facets) {
      if (only !== undefined && facet.key !== only) continue;
      if (facet.shape === 'list') {
        const counts = this.#values.get(facet.key);
        for (const value of entry.lists.get(facet.key) ?? []) counts?.set(value, (counts.get(value) ?? 0) + 1);
      } else {
        const number = entry.numbers.get(facet.key) ?? null;
        if (number !== null) this.#numbers.get(facet.key)?.push(number);
      }
    }
  }

  counts(refinements: Refinements): FacetCounts {
    const lists: Partial<Record<ListFacetKey, readonly ValueCount[]>> = {};
    const ranges: Partial<Record<RangeFacetKey, RangeCounts>> = {};
    for (const facet of this.#facets) {
      if (facet.shape === 'list') {
        const counts = orderedCounts(facet, this.#values.get(facet.key) ?? new Map(), refinements[facet.key] ?? []);
        if (counts.length > 0) lists[facet.key] = counts;
      } else {
        const counts = rangeCounts(this.#numbers.get(facet.key) ?? []);
        if (counts !== null) ranges[facet.key] = counts;
      }
    }
    return { ...lists, ...ranges };
  }
}
