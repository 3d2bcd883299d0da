import type { Market } from '../../core/market/market.ts';
import type { Currency } from '../../core/price/currency.ts';
import type { Season } from '../../core/price/season.ts';
import type { StayGroup } from '../../core/search/criteria/stay-criteria.ts';
import type { FigureDisplay } from '../../core/search/facets/facet.ts';
import type { Facet } from '../../core/search/facets/facets.ts';
import { figureColumnKey } from '../../core/search/facets/figure-columns.ts';
import type { SortKey } from '../../core/search/sort.ts';
import type { SiteSort } from '../../core/site-search/site-sort.ts';

// The names and limits of the indices that `npm run search:push` fills and the adapters search.

/** The service's limit on the counted values of a facet. */
export const MAX_VALUES_PER_FACET = 1000;
/** The service's limit on the hits of all pages. */
export const MAX_PAGED_HITS = 20_000;

/** The attribute with the id of a yacht. */
export const YACHT_ID_ATTRIBUTE = 'content.yachtid';
/** The attribute with the markets on which a yacht is offered. */
export const MARKETS_ATTRIBUTE = 'markets';
/** The attribute with the ids of a yacht's cruising areas that have a position. */
export const LOCATED_AREAS_ATTRIBUTE = 'places';

/** The attribute with the day number from which nothing is known of a yacht's nights; 0 without a calendar. */
export const CALENDAR_END_ATTRIBUTE = 'calendar_end';

/** Returns the attribute with the nights, by first day, that are at worst of a group (AV5). */
export function nightsAttribute(group: StayGroup): string {
  return `nights_${group}`;
}

/** Returns the attribute for the key of a list facet or figure column (core/search/facets/figure-columns.ts). */
export function facetAttribute(key: string): string {
  return `facet_${key.replaceAll('-', '_')}`;
}

/** Returns the attribute that holds a facet's values; for a range facet, its figures in the display. */
export function countedAttribute(facet: Facet, display: FigureDisplay): string {
  return facetAttribute(facet.shape === 'range' ? figureColumnKey(facet, display) : facet.key);
}

/** The order of an index. Market and currency matter only to orders by price, the season only to charter rates. */
export interface ListOrder {
  readonly sort: SortKey;
  readonly market: Market;
  readonly currency: Currency;
  readonly season: Season;
}

/** Returns the name of the index for an order (SE1, SE6): the yacht index or one of its replicas. */
export function indexName(prefix: string, order: ListOrder): string {
  if (order.sort === 'default') return prefix;
  return `${prefix}_${order.sort.replace('-', `${priceSuffix(order)}_`)}`;
}

/** Returns what the names of an index and of its order attribute add to `price`; '' for orders other than by price. */
export function priceSuffix({ sort, market, currency, season }: ListOrder): string {
  if (!sort.startsWith('price-')) return '';
  return market === 'charter' ? `_${market}_${currency}_${season}` : `_${market}_${currency}`;
}

export const LOCALE_ATTRIBUTE = 'locale';
export const CATEGORY_ATTRIBUTE = 'category';
/** The attribute that holds the id of an entry; hits return no other attribute. */
export const ENTRY_ID_ATTRIBUTE = 'entry';

/** Returns the name of the index for an order (SE6): the site index or one of its replicas. */
export function siteIndexName(prefix: string, sort: SiteSort): string {
  return sort === 'relevance' ? prefix : `${prefix}_${sort.replaceAll('-', '_')}`;
}
