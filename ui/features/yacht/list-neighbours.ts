import type { Market } from '../../../core/market/market.ts';
import { displayOn } from '../../../core/preferences/display.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { MAX_NAVIGABLE_HITS } from '../../../core/search/yacht-hit.ts';
import { detailSlug, offeredOn } from '../../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import { searchIn } from '../../page-data/search-in.ts';
import type { YachtContext } from './yacht-context.ts';
import type { NeighboursView } from './yacht-view.ts';

/** Finds her neighbours in the market's whole list, for visitors who did not come from a list (YN1). */
export async function listNeighbours(
  yacht: Yacht,
  market: Market,
  { ports, href, preferences, now }: YachtContext,
): Promise<NeighboursView | null> {
  const options = { ...displayOn(preferences, now), pageSize: MAX_NAVIGABLE_HITS, facets: [] };
  const results = await searchIn(ports, 'search').search(emptyCriteria(market), options);
  const hits = results.ok ? results.value.hits : [];
  const at = hits.indexOf(yacht.id);
  if (at === -1) return null;
  const link = async (id: YachtId | undefined) => {
    const other = id === undefined ? null : await ports.catalogue.byId(id);
    // The search index may be older than the catalogue.
    const slug = other && offeredOn(other.market, market) ? detailSlug(other.slugs, market) : null;
    return slug === null ? null : href(routePath({ name: 'yacht', market, slug }));
  };
  return {
    previous: await link(hits[at - 1]),
    next: await link(hits[at + 1]),
    position: at + 1,
    total: hits.length,
  };
}
