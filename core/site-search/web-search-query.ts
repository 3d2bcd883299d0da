import type { QueryCodec } from '../routing/query-codec.ts';
import { readableQuery } from '../routing/readable-query.ts';
import { emptyCriteria } from '../search/criteria/criteria.ts';
import { isSearchKey } from '../search/query/search-query.ts';
import { decodeCriteria, encodeCriteria } from '../search/query/url-codec.ts';
import { parseSiteCategory, type SiteCategory } from './site-category.ts';
import { parseSiteSort, type SiteSort } from './site-sort.ts';

/** Words and page are written as in a list of yachts, whose market makes no difference to them. */
const ANY_MARKET = 'charter';
/** The one menu there is. */
const CATEGORY_MENU = 'category';
const DEFAULT_SORT: SiteSort = 'relevance';

/** What the search page for everything else is asked: words, a category of SE8 or null for all, an order, and a page from 1. */
export interface WebSearch {
  readonly text: string;
  readonly category: SiteCategory | null;
  readonly sort: SiteSort;
  readonly page: number;
}

/** The query of that page. */
export const WEB_SEARCH_QUERY: QueryCodec = {
  owns: isSearchKey,
  canonical: (query) => encodeWebSearch(decodeWebSearch(query)),
};

/** `?q=…&m=category:offices&s=date-desc&p=2`, defaults left out; without words there is nothing to narrow or order. */
export function encodeWebSearch({ text, category, sort, page }: WebSearch): string {
  const [words, pages] = [{ text }, { page }].map((part) =>
    encodeCriteria({ ...emptyCriteria(ANY_MARKET), ...part }).slice(1),
  );
  const menu = words === '' || category === null ? '' : `m=${CATEGORY_MENU}:${category}`;
  const order = words === '' || sort === DEFAULT_SORT ? '' : `s=${sort}`;
  const query = [words, menu, order, pages].filter((part) => part !== '').join('&');
  return query === '' ? '' : `?${query}`;
}

/** What {@link encodeWebSearch} wrote; of several categories the last valid one counts. Never throws. */
export function decodeWebSearch(query: string | URLSearchParams): WebSearch {
  const read = readableQuery(String(query));
  const { text, page } = decodeCriteria(ANY_MARKET, read);
  const categories = new URLSearchParams(read).getAll('m').flatMap((entry) => {
    const [menu, value, ...more] = entry.split(':');
    return menu === CATEGORY_MENU && more.length === 0 ? (parseSiteCategory(value) ?? []) : [];
  });
  const sorts = new URLSearchParams(read).getAll('s').flatMap((sort) => parseSiteSort(sort) ?? []);
  if (text === '') return { text, category: null, sort: DEFAULT_SORT, page };
  return { text, category: categories.at(-1) ?? null, sort: sorts.at(-1) ?? DEFAULT_SORT, page };
}
