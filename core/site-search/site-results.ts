import type { SearchResults } from '../search/results.ts';

/** One page of the results of a site search. */
export interface SiteResults extends Pick<SearchResults, 'pages' | 'page'> {
  /** Ids of the entries of this page, in order. */
  readonly ids: readonly string[];
  /** The number of entries on all pages, in the chosen category. */
  readonly total: number;
  /** Counts as if no category were chosen, in the order of the categories; empty ones are left out. */
  readonly categories: readonly CategoryCount[];
  /** The number of entries found, in any category or none. */
  readonly all: number;
}

export interface CategoryCount {
  readonly category: SiteCategory;
  readonly count: number;
}

/** The results of a text without words. */
export const NO_SITE_RESULTS: SiteResults = { ids: [], total: 0, pages: 1, page: 1, categories: [], all: 0 };

/** Orders counts by category for {@link SiteResults}. */
export function orderedCategoryCounts(counts: ReadonlyMap<string, number>): readonly CategoryCount[] {
  return SITE_SEARCH_CATEGORIES.map((category) => ({ category, count: counts.get(category) ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

/** The categories that a site search can be narrowed to (SE8). */
export const SITE_SEARCH_CATEGORIES = ['destinations', 'events', 'news', 'editorials', 'people', 'offices'] as const;
export type SiteCategory = (typeof SITE_SEARCH_CATEGORIES)[number];

/** Parses a category; null for anything else. */
export function parseSiteCategory(raw: unknown): SiteCategory | null {
  return SITE_SEARCH_CATEGORIES.find((category) => category === raw) ?? null;
}
