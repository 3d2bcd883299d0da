import { estimateRulesOf } from '../../../../core/application/show-yacht.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import { detailSlug } from '../../../../core/yacht/market-rules.ts';
import type { YachtId } from '../../../../core/yacht/yacht.ts';
import type { YachtContext } from '../yacht-context.ts';
import { estimateView } from './build-estimate-view.ts';
import type { EstimateView } from './estimate-view.ts';

/** Builds the estimate that a query of a yacht's page asks for; null if it asks for none, or if she has none. */
export async function buildQueriedEstimate(
  id: YachtId | null,
  query: string,
  context: Omit<YachtContext, 'address'>,
): Promise<EstimateView | null> {
  const yacht = id === null || query === '' ? null : await context.ports.catalogue.byId(id);
  const rules = yacht && (await estimateRulesOf(yacht, context.ports));
  if (yacht === null || rules === null) return null;
  const slug = detailSlug(yacht.slugs, 'charter') ?? '';
  const path = context.href(routePath({ name: 'yacht', market: 'charter', slug }));
  return estimateView(yacht, rules, { ...context, address: { path, query } });
}
