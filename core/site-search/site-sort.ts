import { ascAndDescSorts, compareSortValues, orderField, type SortRule } from '../search/sort.ts';
import type { SiteSearchEntry } from './site-search-entry.ts';

const FIELDS = ['date', 'popularity', 'event-date'] as const;
type SortField = (typeof FIELDS)[number];

const READERS: Readonly<Record<SortField, SortRule<SiteSearchEntry>['read']>> = {
  date: ({ published }) => published,
  popularity: ({ popularity }) => popularity,
  'event-date': ({ eventDate }) => eventDate,
};

/** The orders of a site search (SE6): by relevance, date, popularity or date of the event. */
export const SITE_SORTS = ['relevance', ...ascAndDescSorts(FIELDS)] as const;
export type SiteSort = (typeof SITE_SORTS)[number];

/** Parses an order; null for anything else. */
export function parseSiteSort(raw: unknown): SiteSort | null {
  return SITE_SORTS.find((sort) => sort === raw) ?? null;
}

export type SiteFieldSort = Exclude<SiteSort, 'relevance'>;

export function siteSortRule(sort: SiteFieldSort): SortRule<SiteSearchEntry> {
  return { read: READERS[orderField<SortField>(sort)], direction: sort.endsWith('-desc') ? -1 : 1 };
}

/** Breaks ties by rank, then by id, so that every order is total and independent of the order of the content. */
export function compareSiteTies(
  a: Pick<SiteSearchEntry, 'rank' | 'id'>,
  b: Pick<SiteSearchEntry, 'rank' | 'id'>,
): number {
  return compareSortValues(a.rank, b.rank, 1) || compareSortValues(a.id, b.id, 1);
}

/** Returns the comparator of an order other than relevance. */
export function siteOrder(sort: SiteFieldSort): (a: SiteSearchEntry, b: SiteSearchEntry) => number {
  const { read, direction } = siteSortRule(sort);
  return (a, b) => compareSortValues(read(a), read(b), direction) || compareSiteTies(a, b);
}
