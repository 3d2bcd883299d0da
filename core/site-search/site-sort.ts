import { compareSortValues, type SortRule, type SortValue } from '../search/sort.ts';
import { assertNever } from '../shared/assert-never.ts';
import type { SiteEntry } from './site-entry.ts';

/** product.md SE6, for what is no yacht: what is nearest to the words first, or by date, popularity or date of the event. */
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

/** Null for anything that is no order. */
export function parseSiteSort(raw: unknown): SiteSort | null {
  return SITE_SORTS.find((sort) => sort === raw) ?? null;
}

export type SiteValueSort = Exclude<SiteSort, 'relevance'>;

/** What entries are ordered by. */
interface SiteSortRule {
  /** Null where it has no such value: it comes last whichever way the list runs. */
  readonly read: (entry: SiteEntry) => SortValue;
  readonly direction: SortRule['direction'];
}

export function siteSortRule(sort: SiteValueSort): SiteSortRule {
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

/** Equals go by rank, then by id, so that an order is total and none depends on how the content was read. */
export function siteTies(a: Pick<SiteEntry, 'rank' | 'id'>, b: Pick<SiteEntry, 'rank' | 'id'>): number {
  return compareSortValues(a.rank, b.rank, 1) || compareSortValues(a.id, b.id, 1);
}

/** The order of a list that does not go by its words. */
export function siteOrder(sort: SiteValueSort): (a: SiteEntry, b: SiteEntry) => number {
  const { read, direction } = siteSortRule(sort);
  return (a, b) => compareSortValues(read(a), read(b), direction) || siteTies(a, b);
}
