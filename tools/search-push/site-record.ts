import {
  CATEGORY_ATTRIBUTE,
  ENTRY_ID_ATTRIBUTE,
  LOCALE_ATTRIBUTE,
  MAX_PAGED_HITS,
  siteIndexName,
} from '../../adapters/algolia/index-attributes.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { SiteSearchEntry } from '../../core/site-search/site-search-entry.ts';
import { SITE_SEARCH_FIELDS, siteWords } from '../../core/site-search/site-search-entry.ts';
import { SITE_SORTS, type SiteFieldSort, type SiteSort, siteSortRule } from '../../core/site-search/site-sort.ts';
import { type IndexSettings, TEXT_RANKING, TEXT_SETTINGS } from './index-settings.ts';

/** An entry in one locale, as the index holds it. */
export interface SiteRecord {
  readonly objectID: string;
  readonly [attribute: string]: unknown;
}

/** Builds a record. Its searchable texts are unique folded words, which keeps the records of long pages small. */
export function siteRecord(entry: SiteSearchEntry, locale: Locale): SiteRecord {
  const words = siteWords(entry, locale);
  return {
    objectID: `${locale}:${entry.id}`,
    [ENTRY_ID_ATTRIBUTE]: entry.id,
    [LOCALE_ATTRIBUTE]: locale,
    // Readable name for the service's dashboard.
    name: entry.title[locale],
    ...(entry.category !== null && { [CATEGORY_ATTRIBUTE]: entry.category }),
    ...Object.fromEntries(SITE_SEARCH_FIELDS.map((field, at) => [field, words[at]])),
    ...siteOrderValues(entry),
  };
}

const COMMON: IndexSettings = {
  ...TEXT_SETTINGS,
  searchableAttributes: SITE_SEARCH_FIELDS.map((field) => `unordered(${field})`),
  attributesForFaceting: [`filterOnly(${LOCALE_ATTRIBUTE})`, CATEGORY_ATTRIBUTE],
  attributesToHighlight: [],
  paginationLimitedTo: MAX_PAGED_HITS,
};

/** Returns the settings of the site index and its replicas, by name, the index itself first (SE6, SE8). */
export function siteIndexSettings(prefix: string): ReadonlyMap<string, IndexSettings> {
  return new Map(SITE_SORTS.map((sort) => [siteIndexName(prefix, sort), settingsOf(prefix, sort)]));
}

function settingsOf(prefix: string, sort: SiteSort): IndexSettings {
  if (sort !== 'relevance') return { ...COMMON, ranking: siteRankingOf(sort), customRanking: [] };
  const replicas = SITE_VALUE_SORTS.map((other) => siteIndexName(prefix, other));
  return { ...COMMON, replicas, ranking: TEXT_RANKING, customRanking: SITE_TIES };
}

/** The last tie breaker, since ids are unique. */
const ID_ATTRIBUTE = 'order_id';
const RANK_ATTRIBUTE = 'order_rank';
const SITE_TIES = [`asc(${RANK_ATTRIBUTE})`, `asc(${ID_ATTRIBUTE})`];

/** The orders that have a replica. */
export const SITE_VALUE_SORTS = SITE_SORTS.filter((sort) => sort !== 'relevance');

/**
 * Returns the ranking of an order of core/site-search/site-sort.ts. The service puts entries without a value last in
 * both directions.
 */
export function siteRankingOf(sort: SiteFieldSort): string[] {
  const direction = siteSortRule(sort).direction === 1 ? 'asc' : 'desc';
  return [`${direction}(${orderAttribute(sort)})`, ...SITE_TIES];
}

/** Returns an entry's values to sort by, without missing ones. */
export function siteOrderValues(entry: SiteSearchEntry): Record<string, string | number> {
  const values: Record<string, string | number> = { [RANK_ATTRIBUTE]: entry.rank, [ID_ATTRIBUTE]: entry.id };
  for (const sort of SITE_VALUE_SORTS) {
    const value = siteSortRule(sort).read(entry);
    if (value !== null) values[orderAttribute(sort)] = value;
  }
  return values;
}

/** Returns the attribute of an order, which both directions share. */
function orderAttribute(sort: SiteFieldSort): string {
  return `order_${sort.replace(/-(asc|desc)$/, '').replaceAll('-', '_')}`;
}
