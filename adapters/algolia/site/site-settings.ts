import { SITE_FIELDS } from '../../../core/site-search/site-entry.ts';
import { SITE_SORTS, type SiteSort } from '../../../core/site-search/site-sort.ts';
import { type IndexSettings, MAX_PAGED_HITS, TEXT_RANKING, TEXT_SETTINGS } from '../index-settings.ts';
import { SITE_TIES, SITE_VALUE_SORTS, siteIndexName, siteRankingOf } from './site-orders.ts';
import { CATEGORY_ATTRIBUTE, LOCALE_ATTRIBUTE } from './site-record.ts';

const COMMON: IndexSettings = {
  ...TEXT_SETTINGS,
  searchableAttributes: SITE_FIELDS.map((field) => `unordered(${field})`),
  attributesForFaceting: [`filterOnly(${LOCALE_ATTRIBUTE})`, CATEGORY_ATTRIBUTE],
  attributesToHighlight: [],
  paginationLimitedTo: MAX_PAGED_HITS,
};

/** Returns the settings of the site index and its replicas, by name, the index itself first (SE6, SE8). */
export function siteSettings(prefix: string): ReadonlyMap<string, IndexSettings> {
  return new Map(SITE_SORTS.map((sort) => [siteIndexName(prefix, sort), settingsOf(prefix, sort)]));
}

function settingsOf(prefix: string, sort: SiteSort): IndexSettings {
  if (sort !== 'relevance') return { ...COMMON, ranking: siteRankingOf(sort), customRanking: [] };
  const replicas = SITE_VALUE_SORTS.map((other) => siteIndexName(prefix, other));
  return { ...COMMON, replicas, ranking: TEXT_RANKING, customRanking: SITE_TIES };
}
