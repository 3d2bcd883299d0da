import { parametersOf, type QueryRules, queryOf } from '../routing/query-rules.ts';
import { OPEN_WEEKS_QUERY_RULES } from '../search/query/open-weeks-query.ts';
import { TO_SCALE_QUERY_RULES } from '../search/query/to-scale-query.ts';
import { parseSort, type SortKey } from '../search/sort.ts';

/** The choices in the query of a content page, which apply to its lists. */
export interface ContentQuery {
  /** Category of a list of pages; null for all. */
  readonly category: string | null;
  /** Order of a yacht grid; null for the grid's own. */
  readonly sort: SortKey | null;
  /** Counted from 1. */
  readonly page: number;
}

const KEYS = { category: 'c', sort: 's', page: 'p' } as const;
const CATEGORY = /^[a-z0-9-]{1,40}$/;

/** Writes the query of a page: '' for a list in its initial state, else `?c=…&s=…&p=…`. */
export function encodeContentQuery({ category, sort, page }: ContentQuery): string {
  const query = new URLSearchParams();
  if (category !== null) query.set(KEYS.category, category);
  if (sort !== null && sort !== 'default') query.set(KEYS.sort, sort);
  if (page > 1) query.set(KEYS.page, String(page));
  return query.size === 0 ? '' : `?${query}`;
}

/** Reads the query that {@link encodeContentQuery} writes. Invalid parts are dropped; it never throws. */
export function decodeContentQuery(query: string): ContentQuery {
  const fields = parametersOf(query);
  const category = fields.get(KEYS.category) ?? '';
  const page = fields.get(KEYS.page) ?? '';
  const sort = parseSort(fields.get(KEYS.sort));
  return {
    category: CATEGORY.test(category) ? category : null,
    sort: sort === 'default' ? null : sort,
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  };
}

/** The rules of blocks with a query of their own, which any page may show. */
const BLOCK_QUERY_RULES: readonly QueryRules[] = [TO_SCALE_QUERY_RULES, OPEN_WEEKS_QUERY_RULES];

/** The rules of the query of pages made of blocks: of their lists, of the fleet to scale and of open weeks. */
export const CONTENT_QUERY_RULES: QueryRules = {
  owns: (key) => Object.values(KEYS).some((own) => own === key) || BLOCK_QUERY_RULES.some((rules) => rules.owns(key)),
  canonical: (query) =>
    queryOf([
      encodeContentQuery(decodeContentQuery(query)).slice(1),
      ...BLOCK_QUERY_RULES.map((rules) => rules.canonical(query).slice(1)),
    ]),
};
