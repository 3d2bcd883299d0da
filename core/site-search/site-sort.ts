import { compareSortValues, type SortRule } from '../search/sort.ts';
import { assertNever } from '../shared/assert-never.ts';
import type { SiteEntry } from './site-entry.ts';

/** The orders of a site search (SE6): by relevance, date, popularity or date of the event. */
export const SITE_SORTS = [
  'relevance',
  'date-asc',
  'date-desc',
  'popularity-asc',
  'popularity-desc',
  'event-date-asc',
  'event-date-desc',
] as const;
export type SiteSort = (typeof SITE_SORTS)[number];

/** Parses an order; null for anything else. */
export function parseSiteSort(raw: unknown): SiteSort | null {
  return SITE_SORTS.find((sort) => sort === raw) ?? null;
}

export type SiteValueSort = Exclude<SiteSort, 'relevance'>;

export function siteSortRule(sort: SiteValueSort): SortRule<SiteEntry> {
  const direction = sort.endsWith('-desc') ? -1 : 1;
  switch (sort) {
    case 'date-asc':
    case 'date-desc':
      return { read: ({ published }) => published, direction };
    case 'popularity-asc':
    case 'popularity-desc':
      return { read: ({ popularity }) => popularity, direction };
    case 'event-date-asc':
    case 'event-date-desc':
      return { read: ({ eventDate }) => eventDate, direction };
    default:
      return assertNever(sort);
  }
}

/** Breaks ties by rank, then by id, so that every order is total and independent of the order of the content. */
export function siteTies(a: Pick<SiteEntry, 'rank' | 'id'>, b: Pick<SiteEntry, 'rank' | 'id'>): number {
  return compareSortValues(a.rank, b.rank, 1) || compareSortValues(a.id, b.id, 1);
}

/** The comparator of an order other than relevance. */
export function siteOrder(sort: SiteValueSort): (a: SiteEntry, b: SiteEntry) => number {
  const { read, direction } = siteSortRule(sort);
  return (a, b) => compareSortValues(read(a), read(b), direction) || siteTies(a, b);
}
