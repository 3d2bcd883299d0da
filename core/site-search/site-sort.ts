import { bothOrders, compareSortValues, orderField, type SortRule } from '../search/sort.ts';
import type { SiteEntry } from './site-entry.ts';

const FIELDS = ['date', 'popularity', 'event-date'] as const;
type SortField = (typeof FIELDS)[number];

const READERS: Readonly<Record<SortField, SortRule<SiteEntry>['read']>> = {
  date: ({ published }) => published,
  popularity: ({ popularity }) => popularity,
  'event-date': ({ eventDate }) => eventDate,
};

/** The orders of a site search (SE6): by relevance, date, popularity or date of the event. */
export const SITE_SORTS = ['relevance', ...bothOrders(FIELDS)] as const;
export type SiteSort = (typeof SITE_SORTS)[number];

/** Parses an order; null for anything else. */
export function parseSiteSort(raw: unknown): SiteSort | null {
  return SITE_SORTS.find((sort) => sort === raw) ?? null;
}

export type SiteValueSort = Exclude<SiteSort, 'relevance'>;

export function siteSortRule(sort: SiteValueSort): SortRule<SiteEntry> {
  return { read: READERS[orderField<SortField>(sort)], direction: sort.endsWith('-desc') ? -1 : 1 };
}

/** Breaks ties by rank, then by id, so that every order is total and independent of the order of the content. */
export function siteTies(a: Pick<SiteEntry, 'rank' | 'id'>, b: Pick<SiteEntry, 'rank' | 'id'>): number {
  return compareSortValues(a.rank, b.rank, 1) || compareSortValues(a.id, b.id, 1);
}

/** Returns the comparator of an order other than relevance. */
export function siteOrder(sort: SiteValueSort): (a: SiteEntry, b: SiteEntry) => number {
  const { read, direction } = siteSortRule(sort);
  return (a, b) => compareSortValues(read(a), read(b), direction) || siteTies(a, b);
}
