import type { Market } from '../../../core/market/market.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { MARKETS_ATTRIBUTE } from '../yachts/yacht-record.ts';
import type { RecommendModel } from './recommend-model.ts';

/** The service's query for one yacht. */
export interface RecommendQuery {
  readonly indexName: string;
  readonly model: RecommendModel;
  readonly objectID: string;
  /** Minimum score from 0 to 100. */
  readonly threshold: number;
  readonly maxRecommendations: number;
  readonly queryParameters: {
    readonly facetFilters: string[];
    readonly attributesToRetrieve: string[];
    readonly analytics: false;
  };
}

/** The service's limit, requested in full since some yachts may have left the catalogue. */
const MAX_RECOMMENDATIONS = 30;

export function recommendQuery(
  index: string,
  model: RecommendModel,
  yacht: { readonly id: YachtId },
  market: Market,
): RecommendQuery {
  return {
    indexName: index,
    model,
    objectID: yacht.id,
    // No minimum: the order suffices, and distant yachts are better than none.
    threshold: 0,
    maxRecommendations: MAX_RECOMMENDATIONS,
    queryParameters: {
      facetFilters: [`${MARKETS_ATTRIBUTE}:${market}`],
      attributesToRetrieve: ['objectID'],
      analytics: false,
    },
  };
}
