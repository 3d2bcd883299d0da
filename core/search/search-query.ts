import type { QueryCodec } from '../routing/query-codec.ts';
import { readableQuery } from '../routing/query-length.ts';
import type { Market } from '../yacht/market.ts';
import { type Criteria, emptyCriteria } from './criteria.ts';
import { normaliseCriteria } from './normalise-criteria.ts';
import { decodeCriteria, encodeCriteria } from './url-codec.ts';

/** product.md SE7, `b` and `v` for the map, and `f` for how much of the filters is shown. `m` and `nm` are ours too, but nothing is kept in them. */
const KEYS = new Set(['i', 'q', 'l', 'm', 'r', 'b', 's', 'f', 'v', 'p', 'nm']);
const DEFAULT_MARKET: Market = 'charter';

/** The query of a market's list. */
export function listQuery(market: Market): QueryCodec {
  return { owns, canonical: (query) => encodeCriteria(decodeCriteria(market, query)) };
}

/** The query of the search page for yachts, where `i` names the market (product.md RT2, SE7). */
export const SEARCH_QUERY: QueryCodec = { owns, canonical: (query) => encodeSearch(decodeSearch(query)) };

/** The query of the search page for everything else: words and a page, nothing more. */
export const WEB_SEARCH_QUERY: QueryCodec = {
  owns,
  canonical(query) {
    const { text, page } = decodeCriteria(DEFAULT_MARKET, query);
    return encodeCriteria({ ...emptyCriteria(DEFAULT_MARKET), text, page });
  },
};

/** As {@link encodeCriteria}, with the market in front where it is not charter: `?i=sale&q=…`. */
export function encodeSearch(criteria: Criteria): string {
  const rest = encodeCriteria(criteria);
  if (criteria.market === DEFAULT_MARKET) return rest;
  return `?i=${criteria.market}${rest === '' ? '' : `&${rest.slice(1)}`}`;
}

/** What {@link encodeSearch} wrote; of several markets the last valid one counts. Never throws. */
export function decodeSearch(query: string | URLSearchParams): Criteria {
  const text = readableQuery(typeof query === 'string' ? query : query.toString());
  const named = new URLSearchParams(text).getAll('i').filter((value) => value === 'sale' || value === 'charter');
  return decodeCriteria(named.at(-1) === 'sale' ? 'sale' : DEFAULT_MARKET, text);
}

/** The same question put to the other market: what that one does not offer is dropped. */
export function onMarket(criteria: Criteria, market: Market): Criteria {
  return normaliseCriteria({ ...criteria, market, page: 1 });
}

function owns(key: string): boolean {
  return KEYS.has(key) || key.startsWith('r.');
}
