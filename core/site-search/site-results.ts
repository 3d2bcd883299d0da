import { SITE_CATEGORIES, type SiteCategory } from './site-category.ts';

/** One page of what the search of the site found. */
export interface SiteResults {
  /** Ids of the entries of this page, in order. */
  readonly ids: readonly string[];
  /** Entries on all pages, in the chosen category. */
  readonly total: number;
  /** At least 1, so that an empty list is page 1 of 1. */
  readonly pages: number;
  /** The page these ids are of: a page past the end is answered with the last. */
  readonly page: number;
  /** Counted as if no category were chosen, in the order of the categories; only those in which something is found. */
  readonly categories: readonly CategoryCount[];
  /** Entries found in all categories, and in none. */
  readonly all: number;
}

export interface CategoryCount {
  readonly category: SiteCategory;
  readonly count: number;
}

/** What a text without a word finds. */
export const NOTHING_ON_SITE: SiteResults = { ids: [], total: 0, pages: 1, page: 1, categories: [], all: 0 };

/** Counts by category as results hold them. */
export function categoryCounts(counts: ReadonlyMap<string, number>): readonly CategoryCount[] {
  return SITE_CATEGORIES.map((category) => ({ category, count: counts.get(category) ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}
