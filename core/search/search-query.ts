import { parseSiteCategory, type SiteCategory } from '../content/site-category.ts';
import { parseSiteSort, type SiteSort } from '../content/site-sort.ts';
import type { QueryCodec } from '../routing/query-codec.ts';
import { readableQuery } from '../routing/query-length.ts';
import type { Market } from '../yacht/market.ts';
import { type Criteria, emptyCriteria } from './criteria.ts';
import type { ListFacetKey } from './facets.ts';
import { normaliseCriteria } from './normalise-criteria.ts';
import { decodeCriteria, encodeCriteria } from './url-codec.ts';

/** product.md SE7, `b` and `v` for the map, `f` for how much of the filters is shown, `w` for the sentence they were read from. */
const KEYS = new Set(['i', 'q', 'l', 'm', 'r', 'b', 's', 'f', 'v', 'p', 'w', 'nm']);
const DEFAULT_MARKET: Market = 'charter';
/** The one menu there is. */
const CATEGORY_MENU = 'category';
const DEFAULT_SORT: SiteSort = 'relevance';

/** The query of a market's list. */
export function listQuery(market: Market): QueryCodec {
  return { owns, canonical: (query) => encodeCriteria(decodeCriteria(market, query)) };
}

/** The query of the search page for yachts, where `i` names the market (product.md RT2, SE7). */
export const SEARCH_QUERY: QueryCodec = {
  owns,
  canonical: (query) => encodeSearch(decodeSearch(query), decodeSentence(query)),
};

/** What the search page for everything else is asked: words, a category of SE8 or null for all, an order, and a page from 1. */
export interface WebSearch {
  readonly text: string;
  readonly category: SiteCategory | null;
  readonly sort: SiteSort;
  readonly page: number;
}

/** The query of that page. */
export const WEB_SEARCH_QUERY: QueryCodec = { owns, canonical: (query) => encodeWebSearch(decodeWebSearch(query)) };

/** `?q=…&m=category:offices&s=date-desc&p=2`, defaults left out; without words there is nothing to narrow or order. */
export function encodeWebSearch({ text, category, sort, page }: WebSearch): string {
  const [words, pages] = [{ text }, { page }].map((part) =>
    encodeCriteria({ ...emptyCriteria(DEFAULT_MARKET), ...part }).slice(1),
  );
  const menu = words === '' || category === null ? '' : `m=${CATEGORY_MENU}:${category}`;
  const order = words === '' || sort === DEFAULT_SORT ? '' : `s=${sort}`;
  const query = [words, menu, order, pages].filter((part) => part !== '').join('&');
  return query === '' ? '' : `?${query}`;
}

/** What {@link encodeWebSearch} wrote; of several categories the last valid one counts. Never throws. */
export function decodeWebSearch(query: string | URLSearchParams): WebSearch {
  const read = readableQuery(String(query));
  const { text, page } = decodeCriteria(DEFAULT_MARKET, read);
  const categories = new URLSearchParams(read).getAll('m').flatMap((entry) => {
    const [menu, value, ...more] = entry.split(':');
    return menu === CATEGORY_MENU && more.length === 0 ? (parseSiteCategory(value) ?? []) : [];
  });
  const sorts = new URLSearchParams(read).getAll('s').flatMap((sort) => parseSiteSort(sort) ?? []);
  if (text === '') return { text, category: null, sort: DEFAULT_SORT, page };
  return { text, category: categories.at(-1) ?? null, sort: sorts.at(-1) ?? DEFAULT_SORT, page };
}

/**
 * As {@link encodeCriteria}, with the market in front where it is not charter, and behind all the sentence that the
 * criteria were read from: `?i=sale&q=…&w=…`.
 */
export function encodeSearch(criteria: Criteria, sentence = ''): string {
  const words = encodeCriteria({ ...emptyCriteria(DEFAULT_MARKET), text: sentence });
  const query = [
    criteria.market === DEFAULT_MARKET ? '' : `i=${criteria.market}`,
    encodeCriteria(criteria).slice(1),
    words === '' ? '' : `w${words.slice(2)}`,
  ].filter((part) => part !== '');
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

/** The sentence that a query's criteria were read from, as it was typed; '' where there is none. Never throws. */
export function decodeSentence(query: string | URLSearchParams): string {
  const words = new URLSearchParams(readableQuery(String(query))).getAll('w').at(-1) ?? '';
  return normaliseCriteria({ ...emptyCriteria(DEFAULT_MARKET), text: words }).text;
}

/** What {@link encodeSearch} wrote; of several markets the last valid one counts. Never throws. */
export function decodeSearch(query: string | URLSearchParams): Criteria {
  const text = readableQuery(String(query));
  const named = new URLSearchParams(text).getAll('i').filter((value) => value === 'sale' || value === 'charter');
  return decodeCriteria(named.at(-1) === 'sale' ? 'sale' : DEFAULT_MARKET, text);
}

/** The same question put to the other market: its facets of the same name are asked, what it does not offer is dropped. */
export function onMarket(criteria: Criteria, market: Market): Criteria {
  const refinements: Partial<Record<ListFacetKey, readonly string[]>> = { ...criteria.refinements };
  for (const facet of ['price', 'listing'] as const) {
    const values = criteria.refinements[`${criteria.market}-${facet}`];
    if (values !== undefined) refinements[`${market}-${facet}`] = values;
  }
  return normaliseCriteria({ ...criteria, refinements, market, page: 1 });
}

function owns(key: string): boolean {
  return KEYS.has(key) || key.startsWith('r.');
}
