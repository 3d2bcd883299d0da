import type { SiteEntry } from '../../../core/site-search/site-entry.ts';
import { SITE_SORTS, type SiteSort, type SiteValueSort, siteSortRule } from '../../../core/site-search/site-sort.ts';

/** The last tie breaker, since ids are unique. */
const ID_ATTRIBUTE = 'order_id';
const RANK_ATTRIBUTE = 'order_rank';
export const SITE_TIES = [`asc(${RANK_ATTRIBUTE})`, `asc(${ID_ATTRIBUTE})`];

/** The orders that have a replica. */
export const SITE_VALUE_SORTS = SITE_SORTS.filter((sort) => sort !== 'relevance');

/** Returns the index for an order (SE6): the site index or one of its replicas. */
export function siteIndexName(prefix: string, sort: SiteSort): string {
  return sort === 'relevance' ? prefix : `${prefix}_${sort.replaceAll('-', '_')}`;
}

/**
 * Returns the ranking of an order of core/site-search/site-sort.ts. The service puts entries without a value last in
 * both directions.
 */
export function siteRankingOf(sort: SiteValueSort): string[] {
  const direction = siteSortRule(sort).direction === 1 ? 'asc' : 'desc';
  return [`${direction}(${orderAttribute(sort)})`, ...SITE_TIES];
}

/** Returns an entry's values to sort by, without missing ones. */
export function siteOrderValues(entry: SiteEntry): Record<string, string | number> {
  const values: Record<string, string | number> = { [RANK_ATTRIBUTE]: entry.rank, [ID_ATTRIBUTE]: entry.id };
  for (const sort of SITE_VALUE_SORTS) {
    const value = siteSortRule(sort).read(entry);
    if (value !== null) values[orderAttribute(sort)] = value;
  }
  return values;
}

/** Returns the attribute of an order, which both directions share. */
function orderAttribute(sort: SiteValueSort): string {
  return `order_${sort.replace(/-(asc|desc)$/, '').replaceAll('-', '_')}`;
}
