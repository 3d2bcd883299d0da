import type { EstimateRules } from '../estimate/charter-estimate.ts';
import type { ContentRepository } from '../ports/content-repository.ts';
import type { SeaCharts } from '../ports/sea-charts.ts';
import { computedType } from '../yacht/market-rules.ts';
import type { Yacht } from '../yacht/yacht.ts';

/**
 * The rules by which a yacht's charter is estimated; null where none is shown: she is not for charter, her price is on
 * application, or the content has no charter terms (PR5).
 */
export async function estimateRulesOf(
  yacht: Yacht,
  ports: { readonly content: Pick<ContentRepository, 'charterTerms'>; readonly seaCharts: SeaCharts },
): Promise<EstimateRules | null> {
  if (yacht.poa || computedType(yacht.market, 'charter') !== 'charter') return null;
  const terms = await ports.content.charterTerms();
  return terms === null ? null : { terms, sea: await ports.seaCharts.load() };
}
