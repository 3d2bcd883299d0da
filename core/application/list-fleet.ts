import { MARKETS } from '../market/market.ts';
import type { SearchError, YachtSearch } from '../ports/yacht-search.ts';
import type { Display } from '../preferences/display.ts';
import { changeCriteria } from '../search/criteria/change-criteria.ts';
import { withMarket } from '../search/query/search-query.ts';
import type { ToScaleRequest } from '../search/query/to-scale-query.ts';
import { MAX_NAVIGABLE_HITS } from '../search/yacht-link.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { type ListPorts, offeredYachts } from './list-yachts.ts';

/** The yachts of one market or of all, in the order of their lengths. */
export interface Fleet {
  /** The shortest first, each once. */
  readonly yachts: readonly Yacht[];
  /** Whether the search has more yachts than these, which are the longest. */
  readonly isCut: boolean;
}

/** Lists the yachts that a request finds, at most 300 of each market, by length. */
export async function listFleet(
  { market, criteria }: Pick<ToScaleRequest, 'market' | 'criteria'>,
  ports: ListPorts,
  display: Display,
): Promise<Result<Fleet, SearchError>> {
  const yachts = new Map<string, Yacht>();
  let isCut = false;
  const longestFirst = changeCriteria(criteria, { sort: 'length-desc' });
  const options: Parameters<YachtSearch['search']>[1] = { ...display, pageSize: MAX_NAVIGABLE_HITS, facets: [] };
  for (const one of market === 'all' ? MARKETS : [market]) {
    const answer = await ports.search.search(withMarket(longestFirst, one), options);
    if (!answer.ok) return answer;
    isCut ||= answer.value.pages > 1;
    for (const yacht of await offeredYachts(answer.value.hits, one, ports)) yachts.set(yacht.id, yacht);
  }
  return ok({ yachts: [...yachts.values()].sort(byLength), isCut });
}

function byLength(a: Yacht, b: Yacht): number {
  return a.dimensions.length - b.dimensions.length || (a.name < b.name ? -1 : 1);
}
