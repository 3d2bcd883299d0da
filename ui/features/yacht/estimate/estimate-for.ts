import { routePath } from '../../../../core/routing/routes.ts';
import { computedType, detailSlug } from '../../../../core/yacht/market-rules.ts';
import type { YachtId } from '../../../../core/yacht/yacht.ts';
import type { YachtContext } from '../yacht-context.ts';
import { estimateView } from './build-estimate-view.ts';
import type { EstimateView } from './estimate-view.ts';

/**
 * The estimate that a query of her page asks for, wherever it is to be told of; null where the query asks for none, she
 * is not let, or there are no terms.
 */
export async function estimateFor(
  id: YachtId | null,
  query: string,
  context: Omit<YachtContext, 'address'>,
): Promise<EstimateView | null> {
  const yacht = id === null || query === '' ? null : await context.ports.catalogue.byId(id);
  const terms = await context.ports.content.charterTerms();
  if (yacht === null || terms === null || yacht.poa || computedType(yacht.market, 'charter') !== 'charter') return null;
  const slug = detailSlug(yacht.slugs, 'charter') ?? '';
  const path = context.href(routePath({ name: 'yacht', market: 'charter', slug }));
  const sea = await context.ports.seaCharts.load();
  return estimateView(yacht, { terms, sea }, { ...context, address: { path, query } });
}
