import type { SiteEntry } from '../../../core/site-search/site-entry.ts';
import { SITE_SORTS, type SiteSort, type SiteValueSort, siteSortRule } from '../../../core/site-search/site-sort.ts';

/** The last tie breaker: ids are unique. */
const ID_ATTRIBUTE = 'order_id';
const RANK_ATTRIBUTE = 'order_rank';
export const SITE_TIES = [`asc(${RANK_ATTRIBUTE})`, `asc(${ID_ATTRIBUTE})`];

/** The orders that there is a replica of. */
export const SITE_VALUE_SORTS = SITE_SORTS.filter((sort) => sort !== 'relevance');

/** The index that answers in this order (product.md SE6): the site's index itself, or one of its replicas. */
export function siteIndexName(prefix: string, sort: SiteSort): string {
  return sort === 'relevance' ? prefix : `${prefix}_${sort.replaceAll('-', '_')}`;
}

/** The ranking that gives the order of core/site-search/site-sort.ts: the service puts what has no value last either way. */
export function siteRankingOf(sort: SiteValueSort): string[] {
  const direction = siteSortRule(sort).direction === 1 ? 'asc' : 'desc';
  return [`${direction}(${orderAttribute(sort)})`, ...SITE_TIES];
}

/** What an entry is ordered by; what it has no value for is absent. */
export function siteOrderValues(entry: SiteEntry): Record<string, string | number> {
  const values: Record<string, string | number> = { [RANK_ATTRIBUTE]: entry.rank, [ID_ATTRIBUTE]: entry.id };
  for (const sort of SITE_VALUE_SORTS) {
    const value = siteSortRule(sort).read(entry);
    if (value !== null) values[orderAttribute(sort)] = value;
  }
  return values;
}

/** Both directions share it. */
function orderAttribute(sort: SiteValueSort): string {
  return `order_${sort.replace(/-(asc|desc)$/, '').replaceAll('-', '_')}`;
}
