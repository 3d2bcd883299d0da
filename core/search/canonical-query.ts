import type { Market } from '../yacht/market.ts';
import { readableQuery } from './query-length.ts';
import { decodeCriteria, encodeCriteria } from './url-codec.ts';

/** product.md SE7. `i`, `m` and `nm` are ours too, but nothing is kept in them yet. */
const KEYS = new Set(['i', 'q', 'l', 'm', 'r', 's', 'p', 'nm']);

/** The canonical query of the same criteria, with the parameters that are not ours behind it, as they came. */
export function canonicalQuery(market: Market, query: string): string {
  const { foreign } = partsOf(query);
  const parameters = [encodeCriteria(decodeCriteria(market, query)).slice(1), ...foreign].filter((part) => part !== '');
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

/** Whether our own parameters stand as {@link encodeCriteria} writes them, wherever foreign ones stand. */
export function isCanonicalQuery(market: Market, query: string): boolean {
  const { own } = partsOf(query);
  return encodeCriteria(decodeCriteria(market, query)).slice(1) === own.join('&');
}

/** The raw parameters of a query, ours apart from the others. */
function partsOf(query: string): { readonly own: readonly string[]; readonly foreign: readonly string[] } {
  const parts = readableQuery(query)
    .split('&')
    .filter((part) => part !== '');
  const isOwn = (part: string) =>
    [...new URLSearchParams(part).keys()].every((key) => KEYS.has(key) || key.startsWith('r.'));
  return { own: parts.filter(isOwn), foreign: parts.filter((part) => !isOwn(part)) };
}
