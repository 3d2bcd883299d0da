import { parametersOf, type QueryRules, queryOf } from '../routing/query-rules.ts';
import { type Criteria, emptyCriteria } from '../search/criteria/criteria.ts';
import { decodeCriteria, encodeCriteria } from '../search/query/criteria-query.ts';
import { isSearchKey } from '../search/query/search-query.ts';
import { parseSiteCategory, type SiteCategory } from './site-results.ts';
import { parseSiteSort, type SiteSort } from './site-sort.ts';

/** Text and page are encoded as in a list of yachts, for which the market makes no difference. */
const ANY_MARKET = 'charter';
/** The only key that `m` may have. */
const CATEGORY_MENU = 'category';
const DEFAULT_SORT: SiteSort = 'relevance';

/** The text, category (SE8; null for all), order and page (from 1) of a site search. */
export interface SiteSearchCriteria {
  readonly text: string;
  readonly category: SiteCategory | null;
  readonly sort: SiteSort;
  readonly page: number;
}

/** The rules of the site search page's query. */
export const SITE_SEARCH_QUERY_RULES: QueryRules = {
  owns: isSearchKey,
  canonical: (query) => encodeSiteSearch(decodeSiteSearch(query)),
};

/** Writes `?q=…&m=category:offices&s=date-desc&p=2`, defaults left out; without text neither category nor order. */
export function encodeSiteSearch({ text, category, sort, page }: SiteSearchCriteria): string {
  const parameters = (own: Partial<Criteria>) => encodeCriteria({ ...emptyCriteria(ANY_MARKET), ...own }).slice(1);
  const words = parameters({ text });
  const menu = words === '' || category === null ? '' : `m=${CATEGORY_MENU}:${category}`;
  const order = words === '' || sort === DEFAULT_SORT ? '' : `s=${sort}`;
  return queryOf([words, menu, order, parameters({ page })]);
}

/** Reads what {@link encodeSiteSearch} writes; of several categories the last valid one counts. Never throws. */
export function decodeSiteSearch(query: string | URLSearchParams): SiteSearchCriteria {
  const read = parametersOf(query);
  const { text, page } = decodeCriteria(ANY_MARKET, read);
  const categories = read.getAll('m').flatMap((entry) => {
    const [menu, value, ...more] = entry.split(':');
    return menu === CATEGORY_MENU && more.length === 0 ? (parseSiteCategory(value) ?? []) : [];
  });
  const sorts = read.getAll('s').flatMap((sort) => parseSiteSort(sort) ?? []);
  if (text === '') return { text, category: null, sort: DEFAULT_SORT, page };
  return { text, category: categories.at(-1) ?? null, sort: sorts.at(-1) ?? DEFAULT_SORT, page };
}
